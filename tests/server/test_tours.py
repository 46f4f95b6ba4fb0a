"""Tables with a tour: its settings, stage after stage, and absent people."""

import pytest
from msgspec.structs import replace

from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables import acts
from echappee.server.tables.seats import check_settings
from tests.server.players import MUSCLE, OPEN, TEMPO, Company, said, set_to, state
from tests.server.refusals import refused
from tests.server.touring import SETTINGS, SPECIALISTS, books_of, ridden, started, told, touring
from tests.server.typed import flamme_position


@pytest.mark.parametrize("good", SETTINGS)
def test_a_tour_needs_seats_and_a_calendar(good: Settings) -> None:
    check_settings(good)
    check_settings(replace(good, stage="is not looked at"))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (touring(OPEN, tour="gt-3 gt-8"), "bad-calendar"),
        (touring(OPEN, tour="gt-3 rest gt-8 gt-9 rest"), "bad-calendar"),
        (touring(OPEN, tour="gt-3 " * 500), "bad-calendar"),
        (touring(OPEN, tour=" "), "bad-calendar"),
        (touring(OPEN, tour="gt-3 gt-8 gt-99"), "unknown-stage"),
        (replace(touring(OPEN), game="chess"), "unknown-game"),
        (touring(OPEN, rules=("ttt",)), "bad-rules"),
        (touring(OPEN, rules=("weather", "weather")), "bad-rules"),
        (touring(OPEN, rules=("breakaway", "baroudeur-bid")), "bad-rules"),
        (touring(OPEN, rules=("specialists", "baroudeur-bid")), "bad-rules"),
        (touring(SeatSetting(extras={"handicap": 1}), OPEN), "bad-handicap"),
        (touring(SeatSetting(extras={"rouleur": "puncheur"}), OPEN), "bad-specialist"),
        (touring(OPEN, SeatSetting("bot", "hal")), "unknown-bot"),
        (touring(SeatSetting(name="Ann")), "bad-seats"),
        (touring(), "bad-teams"),
        (touring(OPEN, MUSCLE, tour="2018"), "bad-teams"),
    ],
)
def test_settings_that_do_not_make_a_tour_are_refused(wrong: Settings, code: str) -> None:
    with refused(code):
        check_settings(wrong)
    company = Company(set_to(OPEN, OPEN))
    assert company.code(acts.Configured(device="ann", settings=wrong)) == code


def test_stages_are_ridden_one_after_the_other() -> None:
    company = Company(touring(OPEN, OPEN, OPEN))
    seen = [(company.table.status, company.table.stage)]
    company.sit("ann", "blue")
    company.start()
    while not company.table.over:
        seen.append((company.table.status, company.table.stage))
        company.ride()
        seen.append((company.table.status, company.table.stage))
        if not company.table.over:
            company.do(acts.WentOn(device="ann"))
    stages = [(status, stage) for stage in (1, 2, 3) for status in ("racing", "between")]
    assert seen == [("open", 0), *stages[:-1], ("over", 3)]


def test_the_next_stage_begins_when_one_is_over_and_another_comes() -> None:
    company = Company(touring(OPEN, OPEN))
    on = acts.WentOn(device="ann")
    assert company.code(on) == "not-started"
    company = started(touring(OPEN, OPEN))
    assert company.code(on) == "not-over"
    company.ride()
    assert [company.code(acts.WentOn(device=device)) for device in ("ann", "bob", "wim", "")] == [
        "",
        "",
        "not-a-rider",
        "not-a-rider",
    ]
    assert company.code(acts.Rematched(device="ann", table="next")) == "not-over"
    assert company.code(acts.Configured(device="ann", settings=touring(OPEN))) == "already-started"
    company = ridden(touring(OPEN, OPEN), 3)
    assert company.code(on) == "tour-over"
    assert company.code(acts.Rematched(device="ann", table="next")) == ""
    plain = Company(set_to(OPEN, OPEN))
    plain.start()
    plain.ride()
    assert plain.code(on) == "no-tour"


def test_a_stage_begins_with_what_the_one_before_has_left() -> None:
    company = started(touring(OPEN, TEMPO, OPEN, rules=SPECIALISTS))
    while company.table.status == "racing":
        question = company.table.running.questions[0]
        company.do(said(company.table, question, question.sample(lambda options: options - 1)))
    tour = books_of(company)
    company.do(acts.WentOn(device="ann"))
    position = flamme_position(company.table)
    assert [rider.specialist for rider in position.riders] == [rider.specialist for rider in tour.riders]
    assert all(rider.specialist for rider in tour.riders)
    handicaps = [sum(str(card) == "2e" for card in rider.pile) for rider in position.riders]
    assert handicaps == [rider.exhaustion for rider in tour.riders]
    assert any(handicaps)
    assert position.first == tour.first != ""
    assert told(company).tour == tour


def test_an_answer_to_an_earlier_stage_is_not_an_answer_to_this_one() -> None:
    company = ridden(touring(OPEN, OPEN), 1)
    company.do(acts.WentOn(device="ann"))
    company.ride("energy")
    act = said(company.table, company.question("blue"), "R")
    codes = [company.code(replace(act, stage=stage)) for stage in (0, 1, 2, 3)]
    assert codes == ["", "unknown-question", "", "unknown-question"]
    company.answer("blue", "R")
    back = acts.Retracted(device="ann", question=act.question)
    assert company.code(replace(back, stage=1)) == "unknown-question"


def test_people_are_replaced_and_come_back_in_every_stage() -> None:
    company = started(touring(OPEN, TEMPO, OPEN))
    for stage in (1, 2, 3):
        company.do(acts.Agreed(device="ann", seat="green", here=("ann",)))
        assert company.table.seats["green"].bot == "tempo"
        company.ride()
        company.do(acts.CameBack(device="bob", seat="green"))
        if stage < 3:
            assert company.code(acts.Agreed(device="ann", seat="green")) == "race-over"
            company.do(acts.WentOn(device="bob"))
    assert company.table.over
    assert state(company.read_back()) == state(company.table)
