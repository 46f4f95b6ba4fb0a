"""What each person may do, and when; every refusal has its code."""

from typing import get_args

import pytest

from echappee.server.messages.settings import SeatSetting
from echappee.server.tables import acts
from echappee.server.tables.acts import Act, AnyAct
from tests.server.players import OPEN, PELOTON, RANDOM, Company, set_to


@pytest.fixture
def company() -> Company:
    """Ann (blue) and Bob (red) sit, Cid may, Wim watches; a bot and an automatic team ride along."""
    company = Company(set_to(OPEN, OPEN, OPEN, RANDOM, PELOTON))
    company.admit("bob", "cid")
    company.admit("wim", player=False)
    company.sit("ann", "blue")
    company.sit("bob", "red")
    return company


@pytest.fixture
def racing(company: Company) -> Company:
    """The same company in the first energy phase; Dora has taken green."""
    company.admit("dora")
    company.sit("dora", "green")
    company.start()
    company.ride("energy")
    return company


@pytest.mark.parametrize("kind", get_args(AnyAct))
def test_every_act_says_when_it_may_be_done_and_what_it_does(kind: type[Act]) -> None:
    assert kind.check is not Act.check
    assert kind.apply is not Act.apply


def test_every_act_can_be_stored() -> None:
    assert set(get_args(AnyAct)) == set(Act.__subclasses__())


def test_extras_that_were_stored_beside_a_seat_are_found() -> None:
    stored = b'{"act":"opened","device":"ann","settings":{"seats":[{"handicap":2},{}]}}'
    act = acts.read_act(stored)
    assert isinstance(act, acts.Opened)
    assert act.settings.seats == (SeatSetting(extras={"handicap": 2}), OPEN)
    assert acts.read_act(acts.print_act(act)) == act


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (acts.Opened(device="ann", settings=set_to(OPEN)), "already-open"),
        (acts.Configured(device="bob", settings=set_to(OPEN)), "not-host"),
        (acts.Published(device="bob", public=True), "not-host"),
        (acts.Started(device="bob"), "not-host"),
        (acts.Started(device=""), "not-host"),
        (acts.Configured(device="ann", settings=set_to(PELOTON)), "bad-teams"),
        (acts.Answered(device="ann", question="1/energy/blue//first", answer="R"), "not-started"),
        (acts.Retracted(device="ann", question="1/energy/blue//first"), "not-started"),
        (acts.Agreed(device="ann", seat="red"), "not-started"),
        (acts.Sat(device="cid", seat="red", name="Cid"), "seat-taken"),
        (acts.Sat(device="cid", seat="black", name="Cid"), "seat-taken"),
        (acts.Sat(device="cid", seat="white", name="Cid"), "seat-taken"),
        (acts.Admitted(device="bob", player=True), "already-in"),
        (acts.Admitted(device="bob", player=False), "already-in"),
        (acts.Admitted(device="wim", player=False), "already-in"),
        (acts.Admitted(device="eve", player=False), ""),
    ],
)
def test_before_the_start_only_the_host_sets_and_starts_and_a_free_seat_is_taken_once(
    company: Company, act: AnyAct, code: str
) -> None:
    assert company.code(act) == code


@pytest.mark.parametrize(
    "act",
    [
        acts.Configured(device="ann", settings=set_to(OPEN)),
        acts.Started(device="ann"),
        acts.Stood(device="ann", seat="blue"),
        acts.Sat(device="cid", seat="green", name="Cid"),
        acts.Sat(device="cid", seat="black", name="Cid"),
    ],
)
def test_after_the_start_seats_and_settings_are_fixed(racing: Company, act: AnyAct) -> None:
    assert racing.code(act) == "already-started"


def test_a_person_may_change_the_name_at_any_time(company: Company) -> None:
    rename = acts.Sat(device="bob", seat="red", name="Robert")
    company.do(rename)
    company.start()
    company.do(acts.Sat(device="bob", seat="red", name="Rob"))
    assert company.table.seats["red"].name == "Rob"


def test_a_person_may_stand_up_before_the_start_and_another_sit_down(company: Company) -> None:
    assert company.code(acts.Stood(device="cid", seat="red")) == "not-your-seat"
    company.do(acts.Stood(device="bob", seat="red"))
    assert company.code(acts.Stood(device="bob", seat="red")) == "not-your-seat"
    company.sit("cid", "red")
    assert company.table.seats["red"].name == "Cid"


def test_watchers_do_not_sit_down(company: Company) -> None:
    sit = acts.Sat(device="wim", seat="green", name="Wim")
    assert company.code(sit) == "only-watching"
    company.do(acts.Admitted(device="wim", player=True))
    assert company.code(sit) == ""


def test_anybody_may_enter_and_sit_down_at_a_public_table(company: Company) -> None:
    sit = acts.Sat(device="eve", seat="green", name="Eve")
    assert not company.table.may_enter("eve")
    assert company.code(sit) == "only-watching"
    company.do(acts.Published(device="ann", public=True))
    assert company.table.may_enter("eve")
    assert company.code(sit) == ""
    company.do(acts.Published(device="ann", public=False))
    assert not company.table.may_enter("eve")


