"""From the words on the command line to a race or a tour before its first answer."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar

from echappee.bots import GameBots, bots_of, names_of
from echappee.bots.lookup import as_recorded, is_known
from echappee.bots.plugins import plugins_of
from echappee.cli.game_terminal import WITH_PEOPLE, GameTerminal
from echappee.engine import Race, Refused
from echappee.games import Game
from echappee.notation import DIRECTED, SomeRace, Tags, dealer_of
from echappee.tours import GameTours, SomeTour, Tour, no_tours

R = TypeVar("R")


@dataclass(frozen=True, kw_only=True)
class GameLineups(Generic[R]):
    """A game whose races and tours can be set up on the command line. Teams are the words of --teams."""

    ROOM: ClassVar[str] = "terminal.lineups"

    solo_teams: Callable[[Namespace, R], str]
    """The teams of a solo race on this road."""
    race_tags: Callable[[Namespace, R, Sequence[str]], Tags]
    """How the record of the race begins; refuses what cannot be ridden."""
    plan_tags: Callable[[Namespace], Tags] = lambda _args: {}
    """The further tags of a simulation."""
    calendars: tuple[str, ...] = ()
    """The names of the known calendars."""
    tour_tags: Callable[[Namespace, str, Sequence[str]], Tags] = no_tours
    """How the record of a tour with this calendar begins."""

    @classmethod
    def plain(cls, game: Game) -> Self:
        """Of a game whose races are set up by the tag `teams` alone, with a kind for each."""
        automatic = game.room(GameBots).automatic

        def race_tags(_args: Namespace, _road: R, teams: Sequence[str]) -> Tags:
            return {"teams": " ".join(word if word in automatic else DIRECTED for word in teams)}

        return cls(solo_teams=lambda _args, _road: YOU, race_tags=race_tags)


YOU = "you"
NOBODY = "-"
"""The word for an automatic team."""


def read_words(text: str, game: Game, *, you: bool = False) -> tuple[str, ...]:
    """The word for each team of this game, checked."""
    automatic = game.room(GameBots).automatic
    people = (YOU,) if you else ()
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in (*people, *automatic) and not is_known(word, game.name):
            names = names_of({**bots_of(game.name), **plugins_of(game.name)})
            hint = "" if word != YOU else "; with yourself in it that is echappee play"
            known = ", ".join((*people, *names, *automatic))
            raise Refused("bad-teams", f"there is no team {word!r}; teams are {known}{hint}")
    return words


class Lineup(NamedTuple):
    """How the record of a race begins, without its seed."""

    tags: Tags
    players: tuple[str, ...]
    """By seat: you, the word for a bot, or nobody."""


class StartedRace(NamedTuple):
    race: SomeRace
    tags: Mapping[str, str]
    players: tuple[str, ...]


def read_teams(game: Game, command: str, text: str | None) -> tuple[str, ...]:
    """The words of --teams, or this command's default; a game without a default does not have the command."""
    usual = game.room(GameTerminal).default_teams.get(command)
    if usual is None:
        raise Refused("bad-options", f"{command} is not for {game.rules.title}")
    words = usual if text is None else text
    return read_words(words, game, you=command in WITH_PEOPLE)


def line_up(game: Game, args: Namespace, road: object, teams: Sequence[str]) -> Lineup:
    """Refuses a race that cannot be ridden."""
    tags = game.room(GameLineups).race_tags(args, road, teams)
    return Lineup(tags, players_of(game, teams, len(game.rules.read_start(tags).teams)))


def start_race(game: Game, lineup: Lineup, seed: int) -> StartedRace:
    players = tuple(map(as_recorded, lineup.players))
    tags = {**lineup.tags, "players": " ".join(players), "seed": str(seed)}
    return StartedRace(Race(game.rules, game.rules.read_start(tags), dealer_of(tags)), tags, players)


def start_tour(game: Game, args: Namespace, calendar: str, teams: Sequence[str], seed: int) -> SomeTour:
    """Refuses a tour that cannot be ridden."""
    tours = game.room(GameTours)
    setup = tours.read_setup(game.room(GameLineups).tour_tags(args, calendar, teams))
    players = map(as_recorded, players_of(game, teams, len(setup.teams)))
    return Tour(tours, setup, tuple(players), seed)


def players_of(game: Game, teams: Sequence[str], seats: int) -> tuple[str, ...]:
    """The word for each team; `nobody` for automatic teams and for those that were not named."""
    automatic = game.room(GameBots).automatic
    players = tuple(NOBODY if word in automatic else word for word in teams)
    return players + (NOBODY,) * (seats - len(players))
