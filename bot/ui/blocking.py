"""Taking no challenges from somebody, and taking them again."""

from bot.ui.ack import whisper
from bot.ui.desk import Interaction, private


async def block(interaction: Interaction, other_id: int) -> None:
    """Block somebody, and say what that means.

    Raises:
        BlockSelf, TooManyBlocks: as named.
    """
    await interaction.client.desk.blocks.block(interaction.user.id, other_id)
    await whisper(interaction, private(interaction).blocks.blocked(other_id))


async def unblock(interaction: Interaction, other_id: int) -> None:
    """Take a block back, or say that there was none."""
    said = private(interaction).blocks
    was_blocked = await interaction.client.desk.blocks.unblock(interaction.user.id, other_id)
    sentence = said.unblocked if was_blocked else said.not_blocked
    await whisper(interaction, sentence(other_id))


async def list_blocked(interaction: Interaction) -> None:
    """List whom the user has blocked."""
    users = await interaction.client.desk.blocks.blocked(interaction.user.id)
    await whisper(interaction, private(interaction).blocks.all(users))