@pytest.mark.parametrize("device", ["ann", "wim", "stranger"])
def test_nobody_answers_for_another_seat(racing: Company, device: str) -> None:
    question = str(racing.question("red").id)
    assert racing.code(acts.Answered(device=device, question=question, answer="R")) == "not-your-seat"
    assert racing.code(acts.Retracted(device=device, question=question)) == "not-your-seat"


def test_nobody_answers_for_a_bot_and_the_server_never_for_a_person(racing: Company) -> None:
    bots, persons = str(racing.question("black").id), str(racing.question("red").id)
    assert racing.code(acts.Answered(device="ann", question=bots, answer="R")) == "not-your-seat"
    assert racing.code(acts.Answered(device="", question=bots, answer="R")) == ""
    assert racing.code(acts.Answered(device="", question=persons, answer="R")) == "bot-rides"


@pytest.mark.parametrize(
    "question",
    [
        "",
        "nonsense",
        "1/energy/red/first",
        "1/energy/red//first/",
        "1/energy/nobody//first",
        "1/energy/white//first",
        "x/energy/red//first",
        "9" * 5000 + "/energy/red//first",
        "2/energy/red//first",
        "0/placement/red//place1",
        "1/energy/red/R/card",
        "1/energy///first",
    ],
)
def test_what_is_not_asked_cannot_be_answered(racing: Company, question: str) -> None:
    code = racing.code(acts.Answered(device="bob", question=question, answer="R"))
    assert code in ("unknown-question", "not-your-seat")
    assert racing.code(acts.Retracted(device="bob", question=question)) == code


@pytest.mark.parametrize("answer", ["", "X", "r", "R " * 2000])
def test_what_is_not_allowed_is_refused(racing: Company, answer: str) -> None:
    question = str(racing.question("red").id)
    assert racing.code(acts.Answered(device="bob", question=question, answer=answer)) == "not-allowed"


def test_all_but_the_absent_person_agree_to_a_bot(racing: Company) -> None:
    assert racing.code(acts.Agreed(device="ann", seat="nobody")) == "no-such-seat"
    assert racing.code(acts.Agreed(device="ann", seat="black")) == "not-a-person"
    assert racing.code(acts.Agreed(device="ann", seat="white")) == "not-a-person"
    assert racing.code(acts.Agreed(device="bob", seat="red")) == "not-a-rider"
    assert racing.code(acts.Agreed(device="cid", seat="red")) == "not-a-rider"
    assert racing.code(acts.Agreed(device="wim", seat="red")) == "not-a-rider"
    both = ("ann", "dora")
    racing.do(acts.Agreed(device="ann", seat="red", here=both))
    assert not racing.table.seats["red"].bot
    racing.do(acts.Agreed(device="dora", seat="red", here=both))
    question = str(racing.question("red").id)
    assert racing.code(acts.Answered(device="bob", question=question, answer="R")) == "bot-rides"
    assert racing.code(acts.Agreed(device="ann", seat="red")) == "not-a-person"
    assert racing.code(acts.CameBack(device="ann", seat="red")) == "not-your-seat"
    racing.do(acts.CameBack(device="bob", seat="red"))
    assert racing.code(acts.Answered(device="bob", question=question, answer="R")) == ""
    assert racing.code(acts.CameBack(device="bob", seat="red")) == "not-replaced"


def test_only_the_server_says_that_a_bot_failed(racing: Company) -> None:
    assert racing.code(acts.BotFailed(device="", seat="black")) == ""
    assert racing.code(acts.BotFailed(device="ann", seat="black")) == "no-bot"
    assert racing.code(acts.BotFailed(device="", seat="red")) == "no-bot"
    assert racing.code(acts.BotFailed(device="", seat="white")) == "no-bot"
    assert racing.code(acts.BotFailed(device="", seat="nobody")) == "no-such-seat"


def test_a_rematch_is_asked_for_once_by_a_rider_when_the_race_is_over(racing: Company) -> None:
    rematch = acts.Rematched(device="bob", table="next")
    assert racing.code(rematch) == "not-over"
    racing.ride()
    assert racing.code(acts.Agreed(device="ann", seat="red")) == "race-over"
    assert racing.code(acts.Rematched(device="wim", table="next")) == "not-a-rider"
    racing.do(rematch)
    assert racing.table.next == "next"
    assert racing.code(rematch) == "already-rematched"


def test_two_people_who_stay_away_do_not_hold_up_a_third(racing: Company) -> None:
    """Nobody has to wait for the agreement of absent people."""
    racing.do(*(acts.Agreed(device="ann", seat=seat, here=("ann",)) for seat in ("red", "green")))
    bots = [racing.table.seats[colour].bot for colour in ("red", "green")]
    assert bots == ["tempo", "tempo"]
