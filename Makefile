# Two commands do all the set-up: `make play` and `make test`.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PAGE := src/sevenwonders/server/page
PAGE_SOURCES := $(shell find web/src -type f) web/index.html web/vite.config.ts web/package-lock.json
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.mako' -o -name '*.ini')
# What pyproject.toml has compiled, and what the compiler reads besides: the types and the data of the catalogue.
COMPILED := $(shell grep -oE '"src/sevenwonders/[a-z_/.]+"' pyproject.toml | tr -d '"') src/sevenwonders/catalogue
COMPILED_SOURCES := $(shell find $(COMPILED) -name '*.py' -o -name '*.yaml') pyproject.toml requirements.lock
# The working tree without compiling: what one edits is what runs.
FROM_SOURCE := PYTHONPATH=src
WORKERS := 2
APT := $(if $(filter 0,$(shell id -u)),,sudo )apt-get

.DEFAULT_GOAL := help
.PHONY: help play install compile page test check both long wire golden bench screenshots pictures drawings lock clean

help:  ## list these commands
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

play: install  ## install everything, build the page and start the web game
	$(BIN)/sevenwonders serve

install: $(VENV)/compiled  ## everything into .venv, compiled; the command is then .venv/bin/sevenwonders

# What compiling needs of Debian, where it is not there yet.
CAN_COMPILE := import ensurepip, pathlib, sysconfig; exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())

$(VENV)/tools: requirements.lock
	@command -v cc > /dev/null && $(PYTHON) -c '$(CAN_COMPILE)' 2> /dev/null || \
	  { $(APT) update -qq && DEBIAN_FRONTEND=noninteractive $(APT) install -y -qq gcc libc6-dev python3-dev python3-venv > /dev/null; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the Python packages of requirements.lock..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@touch $@

# The compiler writes its output next to the sources, so it works on a copy.
$(VENV)/engine: $(VENV)/tools $(COMPILED_SOURCES)
	@rm -rf build/wheel && mkdir -p build/wheel && cp -r pyproject.toml README.md LICENSE src build/wheel
	@echo "Compiling the rules engine (about a minute)..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --no-index --force-reinstall ./build/wheel
	@rm -rf build/wheel && touch $@

# What is not compiled is copied: a change of the server or the page needs no compiler.
$(VENV)/compiled: $(VENV)/engine $(PAGE)/index.html $(SOURCES)
	@installed=$$(echo $(VENV)/lib/python3*/site-packages/sevenwonders) && \
	  find $$installed -name '*.py' -delete && rm -rf $$installed/server/page && cp -r src/sevenwonders/. $$installed
	@touch $@

compile: install  ## the same as install

# Not `npm ci`: a registry that lacks binaries for other platforms makes lock files that it refuses.
web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm > /dev/null || { echo "The page is built with Node and npm: install them first."; exit 1; }
	@echo "Installing what the page is built with (npm; may take minutes)..."
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE)/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

page: $(PAGE)/index.html  ## build the web page

# What the tests need of Debian: a browser and a PostgreSQL server (never started as a service). The browser without the
# program around its pages takes a third less time; tests do with the whole one where Debian does not have it.
$(VENV)/debian: | $(VENV)/tools
	@command -v chromium-headless-shell > /dev/null || { $(APT) update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(APT) install -y -qq chromium-headless-shell > /dev/null; } || true
	@command -v chromium > /dev/null && ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
	  { $(APT) update -qq && DEBIAN_FRONTEND=noninteractive $(APT) install -y -qq chromium postgresql > /dev/null; }
	@touch $@

# Tests that need neither a compiler, nor a server, nor a browser.
PURE := -m "not long and not proof and not compiled" --ignore tests/server --ignore tests/browser
# The same without tests of code above the engine, which `make test` runs compiled only (tests/conftest.py says why).
ENGINE := -m "not long and not proof and not compiled and not above" --ignore tests/server --ignore tests/browser
# A process that has run out of tests takes over some of another: otherwise one gets all those with a browser.
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=20

# Each of these keeps one processor busy, so `make test` runs them at the same time.
.PHONY: style types page-style page-lint page-types page-tests covered
style: $(VENV)/tools
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types: $(VENV)/tools
	$(BIN)/mypy

page-style page-lint page-types page-tests: web/node_modules/.package-lock.json
page-style:
	cd web && npm run --silent format:check

page-lint:
	cd web && npm run --silent lint

page-types:
	cd web && npm run --silent types

page-tests:
	cd web && npm run --silent test

covered: $(VENV)/tools
	$(FROM_SOURCE) $(PYTEST) $(ENGINE) --cov --cov-report=term --cov-fail-under=100

# What each of several targets says comes in one piece, and all of them are tried.
TOGETHER := $(MAKE) --no-print-directory --output-sync=target --keep-going --jobs

check: $(VENV)/tools  ## the inner loop: format, lint, types, quick tests from source
	@$(TOGETHER)=2 style types
	$(FROM_SOURCE) $(PYTEST) $(PURE)

test: install $(VENV)/debian  ## everything the pipeline runs: style, types, coverage of the engine from source, then all tests compiled
	@echo "Style, types, the checks of the page and coverage of the rules, all at the same time (two minutes or so)..."
	@$(TOGETHER)=3 covered types page-types page-lint page-style page-tests style
	$(PYTEST) -m "not proof"

both: install $(VENV)/debian  ## every test both ways: from source, servers and browser included, and compiled
	$(FROM_SOURCE) $(PYTEST) -m "not long and not proof and not compiled"
	$(PYTEST) -m "not proof"

long: install $(VENV)/debian  ## the random tests with large budgets and the proofs that take minutes, compiled (an hour or so)
	$(PYTEST) -m "long or proof"

wire: $(VENV)/tools  ## write web/src/wire.ts anew from the wire types
	$(FROM_SOURCE) $(BIN)/python -m sevenwonders.server.typescript web/src/wire.ts

golden: $(VENV)/tools  ## write the golden games and count tables anew (review the difference like code)
	$(FROM_SOURCE) $(BIN)/python -m tests.golden.write

bench: install  ## the engine's figures of docs/performance.md
	$(BIN)/python -m benchmarks.run

screenshots: install $(VENV)/debian  ## pictures of every screen in every size, into build/screenshots
	$(BIN)/python -m tests.browser.screenshots build/screenshots

pictures: install $(VENV)/debian  ## the pictures of the README anew, into docs/pictures
	$(BIN)/python -m tests.browser.readme_pictures

drawings: web/node_modules/.package-lock.json $(VENV)/debian  ## every drawing, wonder and icon by day and by night on one sheet, build/drawings.png
	cd web && node checks/sheet.mjs ../build/drawings.png

lock:  ## pin every dependency anew
	$(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet pip-tools
	build/lock/bin/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --extra server --extra dev --output-file requirements.lock pyproject.toml
	@rm -rf build

clean:  ## remove everything that was generated
	rm -rf $(VENV) build dist $(PAGE) web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
