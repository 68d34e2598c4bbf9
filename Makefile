# Two commands do all the set-up: `make play` and `make test`.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml') pyproject.toml requirements.lock
# The working tree without compiling: what one edits is what runs.
FROM_SOURCE := PYTHONPATH=src
WORKERS := 2

.DEFAULT_GOAL := help
.PHONY: help play install compile test check long golden bench lock clean

help:  ## list these commands
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: install  ## install everything and start a game in the terminal
	$(BIN)/sevenwonders play

install: $(VENV)/compiled  ## everything into .venv, compiled; the command is then .venv/bin/sevenwonders

$(VENV)/tools: requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@touch $@

# The compiler writes its output beside the sources, so it works on a copy.
$(VENV)/compiled: $(VENV)/tools $(SOURCES)
	@rm -rf build && mkdir -p build/wheel && cp -r pyproject.toml README.md LICENSE src build/wheel
	@echo "Compiling the rules engine (about a minute)..."
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --no-index --force-reinstall ./build/wheel
	@rm -rf build && touch $@

compile: install  ## the same as install

check: $(VENV)/tools  ## the inner loop: format, lint, types, quick tests from source
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(FROM_SOURCE) $(BIN)/pytest -n $(WORKERS) -m "not long and not compiled"

test: install  ## everything the pipeline runs: style, types, coverage from source, then all tests compiled
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(FROM_SOURCE) $(BIN)/pytest -n $(WORKERS) -m "not long and not compiled" --cov --cov-report=term --cov-fail-under=100
	$(BIN)/pytest -n $(WORKERS)

golden: $(VENV)/tools  ## write the golden games and count tables anew (review the difference like code)
	$(FROM_SOURCE) $(BIN)/python -m tests.golden.write

bench: install  ## the figures of docs/performance.md
	$(BIN)/python -m benchmarks.run

lock:  ## pin every dependency anew
	$(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet pip-tools
	build/lock/bin/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --extra server --extra dev --output-file requirements.lock pyproject.toml
	@rm -rf build

clean:  ## remove everything that was generated
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
