# Every target sets up what it needs in this folder (.venv, web/node_modules). Only `make test`, and only as root on Debian,
# installs packages on the machine: a browser and a database server to test with.
#   make PYTHON=python3.12 …    another Python (3.11 or newer)
#   make test ARGS="-k damage"  arguments for pytest (or for play, bench)

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
# Compiled builds: build/compiled is what users get; build/tested is compiled in less time and runs slower.
OPT_compiled := 3
OPT_tested := 1
SOURCES := $(shell find src -type f ! -path '*/server/static/*' ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info*' 2>/dev/null)
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq

# The client for the browser, where there is Node to build it.
NPM := $(shell command -v npm 2>/dev/null)
CLIENT := src/shinpan/server/static/index.html
WEB_SOURCES := $(shell find web/src web/index.html web/*.json web/*.ts -type f 2>/dev/null)
WEB_TESTED := $(if $(NPM),web/node_modules/.tested,no-node)
# Tests that need a server or play many games: they run once, on the compiled build where there is one.
ONCE := tests/server tests/browser tests/research tests/learned $(wildcard tests/*/test_fuzz.py tests/*/test_interference.py tests/*/test_secrets.py)
# Those of the server wait for each other much of the time, so that more of them can run at once.
MORE = $(shell expr $(JOBS) + 2)
# Tests of modules that stay Python in every build: they run once, on pure Python.
PLAIN := tests/cli tests/simulation tests/effects/test_unread.py tests/library tests/phrases tests/scenarios_runner tests/test_checked.py tests/test_coverage.py tests/test_docs.py \
	$(wildcard tests/*/test_reading.py tests/*/test_wordings.py)
# A worker that has nothing left to do takes over tests of another.
SHARED := --dist worksteal
# What Debian calls the real browser, letters for Japanese and Chinese, and the real database of those tests.
SYSTEM := chromium fonts-noto-cjk postgresql

# Where the compiled engine is that people play with; where there is none yet, it is built for the next time.
ENGINE = sh tools/engine.sh "$(MAKE)"

# Says which build Python finds; with an argument, exits with 3 unless it is that one.
WHICH := import sys, shinpan, shinpan.table.table as hot; \
	kind = "pure" if hot.__file__.endswith(".py") else "compiled"; \
	print(f"shinpan {shinpan.__version__}, {kind}, Python {sys.version.split()[0]}: {hot.__file__}"); \
	sys.exit(0 if kind in (sys.argv[1:] or [kind]) else 3)

.DEFAULT_GOAL := help
.PHONY: help fair play play-terminal web test test-web test-pure test-compiled check format bench compile uncompile clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(VENV)/.server $(CLIENT) ## open the table in the browser
	@PYTHONPATH="$$($(ENGINE))" $(VENV)/bin/shinpan serve --open $(ARGS)

play-terminal: $(VENV)/.run ## play against a bot in the terminal
	@PYTHONPATH="$$($(ENGINE))" $(VENV)/bin/shinpan play $(ARGS)

web: $(CLIENT) ## build the client for the browser (needs Node 20 or newer)

test: test-web test-pure test-compiled ## all tests on pure Python and the compiled build, in the browser and on both databases

test-web: $(WEB_TESTED) ## types and tests of the client

test-pure: $(VENV)/.research uncompile ## the tests on pure Python, with the doctests, but for those that run once
	@echo "== tests, pure Python"
	@$(PY) -c '$(WHICH)' pure
	@$(PY) -m pytest -q -n $(JOBS) $(SHARED) $(ONCE:%=--ignore=%) $(ARGS)

test-compiled: build/tested.stamp $(VENV)/.system $(VENV)/.research ## the tests on the compiled build, with those of the server and the browser
	@export PYTHONPATH="$(CURDIR)/build/tested"; $(PY) -c '$(WHICH)' compiled; case $$? in \
		0) echo "== tests, compiled"; $(PY) -m pytest -q -n $(MORE) $(SHARED) tests $(PLAIN:%=--ignore=%) $(ARGS) ;; \
		3) echo "== tests that run once, pure Python: no C compiler here, so there is no compiled build to test"; \
			$(PY) -m pytest -q -n $(MORE) $(SHARED) $(ONCE) $(ARGS) ;; \
		*) exit 1 ;; \
	esac

fair: build/compiled.stamp $(VENV)/.dev ## two thousand decisions of every bot in each game, with other hidden cards (takes long)
	@SHINPAN_DECISIONS=2000 PYTHONPATH="$(CURDIR)/build/compiled" $(PY) -m pytest -q -n $(JOBS) tests/players/test_secrets.py $(ARGS)

check: $(VENV)/.research ## linter, formatter and types
	@bad=0; \
	$(PY) -m ruff check . || bad=1; \
	$(PY) -m ruff format --check . || bad=1; \
	$(PY) -m mypy --strict || bad=1; \
	exit $$bad

format: $(VENV)/.dev ## let the linter and the formatter mend what they can
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

