"""People who come late, leave, move to another device or let a bot ride."""

import pytest

from echappee.engine import Refused
from echappee.server.messages.settings import SeatSetting
from echappee.server.tables import acts
from echappee.server.tables.acts import AnyAct
from echappee.server.tables.codes import VALID_S
from echappee.server.tables.records import record_text
from tests.server.memory_store import Room
from tests.server.players import OPEN, PELOTON, RANDOM, Company, make_visible, set_to, state
from tests.server.refusals import code_of, refused


@pytest.fixture
def racing() -> Company:
    """Ann and Bob ride in the first energy phase with a bot, an empty seat and a team of the peloton."""
    company = Company(set_to(OPEN, OPEN, RANDOM, OPEN, PELOTON))
    company.admit("bob", "eve")
    company.admit("wim", player=False)
    company.sit("ann", "blue")
    company.sit("bob", "red")
    company.start()
    company.ride("energy")
    return company


def take(device: str = "eve", seat: str = "green", name: str = "Eve") -> acts.TookOver:
    return acts.TookOver(device=device, seat=seat, name=name)


def same_when_read_back(company: Company) -> bool:
    return state(company.read_back()) == state(company.table)


def test_a_person_who_comes_late_rides_on_for_a_bot_and_its_sealed_answer_stays(racing: Company) -> None:
    race = racing.table.running
    while any(question.seat == "green" for question in race.questions):
        racing.answer("green")
    sealed = [entry for entry in race.open_entries if entry.key.seat == "green"]
    assert sealed
    racing.do(take())
    assert [entry for entry in race.open_entries if entry.key.seat == "green"] == sealed
    assert [seat.name for seat in racing.table.seats.values()] == ["Ann", "Bob", "Eve", "", ""]
    assert same_when_read_back(racing)
    racing.ride("end")
    assert set(sealed) <= set(race.ledger)


def test_a_person_who_took_over_sees_and_answers_what_the_bot_did_and_the_bot_no_longer(
    racing: Company,
) -> None:
    view, question = racing.table.running.view("green"), str(racing.question("green").id)
    racing.do(take())
    assert racing.table.running.view("green") == view
    assert racing.code(acts.Answered(device="", question=question, answer="R")) == "bot-rides"
    assert racing.code(acts.Answered(device="eve", question=question, answer="R")) == ""
    racing.ride()
    assert racing.table.over


@pytest.mark.parametrize("seat", ["green", "black"])
def test_the_seat_of_a_bot_and_one_that_nobody_took_are_free_to_take(racing: Company, seat: str) -> None:
    racing.do(take(seat=seat))
    assert make_visible(racing.table, "eve").seats == (seat,)
    assert racing.table.settings.seats[2].kind == ("open" if seat == "green" else "bot")


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (take(device="wim"), "only-watching"),
        (take(device="stranger"), "only-watching"),
        (take(name=" "), "name-empty"),
        (take(device="ann"), "already-seated"),
        (take(seat="red"), "seat-taken"),
        (take(seat="white"), "no-bot"),
        (take(seat="nobody"), "no-such-seat"),
    ],
)
def test_only_a_guest_without_a_seat_takes_one_over(racing: Company, act: AnyAct, code: str) -> None:
    before = state(racing.table)
    assert racing.code(act) == code
    assert state(racing.table) == before


def test_the_seat_of_a_person_whom_a_bot_replaces_stays_theirs(racing: Company) -> None:
    racing.do(acts.Agreed(device="ann", seat="red"))
    assert racing.code(take(seat="red")) == "seat-taken"
    racing.do(acts.CameBack(device="bob", seat="red"))


def test_nobody_takes_over_before_the_start_or_after_the_end(racing: Company) -> None:
    company = Company(set_to(OPEN, RANDOM))
    company.admit("eve")
    assert company.code(take(seat="red")) == "not-started"
    racing.ride()
    assert racing.code(take()) == "race-over"


async def test_the_rematch_keeps_the_seat_that_was_taken_over(room: Room) -> None:
    live = await room.open(set_to(OPEN, RANDOM), "blue")
    await room.hub.act(live, acts.Admitted(device="eve", player=True))
    await room.hub.act(live, acts.Started(device="ann"))
    await room.hub.act(live, take(seat="red"))
    await room.ride(live)
    assert "players: person person" in record_text(live.table, 0)
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)
    assert [seat.name for seat in (await room.hub.find(next_id)).table.seats.values()] == ["Ann", "Eve"]


def test_a_person_lets_a_bot_ride_and_comes_back(racing: Company) -> None:
    assert racing.code(acts.HandedOver(device="bob", seat="blue")) == "not-your-seat"
    racing.do(acts.HandedOver(device="ann", seat="blue"))
    assert racing.table.seats["blue"].bot == "tempo"
    assert racing.code(acts.HandedOver(device="ann", seat="blue")) == "bot-rides"
    assert same_when_read_back(racing)
    racing.do(acts.CameBack(device="ann", seat="blue"))
    assert racing.table.seats["blue"].ridden_by_person
    racing.ride()
    assert racing.code(acts.HandedOver(device="ann", seat="blue")) == "race-over"


def test_a_person_who_leaves_before_the_start_frees_the_seat() -> None:
    company = Company(set_to(OPEN, OPEN))
    company.admit("bob")
    company.sit("bob", "red")
    company.do(acts.Left(device="bob"))
    assert company.table.seats["red"].free
    assert not company.table.may_enter("bob")
    assert company.code(acts.Left(device="bob")) == "not-in"


