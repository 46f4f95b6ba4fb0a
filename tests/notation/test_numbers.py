import re

import pytest

from echappee.engine import Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.position_line import print_line, read_line
from echappee.flamme.rules.setup import read_setup, setup_tags
from echappee.notation.record import is_number

HUGE = "9" * 5000
"""More digits than Python reads as a number."""
TEAMS = (TeamSetup(rouleur_handicap=1), TeamSetup(points=3))
SETUP = Setup(find_stage("gt-1").tiles, TEAMS, Ruleset(ttt=True))


@pytest.mark.parametrize("text", ["0", "7", "123456789"])
def test_a_number_of_a_race_is_short_and_plain(text: str) -> None:
    assert is_number(text)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "٣", "1234567890", HUGE])
def test_other_texts_are_not_numbers(text: str) -> None:
    assert not is_number(text)


@pytest.mark.parametrize("tag", ["handicap", "points"])
def test_a_record_with_a_huge_number_is_refused(tag: str) -> None:
    tags = dict(setup_tags(SETUP))
    tags[tag] = re.sub(r"\d+", HUGE, tags[tag], count=1)
    with pytest.raises(Refused) as refused:
        read_setup(tags)
    assert refused.value.code == "bad-record"
    assert len(refused.value.detail) < 120


def test_so_is_a_position_wherever_the_number_is() -> None:
    line = print_line(set_up(SETUP))
    assert read_line(line) == set_up(SETUP)
    for match in re.finditer(r"\d+", line):
        with pytest.raises(Refused):
            read_line(line[: match.start()] + HUGE + line[match.end() :])
