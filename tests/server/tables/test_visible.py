"""What a device is shown, at random moments of random tables: nothing that others hide."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings

from echappee.flamme.table.wire import FlammeView
from echappee.notation import commitment
from echappee.server.tables import acts
from echappee.server.tables.acts import read_act
from echappee.server.tables.log import read_table
from echappee.server.tables.presence import Attendance
from echappee.server.tables.sights import MadeOnce, Visible
from echappee.server.tables.table import Table
from tests.counts import SOAK, count
from tests.server.players import DEVICES, MOMENTS, OPEN, WALKS, Company, Walk, make_visible, racing, set_to

pytestmark = pytest.mark.soak
WALK = settings(max_examples=count(400))
HIDDEN = ("hand", "pile", "recycled")
PRIVATE = ("drew", "played", "bid", "declared")


def encoded(visible: Visible) -> object:
    """Everything that a device could ever be told of it, as bytes."""
    parts = (
        visible.table,
        visible.road,
        visible.views,
        visible.questions,
        visible.answers,
        visible.latest,
        visible.events(0),
    )
    return msgspec.json.decode(msgspec.json.encode(parts))


def nodes(value: object) -> Iterator[dict[str, object]]:
    """Every object of a JSON text."""
    if isinstance(value, dict):
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(child)


def words(value: object) -> Iterator[str]:
    """Every string of a JSON text, including keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, child in value.items():
            yield key
            yield from words(child)
    elif isinstance(value, list):
        for child in value:
            yield from words(child)


def own(table: Table, device: str) -> set[str]:
    """The seats of this device."""
    return {seat.colour for seat in table.seats.values() if seat.device == device}


@WALK
@given(WALKS, MOMENTS)
def test_nobody_is_shown_another_seats_cards(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    revealed = table.race is not None and table.race.position.phase == "over"
    for device in (*DEVICES, "stranger"):
        mine = own(table, device)
        for node in nodes(encoded(make_visible(table, device, Attendance(frozenset(DEVICES))))):
            whose = str(node.get("team", node.get("rider", ""))).partition(".")[0]
            if whose not in mine:
                assert not [name for name in HIDDEN if isinstance(node.get(name), list)]  # cards are lists
            if "deck" in node and whose not in mine:
                assert node.get("automatic") or revealed or "card" not in node


@WALK
@given(WALKS, MOMENTS)
def test_nobody_hears_or_is_asked_what_is_meant_for_another_seat(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    for device in (*DEVICES, "stranger"):
        visible, mine = make_visible(table, device), own(table, device)
        assert {event.to for event in visible.events(0)} <= {None, *mine}
        for event in visible.events(0):
            if event.code in PRIVATE:
                assert str(event.args["rider"]).partition(".")[0] in mine
        assert {question.seat for question in visible.questions} <= mine
        assert {key.split("/")[2] for key in visible.answers} <= mine
        assert all(view.seat in mine or (view.seat is None and not mine) for view in visible.views)


@WALK
@given(WALKS, MOMENTS)
def test_bids_are_shown_to_others_when_they_are_revealed(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    for device in (*DEVICES, "stranger"):
        visible, mine = make_visible(table, device), own(table, device)
        told: dict[str, object] = {}
        for event in table.race.heard(None) if table.race else ():
            if event.code == "bid-revealed":
                told[str(event.args["rider"])] = event.args["cards"]
        for view in visible.views:
            assert isinstance(view, FlammeView)
            for rider in view.riders:
                assert rider.team in mine or not rider.bid or rider.bid == told[rider.name]


@settings(max_examples=count(400, share=200))
@given(WALKS)
def test_what_is_remembered_is_what_would_be_made_again(walk: Walk) -> None:
    company = walk.company(120 if SOAK else 60)  # everything is told again after each act
    table = read_table(company.table.id, company.table.seed, company.log[:1])
    made = MadeOnce(table)
    for act in map(read_act, company.log[1:]):
        act.do(table)
        for device in (*DEVICES, "stranger"):
            remembered, again = made.look().seen_by(device), make_visible(table, device)
            assert remembered == again
            assert remembered.events(0) == again.events(0)


@WALK
@given(WALKS, MOMENTS)
def test_the_seed_is_shown_when_the_race_is_over_and_its_hash_from_the_start(walk: Walk, tried: int) -> None:
    company = walk.company(tried)
    for device in (*DEVICES, "stranger"):
        visible = make_visible(company.table, device)
        state, texts = visible.table, set(words(encoded(visible)))
        assert state.commitment == (commitment(company.table.seed) if company.table.race else "")
        assert state.seed == (company.table.seed if company.table.over else "")
        assert (company.table.seed in texts) == company.table.over


@WALK
@given(WALKS, MOMENTS)
def test_no_device_is_named_to_another(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    for device in (*DEVICES, "stranger"):
        assert not set(DEVICES) & set(
            words(encoded(make_visible(table, device, Attendance(frozenset(DEVICES)))))
        )


def test_the_revealed_seed_fits_the_commitment_of_the_start() -> None:
    company = Company(set_to(OPEN, OPEN))
    company.sit("ann", "blue")
    assert make_visible(company.table, "ann").table.commitment == ""
    company.start()
    promised = make_visible(company.table, "ann").table.commitment
    company.ride()
    state = make_visible(company.table, "ann").table
    assert (state.status, state.commitment) == ("over", promised)
    assert commitment(state.seed) == promised
    assert len(promised) == 64


def test_a_seat_is_shown_as_it_is() -> None:
    company = racing(set_to(OPEN, OPEN, OPEN), "blue", bob="red", until="energy")
    company.do(acts.BotFailed(device="", seat="green"))
    blue, red, green = make_visible(company.table, "ann", Attendance(frozenset({"ann", "wim"}))).table.seats
    assert (blue.kind, blue.you, blue.here, blue.thinking, blue.name) == ("person", True, True, True, "Ann")
    assert (red.kind, red.you, red.here, red.bot) == ("person", False, False, "")
    assert (green.kind, green.bot, green.failed, green.here) == ("open", "random", True, False)


def test_a_seat_that_has_answered_is_not_thinking_and_its_answer_is_shown_to_nobody_else() -> None:
    company = racing(set_to(OPEN, OPEN), "blue", bob="red", until="energy")
    before = make_visible(company.table, "ann")
    for _ in range(3):
        last = company.answer("red")
    after, his = make_visible(company.table, "ann"), make_visible(company.table, "bob")
    assert [seat.thinking for seat in before.table.seats] == [True, True]
    assert [seat.thinking for seat in after.table.seats] == [True, False]
    assert (before.views, before.answers, before.heard) == (after.views, after.answers, after.heard)
    assert list(his.answers) == [last] == list(his.latest.values())


def test_a_device_with_two_seats_sees_both_and_a_spectator_the_public_view() -> None:
    company = racing(set_to(OPEN, OPEN, OPEN), "blue", "green", until="energy")
    visible, spectator = make_visible(company.table, "ann"), make_visible(company.table, "wim")
    assert [view.seat for view in visible.views] == ["blue", "green"]
    assert [question.seat for question in visible.questions] == ["blue", "green"]
    assert [view.seat for view in spectator.views] == [None]
    assert (spectator.questions, spectator.answers, spectator.seats) == ((), {}, ())
