"""Everything about a race that does not change while it is ridden, as one record of arrays."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from echappee.flamme.kernel.card_table import NAMES, ROWS, DeckRows, write_cards
from echappee.flamme.kernel.road_table import SLIPPERY, SQUARE_FIELDS, WEATHERS, write_piles, write_road
from echappee.flamme.kernel.rules.piles import KINDS as KINDS_OF_CARDS
from echappee.flamme.kernel.state import RIDERS, SQUARES, TEAMS
from echappee.flamme.rules import ROULEUR, Card, Position, Rider, Ruleset
from echappee.flamme.rules.breakaway import Bid
from echappee.flamme.rules.course import NO_LINE, Course
from echappee.flamme.rules.course_text import course
from echappee.flamme.rules.layout import Square
from echappee.flamme.rules.movement import speed
from echappee.flamme.rules.refresh import LIMIT
from echappee.flamme.rules.setup import KINDS
from echappee.flamme.rules.specialists import FEW
from echappee.flamme.rules.start import TOKENS
from echappee.flamme.rules.tour_stage import PODIUM
from echappee.kernel.arrays import Table

NEVER: Final = 32_000
"""The line of a road without one."""
VALUES: Final = 12
"""No card has a value as high as this."""
WEIGHTS: Final = 64
"""The most numbers that a policy may have."""

# The kinds of teams.
DIRECTED: Final = KINDS.index("team")
PELOTON: Final = KINDS.index("peloton")
MUSCLE: Final = KINDS.index("muscle")

NUMBERS: Final = (
    *Ruleset._fields,
    "trial",
    "timed",
    "riders",
    "teams",
    "companies",
    "line",
    "copies",  # of each specialist for the draft
    "refresh_limit",
    "crash_loss",
    "bid_hand",
    "bid_price",
    "doubled_price",
    "attack",  # the kind of this card in the Peloton's row
    "attack_in_front",
    "slick",  # whether anybody can crash, or has crashed already
    "forked",  # whether the road splits
    "grid_size",
    "place_count",
    "pile_count",
    "straights",
    "size",  # how many squares of the road are kept
)
TABLE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("decks", np.int64, len(NAMES)),  # of each specialist
                ("finish", np.int64),  # how far along the road the line lies
                ("weights", np.float64, WEIGHTS),  # what policies need to know
                *((name, np.int16) for name in NUMBERS),
                ("squares", np.int16, (len(WEATHERS), SQUARES, SQUARE_FIELDS)),
                ("straight", np.int16, SQUARES),  # which straight tile under weather, or -1
                ("next", np.int16, (SQUARES, 2)),  # the inner way first; 0 for none
                ("before", np.int16, (SQUARES, 2)),
                ("ways", np.int16, SQUARES),  # how many a rider has to try from here
                ("along", np.int16, SQUARES),
                ("gains", np.int16, (SQUARES, VALUES)),  # how far a plain card of each value takes a rider
                ("ascents", np.int16, SQUARES),  # squares with a greatest speed, up to here
                ("descents", np.int16, SQUARES),
                ("seconds", np.int16, SQUARES),  # what the timing tile says
                ("grid", np.int16, 16),  # the front first
                ("places", np.int16, (16, 2)),  # square and lane of the breakaway places
                ("piles", np.int16, (3, 5)),  # number, square, and the tokens, the best first
                ("refreshes", np.int16, 3),  # whether it is the refresh token
                ("values", np.int16, (ROWS, KINDS_OF_CARDS)),
                ("powers", np.int16, (ROWS, KINDS_OF_CARDS)),
                ("climbs", np.int16, (ROWS, KINDS_OF_CARDS)),
                ("card_order", np.int16, (ROWS, KINDS_OF_CARDS)),  # the kinds in canonical order
                ("kind_counts", np.int16, ROWS),
                ("types", np.int16, len(NAMES)),  # of each specialist: 0 for a Rouleur
                ("tokens", np.int16, len(TOKENS)),  # the weathers
                ("podium", np.int16, len(PODIUM)),
                ("kinds", np.int16, TEAMS),
                ("points", np.int16, TEAMS),
                ("own", np.int16, (TEAMS, 2)),  # the riders of each team, -1 for none
                ("policies", np.int16, TEAMS),  # what decides for each team
                ("placers", np.int16, TEAMS),  # what places its riders on the grid
                ("hears", np.int16, TEAMS),  # which questions a team from outside is asked, one bit each
                ("team", np.int16, RIDERS),
                ("type", np.int16, RIDERS),  # 0 for a Rouleur
                ("company", np.int16, RIDERS),  # riders meet only those of their own
            ],
            align=True,
        ),
    )
)


def read_table(position: Position, rows: DeckRows, policies: Sequence[int], placers: Sequence[int]) -> Table:
    """The table of races that begin in this position; an array of one record."""
    rules = position.ruleset
    weather = rules.weather and position.phase in ("draft", "weather")
    table = np.zeros(1, TABLE)
    table[:] = _road(position.course, weather=weather)
    made = table[0]
    write_piles(made, position.course, rules)
    write_cards(made, rows)
    _write_teams(made, position)
    _write_rules(made, position, rows)
    made["policies"][: len(policies)] = policies
    made["placers"][: len(placers)] = placers
    return table


@lru_cache(maxsize=128)
def _road(course: Course, *, weather: bool) -> Table:
    """A table with nothing but its road: writing it takes longest, and races often share one."""
    table = np.zeros(1, TABLE)
    write_road(table[0], course, weather=weather)
    return table


def _write_teams(made: Table, position: Position) -> None:
    colours = [team.colour for team in position.teams]
    companies = {index: number for number, each in enumerate(position.companies) for index in each}
    made["teams"], made["riders"] = len(colours), len(position.riders)
    for number, team in enumerate(position.teams):
        made["kinds"][number] = KINDS.index(team.kind)
        made["points"][number] = team.points
        made["own"][number] = (*position.of(team.colour), -1, -1)[:2]
    for number, rider in enumerate(position.riders):
        made["team"][number] = colours.index(rider.team)
        made["type"][number] = rider.type != ROULEUR
        made["company"][number] = companies[number]


def _write_rules(made: Table, position: Position, rows: DeckRows) -> None:
    """The rules in force with their numbers, taken from the reference."""
    ruleset = position.ruleset
    for name, on in ruleset._asdict().items():
        made[name] = on
    made["trial"], made["timed"] = ruleset.trial, ruleset.timed
    made["line"] = NEVER if position.course.line == NO_LINE else position.course.line
    made["finish"] = position.course.along(position.course.line)
    made["companies"] = len(position.companies)
    made["copies"] = 1 if len(position.seats) <= FEW else 2
    made["refresh_limit"] = LIMIT
    flat, anybody, five = course("squares:20"), Rider("", ROULEUR, square=1), Card(5)
    made["crash_loss"] = speed(anybody, five, flat) - speed(anybody._replace(crashed=True), five, flat)
    made["bid_hand"] = Square().draws
    made["bid_price"] = Bid(0, anybody).price
    made["doubled_price"] = Bid(0, anybody, doubled=True).price
    made["attack"], made["attack_in_front"] = rows.attack, rows.attack_in_front
    crashed = any(rider.crashed for rider in position.riders)
    made["slick"] = crashed or made["squares"][:, :, SLIPPERY].any()
    made["forked"] = made["next"][:, 1].any()
    made["tokens"] = [WEATHERS.index(token) for token in TOKENS]
    made["podium"] = PODIUM
