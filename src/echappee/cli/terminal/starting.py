"""A race before its first answer, of whatever game, with what its record says and who answers."""

from collections.abc import Mapping
from typing import NamedTuple

from echappee.flamme.terminal.lineup import Lineup, race_of, tags_of
from echappee.homas.terminal.lineup import HomasLineup, homas_race_of, homas_tags_of
from echappee.notation.game_rules import SomeRace


class Started(NamedTuple):
    """A race that can be ridden."""

    race: SomeRace
    tags: Mapping[str, str]
    players: tuple[str, ...]
    """Who answers for each team."""


def start_flamme(lineup: Lineup, seed: int) -> Started:
    """A race of Flamme Rouge."""
    return Started(race_of(lineup, seed), tags_of(lineup, seed), lineup.players)


def start_homas(lineup: HomasLineup, seed: int) -> Started:
    """A race of Homas Tour Pro."""
    return Started(homas_race_of(lineup, seed), homas_tags_of(lineup, seed), lineup.players)
