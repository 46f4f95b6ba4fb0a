"""Tables of the Grand Tour: assigned specialists, tour stages, a refresh in progress, forks and rematches."""

import pytest
from msgspec.structs import replace

from echappee.flamme.rules import EXHAUSTION, FLAMME, SPECIALISTS
from echappee.flamme.table.wire import FlammeView
from echappee.games import load
from echappee.notation import read_record, verify
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables import acts
from echappee.server.tables.records import record_text
from tests.server.memory_store import Room, stored
from tests.server.players import OPEN, RANDOM, Company, make_visible, racing, said, set_to, state
from tests.server.tables.test_forks import entries_at, refusal, taken_up
from tests.server.tables.test_forks import ride as ride_on
from tests.server.typed import flamme_position

ROAD = "a x b c d y u"
"""Two roundabouts, places for tokens, and half way far from the line."""
MOST = 25
"""The most that is taken back, with the token."""
GIVEN = SeatSetting(extras={"rouleur": "domestique", "sprinteur": "flahute"})
STAGE = set_to(
    GIVEN, replace(RANDOM, extras={"rouleur": "grimpeur"}), OPEN, rules=("tour", "extended"), stage=ROAD
)
DRAFTED = set_to(OPEN, OPEN, OPEN, rules=("specialists", "tour", "extended"), stage=ROAD)


def ridden(settings: Settings, until: str = "") -> Company:
    """A race with Ann and Bob, until this phase or the end."""
    company = racing(settings, "blue", bob="green")
    company.ride(until)
    return company


def specialists(company: Company) -> list[str]:
    """The specialist of each rider, in seat order."""
    return [rider.specialist for rider in flamme_position(company.table).riders]


def test_assigned_specialists_ride_with_their_decks() -> None:
    company = ridden(STAGE, "energy")
    assert specialists(company) == ["domestique", "flahute", "grimpeur", "", "", ""]
    (view,) = make_visible(company.table, "ann").views
    assert isinstance(view, FlammeView)
    decks = {rider.specialist: rider.pile for rider in view.riders if rider.pile is not None}
    assert decks.keys() == {"domestique", "flahute"}
    for name, deck in decks.items():
        drawn = {str(card) for card in SPECIALISTS[name].added}
        assert drawn <= set(deck)


def test_everybody_sees_the_drafted_specialists() -> None:
    company = ridden(DRAFTED, "placement")
    drafted = specialists(company)
    assert len(set(drafted)) == 6
    for device in ("ann", "bob", "a stranger"):
        (view,) = make_visible(company.table, device).views
        assert isinstance(view, FlammeView)
        assert specialists_told(view) == drafted


def test_the_draft_goes_there_and_back_and_everybody_sees_what_was_picked() -> None:
    company = ridden(DRAFTED, "draft")
    company.answer(first := company.table.running.questions[0].seat)
    (view,) = make_visible(company.table, "a stranger").views
    assert isinstance(view, FlammeView)
    seats = [pick.seat for pick in view.picks]
    assert seats == [*view.order, *reversed(view.order)]
    assert (seats[0], len(seats), view.copies) == (first, 6, 1)
    picked = [specialist for specialist in specialists_told(view) if specialist]
    assert [pick.specialist for pick in view.picks] == [*picked, "", "", "", "", ""]


def specialists_told(view: FlammeView) -> list[str]:
    """The specialist of each rider, as a view has it."""
    return [rider.specialist for rider in view.riders]


def test_others_do_not_see_whether_a_rider_is_asked_about_recovering() -> None:
    """That is asked only where an exhaustion card lies, so its seat seems to think until the phase ends."""
    company = ridden(STAGE, "energy")
    while any(question.seat == "blue" for question in company.table.running.questions):
        company.answer("blue")
    thinking = {
        device: make_visible(company.table, device).table.seats[0].thinking
        for device in ("ann", "bob", "a stranger")
    }
    assert thinking == {"ann": False, "bob": True, "a stranger": True}
    # A rider without such cards shows that it has decided.
    company.ride("end")
    company.ride("energy")
    while any(question.seat == "green" for question in company.table.running.questions):
        company.answer("green")
    assert not make_visible(company.table, "a stranger").table.seats[2].thinking


