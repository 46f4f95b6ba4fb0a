"""Records of Homas Tour Pro: replayed with nothing hidden, and forked at any moment."""

from functools import cache

import pytest
from msgspec import json
from msgspec.structs import replace

from echappee.engine import Event, Refused
from echappee.games import load
from echappee.homas.rules import HOMAS
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.rules.views import uncovered
from echappee.homas.table.wire import HomasRoad, HomasView
from echappee.notation import digest, read_record, verify
from echappee.server.messages.studies import SeatRow
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.forks import fork
from echappee.server.tables.records import record_text
from echappee.server.tables.untrusted_record import Broken
from tests.server.homas.racing import CAPITAINE, CLASSIC, NEUTRAL, PROLOGUE, gathered, homas, ride
from tests.server.players import OPEN, RANDOM, TEMPO, state
from tests.server.refusals import refused
from tests.server.tables.test_forks import taken_up, wish
from tests.server.typed import read_replay

STAGES = (CLASSIC, PROLOGUE)


@cache
def text_of(stage: str) -> str:
    """The record of a race that a person and a bot rode there."""
    return record_text(ride(gathered(OPEN, RANDOM, stage=stage), 7).table)


def entries_at(text: str, turn: int) -> int:
    """How many entries a record has before this turn."""
    return next(row.entries for row in replay_of(text).moments if row.round == turn)


@pytest.mark.parametrize("stage", STAGES)
def test_a_race_is_told_whole(stage: str) -> None:
    race, _ = load(text_of(stage))
    replay = replay_of(text_of(stage))
    assert [Event(e.code, e.rule, e.args, e.to) for e in replay.events] == race.events
    assert all(event.said for event in replay.events if event.code in ("rode", "arrived"))
    assert (replay.stage, replay.name) == (stage, race.position.course.name)
    assert (replay.over, replay.seeded, replay.rules, replay.jerseys) == (True, True, (), {})
    assert [(row.round, row.phase, row.events, row.entries) for row in replay.moments] == [
        (at.position.round, at.position.phase, at.events, at.entries) for at in race.moments
    ]
    assert read_replay(json.encode(replay)) == replay
    assert isinstance(replay.road, HomasRoad)
    assert isinstance(replay.start, HomasView)
    assert {rider.square for rider in replay.start.riders} == {-1}


@pytest.mark.parametrize("stage", STAGES)
def test_following_the_events_shows_what_each_seat_saw(stage: str) -> None:
    race, _ = load(text_of(stage))
    events = [Event(e.code, e.rule, e.args, e.to) for e in replay_of(text_of(stage)).events]
    for seat in (*race.position.seats, None):
        view = HOMAS.cut(race.moments[0].position, seat)
        for event in events:
            view = HOMAS.fold(view, event) if event.heard_by(seat) else view
        assert view == race.view(seat)


def test_following_all_events_shows_every_card_at_every_moment() -> None:
    race, _ = load(text_of(CLASSIC))
    replay = replay_of(text_of(CLASSIC))
    assert isinstance(replay.start, HomasView)
    assert {rider.fitness for rider in replay.start.riders} == {""}
    views = [uncovered(race.moments[0].position)]
    for event in replay.events:
        views.append(HOMAS.fold(views[-1], Event(event.code, event.rule, event.args, event.to)))
    held = [[rider.fitness for rider in views[at.events].riders] for at in race.moments]
    assert held == [[rider.fitness for rider in at.position.riders] for at in race.moments]
    assert max(sum(card in FITNESS for card in cards) for cards in held) == 2 * 4


def test_fitness_cards_are_told_to_their_director_alone() -> None:
    told = [event for event in replay_of(text_of(CLASSIC)).events if event.code == "fitness-dealt"]
    assert [event.to for event in told] == ["white"] * 4 + ["red"] * 4
    assert all(HIDDEN not in str(event.args) for event in told)


@pytest.mark.parametrize("turn", [0, 1, 5])
def test_there_is_no_record_of_a_race_that_is_still_on(turn: int) -> None:
    company = gathered(OPEN, RANDOM)
    if turn:
        ride(company, 7, until=turn)
    assert not company.table.over
    with refused("not-over"):
        record_text(company.table)


