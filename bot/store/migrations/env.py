"""What Alembic runs: the steps still missing, over the connection that the store hands in."""

from alembic import context

from bot.store.metadata import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
