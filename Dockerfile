# The packages, in a virtual environment of their own
FROM python:3.13-slim-bookworm AS packages
RUN python -m venv /venv
COPY requirements.lock /tmp/requirements.lock
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary :all: \
    --require-hashes --requirement /tmp/requirements.lock

# The bot: the packages and three folders, nothing that builds
FROM python:3.13-slim-bookworm
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/crapette.db \
    HEALTH_FILE=/tmp/health
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin crapette \
    && install --directory --owner=crapette --group=crapette /data
COPY --from=packages /venv /venv
WORKDIR /app
COPY engine engine
COPY render render
COPY bot bot
RUN python -m compileall -q engine render bot

USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
