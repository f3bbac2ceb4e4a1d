# The game needs Python 3.11 or newer; everything else goes into .venv, once.
# The README has the same commands for systems without make.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PLAY_READY := $(VENV)/.ready-to-play
DEV_READY := $(VENV)/.ready-to-develop

# Any new enough Python will do. Without one, python3 is what the message is about.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(or $(firstword $(foreach name,$(CANDIDATES),$(shell $(name) $(NEW_ENOUGH) 2>/dev/null && echo $(name)))),python3)

ARGS ?=

.PHONY: help play check test soak pictures bench wheel messages clean

help:
	@echo "make play     start the game      (ARGS=\"simulate pony-express --games 100\" for another command)"
	@echo "make check    format, lint and types alone: quick, and part of make test"
	@echo "make test     all checks and tests (ARGS=\"-k prison\" for some)"
	@echo "make soak     the long-running tests"
	@echo "make pictures compare all golden pictures (ARGS=--write to store, ARGS=--show for old and new side by side)"
	@echo "make bench    the benchmark"
	@echo "make wheel    build the sdist and the wheel into dist/"
	@echo "make messages collect the game's texts for translation, and compile the translations"
	@echo "make clean    remove everything that was built or installed here"

play: $(PLAY_READY)
	@$(BIN)/python main.py $(ARGS)

check: $(DEV_READY)
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy

test: $(DEV_READY)
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

soak: $(DEV_READY)
	$(BIN)/python -m pytest -m slow -n auto --dist worksteal $(ARGS)

pictures: $(DEV_READY)
	@$(BIN)/python -m tests.golden_pictures $(ARGS)

bench: $(PLAY_READY)
	@$(BIN)/python main.py bench $(ARGS)

wheel: $(DEV_READY)
	$(BIN)/python -m build --no-isolation

messages: $(DEV_READY)
	$(BIN)/python -m game.locale.messages

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY_READY): pyproject.toml | $(BIN)/pip
	@echo "Installing what the game needs ..."
	@$(PIP) install --quiet --editable .
	@touch $@

$(DEV_READY): pyproject.toml | $(BIN)/pip
	@echo "Installing what the game and its tests need ..."
	@$(PIP) install --quiet --editable ".[dev]"
	@touch $(PLAY_READY) $@

# pip is the target, not python: a venv that could not get pip is half made, and worth nothing.
$(BIN)/pip:
	@$(PYTHON) $(NEW_ENOUGH) 2>/dev/null || { \
	  echo "Pony Express needs Python 3.11 or newer, but $(PYTHON) is: $$($(PYTHON) --version 2>&1 || true)" >&2; \
	  echo "Install a newer one, or name it: make play PYTHON=/path/to/python3" >&2; \
	  exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 \
	  || $(PYTHON) -m virtualenv --quiet --clear $(VENV) 2>/dev/null \
	  || { rm -rf $(VENV); \
	  echo "$(PYTHON) cannot make a virtual environment. On Debian and Ubuntu, install its part first:" >&2; \
	  echo "  sudo apt install python3-venv" >&2; \
	  exit 1; }
