# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

VENV ?= .venv
PYTHON ?= python3
BIN = $(VENV)/bin
RULES := $(shell find src/orrery/core src/orrery/games -name '*.py' -o -name '*.json')

.PHONY: play test check quick long compiled interpreted clean

play: $(VENV)/.ready
	@$(BIN)/orrery play duel

# The toy game of tests/core is interpreted and cannot stand on a compiled engine, so those tests stay away.
test: check quick
	@$(MAKE) --no-print-directory compiled VENV=.venv-compiled
	ORRERY_BUILD=compiled .venv-compiled/bin/pytest -q tests/core/test_actions.py tests/core/test_dealer.py tests/contract tests/duel

check: $(VENV)/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

quick: $(VENV)/.ready
	$(BIN)/pytest -q -n 2

# Thousands of games where `make test` plays a sample.
long: $(VENV)/.ready
	$(BIN)/pytest -q -n 2 --long

# The same source compiled by mypyc, installed in place of the editable one; `interpreted` leads back.
compiled: $(VENV)/.ready $(VENV)/.compiled

$(VENV)/.compiled: $(RULES) setup.py
	@command -v cc > /dev/null || { echo "A C compiler is missing. Install it: apt-get install gcc"; exit 1; }
	ORRERY_COMPILE=1 $(BIN)/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

interpreted: $(VENV)/.ready
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@rm -f $(VENV)/.compiled

$(VENV)/.ready: pyproject.toml constraints.txt
	@command -v $(PYTHON) > /dev/null || { echo "Python is missing. Install it: apt-get install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed, this is $$($(PYTHON) --version)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { echo "Python's venv module is missing. Install it: apt-get install python3-venv"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt setuptools mypy
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	@rm -f $(VENV)/.compiled
	@touch $@

clean:
	rm -rf .venv .venv-compiled build dist src/*.egg-info
