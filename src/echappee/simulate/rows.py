"""Races as a table: one row per rider and race."""

from collections.abc import Collection, Mapping

Columns = Mapping[str, Collection[object]]
"""The values of each column, by its name; all columns are of the same length."""
