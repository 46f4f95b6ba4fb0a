"""The table `weather`: which token lies on which tile, and what the squares then do."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused, ScriptedDealer
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Ruleset
from echappee.flamme.rules.start import TOKENS
from echappee.flamme.rules.terrain import NO_LIMIT, Square
from echappee.flamme.scenarios.roads import find_square
from echappee.flamme.scenarios.tiles import read_tile_road
from echappee.scenarios.fields import Fields

NUMBERS = ("least", "most", "draws")
FLAGS = ("exposed", "slippery")
_NUMBER = re.compile(r"[0-9]{1,4}")
PLAIN = {"least": 0, "most": NO_LIMIT, "draws": 4, "exposed": 0, "slippery": 0}


class Effects(NamedTuple):
    """What is expected of one square."""

    square: str
    does: dict[str, int]


class Winds(NamedTuple):
    """The tokens in the order they are laid, and the squares that are checked."""

    road: Course
    tokens: tuple[str, ...]
    expected: tuple[Effects, ...]

    def differences(self) -> Iterator[str]:
        """Lay the tokens, and compare."""
        start = Position(Ruleset(weather=True), self.road, (), (), phase="weather")
        key = str(start.key("tokens"))
        race = FlammeRace(FLAMME, start, ScriptedDealer({key: ",".join(self.tokens)}))
        for square, expected in self.expected:
            found = _does(race.position.course.at(find_square(self.road, square)))
            if found != expected:
                yield f"expect: square {square} is {_print(found)}, not {_print(expected)}"


def read_winds(fields: Fields) -> Winds:
    road = read_tile_road(fields.text("tiles"))
    tokens = fields.texts("tokens")
    for token in tokens:
        if token not in TOKENS:
            raise Refused("unknown-token", f"there is no token {token}, only {' '.join(sorted(set(TOKENS)))}")
    expected = tuple(_read_effects(text, road) for text in fields.texts("expect"))
    if not expected:
        raise Refused("no-expectation", "expect is empty")
    return Winds(road, tokens, expected)


def _read_effects(text: str, road: Course) -> Effects:
    """`SQUARE [least N] [most N] [draws N] [exposed] [slippery]`; what is not written is as on plain road."""
    square, *words = text.split() or [""]
    if square not in road.layout.names:
        raise Refused("bad-place", f"“{text}” does not begin with a square of this road")
    does = dict(PLAIN)
    while words:
        word = words.pop(0)
        if word in FLAGS:
            does[word] = 1
        elif word in NUMBERS and words and _NUMBER.fullmatch(words[0]):
            does[word] = int(words.pop(0))
        else:
            raise Refused("unknown-word", f"“{text}”: {word} means nothing here")
    return Effects(square, does)


def _does(square: Square) -> dict[str, int]:
    return {
        "least": square.least,
        "most": square.most,
        "draws": square.draws,
        "exposed": int(not square.shelter),
        "slippery": int(square.slippery),
    }


def _print(does: dict[str, int]) -> str:
    words = [f"{key} {does[key]}" for key in NUMBERS if does[key] != PLAIN[key]]
    return " ".join(words + [flag for flag in FLAGS if does[flag]]) or "plain"
