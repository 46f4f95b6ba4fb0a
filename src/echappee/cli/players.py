"""The person or bot that answers for each team, from the words of --teams or of a record."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import unquote

from echappee.bots import Bot, game_bots
from echappee.bots.lookup import is_outside, seat_bot
from echappee.cli.lineups import NOBODY, YOU
from echappee.engine import Refused, Seat
from echappee.notation.game_rules import DIRECTED, SomeTeam
from echappee.words.languages import ENGLISH


class Company(NamedTuple):
    """The names to show with a race."""

    players: Mapping[str, str]
    """By colour: you, a bot's name, or the kind of an automatic team."""
    jerseys: Mapping[str, str] = {}
    """In a stage of a tour: the rider who wears each leader's jersey."""


def bots_by_seat(
    players: Sequence[str], teams: Sequence[SomeTeam], seed: int | str, game: str, *, outside: bool
) -> dict[Seat, Bot[object]]:
    """The bots of a race of this game, each with its own seed. A file of somebody else may start no program.

    When a race is resumed its bots are new, and their own chance starts over: the cards are dealt as before,
    but a bot may decide differently.
    """
    foreign = next((player for player in players if is_outside(player)), None)
    if foreign and not outside:
        raise Refused("outside-bot", f"{unquote(foreign)!r} is not a bot of ours: with --outside it may ride")
    return {
        team.colour: seat_bot(unquote(player), f"{seed}/{team.colour}", game)
        for team, player in zip(teams, players, strict=True)
        if player not in (YOU, NOBODY)
    }


def seats_of(players: Sequence[str], teams: Sequence[SomeTeam]) -> tuple[Seat, ...]:
    """The seats that people hold."""
    return tuple(team.colour for team, player in zip(teams, players, strict=True) if player == YOU)


def read_players(tags: Mapping[str, str], teams: Sequence[SomeTeam]) -> tuple[str, ...]:
    """The words of the tag `players`, checked against the teams."""
    players = tuple(tags.get("players", "").split())
    if len(players) != len(teams):
        raise Refused("bad-record", f"the tag players names {len(players)} players for {len(teams)} teams")
    for player, team in zip(players, teams, strict=True):
        if (player == NOBODY) == (team.kind == DIRECTED):
            raise Refused("bad-record", f"the tag players has {player!r} for the team {team.colour}")
    return players


def shown_names(players: Sequence[str], teams: Sequence[SomeTeam], game: str) -> dict[str, str]:
    """By colour: you, what a bot is called at tables too, or the kind of an automatic team."""
    words = [*players, *[""] * len(teams)]
    return {
        team.colour: team.kind if team.kind != DIRECTED else _called(word, game)
        for team, word in zip(teams, words, strict=False)
    }


def _called(player: str, game: str) -> str:
    bot = game_bots.bot_named(player, game)
    return bot.called[ENGLISH] if bot else unquote(player)
