"""The available languages: one per catalogue beside this file, which gives its name and its locale."""

import re
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

ENGLISH: Final = "en"
_FACT = re.compile(r"^(language|locale) = (.+)$", re.MULTILINE)


class Language(NamedTuple):
    """A language with its own name, and the locale for its lists and numbers."""

    id: str
    name: str
    locale: str


@lru_cache(maxsize=1)
def languages() -> dict[str, Language]:
    """All languages by id, English first: no other needs a message that English lacks."""
    ids = sorted(
        entry.name.removesuffix(".ftl") for entry in _folder().iterdir() if entry.name.endswith(".ftl")
    )
    return {id: _read(id) for id in sorted(ids, key=lambda id: id != ENGLISH)}


def catalogue(package: str, language: str) -> str:
    """The messages of a package's catalogue in this language; none if it has not been translated yet."""
    file = resources.files(package).joinpath(f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _folder() -> resources.abc.Traversable:
    return resources.files(__package__)


def _read(id: str) -> Language:
    facts = dict(_FACT.findall(catalogue(__package__, id)))
    return Language(id, facts["language"], facts["locale"])
