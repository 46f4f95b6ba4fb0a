"""Who answers for which team: the word of each seat, and the bots made from it."""

from collections.abc import Mapping, Sequence

from echappee.bots import Bot, make_bot
from echappee.cli.lineup import NOBODY, YOU
from echappee.engine import Refused, Seat
from echappee.flamme import Team, View


def bots_of(players: Sequence[str], teams: Sequence[Team], seed: int | str) -> dict[Seat, Bot[View]]:
    """The bots of a race, each with a seed of its own.

    A bot that is made again when a race is resumed has forgotten how far it had come in its own chances;
    the deal is the same, its taste may differ.
    """
    return {
        team.colour: make_bot(player, f"{seed}/{team.colour}")
        for team, player in zip(teams, players, strict=True)
        if player not in (YOU, NOBODY)
    }


def seats_of(players: Sequence[str], teams: Sequence[Team]) -> tuple[Seat, ...]:
    """The seats that people hold."""
    return tuple(team.colour for team, player in zip(teams, players, strict=True) if player == YOU)


def read_players(tags: Mapping[str, str], teams: Sequence[Team]) -> tuple[str, ...]:
    """The words of the tag `players`, checked against the teams."""
    players = tuple(tags.get("players", "").split())
    if len(players) != len(teams):
        raise Refused("bad-record", f"the tag players names {len(players)} players for {len(teams)} teams")
    for player, team in zip(players, teams, strict=True):
        if (player == NOBODY) != team.automatic:
            raise Refused("bad-record", f"the tag players has {player!r} for the team {team.colour}")
    return players


def called(players: Sequence[str], teams: Sequence[Team]) -> dict[str, str]:
    """By colour, who rides: you, a bot's name, or an automatic team."""
    words = [*players, *[""] * len(teams)]
    return {
        team.colour: team.kind if team.automatic else word for team, word in zip(teams, words, strict=False)
    }
