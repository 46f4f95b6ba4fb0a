"""Positions that somebody wrote or set up: refused if no race can lead to them."""

from collections import Counter
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME, Position, Rider, Setup, TeamSetup, set_up
from echappee.flamme.rules.cards import EXHAUSTION
from echappee.flamme.rules.setup import COLOURS

LONGEST: Final = 3000
"""No line of a race with six teams of specialists is longer."""
LONGEST_ROAD: Final = 400
"""As of a road that is written by hand at a table."""


def read_possible(line: str) -> Position:
    """The position of this line."""
    road = next((field for field in line.split(" ") if field.startswith("road=")), "")
    if len(line) > LONGEST or len(road) > LONGEST_ROAD:
        raise Refused("bad-position", "the position is too long")
    if not road.startswith("road=tiles:"):
        raise Refused("bad-position", "the road of a position is made of tiles here")
    position: Position = FLAMME.read_line(line)
    for rider, fresh in zip(position.riders, _fresh(position), strict=True):
        _check_cards(rider, fresh)
    return position


def _fresh(position: Position) -> tuple[Rider, ...]:
    """The same riders before the race, with all their cards; refuses a race that cannot be set up."""
    if [team.colour for team in position.teams] != list(COLOURS[: len(position.teams)]):
        raise Refused("bad-position", f"teams are {', '.join(COLOURS)}, in this order")
    specialists = {rider.name: rider.specialist for rider in position.riders}
    teams = tuple(
        TeamSetup(
            team.kind,
            rouleur=specialists.get(f"{team.colour}.R", ""),
            sprinteur=specialists.get(f"{team.colour}.S", ""),
        )
        for team in position.teams
    )
    drafted = position.ruleset._replace(specialists=False)
    fresh: tuple[Rider, ...] = set_up(Setup(position.course.tiles, teams, drafted)).riders
    if [rider.name for rider in fresh] != [rider.name for rider in position.riders]:
        raise Refused("bad-position", "every team has a Rouleur and a Sprinteur, in this order")
    return fresh


def _check_cards(rider: Rider, fresh: Rider) -> None:
    cards = Counter([*rider.pile, *rider.recycled])
    if not rider.automatic:  # what a Peloton team has played came from one deck for both riders
        cards.update([*rider.played, *([rider.card] if rider.card else [])])
    del cards[EXHAUSTION]
    for card, more in (cards - Counter(fresh.pile)).items():
        raise Refused("bad-deck", f"{rider.name} has {more} more of the card {card} than there are")
