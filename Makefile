# Everything starts here. A fresh machine needs Python 3.11 or newer, make and git.
# A distribution builds its Python with optimisations that version managers leave out, and races are a quarter faster:
# if it is of the same version as the one on the PATH, it is taken.
ifndef PYTHON
VERSION := -c 'import ensurepip, sys, venv; print(*sys.version_info[:2])' 2>/dev/null
PYTHON := $(shell test "$$(/usr/bin/python3 $(VERSION) || echo none)" = "$$(python3 $(VERSION))" && echo /usr/bin/)python3
endif
export PYTHON
ARGS ?=

BIN := .venv/bin
PLAY := .venv/.play
DEV := .venv/.dev
PAGES := src/echappee/pages/index.html
INTERPRETER := src/echappee/interpreter/pyodide-lock.json
WEB := $(shell find web src/echappee/words src/echappee/flamme src/echappee/homas \( -name node_modules -o -name .node -o -name .svelte-check \) -prune -o -type f \
	! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc' -print 2>/dev/null)
PYTEST := $(BIN)/python -m pytest
QUICK := $(addprefix tests/,engine notation records road rulebook scenarios words house)

# With this set, Python compiles everything at each start, and the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# Only a make started by make builds two things at the same time.
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:
# A .venv contains the path of its folder: if it was moved or copied, or has lost its Python, it is rebuilt.
ifneq ($(shell $(BIN)/python -c '' 2>/dev/null && cat .venv/.home 2>/dev/null),$(CURDIR))
$(shell rm -f .venv/.home $(PLAY) $(DEV))
endif
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup interpreter play test quick lint check-web lint-web test-web web wheel format soak bench load pages reference pictures cover mutate lock clean \
	python to-play to-test pages-to-test

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

interpreter: $(INTERPRETER) ## fetch Python for browsers, for echappee site

setup: to-play ## prepare .venv for playing, with .venv/bin/echappee in it
	@echo "ready: $(BIN)/echappee"

play: to-play ## start the server and open its page (ARGS="..." are passed on)
	@$(BIN)/echappee $(ARGS)

# One process drives a browser and mostly waits for it, so there are three for two cores. The checks begin as soon
# as what they need is installed, and give way to the tests. What failed is printed last, after the tests.
test: | python ## check everything: style, types, layers, pages, tests
	@$(MAKE) --no-print-directory $(DEV) & packages=$$!; \
	$(MAKE) --no-print-directory pages-to-test || { wait; exit 1; }; \
	nice -n 5 $(MAKE) --no-print-directory check-web >web/node_modules/.checks 2>&1 & web=$$!; \
	wait $$packages || { wait; exit 1; }; \
	nice -n 5 $(MAKE) --no-print-directory lint >.venv/.checks 2>&1 & python=$$!; \
	$(PYTEST) -n 3 $(ARGS); tests=$$?; \
	wait $$python; typed=$$?; wait $$web; checked=$$?; \
	test $$typed = 0 || cat .venv/.checks; test $$checked = 0 || cat web/node_modules/.checks; \
	exit $$((tests | typed | checked))

quick: $(DEV) ## the fast tests, for every save: rules and texts, no server, no browser
	@$(PYTEST) -n 2 -m "not soak" $(QUICK) $(ARGS)

lint: $(DEV) ## style, types and layers only
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --check; exit 1; }
	@$(BIN)/mypy src tests web/build.py web/interpreter.py requirements/progress.py $(wildcard bench training)
	@$(BIN)/lint-imports --no-logo

check-web: lint-web test-web

lint-web: | python
	@$(PYTHON) web/build.py check

test-web: | python
	@$(PYTHON) web/build.py test

web: | python ## work on the pages: Vite shows each change at once and talks to a server at port 8421
	@$(PYTHON) web/build.py dev

wheel: to-play ## a wheel and a source archive in dist/, with the pages in them
	@$(BIN)/python -m hatchling build -t sdist -t wheel

format: $(DEV) ## write the code in the house style
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format
	@$(BIN)/python web/build.py format

soak: to-test ## the tests marked soak, with large counts
	@ECHAPPEE_SOAK=1 ECHAPPEE_PROFILE=soak $(PYTEST) -n 2 -m soak $(ARGS)

bench: $(DEV) ## measure how fast races run; ARGS=kernel for the kernel, studies for environments and clusters; strength, formats or homas for the bots
	@$(BIN)/python -m bench $(ARGS)

load: $(DEV) ## measure the play server with 500 people
	@$(BIN)/python -m bench.load $(ARGS)

pages: to-test ## measure the first page and a film of twelve riders
	@$(BIN)/python -m bench.pages

