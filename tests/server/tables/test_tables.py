import pytest
from hypothesis import given, settings

from echappee.engine import Refused
from echappee.flamme.rules.setup import TeamSetup
from echappee.flamme.table.settings import setup_of
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables import acts
from echappee.server.tables.acts import print_act, read_act
from echappee.server.tables.log import read_table
from echappee.server.tables.seats import check_settings, empty_seats
from tests.counts import count
from tests.server.players import (
    MOMENTS,
    MUSCLE,
    OPEN,
    PELOTON,
    RANDOM,
    SHORT,
    TEMPO,
    WALKS,
    Company,
    Walk,
    racing,
    set_to,
    state,
)
from tests.server.refusals import refused

WALK = settings(max_examples=count(400))


def test_a_table_is_what_its_settings_say() -> None:
    seats = (OPEN, TEMPO, PELOTON, MUSCLE, SeatSetting(extras={"handicap": 3}))
    setup = setup_of(Settings(seats, stage="peloton-7-5-6", rules=("weather", "breakaway", "ride-out")))
    assert [team.kind for team in setup.teams] == ["team", "team", "peloton", "muscle", "team"]
    assert setup.teams[-1] == TeamSetup("team", 3, 3)
    assert (setup.ruleset.weather, setup.ruleset.breakaway, setup.ruleset.ride_out) == (True, True, True)
    assert tuple(empty_seats(Settings(seats))) == ("blue", "red", "green", "black", "white")


def test_without_rules_the_base_game_is_played() -> None:
    assert not any(setup_of(set_to(OPEN)).ruleset)


