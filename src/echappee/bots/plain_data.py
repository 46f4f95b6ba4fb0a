"""Views and other records as plain data, for programs in any language."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass


def as_plain(value: object) -> object:
    """Plain data for JSON: records become their fields, cards and the like their text."""
    if value is None or isinstance(value, str | int | float):
        return value
    if type(value).__str__ is not object.__str__:
        return str(value)
    if named := getattr(value, "_fields", None):
        return {name: as_plain(getattr(value, name)) for name in named}
    if is_dataclass(value):
        return {field.name: as_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): as_plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        return [as_plain(each) for each in value]
    raise TypeError(f"a {type(value).__name__} is not plain data")