reference: $(DEV) ## write docs/reference.md from docstrings and examples
	@$(BIN)/python -m bench.reference

pictures: to-test ## take the pictures of the README again
	@$(BIN)/python -m bench.pictures

cover: to-test ## which lines and branches the tests reach
	@$(PYTEST) -n 2 --cov $(ARGS)

mutate: $(DEV) ## change the rules' code a little and see whether the tests notice
	@$(BIN)/mutmut run $(ARGS)

lock: $(PLAY) ## compile requirements/ from pyproject.toml (ARGS=--upgrade for newer versions)
	@compile="$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header"; \
	$$compile $(ARGS) pyproject.toml --extra play --extra pdf --extra push --extra postgres --extra workers \
		--extra fast --extra parquet --extra cluster --extra ladder --extra envs --extra openspiel --group dev -o requirements/dev.txt && \
	$$compile pyproject.toml --extra server --extra terminal --group build -c requirements/dev.txt -o requirements/play.txt && \
	$$compile pyproject.toml --extra fast --extra pdf -c requirements/dev.txt -o requirements/riding.txt && \
	$$compile $(ARGS) --group node -o requirements/node.txt && \
	$$compile $(ARGS) --group uv -o requirements/uv.txt

clean: ## remove everything that was built here, including .venv
	@rm -rf .venv build dist mutants web/.node web/.svelte-check web/node_modules src/echappee/pages src/echappee/interpreter .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Python's packages and the pages do not depend on each other, so they are built at the same time.
to-play: | python
	@$(PYTHON) requirements/progress.py $(MAKE) --no-print-directory -j2 $(PLAY) $(PAGES)

to-test:
	@$(MAKE) --no-print-directory -j2 $(DEV) pages-to-test

# Testing the pages needs more packages than building them; if they come first, npm installs only once.
pages-to-test: | python
	@$(PYTHON) web/build.py install
	@$(MAKE) --no-print-directory $(PAGES) $(INTERPRETER)

$(PAGES): $(WEB) | python
	@$(PYTHON) web/build.py
	@touch $@

$(INTERPRETER): web/interpreter.py web/package-lock.json requirements/play.txt | python
	@$(PYTHON) -m web.interpreter
	@touch $@

# The developers' lock contains everything that playing needs. Collecting the tests once compiles them, and what they
# import: otherwise each test process would do so for itself.
$(DEV): requirements/dev.txt requirements/uv.txt pyproject.toml | python
	$(call install,dev)
	@$(PYTEST) -n 0 --collect-only -qq >/dev/null 2>&1 || true
	@touch $(DEV) $(PLAY)

# The kernel and PDF come with the rest where there are packages of theirs; without them everything else works.
$(PLAY): requirements/play.txt requirements/riding.txt requirements/uv.txt pyproject.toml | python
	$(call install,play)
	@{ $(UV) $(riding) || $(PIP) $(riding); } >>.venv/setup.log 2>&1 || true
	@touch $(PLAY)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Échappée needs Python 3.11 or newer ($(PYTHON) is not): make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv module (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }

# uv takes a third of pip's time, but knows nothing of pip's settings: if it finds no packages, pip installs them.
# The pip of the machine brings uv and a pip; a .venv that is made with one takes three seconds more, and is needed only
# where the machine has none, or an old one. Python compiles a module when it is first used; --no-compile leaves the
# rest alone.
FIRST := install --no-compile --no-deps --require-hashes -r requirements/uv.txt
PIP := $(BIN)/python -m pip install --no-compile
UV := $(BIN)/uv pip install --python $(BIN)/python
tools = { $(PYTHON) -m pip --python $(BIN)/python $(FIRST) || \
	{ $(BIN)/python -m ensurepip && $(BIN)/python -m pip $(FIRST); }; }
packages = $(1) --no-deps --require-hashes -r requirements/$(2).txt && $(1) --no-deps --no-build-isolation -e .
riding := --no-deps --require-hashes --only-binary :all: -r requirements/riding.txt

define install
	@echo "[python 1/3] making .venv"
	@test -f .venv/.home || $(PYTHON) -m venv --clear --without-pip .venv
	@echo "[python 2/3] fetching uv"
	@{ $(tools); } >.venv/setup.log 2>&1 || { cat .venv/setup.log >&2; exit 1; }
	@echo "[python 3/3] installing $$(grep -c == requirements/$(1).txt) packages"
	@{ $(call packages,$(UV),$(1)) || { $(call packages,$(PIP),$(1)); }; } >>.venv/setup.log 2>&1 || \
		{ cat .venv/setup.log >&2; exit 1; }
	@echo "$(CURDIR)" >.venv/.home
	@echo "[python 3/3] done"
endef
