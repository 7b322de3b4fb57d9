# Every target makes what it needs by itself, from nothing but Python 3.11 or newer:
# the virtual environment lies in .venv and holds what the hashed locks say.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# uv installs in seconds what takes pip a minute; where it cannot (no build of it for this
# machine, an index that only pip is told of), pip does the same from the same lock.
UV := $(BIN)/python -m uv --quiet pip install --python $(BIN)/python
INSTALL = $(UV) --require-hashes --requirement $(1) 2>/dev/null \
	|| $(PIP) install --require-hashes --requirement $(1)

# Another Python: make play PYTHON=/path/to/python3.13
PYTHON ?= python3

# Compiled modules are kept even where the surroundings say otherwise: the tests and checks
# start many processes, and each would compile everything again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play run test check bench soak lock picture presets

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(VENV)/.play ## try a game in your browser: no token, no server
	@$(BIN)/python -m bot playground $(ARGS)

run: $(VENV)/.run ## the bot itself; needs DISCORD_TOKEN (see .env.example)
	@$(BIN)/python -m bot $(ARGS)

test: $(VENV)/.dev ## every test, and how much of the code they reach
	@rm -f .coverage .coverage.*
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report= $(ARGS)
	@$(BIN)/coverage report --fail-under=90
	@$(BIN)/coverage report --include='engine/*' --fail-under=100
	@$(BIN)/coverage report --include='bot/service/*' --fail-under=100

check: $(VENV)/.dev ## style, types, walls between the layers, the Dockerfile
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/hadolint Dockerfile

presets: $(VENV)/.run ## the README's table of rule sets, from the rule sets themselves
	PYTHONPATH=. $(BIN)/python docs/presets_table.py

bench: $(VENV)/.dev ## speed, as ratios measured in one run
	@$(BIN)/python -m tests.bench $(ARGS)

soak: $(VENV)/.dev ## thousands of random and greedy games
	@$(BIN)/python -m tests.soak $(ARGS)
	@$(BIN)/python -m pytest -n 2 -m soak -o faulthandler_timeout=0

picture: $(VENV)/.run ## the README's picture, drawn from a real game
	$(BIN)/python -m bot draw docs/game.txt -o docs/table.png

# Versions stay as they are unless asked: make lock UPGRADE=--upgrade
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" $(UPGRADE)

lock: $(VENV)/.dev ## compile the locks from pyproject.toml
	$(COMPILE) pyproject.toml --extra dev --output-file requirements-dev.lock
	$(COMPILE) pyproject.toml --extra play --constraint requirements-dev.lock --output-file requirements-play.lock
	$(COMPILE) pyproject.toml --constraint requirements-dev.lock --output-file requirements.lock
	$(COMPILE) --group installer --constraint requirements-dev.lock --output-file requirements-uv.lock

# The development lock holds the playground's, and that one the bot's; each is installed
# only when its target is asked for, and then not again until it changes.
$(VENV)/.run: requirements.lock | $(BIN)/python
	@echo "Installing what the bot needs (once)."
	@$(call INSTALL,requirements.lock)
	@touch $@

$(VENV)/.play: requirements-play.lock | $(BIN)/python
	@echo "Installing what the playground needs (once)."
	@$(call INSTALL,requirements-play.lock)
	@touch $(VENV)/.run $@

$(VENV)/.dev: requirements-dev.lock | $(BIN)/python
	@echo "Installing what the tests and checks need (once)."
	@$(call INSTALL,requirements-dev.lock)
	@touch $(VENV)/.run $(VENV)/.play $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "This needs Python 3.11 or newer; $(PYTHON) is $$(command -v $(PYTHON) >/dev/null && $(PYTHON) -V 2>&1 || echo not there)."; \
		echo "Install it, or name it if you have it: make $(MAKECMDGOALS) PYTHON=/path/to/python3.13"; \
		exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
		rm -f $@; \
		echo "$(PYTHON) could not make a virtual environment in $(VENV)."; \
		$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
			echo "On Debian and Ubuntu its module is a package of its own: apt install python3-venv"; \
		exit 1; }
	@$(PIP) install --require-hashes --requirement requirements-uv.lock 2>/dev/null || true
