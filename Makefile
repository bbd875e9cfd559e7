# Every target sets up what it needs in .venv; nothing is installed outside this folder.
#   make PYTHON=python3.12 …    another Python (3.11 or newer)
#   make test ARGS="-k damage"  arguments for pytest (or for play, bench)

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
# Compiled builds: build/compiled is what users get; build/tested is compiled in half the time and runs slower.
OPT_compiled := 3
OPT_tested := 0
SOURCES := $(shell find src -type f ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info*' 2>/dev/null)
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq

# Says which build Python finds; with an argument, exits with 3 unless it is that one.
WHICH := import sys, shinpan, shinpan.table.table as hot; \
	kind = "pure" if hot.__file__.endswith(".py") else "compiled"; \
	print(f"shinpan {shinpan.__version__}, {kind}, Python {sys.version.split()[0]}: {hot.__file__}"); \
	sys.exit(0 if kind in (sys.argv[1:] or [kind]) else 3)

.DEFAULT_GOAL := help
.PHONY: help play test test-pure test-compiled check format bench compile uncompile clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(VENV)/.run ## play Divine Cross against a bot in the terminal
	@$(VENV)/bin/shinpan play --game divinecross $(ARGS)

test: test-pure test-compiled ## all tests on pure Python, then again on the compiled build

test-pure: $(VENV)/.dev uncompile ## all tests on pure Python, with the doctests
	@echo "== tests, pure Python"
	@$(PY) -c '$(WHICH)' pure
	@$(PY) -m pytest -q -n $(JOBS) $(ARGS)

test-compiled: build/tested.stamp ## the same tests on the compiled build
	@echo "== tests, compiled"
	@export PYTHONPATH="$(CURDIR)/build/tested"; $(PY) -c '$(WHICH)' compiled; case $$? in \
		0) $(PY) -m pytest -q -n $(JOBS) tests $(ARGS) ;; \
		3) echo "not run: no C compiler here, so there is no compiled build to test" ;; \
		*) exit 1 ;; \
	esac

check: $(VENV)/.dev ## linter, formatter and types
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
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
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

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "installing requirements/dev.txt"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.run requirements/bench.txt
	@echo "installing requirements/bench.txt"
	@$(PIP) install -r requirements/bench.txt
	@touch $@

# The wheel as a user gets it, unpacked beside the sources: on PYTHONPATH it goes before the editable install.
build/%.stamp: $(VENV)/.dev $(SOURCES)
	@echo "building the compiled wheel (some minutes)"
	@rm -rf build/lib* build/bdist* build/temp* build/wheel "build/$*"
	@SHINPAN_COMPILE=1 SHINPAN_OPT=$(OPT_$*) $(PIP) wheel --no-build-isolation --no-deps -w build/wheel .
	@$(PIP) install --no-deps --target "build/$*" build/wheel/*.whl
	@touch $@
