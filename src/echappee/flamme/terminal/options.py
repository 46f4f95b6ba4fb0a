"""The options of Flamme Rouge on the command line, and examples for the help."""

import argparse
from typing import Final

from echappee.cli.game_terminal import (
    PLAY,
    PROGRAM,
    RACE,
    SIMULATE,
    STAGE_BALANCE,
    STAGE_CHECK,
    STAGE_NEW,
    STAGES,
    TOUR_NEW,
    TOUR_SIMULATE,
    Option,
    option,
)
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


EXAMPLES: Final = {
    PROGRAM: """\
echappee play --stage base-4 --solo            in the terminal: the solo race in the mountains
echappee tour new my.tour --calendar short     a tour of three stages, on as many days as you like
echappee race --teams tempo,tempo,random       watch bots race
echappee race --stage gt-10 --specialists      an individual time trial of specialists
echappee stages base-2                         look at a stage
echappee simulate --teams tempo,random --races 500""",
    PLAY: """\
echappee play                                     you are blue, against three bots
echappee play --stage base-4 --teams tempo,you,muscle --weather
echappee play --solo                              alone against Peloton and Muscle
echappee play --stage gt-10 --solo                alone against the clock
echappee play --stage gt-4-2-4 --format tour --specialists""",
    RACE: """\
echappee race --stage base-2 --teams tempo,random,muscle,peloton --seed 7
echappee race --stage peloton-7-5-6 --teams tempo,tempo,tempo,random,random --breakaway
echappee race --stage gt-10                       an individual time trial
echappee race --stage gt-5-2-4 --format tour --specialists""",
    SIMULATE: """\
echappee simulate --stage base-1 --teams tempo,random,random,random --races 200
echappee simulate --stage base-4 --teams tempo,tempo,muscle --races 10000 --jobs 8 --json
echappee simulate --stage gt-10 --teams tempo,random --races 500   times in an individual trial
echappee simulate --stage base-4 --races 20000 --report base-4.html --out base-4.parquet""",
    TOUR_NEW: """\
echappee tour new july.tour --calendar short --specialists
echappee tour new bots.tour --teams tempo,random --calendar 'gt-3 gt-4 rest gt-8' --seed 7""",
    TOUR_SIMULATE: """\
echappee tour simulate short --teams tempo,random --tours 50 --json""",
    STAGES: """\
echappee stages base-4
echappee stages 'a b c d e f u'
echappee stages --json | jq '.stages[] | select(.squares > 150) | .id'""",
    STAGE_CHECK: """\
echappee stage check my.stage --players 6 --tour
echappee stage check 'a b c g i D H q n t m K O L r e p J s f u'""",
    STAGE_BALANCE: """\
echappee stage balance base-4
echappee stage balance my.stage --teams tempo,tempo,muscle --races 10000 --json""",
    STAGE_NEW: """\
echappee stage new --seed 7 --climbs 2 --cobbles 1
echappee stage new --players 5-6 --kind extended --tour --out queen.stage""",
}