def test_a_replay_names_the_people_and_bots_who_rode() -> None:
    automatic = tuple(SeatRow(colour, "automatic", "neutral") for colour in ("blue", "green", "black"))
    assert replay_of(text_of(PROLOGUE)).seats == (
        SeatRow("white", "person", ""),
        SeatRow("red", "bot", "random"),
        *automatic,
    )
    short = text_of(PROLOGUE).replace("players: person random - - -", "players: you deepest-red")
    short = short.replace("teams: team team neutral neutral neutral", "teams: team team")
    assert replay_of(short).seats == (
        SeatRow("white", "person", ""),
        SeatRow("red", "bot", "deepest-red"),
        *automatic,
    )
    assert wish(short) == homas(OPEN, CAPITAINE, NEUTRAL, NEUTRAL, NEUTRAL, stage=PROLOGUE)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (f"course: {PROLOGUE}", "course: road:0x999,0x999", "bad-record"),
        (f"course: {PROLOGUE}", "course: time-trial-999", "bad-record"),
        (f"course: {PROLOGUE}", "course: nowhere", "bad-record"),
        (f"course: {PROLOGUE}\n", "", "bad-record"),
        ("teams: team team neutral", "teams: team neutral neutral", "bad-record"),
        ("edition: 2", "edition: 1", "other-edition"),
        ("game: homas", "game: flamme", "other-edition"),
    ],
)
def test_a_record_that_makes_no_sense_is_refused(old: str, new: str, code: str) -> None:
    assert text_of(PROLOGUE).count(old) == 1
    with pytest.raises(Broken) as caught:
        replay_of(text_of(PROLOGUE).replace(old, new))
    assert (caught.value.code, caught.value.rounds) == (code, 0)


def test_a_broken_record_is_offered_as_far_as_it_holds() -> None:
    head, _, rest = text_of(CLASSIC).partition("round 5\n")
    text = head + "round 5\n" + rest.replace("roll", "rolls", 1)
    with pytest.raises(Broken) as caught:
        replay_of(text)
    assert 0 < caught.value.rounds < 9
    assert not replay_of(text, caught.value.rounds).over


@pytest.mark.parametrize("stage", STAGES)
def test_a_race_can_be_taken_up_and_ridden_to_another_end(stage: str) -> None:
    text = text_of(stage)
    parent, _ = load(text)
    moments = sorted({row.entries for row in replay_of(text).moments if row.fork})
    for entries in (moments[0], moments[len(moments) // 2], moments[-1]):
        company = taken_up(text, entries, wish(text))
        company.sit("ann", "white")
        company.start()
        ride(company, 11)
        race = company.table.running
        assert race.ledger[:entries] == parent.ledger[:entries]
        record = read_record(record_text(company.table))
        proof = verify(HOMAS, record)
        assert (proof.over, proof.committed) == (True, True)
        assert proof.taken_over == sum(entry.chance for entry in parent.ledger[:entries])
        assert load(record_text(company.table)).race.position == race.position
        assert state(company.read_back()) == state(company.table)


def test_the_record_of_a_fork_names_the_position_it_started_from() -> None:
    entries = entries_at(text_of(PROLOGUE), 3)
    company = taken_up(text_of(PROLOGUE), entries, homas(RANDOM, RANDOM, stage="is not looked at"))
    company.start()
    *_, left = (at for at in load(text_of(PROLOGUE)).race.moments if at.entries == entries)
    assert left.position in [at.position for at in company.table.running.moments]
    ride(company)
    assert read_record(record_text(company.table)).tags["parent"] == digest(HOMAS.line(left.position))


def test_only_people_and_bots_of_a_fork_can_change() -> None:
    text, entries = text_of(CLASSIC), entries_at(text_of(CLASSIC), 3)
    company = taken_up(text, entries, homas(OPEN, OPEN))
    assert company.table.settings == homas(OPEN, OPEN, NEUTRAL, NEUTRAL, NEUTRAL)
    company.do(acts.Configured(device="ann", settings=homas(CAPITAINE, OPEN)))
    for wrong in (homas(OPEN), homas(OPEN, OPEN, OPEN), replace(homas(OPEN, OPEN), stage=PROLOGUE)):
        assert company.code(acts.Configured(device="ann", settings=wrong)) == "bad-fork"
    with pytest.raises(Refused, match="the same automatic teams"):
        fork(homas(OPEN, NEUTRAL, OPEN), text, entries)
    with refused("unknown-bot"):
        fork(homas(OPEN, TEMPO), text, entries)
