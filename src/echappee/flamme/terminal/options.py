"""The options that only Flamme Rouge has."""

import argparse
from typing import Final

from echappee.cli.game_terminal import Option, option
from echappee.cli.options import whole

FORMATS: Final = ("race", "tour", "ttt", "itt")
KINDS: Final = ("normal", "extended", "ttt", "itt")
"""What a stage can be designed for."""
PLAYERS: Final = {"2-4": (2, 4), "5-6": (5, 6)}
PLACEMENTS: Final = ("choose", "random")

VARIANTS: Final[tuple[Option, ...]] = (
    option(
        "--baroudeur-bid",
        action="store_true",
        help="with a breakaway: a Baroudeur bids one drawn card doubled, for one exhaustion card",
    ),
    option(
        "--super-combative",
        action="store_true",
        help="in a tour: a point and a jersey for the rider who leads most rounds of a stage",
    ),
)
RULES: Final[tuple[Option, ...]] = (
    option("--weather", action="store_true", help="lay weather tokens on the straight tiles"),
    option("--breakaway", action="store_true", help="bid for the breakaway places of the stage"),
    *VARIANTS,
    option("--ride-out", action="store_true", help="continue until every rider is home"),
    option("--specialists", action="store_true", help="draft specialists before the start"),
    option(
        "--riders",
        metavar="R/S,R/S,…",
        help="give specialists instead (echappee specialists lists them), one pair per team; "
        "leave a name out for an ordinary rider: baroudeur/,/flahute",
    ),
    option(
        "--format",
        choices=FORMATS,
        help="an ordinary race, a stage of a tour with tokens and times, or a team or an individual time "
        "trial; default: what the stage is made for",
    ),
    option(
        "--extended",
        action=argparse.BooleanOptionalAction,
        help="a refresh half way; on if the stage is made for it",
    ),
)
TOUR_RULES: Final[tuple[Option, ...]] = (
    option("--specialists", action="store_true", help="draft specialists before the first stage"),
    option("--weather", action="store_true", help="lay weather tokens on every stage"),
    option("--breakaway", action="store_true", help="bid for a breakaway where there are places"),
    *VARIANTS,
)
HANDICAP: Final = option(
    "--handicap", metavar="N", type=whole(0, 30), help="this many exhaustion cards in each of your decks"
)
PLACEMENT: Final = option(
    "--placement",
    choices=PLACEMENTS,
    default=PLACEMENTS[0],
    help="whether bots choose their places on the grid, or get them by lot",
)
PLACED_BY_LOT: Final = option(
    "--placement",
    choices=PLACEMENTS,
    default="random",
    help="whether bots choose their places on the grid, or get them by lot; default: by lot",
)
KIND: Final = option("--kind", choices=KINDS, help="ttt and itt are time trials; default: normal")
MOST_PLAYERS: Final = option(
    "--players",
    metavar="N",
    type=whole(1, 6),
    help="the largest number of teams; default: what the stage is made for",
)
WISHES: Final[tuple[Option, ...]] = (
    option("--players", choices=tuple(PLAYERS), default="2-4", help="for how many teams; default: 2-4"),
    option("--length", metavar="N", type=whole(1, 999), help="the whole length in squares"),
    option("--climbs", metavar="N", type=whole(0, 9), help="the number of ascents"),
    option("--cobbles", metavar="N", type=whole(0, 9), help="the number of stretches of cobbles"),
    option(
        "--roundabouts",
        metavar="N",
        type=whole(0, 2),
        default=0,
        help="the number of roundabouts; default: 0",
    ),
)
