"""The race refuses an answer that is not allowed, so a race ridden to its end proves all of them."""

from functools import partial

import pytest
from hypothesis import given, settings

from echappee.bots import make_bot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, TeamSetup
from tests.bots.seating import ridden
from tests.counts import count
from tests.properties.races import Plan, plans
from tests.tables import race as race_from
from tests.tables import started, table, told

every_bot = pytest.mark.parametrize("bot", ["random", "tempo", "patron", "nadia-2"])


@pytest.mark.soak
@every_bot
@given(plan=plans())
@settings(max_examples=count(200))
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
@pytest.mark.parametrize(
    ("stage", "ruleset", "kinds"),
    [
        ("gt-16-2-4", Ruleset(specialists=True, tour=True), {"pick1", "pick2", "place1", "place2", "first"}),
        ("gt-5-2-4", Ruleset(extended=True), {"place1", "place2", "first", "refresh"}),
        ("gt-1", Ruleset(ttt=True, declared=True), set()),
        ("gt-10", Ruleset(itt=True, specialists=True), {"pick1", "pick2", "first"}),
    ],
)
def test_every_format_is_ridden_with_its_own_questions(
    bot: str, stage: str, ruleset: Ruleset, kinds: set[str]
) -> None:
    race = ridden(started(3, STAGES[stage].tiles, ruleset=ruleset, seed=4), bot)
    assert race.over
    assert {entry.key.kind for entry in race.ledger if not entry.chance} - {"recover"} == kinds | {"card"}


@every_bot
def test_a_baroudeur_whose_bid_is_drawn_is_ridden(bot: str) -> None:
    rules = Ruleset(breakaway=True, baroudeur_bid=True)
    teams = [TeamSetup(rouleur="baroudeur"), TeamSetup(), TeamSetup(rouleur="baroudeur")]
    race = ridden(started(teams, STAGES["peloton-9-2-4"].tiles, ruleset=rules, seed=3), bot)
    assert race.over
    assert told(race, "bid-doubled", "rider")


@every_bot
def test_a_rider_that_may_recover_is_answered_for(bot: str) -> None:
    hand = ",".join(["4+recovery"] * 4)
    position = table("60", f"blue.R 5 {hand}|2e", "red.R 9 3,4,5,6|", phase="energy", line=40)
    race = ridden(race_from(position), bot)
    assert "recover" in {entry.key.kind for entry in race.ledger}
    assert bot == "random" or told(race, "recovered", "rider")[0] == ("blue.R",)


@every_bot
def test_a_road_without_a_finish_line_is_ridden_as_well(bot: str) -> None:
    race = race_from(table("5 3^ 4v 2", "blue.R 240 3,4|", "red.R 1 3|", phase="energy"))
    while race.position.round < 40:
        for question in race.questions:
            race.answer(question.id, make_bot(bot, 1).answer(question, partial(race.view, question.seat)))


def test_tempo_rides_with_every_rider_down() -> None:
    position = table("9 20~", "blue.R 12 crashed 3,4,5,6|", "red.R 12l crashed 2,2|", phase="energy", line=20)
    assert ridden(race_from(position), "tempo").over
