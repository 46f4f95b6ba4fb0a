"""The coach at a table: for a person who rides alone, about the card to play."""

from functools import partial
from typing import get_origin, get_type_hints

import pytest
from msgspec import json

from echappee.engine import Entry, Question, Refused
from echappee.flamme.rules import Position
from echappee.notation.game_rules import SomeView
from echappee.server.messages.bodies import Coaching
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.desk import coaching
from echappee.server.tables.records import record_text
from echappee.study.advice import advise
from echappee.study.chances import SeatView
from tests.server.clients import ALONE, Device, Json, Socket, first_answer
from tests.server.players import OPEN, RANDOM, Company, set_to
from tests.server.running import Server


def refusal(company: Company, device: str, question: str) -> str:
    with pytest.raises(Refused) as refused:
        coaching(company.table, device, question)
    return refused.value.code


def seated(*people: tuple[str, str], bots: int = 1) -> Company:
    company = Company(set_to(*[OPEN] * len(people), *[RANDOM] * bots))
    company.admit("bob")
    for device, seat in people:
        company.sit(device, seat)
    company.start()
    return company


def to_the_first_card(company: Company, seat: str = "blue") -> str:
    company.ride(until="energy")
    company.answer(seat, "R")
    return str(company.question(seat).id)


def test_somebody_who_rides_alone_is_told_the_chances_of_each_card() -> None:
    company = seated(("ann", "blue"))
    asked = to_the_first_card(company)
    advice = json.decode(coaching(company.table, "ann", asked)(), type=Coaching)
    cards = list(company.question("blue").options() or ())
    assert list(advice.chances) == list(advice.said) == list(advice.wins) == cards
    assert advice.best is None or advice.best in cards
    for chances in advice.chances.values():
        assert list(chances) == ["win", "exhausted", "sheltered", "blocked"]
        assert all(0 <= chance <= 100 for chance in chances.values())
    assert all(0 <= each.mean <= 1 and each.error > 0 for each in advice.wins.values())
    assert all(sentence.id.startswith("study-card-") for sentence in advice.said.values())


@pytest.mark.parametrize("other", ["ann", "bob"], ids=["on one screen", "on two devices"])
def test_there_is_no_coach_where_other_people_ride(other: str) -> None:
    company = seated(("ann", "blue"), (other, "red"))
    assert refusal(company, "ann", to_the_first_card(company)) == "coach-not-alone"


def test_the_coach_speaks_to_the_rider_only_and_of_open_questions_only() -> None:
    company = seated(("ann", "blue"))
    asked = to_the_first_card(company)
    assert refusal(company, "bob", asked) == "coach-not-alone"
    assert refusal(company, "ann", str(company.question("red").id)) == "not-your-seat"
    company.answer("blue")
    for gone in (asked, "", "nonsense", "1/energy/pink/R/card"):
        assert refusal(company, "ann", gone) == "unknown-question"


def test_of_a_question_without_cards_only_the_win_chances_are_told() -> None:
    company = seated(("ann", "blue"))
    company.ride(until="energy")
    advice = json.decode(coaching(company.table, "ann", str(company.question("blue").id))(), type=Coaching)
    assert (list(advice.wins), advice.chances, advice.said) == (["R", "S"], {}, {})


def test_the_coach_is_given_a_view_and_nothing_that_could_tell_more() -> None:
    """What it computes takes no position by its types, and it is handed none."""
    company = seated(("ann", "blue"))
    job = coaching(company.table, "ann", to_the_first_card(company))
    assert isinstance(job, partial)
    hints = get_type_hints(job.func)
    assert set(hints.values()) == {str, Question, SomeView, tuple[Entry, ...], bytes}
    assert get_origin(get_type_hints(advise)["seen"]) is SeatView
    assert not any(isinstance(each, Position) for each in job.args)
    assert all(entry.key.seat in {"", "blue"} for entry in job.args[-1])


def test_the_record_says_that_somebody_listened_to_the_coach() -> None:
    company = seated(("ann", "blue"))
    assert company.code(acts.Coached(device="bob", seat="blue")) == "not-your-seat"
    act = acts.Coached(device="ann", seat="blue")
    assert act.changes(company.table)
    company.do(act)
    assert not act.changes(company.table)
    company.ride()
    record = record_text(company.table)
    assert "\nplayers: coached random\n" in record
    assert [seat.kind for seat in replay_of(record).seats] == ["person", "bot"]


def asked(socket: Socket) -> Json:
    socket.until(lambda now: bool(now.get("questions")))
    return socket.now["questions"][0]


def test_the_coach_is_asked_over_http(server: Server) -> None:
    host, stranger = Device(server.url), Device(server.url)
    id = host.open(ALONE)["id"]
    with host.sit_at(id) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("start")
        question = asked(socket)
        while question["kind"] != "card":
            socket.do("answer", question=question["id"], answer=first_answer(question))
            question = asked(socket)
    path = f"/api/tables/{id}/coach"
    wanted = f"{path}?question={question['id']}"
    told = host.post(wanted, {})
    assert (told.status, list(told.body["chances"])) == (200, question["options"])
    assert list(told.body["said"]) == question["options"]
    assert host.post(path, {}).body["code"] == "unknown-question"
    assert stranger.post(path, {}).body["code"] == "no-such-table"


def test_a_page_of_another_site_cannot_leave_the_mark_of_the_coach_in_a_record(server: Server) -> None:
    host = Device(server.url)
    path = f"/api/tables/{host.open(ALONE)['id']}/coach?question=1/energy/blue/R/card"
    cookie = {"Cookie": f"echappee={host.token}"}
    browser = Device(server.url, "")
    evil = browser.post(path, {}, Origin="https://evil.example", **cookie)
    assert (evil.status, evil.body["code"]) == (403, "foreign-origin")
    assert browser.get(path, **cookie).status == 405
