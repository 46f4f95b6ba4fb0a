from echappee.flamme.kernel import Kernel
from echappee.flamme.rules.position_line import read_line
from tests.kernel.lockstep import compare

TWO_FRONTS = (
    "flamme/1 rules=breakaway,ride-out,extended teams=blue,red:peloton,green,black:muscle,white:muscle"
    " road=tiles:a,2B,b,X,y,Y,t,J,V at=6.end"
    " blue.R=34r|2e,2e,4+recovery,4+recovery,4+recovery,5,6,6,7,7|3,3,6|2e,3,5,7|5|1|domestique|refresh0|0||0"
    " blue.S=37r|2e,2e,4,4,5|2,3,3,4,5,7+asc7|2,2e,4,7+asc7,9,9|2e|4|mountaineer|refresh1|0||0"
    " red.R=35r|3,3,3,4,5,5,6,6,7,7,9a||2a,4,5,6,7|4|0||refresh0|0||0"
    " red.S=40r|||4,5,6,7,9a|4|0||refresh0|0||0"
    " green.R=32r|5,6+relentless+breakaway,6+relentless+breakaway|3,4,6,7,7,7+relentless+breakaway"
    "|3,4,5,5+relentless+breakaway|4|0|baroudeur|refresh0|0||0"
    " green.S=31r|2,4,5,10|2,2e,4,4,5,11|2,3,3,4,9|3|1|super-sprinteur|refresh0|0||0"
    " black.R=39r|3,3,3,4,4,4,5,6,7||5,5,6,6,7|7|0||refresh0|0||0"
    " black.S=33+4r|2,3,4,4,4,5,5,5,5,9||2,3,3,9,9|2|0||refresh0|0||0"
    " white.R=37l|3,3,4,4,5,5,5,6,7||3,4,6,6,7|7|0||refresh0|0||0"
    " white.S=33+2r|2,2,2,3,4,5,5,5,9,9||3,3,4,4,5|9|0||refresh0|0||0"
)


def test_a_merged_pack_begins_where_it_does_after_all_its_fronts_have_moved() -> None:
    start = read_line(TWO_FRONTS)
    assert compare(Kernel(start, ["random"] * len(start.teams)), 0) > 1
