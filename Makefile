# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

VENV ?= .venv
PYTHON ?= python3
BIN = $(VENV)/bin
# Modules are compiled when they are first imported: of most that are installed, few ever are.
PIP = $(BIN)/pip install -q --no-compile --disable-pip-version-check -c constraints.txt
# Tests at the same time; 0: one after the other, and nobody takes the time to share them out.
AT_ONCE = 2
TESTS = $(BIN)/pytest -q -n $(AT_ONCE) --dist worksteal
OF_RULES = tests/contract tests/duel tests/race tests/seti tests/empires
OF_SERVING = tests/server/test_course.py tests/server/test_alone.py
COMPILE = ORRERY_COMPILE=1 ORRERY_OPTIMISE=0 $(BIN)/python setup.py -q build_ext --build-lib build/compiled --build-temp build/temp
COMPILED = PYTHONPATH=$(CURDIR)/build/compiled ORRERY_BUILD=compiled
RULES := $(shell find src/orrery/core src/orrery/games -name '*.py' -o -name '*.json')

# Node.js, where tools/ready.py had to fetch one.
export PATH := $(CURDIR)/.venv-node/programs:$(PATH)

# Every worker of a test run and every process of a server imports the same modules: what Python has compiled is kept.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: play test python ready-to-play ready-to-compile ready-to-test check quick slow rules web browser long compiled interpreted client wheel audit docs pictures clean

play: client
	@$(BIN)/orrery serve

# What is found out soonest comes first; beside it engine and games are compiled, and tested as compiled, one test at a
# time since the first row has work for the other core. Later one row waits for pages, the other for processes and disks.
test: export ORRERY_WHOLE = 1
test: ready-to-test
	@$(BIN)/python -m tools.beside build/beside.log $(MAKE) --no-print-directory check web quick browser -- $(MAKE) --no-print-directory AT_ONCE=0 rules slow

# What this computer has to have is looked for before anything else, and installed where that is possible.
python:
	@command -v $(PYTHON) > /dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq python3 python3-venv; } || { echo "Python is missing. Install 3.11 or newer; on Debian: apt-get install python3 python3-venv"; exit 1; }

ready-to-play: python
	@$(PYTHON) -m tools.ready play

ready-to-compile: python
	@$(PYTHON) -m tools.ready compiled

ready-to-test: python
	@$(PYTHON) -m tools.ready test
	@$(PYTHON) -m tools.client modules & modules=$$!; \
	{ $(MAKE) --no-print-directory $(VENV)/.learning && wait $$modules; } || { kill $$modules 2> /dev/null; exit 1; }
	@$(BIN)/python -m tools.ready browser

check: $(VENV)/.ready
	@$(BIN)/python -m tools.client modules types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent unused

# The step between two edits, under two minutes: every rule and card, contracts on a sample, no process, no browser.
quick: $(VENV)/.ready
	$(TESTS) -m "not whole"

# What quick leaves out above the rules. More workers than cores: these tests wait half of their time.
slow: $(VENV)/.learning
	$(TESTS) -n 3 -m whole tests --ignore tests/browser $(OF_RULES:%=--ignore %)

# On the compiled build all tests of rules, whole ones here alone: a sample of them has been run as it stands. The toy
# game of tests/core is interpreted and cannot stand on a compiled engine, so those tests stay away from it.
rules: build/compiled/.ready
	@for part in src/orrery/*; do [ -e build/compiled/orrery/$${part##*/} ] || ln -s $(CURDIR)/$$part build/compiled/orrery; done
	$(COMPILED) $(TESTS) tests/core/test_actions.py tests/core/test_dealer.py tests/core/test_chance.py tests/core/test_pickling.py tests/core/test_wrong_types.py tests/research/test_lanes.py $(OF_SERVING) $(OF_RULES)

# Without optimising: the same results in a fifth of the compiler's time, and where tcc can do it in a second, with code
# that is as fast. What is not compiled is linked, so that it is never stale; what Python keeps beside the sources is
# left out, since others write it at the same moment.
build/compiled/.ready: $(VENV)/.ready $(RULES) setup.py
	@rm -rf build/compiled
	@$(BIN)/python -c "import shutil as s; [s.copytree(f'src/orrery/{room}', f'build/compiled/orrery/{room}', ignore=s.ignore_patterns('__pycache__')) for room in ('core', 'games')]"
	{ command -v tcc > /dev/null && CC=tcc LDSHARED="tcc -shared" $(COMPILE); } || $(COMPILE)
	@touch $@

web: $(VENV)/.playable
	@$(BIN)/python -m tools.client modules types
	cd web && npm run --silent check && npm test --silent

# One worker more than cores, for what they wait; with four it takes as long and every page is slower.
browser: $(VENV)/.ready client
	$(TESTS) -n 3 tests/browser

# Thousands of games where `make test` plays a sample, and what takes long in a browser.
long: export ORRERY_WHOLE = 1
long: ready-to-test client
	$(TESTS) --long

# The browser client, built into the package where it is stale.
client: $(VENV)/.playable
	@$(BIN)/python -m tools.client

# The same source compiled by mypyc, installed in place of the editable one; `interpreted` leads back.
compiled: ready-to-compile $(VENV)/.ready client $(VENV)/.compiled

$(VENV)/.compiled: $(RULES) setup.py
	ORRERY_COMPILE=1 $(BIN)/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

interpreted: $(VENV)/.ready
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@rm -f $(VENV)/.compiled

wheel: $(VENV)/.ready client
	$(BIN)/python -m build --wheel --no-isolation

# The documentation, in build/site; a warning is an error.
docs: $(VENV)/.documented
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict

$(VENV)/.documented: $(VENV)/.playable
	@$(PIP) --no-build-isolation -e '.[docs]'
	@touch $@

# The pictures of the tables in docs/pictures, taken again.
pictures: ready-to-test client
	$(BIN)/python -m tools.pictures

# What playing needs, and what working on it needs besides.
$(VENV)/.playable: pyproject.toml constraints.txt | ready-to-play
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) setuptools
	@$(BIN)/pip uninstall -q -y orrery 2> /dev/null  # the name of this package before it was orrery-games
	@$(PIP) --no-build-isolation -e '.[play]'
	@rm -f $(VENV)/.compiled
	@touch $@

$(VENV)/.ready: $(VENV)/.playable
	@echo "Adding what tests need ..."
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# Torch and what else learners need is large, so `make quick` does without it.
$(VENV)/.learning: $(VENV)/.ready
	@echo "Adding what learners need ..."
	@$(PIP) --no-build-isolation -e '.[examples]'
	@rm -f $(VENV)/.compiled
	@touch $@

# Known holes in what is installed here; it asks an index in the internet.
audit:
	@[ -x .venv-audit/bin/pip-audit ] || { $(PYTHON) -m venv .venv-audit && .venv-audit/bin/pip install -q pip-audit; }
	.venv-audit/bin/pip-audit --strict --disable-pip --no-deps -r constraints.txt

clean:
	rm -rf .venv .venv-audit .venv-node build dist src/*.egg-info src/orrery/server/client web/node_modules web/src/generated
