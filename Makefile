PYTHON ?= python3
BIN    := .venv/bin
# The stamps carry a checksum of pyproject.toml: an environment is renewed when that file changes, and only then.
SUM    := $(shell cksum pyproject.toml | cut -d' ' -f1)
READY  := .venv/.ready-$(SUM)
BENCH  := .venv/.bench-$(SUM)
# The games of a night follow from its date, so that every night plays others and any can be played again.
SEED   := $(or $(SEED),$(shell date +%Y%m%d))
GAMES  := $(or $(GAMES),100)

.DEFAULT_GOAL := help
.PHONY: setup play test bench nightly rules lint compile clean help
MAKEFLAGS += --no-print-directory

setup: $(READY)  ## make the environment in .venv

play: $(READY)  ## play Summoner Wars in this terminal
	@$(BIN)/stonehall play summoner-wars

test: lint compile  ## everything a change must pass: lint, compile, tests, rules
	@echo "── tests"
	@$(BIN)/pytest -n 2
	@$(MAKE) rules

bench: $(BENCH) compile  ## speed of every game, next to a peer
	@echo "── bench"
	@$(BIN)/python bench/bench.py

nightly: compile  ## about an hour: 100 checked games of each pairing by random, then by greedy bots (GAMES=100 SEED=date)
	@echo "── nightly: random bots"
	@PYTHONPATH=build/compiled $(BIN)/stonehall simulate summoner-wars --decks all --games $(GAMES) --seed $(SEED) --check
	@echo "── nightly: greedy bots"
	@PYTHONPATH=build/compiled $(BIN)/stonehall simulate summoner-wars --decks all --games $(GAMES) --seed $(SEED) --check \
		--bots greedy

rules: $(READY)  ## which rule and which card is proven by a test
	@echo "── rules"
	@$(BIN)/python tools/rules.py

lint: $(READY)  ## style, types, import directions
	@echo "── lint"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "badly formatted: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > .venv/imports.log || { cat .venv/imports.log; exit 1; }

compile: $(READY)  ## compile the engine into build/compiled
	@echo "── compile"
	@$(BIN)/python tools/compile.py

clean:  ## remove everything that can be made again, .venv included
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

$(READY): | .venv/bin/python
	@echo "── setup"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@rm -f .venv/.ready-* && touch $@

$(BENCH): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bench]'
	@rm -f .venv/.bench-* && touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stonehall needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "$(PYTHON) cannot make environments; on Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
