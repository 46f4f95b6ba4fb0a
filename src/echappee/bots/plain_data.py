"""Views and other records as plain data, for programs in any language."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass


def fields_of(record: object) -> dict[str, object]:
    """The fields of a record, as they are."""
    names = getattr(record, "_fields", None)
    if names is None:
        assert is_dataclass(record), f"a {type(record).__name__} is not a record"
        names = [field.name for field in fields(record)]
    return {name: getattr(record, name) for name in names}


def as_plain(value: object) -> object:
    """Plain data for JSON: records become their fields, cards and the like their text."""
    if value is None or isinstance(value, str | int | float):
        return value
    if type(value).__str__ is not object.__str__:
        return str(value)
    if hasattr(value, "_fields") or is_dataclass(value):
        return {name: as_plain(each) for name, each in fields_of(value).items()}
    if isinstance(value, Mapping):
        return {str(key): as_plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        return [as_plain(each) for each in value]
    raise TypeError(f"a {type(value).__name__} is not plain data")
