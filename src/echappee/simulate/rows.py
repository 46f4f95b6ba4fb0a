"""Races as a table: one row per rider and race."""

from collections.abc import Mapping, Sequence
from typing import Any

Columns = Mapping[str, Sequence[Any]]
"""The values of each column, by its name; all columns are of the same length."""