@pytest.mark.parametrize("stage", ["base-1", SHORT, "peloton-7-2-4"])
def test_a_stage_is_named_or_given_as_a_row_of_tiles(stage: str) -> None:
    assert setup_of(set_to(OPEN, stage=stage)).tiles


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Settings((OPEN,), game="chess"), "unknown-game"),
        (set_to(OPEN, rules=("rain",)), "bad-rules"),
        (set_to(OPEN, rules=("weather", "weather")), "bad-rules"),
        (set_to(OPEN, rules=("weather,ride-out",)), "bad-rules"),
        (set_to(OPEN, rules=("base",)), "bad-rules"),
        (set_to(OPEN, rules=("declared",)), "bad-rules"),
        (set_to(OPEN, stage=" "), "bad-stage"),
        (set_to(OPEN, stage="nowhere"), "bad-stage"),
        (set_to(OPEN, stage="a b a u"), "bad-stage"),
        (set_to(OPEN, stage="b c d"), "bad-stage"),
        (set_to(OPEN, stage="a " * 10_000), "bad-stage"),
        (set_to(), "bad-teams"),
        (set_to(*[OPEN] * 7), "bad-teams"),
        (set_to(PELOTON, MUSCLE), "bad-teams"),
        (set_to(OPEN, PELOTON, PELOTON), "bad-teams"),
        (set_to(OPEN, SeatSetting("automatic", "team")), "bad-seats"),
        (set_to(OPEN, SeatSetting("automatic", "lions")), "bad-teams"),
        (set_to(OPEN, SeatSetting("bot", "hal")), "unknown-bot"),
        (set_to(OPEN, SeatSetting("bot")), "unknown-bot"),
        (set_to(SeatSetting(name="Ann")), "bad-seats"),
        (set_to(SeatSetting(extras={"handicap": "1"})), "bad-seats"),
        (set_to(SeatSetting(extras={"motor": 1})), "bad-seats"),
        (set_to(SeatSetting(extras={"handicap": -1})), "bad-handicap"),
        (set_to(SeatSetting(extras={"handicap": 31})), "bad-handicap"),
        (set_to(OPEN, SeatSetting("automatic", "muscle", {"handicap": 1})), "bad-handicap"),
        (set_to(*[OPEN] * 6, stage="base-5"), "grid-full"),
        (set_to(OPEN, rules=("breakaway",)), "no-breakaway"),
        (set_to(OPEN, rules=("breakaway", "itt"), stage="1B 2 b c d u"), "no-breakaway"),
        (set_to(OPEN, rules=("tour", "tour")), "bad-rules"),
        (set_to(OPEN, rules=("tour", "ttt")), "bad-rules"),
        (set_to(OPEN, rules=("ttt", "itt")), "bad-rules"),
        (set_to(OPEN, rules=("itt", "extended")), "bad-rules"),
        (set_to(OPEN, MUSCLE, rules=("ttt",)), "bad-teams"),
        (set_to(OPEN, PELOTON, rules=("itt",)), "bad-teams"),
        (set_to(OPEN, rules=("extended",), stage="a x u"), "no-refresh"),
        (set_to(SeatSetting(extras={"rouleur": "yeti"})), "bad-specialist"),
        (set_to(SeatSetting(extras={"rouleur": "flahute"})), "bad-specialist"),
        (set_to(SeatSetting(extras={"sprinteur": "puncheur"})), "bad-specialist"),
        (set_to(SeatSetting(extras={"rouleur": "puncheur"}), rules=("specialists",)), "bad-specialist"),
        (set_to(OPEN, SeatSetting("automatic", "muscle", {"rouleur": "puncheur"})), "bad-specialist"),
    ],
)
def test_settings_that_do_not_make_a_race_are_refused(wrong: Settings, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_settings(wrong)
    assert refusal.value.code == code
    assert len(refusal.value.detail) < 300


def test_open_seats_become_bots_at_the_start() -> None:
    company = racing(set_to(OPEN, OPEN, RANDOM, PELOTON), "blue")
    seats = company.table.seats
    assert [seats[colour].bot for colour in ("blue", "red", "green", "black")] == ["", "tempo", "random", ""]
    assert seats["black"].automatic


def test_a_table_without_people_may_race_too() -> None:
    company = racing(set_to(OPEN, RANDOM))
    company.ride()
    assert company.table.over


def test_one_device_may_hold_several_seats_and_answers_for_each() -> None:
    company = racing(set_to(OPEN, OPEN, OPEN), "blue", "red")
    assert [seat.colour for seat in company.table.seats_of("ann")] == ["blue", "red"]
    company.ride("energy")
    company.answer("blue")
    company.answer("red")
    assert company.question("blue").id.kind == company.question("red").id.kind == "card"


def test_people_stay_where_their_seat_stays_open() -> None:
    company = Company(set_to(OPEN, OPEN, OPEN))
    company.admit("bob", "cid")
    company.sit("ann", "blue")
    company.sit("bob", "red")
    company.sit("cid", "green")
    company.do(acts.Configured(device="ann", settings=set_to(OPEN, RANDOM)))
    assert [(seat.device, seat.name) for seat in company.table.seats.values()] == [("ann", "Ann"), ("", "")]


def test_a_bot_rides_once_all_others_agree() -> None:
    company = Company(set_to(OPEN, OPEN, OPEN))
    company.admit("bob", "cid")
    for device, seat in (("ann", "blue"), ("bob", "red"), ("cid", "green")):
        company.sit(device, seat)
    company.start()
    riding = []
    for device in ("ann", "ann", "cid"):
        company.do(acts.Agreed(device=device, seat="red", here=("ann", "cid")))
        riding.append(company.table.seats["red"].bot)
    assert riding == ["", "", "tempo"]
    red = company.do(acts.CameBack(device="bob", seat="red")).seats["red"]
    assert (red.bot, red.agreed) == ("", set())


def test_of_two_people_one_must_agree_and_bots_need_not() -> None:
    company = racing(set_to(OPEN, OPEN, RANDOM, OPEN), "blue", "black", bob="red")
    company.do(acts.Agreed(device="bob", seat="blue"))
    assert company.table.seats["blue"].bot == "tempo"
    assert not company.table.seats["black"].bot


def test_a_failed_bot_is_visibly_replaced_by_the_simple_one() -> None:
    company = racing(set_to(OPEN, TEMPO))
    company.do(acts.BotFailed(device="", seat="red"))
    seat = company.table.seats["red"]
    assert (seat.bot, seat.failed) == ("random", True)


def test_an_answer_can_be_changed_and_taken_back_until_all_are_in() -> None:
    company = racing(set_to(OPEN, OPEN), "blue", "red", until="energy")
    company.answer("blue")
    first = company.answer("blue")
    last = company.question("blue")
    options = last.options()
    assert options
    company.do(acts.Answered(device="ann", question=str(last.id), answer=options[0]))
    company.do(acts.Answered(device="ann", question=str(last.id), answer=options[-1]))
    assert [entry.result for entry in company.table.running.changeable()] == [options[-1]]
    assert company.code(acts.Retracted(device="ann", question=first)) == "already-drawn"
    company.do(acts.Retracted(device="ann", question=str(last.id)))
    assert company.question("blue").id == last.id
    assert company.code(acts.Retracted(device="ann", question=str(last.id))) == "unknown-question"


def test_a_request_is_heard_once() -> None:
    company = Company(set_to(OPEN, OPEN))
    sat = acts.Sat(device="ann", request="7", seat="blue", name="Ann")
    assert not sat.heard(company.table)
    company.do(sat)
    assert sat.heard(company.table)
    assert sat.heard(company.read_back())
    assert not acts.Sat(device="bob", request="7", seat="red", name="Bob").heard(company.table)
    assert not acts.Sat(device="ann", seat="blue", name="Ann").heard(company.table)


def test_a_person_who_sits_down_at_a_public_table_belongs_to_it() -> None:
    """Even when it is taken off the public list."""
    company = Company(set_to(OPEN, OPEN))
    company.do(acts.Published(device="ann", public=True))
    company.sit("bob", "red")
    assert "bob" in company.table.players


@WALK
@given(WALKS, MOMENTS)
@pytest.mark.soak
def test_a_table_read_back_is_the_table_that_was_kept(walk: Walk, tried: int) -> None:
    company = walk.company(tried)
    assert state(company.read_back()) == state(company.table)
    assert [print_act(read_act(body)) for body in company.log] == company.log


@WALK
@given(WALKS)
@pytest.mark.soak
def test_an_act_that_is_refused_changes_nothing(walk: Walk) -> None:
    company = walk.company(120)
    before = state(company.read_back())
    for device in ("ann", "bob", "stranger"):
        for seat in ("blue", "red", "nobody"):
            for act in (acts.Agreed(device=device, seat=seat), acts.CameBack(device=device, seat=seat)):
                company.code(act)
        company.code(acts.Retracted(device=device, question="1/energy/blue//first"))
        company.code(acts.Answered(device=device, question="1/energy/blue//first", answer="R"))
    assert state(company.table) == before


@pytest.mark.parametrize("log", [[], [print_act(acts.Started(device="ann"))]])
def test_a_log_begins_with_the_opening(log: list[bytes]) -> None:
    with refused("bad-table"):
        read_table("table", "seed", log)
