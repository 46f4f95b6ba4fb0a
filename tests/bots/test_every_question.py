"""The race refuses an answer that is not allowed, so a race ridden to its end proves all of them."""

from functools import partial

import pytest
from hypothesis import given, settings

from echappee.bots import BOTS, make_bot
from echappee.flamme import Ruleset, TeamSetup
from echappee.road.stages import STAGES
from tests.bots.seating import ridden
from tests.properties.races import Plan, plans
from tests.tables import race as race_from
from tests.tables import started, table

every_bot = pytest.mark.parametrize("bot", BOTS)


@every_bot
@given(plan=plans())
@settings(max_examples=25)
def test_any_race_is_ridden_to_its_end(bot: str, plan: Plan) -> None:
    assert ridden(plan.start(), bot).over


@every_bot
@pytest.mark.parametrize("ruleset", [Ruleset(breakaway=True), Ruleset(breakaway=True, declared=True)])
def test_every_kind_of_question_is_answered(bot: str, ruleset: Ruleset) -> None:
    tiles = STAGES["peloton-9-2-4"].tiles
    race = ridden(
        started([TeamSetup(), TeamSetup("muscle"), TeamSetup()], tiles, ruleset=ruleset, seed=3), bot
    )
    kinds = {entry.key.kind for entry in race.ledger if not entry.chance}
    assert kinds == {"place1", "place2", "rider", "card1", "card2", "card"} | (
        set() if ruleset.declared else {"first"}
    )


@every_bot
def test_a_road_without_a_finish_line_is_ridden_as_well(bot: str) -> None:
    race = race_from(table("5 3^ 4v 2", "blue.R 240 3,4|", "red.R 1 3|", phase="energy"))
    while race.position.round < 40:
        for question in race.questions:
            race.answer(question.id, make_bot(bot, 1).answer(question, partial(race.view, question.seat)))


def test_tempo_rides_with_every_rider_down() -> None:
    position = table("9 20~", "blue.R 12 crashed 3,4,5,6|", "red.R 12l crashed 2,2|", phase="energy", line=20)
    assert ridden(race_from(position), "tempo").over
