"""Lines for the help of commands."""

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
echappee stages --json | jq '.[] | select(.squares > 150) | .id'""",
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