def test_a_person_who_leaves_a_race_is_replaced_and_may_be_succeeded(racing: Company) -> None:
    racing.do(acts.Left(device="bob"))
    assert racing.table.seats["red"].bot == "tempo"
    racing.do(take(seat="red"))
    assert racing.table.seats["red"].name == "Eve"
    assert same_when_read_back(racing)


def test_the_host_passes_on_the_table_and_is_not_the_last_to_leave(racing: Company) -> None:
    racing.do(acts.Left(device="ann"))
    assert racing.table.host == "bob"
    assert racing.code(acts.Left(device="bob")) == "last-one"


def test_after_the_race_a_person_who_leaves_is_still_in_its_record(racing: Company) -> None:
    assert racing.code(acts.WentHome(device="bob")) == "not-over"
    racing.ride()
    before = record_text(racing.table, 0)
    assert racing.code(acts.Left(device="bob")) == "race-over"
    racing.do(acts.WentHome(device="bob"))
    assert record_text(racing.table, 0) == before
    assert not racing.table.may_enter("bob")


def test_the_seats_of_a_device_move_to_another_with_all_they_see(racing: Company) -> None:
    seen = make_visible(racing.table, "ann")
    racing.do(acts.Moved(device="phone", source="ann"))
    now = make_visible(racing.table, "phone")
    assert (now.seats, now.views, now.questions) == (seen.seats, seen.views, seen.questions)
    assert now.table.host
    assert make_visible(racing.table, "ann").seats == ()
    assert racing.code(acts.Moved(device="phone", source="phone")) == "same-device"
    assert racing.code(acts.Moved(device="phone", source="ann")) == "not-a-rider"
    assert same_when_read_back(racing)
    racing.do(acts.Moved(device="ann", source="phone"))
    assert make_visible(racing.table, "ann") == seen


def test_a_person_may_ride_on_several_devices_that_see_and_do_the_same(racing: Company) -> None:
    seen = make_visible(racing.table, "ann")
    racing.do(acts.Shared(device="phone", source="ann"))
    assert racing.table.person("phone") == racing.table.person("ann") == "ann"
    assert make_visible(racing.table, "ann") == seen
    assert same_when_read_back(racing)
    assert racing.code(acts.Shared(device="phone", source="ann")) == "same-device"
    assert racing.code(acts.Shared(device="ann", source="ann")) == "same-device"
    assert racing.code(acts.Shared(device="bob", source="ann")) == "already-seated"
    assert racing.code(acts.Shared(device="tablet", source="phone")) == "not-a-rider"


def test_a_person_leaves_with_all_devices(racing: Company) -> None:
    racing.do(acts.Shared(device="phone", source="bob"), acts.Left(device="bob"))
    assert not {"bob", "phone"} & racing.table.players
    assert racing.table.twins == {}
    assert same_when_read_back(racing)


async def test_a_code_brings_seats_to_another_device_once_and_for_ten_minutes(room: Room) -> None:
    live = await room.open(set_to(OPEN, SeatSetting("bot", "random")), "blue")
    first, code = [await room.hub.offer_move(live, "ann") for _ in range(2)]
    assert await code_of(room.hub.move("phone", first)) == "no-such-code"
    room.now += VALID_S
    assert await code_of(room.hub.move("phone", code)) == "no-such-code"
    code = await room.hub.offer_move(live, "ann")
    assert await code_of(room.hub.move("ann", code)) == "same-device"
    assert await room.hub.move("phone", code) == live.table.id
    assert (live.table.seats["blue"].device, live.table.person("phone")) == ("ann", "ann")
    assert await code_of(room.hub.move("tablet", code)) == "no-such-code"
    assert await room.hub.move("tablet", await room.hub.offer_move(live, "phone")) == live.table.id
    assert live.table.person("tablet") == "ann"


async def test_the_host_deletes_a_table_at_which_nobody_else_sits(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    await room.hub.act(live, acts.Admitted(device="bob", player=True))
    await room.hub.act(live, acts.Sat(device="bob", seat="red", name="Bob"))
    for device, code in (("bob", "not-host"), ("ann", "not-alone")):
        with refused(code):
            await room.hub.delete(live, device)
    await room.hub.act(live, acts.Stood(device="bob", seat="red"))
    await room.hub.delete(live, "ann")
    assert not room.store.tables
    with refused("no-such-table"):
        await room.hub.find(live.table.id)
    with refused("try-again"):
        await room.hub.act(live, acts.Started(device="ann"))


async def test_shouts_are_seen_by_everybody_bounded_and_not_stored(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    stored = len(room.store.acts[live.table.id])

    def code(word: str, device: str = "ann") -> str:
        try:
            live.shout(device, "blue", word)  # type: ignore[arg-type]
        except Refused as refusal:
            return refusal.code
        return ""

    assert [code("allez") for _ in range(7)] == [""] * 6 + ["too-fast"]
    assert [code("nudge") for _ in range(2)] == ["", "too-fast"]
    assert code("bravo", "bob") == "not-your-seat"
    room.now += 60
    assert [code("nudge"), code("bravo")] == ["", ""]
    blue = live.visible("").table.seats[0]
    assert (blue.shout, blue.shouts) == ("bravo", 9)
    assert len(room.store.acts[live.table.id]) == stored
