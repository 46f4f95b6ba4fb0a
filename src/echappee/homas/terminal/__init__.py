"""Homas Tour Pro in the terminal."""

from typing import Final

from echappee.cli.game_terminal import (
    PLAY,
    PROGRAM,
    RACE,
    SIMULATE,
    STAGE_CHECK,
    STAGES,
    TOUR_NEW,
    TOUR_SIMULATE,
    GameTerminal,
    option,
)

_BY_RIDER: Final = option(
    "--rider-by-rider",
    action="store_true",
    help="teams line up one rider at a time, not on the starting board",
)

TERMINAL: Final = GameTerminal(
    turn="Turn",
    roads="a course's id such as milan-san-remo, or a road such as 'road:0x20,-4x6,0x4;hill=26'",
    default_road="milan-san-remo",
    teams="random, cadet, espoir, domestique, capitaine or neutral for up to five teams: white, red, blue, …",
    default_teams={
        PLAY: "you,domestique,domestique,domestique",
        RACE: "domestique,domestique,domestique,domestique",
        SIMULATE: "domestique,random,random,random,neutral",
        TOUR_NEW: "you,domestique,domestique,domestique",
        TOUR_SIMULATE: "domestique,domestique,domestique,domestique",
    },
    calendars="paris-nice, dauphine-libere, benelux-tour, tour-de-france, or courses in a row",
    default_calendar="tour-de-france",
    options=dict.fromkeys((PLAY, RACE, SIMULATE, TOUR_NEW, TOUR_SIMULATE), (_BY_RIDER,)),
    examples={
        PROGRAM: """\
echappee play --stage milan-san-remo           Homas Tour Pro: a classic with dice and relays""",
        PLAY: """\
echappee play --stage milan-san-remo              Homas Tour Pro: you direct the white team
echappee play --stage paris-roubaix --teams you,domestique,neutral --rider-by-rider""",
        RACE: """\
echappee race --stage milan-san-remo --teams domestique,random,neutral""",
        SIMULATE: """\
echappee simulate --stage paris-roubaix --teams domestique,random,neutral --races 200""",
        TOUR_NEW: """\
echappee tour new france.tour tour-de-france --teams you,domestique,domestique""",
        TOUR_SIMULATE: """\
echappee tour simulate paris-nice --teams domestique,random --tours 50""",
        STAGES: """\
echappee stages --game homas
echappee stages paris-roubaix""",
        STAGE_CHECK: """\
echappee stage check 'road:0x20,-4x6,+3x4,0x10;red=20;hill=26'""",
    },
)
