"""The race radio of each game, for tests: its voice, its messages, and every sentence with an example."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from echappee.engine.events import Value
from echappee.flamme.words.voice import voice as flamme_voice
from echappee.homas.words.sentences import PREFIX
from echappee.homas.words.voice import voice as homas_voice
from echappee.words.languages import catalogue
from echappee.words.sentences import Sentence
from echappee.words.voice import SHARED, Voice
from tests.words.flamme import races
from tests.words.homas import races as homas_races

Args = dict[str, Value]


class Said(NamedTuple):
    """A sentence, as it is read in each language."""

    sentence: Sentence
    english: str
    french: str


class Radio(NamedTuple):
    """The race radio of one game."""

    game: str
    voice: Callable[[str], Voice]
    prefix: str
    """How the ids of its messages begin."""
    naming: Mapping[str, set[str]]
    """The messages that are not sentences, and their arguments."""
    everything_said: Callable[[], Sequence[Sentence]]
    """What is told in many races."""

    @property
    def examples(self) -> list[Said]:
        """Every sentence at least once."""
        text = (Path(__file__).parent / self.game / "said.toml").read_text(encoding="utf-8")
        return [
            Said(Sentence(self.prefix + each["id"], _frozen(each["args"])), each["en"], each["fr"])
            for each in tomllib.loads(text)["said"]
        ]

    def catalogue(self, language: str) -> str:
        """Its own messages, as they are written."""
        return catalogue(f"echappee.{self.game}.words", language)

    def variables(self, language: str) -> dict[str, set[str]]:
        """The variables of each of its messages, those of the messages it quotes among them."""
        own, shared = messages(self.catalogue(language)), messages(catalogue(SHARED, language))
        visited = {message.id.name: _visited(message) for message in (*shared, *own)}
        return {
            id: visited[id].found.union(*(visited[other].found for other in visited[id].quoted))
            for id in (message.id.name for message in own)
        }


class Variables(Visitor):
    """Collects the variables that a message names, and the messages that it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            self.quoted.add(node.id.name)
        super().generic_visit(node)


@cache
def _visited(message: ast.Message) -> Variables:
    visitor = Variables()
    visitor.visit(message)
    return visitor


@cache
def messages(text: str) -> Sequence[ast.Message]:
    """The messages of a catalogue; there is nothing else in it."""
    entries: list[Any] = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def _frozen(args: dict[str, Any]) -> Args:
    return {name: _tuples(value) for name, value in args.items()}


def _tuples(value: Any) -> Any:  # noqa: ANN401 - anything the file has
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


FLAMME: Final = Radio(
    "flamme",
    flamme_voice,
    "",
    {
        "rider": {"own", "type", "team", "start"},
        "both-riders": {"own", "team", "start"},
        "rider-of-colour": {"colour", "type"},
        "both-riders-of-colour": {"colour"},
        "card": {"kind", "value", "powers"},
        "power": {"power"},
        "weather-run": {"weather", "first", "last"},
    },
    races.everything_said,
)
HOMAS: Final = Radio(
    "homas",
    homas_voice,
    PREFIX,
    {
        f"{PREFIX}rider": {"colour", "number"},
        f"{PREFIX}role": {"role"},
        f"{PREFIX}card": {"kind", "value"},
        f"{PREFIX}team-card": {"card"},
        f"{PREFIX}fitness-card": {"fitness"},
        f"{PREFIX}squares": {"squares"},
    },
    homas_races.everything_said,
)
RADIOS: Final = (FLAMME, HOMAS)
