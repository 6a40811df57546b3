# Two commands are enough: `make play` to play, `make test` to check everything.

PYTHON ?= python3
# Each interpreter has a venv of its own: .venv, or .venv-3.12 with PYTHON=python3.12.
VENV := .venv$(patsubst python%,-%,$(filter-out python3,$(notdir $(PYTHON))))
BIN := $(VENV)/bin
# Where an interpreter is: on the path, or else among pyenv's, which may hide it.
interpreter = $(or $(shell $(1) -c 'import sys; print(sys.executable)' 2>/dev/null),\
	$(lastword $(wildcard $(HOME)/.pyenv/versions/*/bin/$(1))))
FOUND = $(foreach one,python3.11 python3.12 python3.13 python3.14,$(if $(call interpreter,$(one)),$(one)))

# What the browser client is made from; pip's build hook makes it.
WEB := $(shell find web/src web/public web/*.* src/sheepfold/locales src/sheepfold/games/*/locales \
	hatch_build.py -type f)

# npm in web/, on the same Node as the build hook's.
NPM = $(BIN)/python -m tools.npm
NODE_MODULES := web/node_modules/.all

# Three processes, because tests often wait. Each runs its share in order, so that the browser, the servers
# and installed packages are set up once; a process that is done takes tests from the others.
PARTS := -n 3 --dist worksteal

# For every Python and platform that the package runs on; which registry they came from is left out.
PIN := $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pins"

# Hundreds of processes start: each would compile all modules anew where this is set.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-full quick pythons chromium servers looked-over lint python-lint web-lint web-test \
	mutants fuzz chaos bench golden types web pins bars screenshots tour docs clean \
	random_play bots server calls browser timing attacks nats_log cluster growth lookback simulator
.DEFAULT_GOAL := play

play: $(VENV)/.play ## set up and start; open the address it prints (make play PORT=8123)
	@$(BIN)/sheepfold serve $(if $(PORT),--port $(PORT))

test: $(VENV)/.test chromium looked-over ## set up and check everything
	$(BIN)/python -m pytest $(PARTS) -m "not full"
	$(BIN)/python -m tests.mutants --quick

test-full: $(VENV)/.test chromium servers looked-over ## the long versions of the same checks
	SHEEPFOLD_FULL=1 $(BIN)/python -m pytest $(PARTS)
	$(BIN)/python -m tests.mutants

quick: $(VENV)/.test web-test ## what can be checked in a few minutes, without a browser
	$(BIN)/python -m pytest $(PARTS) -m "not full" --ignore tests/browser

pythons: ## the quick checks on every Python that is found here and that we support
	@for python in $(FOUND); do \
		echo "== $$python"; $(MAKE) --no-print-directory quick PYTHON=$$python || exit 1; \
	done

chromium: ## the browser that the tests drive
	@command -v chromium >/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -q && apt-get install -qy chromium; } \
		|| { echo "The browser tests need a browser: install the package chromium"; exit 1; }

SERVERS := nginx caddy debootstrap prometheus
servers: ## what the long tests of deploy/ run; RUNLEVEL keeps Debian from starting them
	@PATH=$$PATH:/usr/sbin; for one in $(SERVERS); do command -v $$one >/dev/null || missing=1; done; \
	test -z "$$missing" \
		|| { test "$$(id -u)" = 0 && apt-get update -q && RUNLEVEL=1 apt-get install -qy $(SERVERS); } \
		|| { echo "The long tests need the packages $(SERVERS)"; exit 1; }

# Each of these keeps one core busy: two run at a time.
looked-over: $(VENV)/.test $(NODE_MODULES)
	@$(MAKE) --no-print-directory -j2 -O python-lint web-lint web-test

lint: python-lint web-lint ## formatting, mistakes and types

python-lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

web-lint: $(NODE_MODULES) ## the browser client: formatting, mistakes, types and accessibility
	$(NPM) run lint
	$(NPM) run check

web-test: $(NODE_MODULES) ## the browser client: unit tests
	$(NPM) run test

# All that package-lock.json names, also what only the checks need; a build installs less.
$(NODE_MODULES): web/package-lock.json | $(VENV)/.test
	$(NPM) ci
	@touch $@

mutants: $(VENV)/.test ## break each rule on purpose and see which test notices
	$(BIN)/python -m tests.mutants

fuzz: $(VENV)/.test ## look for input that a decoder reads wrongly (make fuzz SECONDS=600)
	$(BIN)/python -m tests.fuzz $(if $(SECONDS),--seconds $(SECONDS))

chaos: $(VENV)/.test ## faults under load at a cluster of its own, and what each cost (make chaos FAULTS="cut disk")
	$(BIN)/python -m tests.chaos $(FAULTS)

golden: $(VENV)/.test ## write the golden records that are missing
	$(BIN)/python -m tests.golden

types: $(VENV)/.test ## write the published schemas, the browser's types and the protocol's transcript anew
	$(BIN)/python -m tools.published
	$(BIN)/python -m tools.transcript

web: web-lint web-test ## build the browser client and check it
	$(NPM) run build

BENCHES := random_play bots server calls browser timing attacks nats_log cluster growth lookback simulator
bench: $(VENV)/.bench chromium ## measure, with the peers in the same run; or only some: make bench attacks
	$(BIN)/python -m bench $(filter $(BENCHES),$(MAKECMDGOALS))

$(BENCHES): bench
	@:

bars: $(VENV)/.test ## measure how strong the bots are, hours of it; goes on where it was stopped
	$(BIN)/python -m tools.bars

pins: $(VENV)/.made ## pin what the container image installs, with hashes
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(PIN) --extra nats pyproject.toml -o deploy/requirements.txt
	$(PIN) deploy/requirements-build.in -o deploy/requirements-build.txt

screenshots: $(VENV)/.test chromium ## take the pictures of the docs anew, from real games
	$(BIN)/python -m tools.screenshots

tour: $(VENV)/.test chromium ## picture every screen at four sizes, light and dark (make tour LANGUAGE=de)
	$(BIN)/python -m tools.tour $(if $(LANGUAGE),--language $(LANGUAGE))

docs: $(VENV)/.docs ## build the docs site into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo "Open site/index.html, or with search: python3 -m http.server -b 127.0.0.1 -d site"

clean:
	rm -rf .venv .venv-* build dist site

# A venv cannot be made where Debian left out ensurepip; root can mend that.
$(VENV)/.made: INTERPRETER = $(or $(call interpreter,$(PYTHON)),$(PYTHON))
$(VENV)/.made:
	@$(INTERPRETER) -c 'import ensurepip, venv' 2>/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -q && apt-get install -qy python3-venv; } \
		|| { echo "Python's venv module is missing: install the package python3-venv"; exit 1; }
	$(INTERPRETER) -m venv $(VENV)
	@touch $@

# What is not imported need not be compiled: people wait for this one.
$(VENV)/.play: $(VENV)/.made pyproject.toml $(WEB)
	$(BIN)/python -m pip install -q --no-compile --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test: $(VENV)/.made pyproject.toml $(WEB)
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.docs: $(VENV)/.made pyproject.toml $(WEB)
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[docs]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.made pyproject.toml $(WEB)
	$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[bench]'
	@touch $@ $(VENV)/.play
