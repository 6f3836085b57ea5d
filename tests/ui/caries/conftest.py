"""A table of Caries in a real window."""

from __future__ import annotations

from functools import partial

import pytest


@pytest.fixture
def seated(laid):
    """Makes tables: what ``laid`` does, of this game."""
    return partial(laid, "caries")