@pytest.mark.parametrize("answers", range(4))
def test_a_table_left_during_the_refresh_comes_back_unchanged(answers: int) -> None:
    """Ann's riders choose one after the other, independently of Bob; then red's bot is awaited."""
    company = ridden(STAGE, "refresh")
    for seat in ("blue", "green", "blue", "green")[:answers]:
        question = company.question(seat)
        company.do(said(company.table, question, question.sample(lambda _: 0)))
    found = company.read_back()
    assert state(found) == state(company.table)
    assert found.running.position.phase == "refresh"
    ledger = len(found.running.ledger)
    company.ride()
    assert state(company.read_back()) == state(company.table)
    refreshed = [e for e in company.table.running.ledger[ledger:] if e.key.kind == "refresh"]
    assert len(refreshed) == 6


async def test_a_server_that_stopped_during_the_refresh_goes_on_with_it(room: Room) -> None:
    live = await room.race(replace(STAGE, seats=(GIVEN, OPEN)), "blue", "red")
    while live.table.running.position.phase != "refresh":
        await room.ride(live, 1)
    await room.ride(live, 1)
    again = stored(room, live)
    assert state(again) == state(live.table)
    (given,) = (entry for entry in again.running.open_entries if not entry.chance)
    assert given.key.kind == "refresh"
    await room.ride(live)
    assert stored(room, live).over


def test_too_many_or_wrong_cards_are_not_taken_back() -> None:
    company = ridden(replace(STAGE, stage="gt-15-2-4"), "refresh")
    question = company.question("blue")
    played = next(r for r in flamme_position(company.table).riders if r.name == "blue.R").played
    assert sum(card.value for card in played if card != EXHAUSTION) > MOST
    energy = [str(card) for card in played if card != EXHAUSTION]
    held = len(company.log)
    for wrong in (",".join(energy), f"{energy[-1]},{energy[0]}", "9", "2e", "", "all"):
        act = said(company.table, question, wrong)
        assert company.code(act) == "not-allowed", wrong
    assert len(company.log) == held
    assert company.question("blue") == question


@pytest.mark.parametrize(
    ("settings", "number", "phase"),
    [
        (DRAFTED, 0, "draft"),
        (DRAFTED, 0, "placement"),
        (DRAFTED, 3, "energy"),
        (STAGE, 3, "energy"),
        (replace(STAGE, rules=("ttt",)), 2, "energy"),
        (replace(STAGE, rules=("itt",)), 2, "movement"),
    ],
)
def test_such_a_race_is_taken_up_and_ridden_to_another_end(
    settings: Settings, number: int, phase: str
) -> None:
    parent = ridden(settings)
    text = record_text(parent.table)
    fork = taken_up(text, entries_at(text, number, phase))
    fork.start()
    if phase != "draft":
        assert specialists(fork) == specialists(parent)
    ride_on(fork)
    proof = verify(FLAMME, read_record(record_text(fork.table)))
    assert (proof.over, proof.committed) == (True, True)
    assert fork.table.settings.rules == settings.rules
    assert [seat.extras for seat in fork.table.settings.seats] == [seat.extras for seat in settings.seats]


def test_the_refresh_itself_is_taken_up() -> None:
    text = record_text(ridden(DRAFTED).table)
    entries = next(at.entries for at in load(text).race.moments if at.position.phase == "refresh")
    fork = taken_up(text, entries)
    fork.start()
    assert fork.table.running.position.phase == "refresh"
    assert {question.id.kind for question in fork.table.running.questions} == {"refresh"}
    ride_on(fork)
    assert fork.table.over


def test_a_fork_keeps_its_specialists_and_its_format() -> None:
    text = record_text(ridden(STAGE).table)
    company = taken_up(text, entries_at(text, 2, "energy"))
    old = company.table.settings
    others = replace(old.seats[0], extras={"rouleur": "puncheur"}), *old.seats[1:]
    for wrong in (replace(old, seats=others), replace(old, rules=("tour",)), replace(old, rules=("ttt",))):
        assert company.code(acts.Configured(device="ann", settings=wrong)) == "bad-fork"
    assert refusal(text, 0, replace(old, seats=old.seats[:2])) == "bad-fork"


@pytest.mark.parametrize("settings", [STAGE, DRAFTED, replace(STAGE, rules=("itt",))])
async def test_a_rematch_is_ridden_by_the_same_rules(room: Room, settings: Settings) -> None:
    live = await room.race(settings, "blue")
    await room.ride(live)
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)
    again = await room.hub.find(next_id)
    assert again.table.settings == settings
    await room.hub.act(again, acts.Started(device="ann"))
    await room.ride(again)
    assert again.table.over
    assert all(rider.time is not None for rider in flamme_position(again.table).riders)
