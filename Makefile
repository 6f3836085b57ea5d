# make play    opens the table         make test    checks everything
# make bench   how fast it is          make trust          how much it bears (an hour)
# make strength   how well the bots play (hours)
# make bundle  the app in one folder that needs no Python, in dist/tabletop, and packed beside it
# make deb     that folder as a Debian package, in dist/
# make translations   after a sentence changed
#
# All in .venv, made from $(PYTHON); nothing is installed twice.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# These walk every branch of tabletop/, which is checked; the others are not traced for it.
MODEL := tests/kernel tests/cli tests/games tests/golden

.PHONY: play install test bench trust strength bundle deb translations

play: install
	@$(BIN)/tabletop

install: $(VENV)/installed

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'Tabletop needs Python 3.11 or newer; name one with: make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'Python lacks its venv module; on Debian or Ubuntu: sudo apt install python3-venv' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/pyvenv.cfg pyproject.toml
	$(PIP) --editable .
	@touch $@

$(VENV)/installed-dev: $(VENV)/pyvenv.cfg pyproject.toml
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-bundle: $(VENV)/pyvenv.cfg pyproject.toml
	$(PIP) --editable '.[bundle,sound]'
	@touch $@ $(VENV)/installed

test: $(VENV)/installed-dev
	@$(BIN)/python packaging/ready.py
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --cov=tabletop $(MODEL)
	$(BIN)/pytest -n 2 $(MODEL:%=--ignore=%)

bench: $(VENV)/installed-dev
	-@test -e $(VENV)/installed-bench || \
	  { $(PIP) --only-binary open_spiel --editable '.[bench]' && touch $(VENV)/installed-bench; } || \
	  $(PIP) 'chess>=1.11'
	@$(BIN)/python bench/run.py speed

trust: $(VENV)/installed-dev
	@$(BIN)/python bench/run.py trust

strength: $(VENV)/installed-dev
	@$(BIN)/python bench/strength.py

bundle: $(VENV)/installed-bundle
	@$(BIN)/python packaging/bundle.py

deb: bundle
	@$(BIN)/python packaging/deb.py

translations: $(VENV)/installed-dev
	@$(BIN)/python packaging/translations.py
