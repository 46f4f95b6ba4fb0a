"""A race or a tour of any game before its first answer, from the words on the command line."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.cli.game_lineups import GameLineups
from echappee.cli.game_terminal import SIMULATE, WITH_PEOPLE, GameTerminal
from echappee.cli.team_words import NOBODY, read_words
from echappee.engine import Race, Refused
from echappee.games import Game
from echappee.notation import dealer_of
from echappee.notation.game_rules import SomeRace
from echappee.tours.game_tours import GameTours
from echappee.tours.tour import SomeTour, Tour


class Lineup(NamedTuple):
    """How the record of a race begins, without its seed."""

    tags: dict[str, str]
    players: tuple[str, ...]
    """By seat: you, a bot's name, or nobody."""


class Started(NamedTuple):
    race: SomeRace
    tags: Mapping[str, str]
    players: tuple[str, ...]


def read_teams(game: Game, command: str, text: str | None) -> tuple[str, ...]:
    """The words of --teams, or this command's default; a game without one does not have the command."""
    usual = game.room(GameTerminal).default_teams.get(command)
    if usual is None:
        raise Refused("bad-options", f"{command} is not for {game.rules.title}")
    automatic = game.room(GameLineups).automatic
    words = usual if text is None else text
    people, unrecorded = command in WITH_PEOPLE, command == SIMULATE
    return read_words(words, game.name, automatic, you=people, outside=unrecorded)


def line_up(game: Game, args: Namespace, road: object, teams: Sequence[str]) -> Lineup:
    """Refuses a race that cannot be ridden."""
    tags = game.room(GameLineups).race_tags(args, road, teams)
    return Lineup(tags, players_of(game, teams, len(game.rules.read_start(tags).teams)))


def start_race(game: Game, lineup: Lineup, seed: int) -> Started:
    tags = lineup.tags | {"players": " ".join(lineup.players), "seed": str(seed)}
    return Started(Race(game.rules, game.rules.read_start(tags), dealer_of(tags)), tags, lineup.players)


def start_tour(game: Game, args: Namespace, calendar: str, teams: Sequence[str], seed: int) -> SomeTour:
    """Refuses a tour that cannot be ridden."""
    tours = game.room(GameTours)
    setup = tours.read_setup(game.room(GameLineups).tour_tags(args, calendar, teams))
    return Tour(tours, setup, players_of(game, teams, len(setup.teams)), seed)


def players_of(game: Game, teams: Sequence[str], seats: int) -> tuple[str, ...]:
    """The word for each team; `nobody` for teams that ride by themselves or were not named."""
    automatic = game.room(GameLineups).automatic
    players = tuple(NOBODY if word in automatic else word for word in teams)
    return players + (NOBODY,) * (seats - len(players))
