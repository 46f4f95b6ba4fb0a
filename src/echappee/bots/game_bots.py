"""The bots and automatic teams of a game: their names, what they are like, how strong, how one is made."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from echappee.bots.bot import Bot, RandomBot
from echappee.bots.bot_entry import BotEntry, InWords
from echappee.bots.plugins import offered
from echappee.engine import Refused
from echappee.games import DEFAULT, Game, game_named

FILE = "strength.json"
RANDOM: Final = "random"


class Strength(NamedTuple):
    """How many races a bot won against the reference opponent."""

    won: int
    races: int

    @property
    def share(self) -> float:
        return self.won / self.races


class Strengths(NamedTuple):
    """What was measured of the bots of a game."""

    how: str
    """How it was measured, in one sentence."""
    command: str
    """The command that measures it again."""
    bots: Mapping[str, Strength]


NOT_MEASURED: Final = Strengths("", "", {})


def read_strengths(package: str) -> Strengths:
    """From the package of a game's bots."""
    said = json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    bots = {name: Strength(*figures) for name, figures in said["bots"].items()}
    return Strengths(said["how"], said["command"], bots)


V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class AutomaticTeam:
    """A team that rides by rule: nobody decides for it."""

    called: InWords
    about: InWords
    """What it does, in a few words."""
    by_colour: bool = False
    """Whether several of them are distinguished by their colours, not by numbers."""


@dataclass(frozen=True, kw_only=True)
class GameBots(Generic[V]):
    """The bots of a game. The random one rides every game and need not be listed."""

    ROOM: ClassVar[str] = "bots"

    own: Mapping[str, BotEntry[V]] = field(default_factory=dict)
    stand_in: str = RANDOM
    """The bot that rides for empty seats and for absent people."""
    automatic: Mapping[str, AutomaticTeam] = field(default_factory=dict)
    """By the name of their kind."""
    strengths: Strengths = NOT_MEASURED
    older: Mapping[str, BotEntry[V]] = field(default_factory=dict)
    """Bots that only older records and links name; they still ride, but nobody is offered them."""

    @classmethod
    def plain(cls, _game: Game) -> Self:
        return cls()


ANY_GAME: Final[Mapping[str, BotEntry[object]]] = {
    RANDOM: BotEntry(
        make=RandomBot,
        called={"en": "Touriste", "fr": "Touriste"},
        about={"en": "takes what the hand gives", "fr": "joue ce que la main lui donne"},
        level=1,
    )
}


def bots_of(game: str) -> Mapping[str, BotEntry[object]]:
    """The bots that ride this game, by name, with those of other packages that a server offers."""
    return {**offered(game), **ANY_GAME, **game_named(game).room(GameBots).own}


def bot_named(name: str, game: str) -> BotEntry[object] | None:
    """The bot with this name, also if only older records have it."""
    return bots_of(game).get(name) or game_named(game).room(GameBots).older.get(name)


def make_bot(name: str, seed: int | str, game: str = DEFAULT) -> Bot[object]:
    if bot := bot_named(name, game):
        return bot.make(seed)
    known = ", ".join(names_of(bots_of(game)))
    raise Refused("unknown-bot", f"there is no bot {name!r}; there are {known}")


def names_of(bots: Mapping[str, BotEntry[object]]) -> list[str]:
    """The names, shortened to one per character, as in colette-1…5."""
    named: dict[str, str] = {}
    for name, bot in bots.items():
        first = named.get(bot.character) if bot.character else None
        named[bot.character or name] = f"{first.partition('…')[0]}…{bot.level}" if first else name
    return list(named.values())