bench: $(VENV)/.bench uncompile build/compiled.stamp ## speed of all games, pure Python and compiled
	@echo "== speed, pure Python"
	@$(PY) -c '$(WHICH)' pure
	@$(VENV)/bin/shinpan bench $(ARGS)
	@echo "== speed, compiled"
	@export PYTHONPATH="$(CURDIR)/build/compiled"; $(PY) -c '$(WHICH)' compiled; case $$? in \
		0) $(VENV)/bin/shinpan bench $(ARGS) ;; \
		3) echo "not run: no C compiler here, so there is no compiled build to measure" ;; \
		*) exit 1 ;; \
	esac

compile: $(VENV)/.dev uncompile ## build the compiled modules into src (they hide the .py files until `make uncompile`)
	@SHINPAN_COMPILE=1 $(PY) setup.py -q build_ext --inplace
	@$(PY) -c '$(WHICH)'

uncompile: ## remove the compiled modules from src
	@find src -type f \( -name '*.so' -o -name '*.pyd' \) -print -delete | sed 's/^/removed /'

clean: uncompile ## remove everything that make made
	@rm -rf $(VENV) build dist web/node_modules $(dir $(CLIENT)) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# --- set-up ---

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "shinpan needs Python 3.11 or newer, and $(PYTHON) is not: try  make PYTHON=python3.12 …"; exit 1; }
	@echo "setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "could not make $(VENV): the Python module venv is needed (on Debian: apt install python3-venv)"; exit 1; }

$(VENV)/.run: pyproject.toml setup.py requirements/run.txt | $(PY)
	@echo "installing requirements/run.txt"
	@$(PIP) install -r requirements/run.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.server: $(VENV)/.run requirements/server.txt
	@echo "installing requirements/server.txt"
	@$(PIP) install -r requirements/server.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/server.txt requirements/simulate.txt requirements/ray.txt requirements/dev.txt
	@echo "installing requirements/dev.txt"
	@$(PIP) install -r requirements/dev.txt
	@echo "installing requirements/ray.txt"
	@$(PIP) install -r requirements/ray.txt || echo "could not install Ray here: the tests that need it are skipped"
	@touch $@

$(VENV)/.bench: $(VENV)/.run requirements/bench.txt
	@echo "installing requirements/bench.txt"
	@$(PIP) install -r requirements/bench.txt
	@touch $@

# What the tests of shinpan.research need, where it can be had: without it they are skipped and say so.
$(VENV)/.research: $(VENV)/.dev requirements/bench.txt requirements/research.txt
	@echo "installing requirements/research.txt"
	@$(PIP) install -r requirements/research.txt \
		|| { echo "could not install it: tests that need it are skipped"; test -z "$$SHINPAN_FULL"; }
	@touch $@

# Debian's packages, as root; elsewhere the tests that need them are skipped and say so.
$(VENV)/.system: | $(PY)
	@if command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing $(SYSTEM)"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(SYSTEM) >/dev/null \
			|| echo "could not install them: tests that need them are skipped"; \
	else echo "not installed here: $(SYSTEM); tests that need them are skipped"; fi
	@touch $@

$(CLIENT): $(WEB_SOURCES) | web/node_modules/.installed
	@echo "building the client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@case "$$(node --version 2>/dev/null)" in v2[0-9].*|v[3-9][0-9].*) ;; \
		*) echo "the table in the browser is built with Node 20 or newer, and it is not here (make play-terminal needs none)"; exit 1 ;; esac
	@echo "installing what the client is built with (web/package-lock.json)"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web/node_modules/.tested: $(WEB_SOURCES) $(shell find web/tests -type f 2>/dev/null) | web/node_modules/.installed
	@echo "== tests of the client"
	@cd web && npm run --silent check && npm run --silent test
	@touch $@

.PHONY: no-node
no-node:
	@echo "not run: no Node here, so the client can be neither built nor tested"
	@test -z "$$SHINPAN_FULL"

# The compiled engine for `make play`: built apart from all other builds, by what pyproject.toml asks for; without a working
# compiler it is the same code uncompiled. The client stays where it is built.
build/play.stamp: $(SOURCES) setup.py pyproject.toml
	@rm -rf build/play.src build/play.new && mkdir -p build/play.src
	@cp -R src setup.py pyproject.toml README.md LICENSE build/play.src
	@find build/play.src -name '*.so' -type f -delete
	@$(PIP) wheel --no-deps -w build/play.src/wheel build/play.src
	@$(PIP) install --no-deps --target build/play.new build/play.src/wheel/*.whl
	@rm -rf build/play.new/shinpan/server/static && ln -s "$(CURDIR)/src/shinpan/server/static" build/play.new/shinpan/server/static
	@rm -rf build/play && mv build/play.new build/play && rm -rf build/play.src
	@touch $@

# The wheel as a user gets it, unpacked beside the sources: on PYTHONPATH it goes before the editable install.
build/%.stamp: $(VENV)/.dev $(SOURCES) $(if $(NPM),$(CLIENT))
	@echo "building the compiled wheel (some minutes)"
	@rm -rf build/lib* build/bdist* build/temp* build/wheel "build/$*"
	@SHINPAN_COMPILE=1 SHINPAN_OPT=$(OPT_$*) $(PIP) wheel --no-build-isolation --no-deps -w build/wheel .
	@$(PIP) install --no-deps --target "build/$*" build/wheel/*.whl
	@touch $@
