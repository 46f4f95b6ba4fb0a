"""Tables that start from a moment of another race."""

from functools import partial

import pytest

from echappee.bots import make_bot
from echappee.engine import Phase, Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.table.wire import FlammeView
from echappee.games import load
from echappee.notation import GameRules, SomePosition, SomeView, digest, read_record, verify
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.forks import Cut, fork, read_fork
from echappee.server.tables.live import Live
from echappee.server.tables.records import record_text
from tests.counts import SOAK, some
from tests.records.flamme.golden import GOLDEN
from tests.server.memory_store import Room
from tests.server.players import OPEN, RANDOM, Company, make_visible, opened_by_ann, said, set_to, state
from tests.server.studies.test_replays import NOT_FOR_TABLES, golden, until_round

FORKED = [name for name in GOLDEN if name not in NOT_FOR_TABLES]


def wish(text: str) -> Settings:
    """The settings that the replay of a record offers."""
    settings = replay_of(text).settings
    assert settings
    return settings


def taken_up(text: str, entries: int, settings: Settings | None = None) -> Company:
    """A table that starts from there."""
    return Company(*_named(*fork(settings or wish(text), text, entries)))


def _named(settings: Settings, cut: Cut) -> tuple[Settings, str, str, Cut]:
    return settings, "forked", "f0f0" * 16, cut


def entries_at(text: str, round_number: int, phase: str) -> int:
    """How many entries a record has before this moment."""
    rows = replay_of(text).moments
    return next(row.entries for row in rows if (row.round, row.phase) == (round_number, phase))


def ride(company: Company) -> None:
    """Let a simple bot answer for everybody until the race is over."""
    bot, race = make_bot("random", "fork"), company.table.running
    for _ in range(3000):
        if race.over:
            return
        question = race.questions[0]
        answer = bot.answer(question, partial(race.view, question.seat))
        company.do(said(company.table, question, answer))
    raise AssertionError("a race without end")


def refusal(text: str, entries: int, settings: Settings) -> str:
    with pytest.raises(Refused) as caught:
        fork(settings, text, entries)
    assert len(caught.value.detail) < 300
    return caught.value.code


@pytest.mark.soak
@pytest.mark.parametrize("name", some(FORKED, 3))
def test_every_golden_race_can_be_taken_up_and_ridden_to_another_end(name: str) -> None:
    text = golden(name)
    parent, _ = load(text)
    moments = sorted({row.entries for row in replay_of(text).moments if row.fork})
    middle = moments[len(moments) // 2]
    for entries in (*moments[:: max(1, len(moments) // 4)], moments[-1]) if SOAK else (middle,):
        company = taken_up(text, entries)
        company.start()
        ride(company)
        race = company.table.running
        assert race.ledger[:entries] == parent.ledger[:entries]
        record = read_record(record_text(company.table))
        proof = verify(FLAMME, record)
        assert proof.taken_over == sum(entry.chance for entry in parent.ledger[:entries])
        assert (proof.over, proof.committed) == (True, True)
        assert load(record_text(company.table)).race.position == race.position


def test_a_fork_goes_on_with_its_own_chance() -> None:
    text, entries = golden("base"), entries_at(golden("base"), 4, "energy")
    company = taken_up(text, entries)
    company.start()
    position = company.table.running.position
    assert (position.round, position.phase) == (4, "energy")
    ride(company)
    assert company.table.running.ledger[entries:] != load(text).race.ledger[entries:]


def test_the_record_of_a_fork_names_the_position_it_started_from() -> None:
    text, entries = golden("solo"), entries_at(golden("solo"), 4, "energy")
    race, tags = load(text)
    company = taken_up(text, entries)
    company.start()
    ride(company)
    saved = read_record(record_text(company.table)).tags
    left = next(at for at in race.moments if (at.position.round, at.position.phase) == (4, "energy"))
    assert saved["parent"] == digest(FLAMME.line(left.position)) == read_record(text).digests[3]
    assert {name: saved.get(name) for name in FLAMME.tags} == {name: tags.get(name) for name in FLAMME.tags}


def test_a_fork_can_be_forked() -> None:
    company = taken_up(golden("base"), entries_at(golden("base"), 3, "energy"))
    company.start()
    ride(company)
    record = record_text(company.table)
    again = taken_up(record, entries_at(record, 5, "energy"))
    again.start()
    ride(again)
    assert verify(FLAMME, read_record(record_text(again.table))).over


def test_a_race_that_was_left_is_taken_up_where_it_stopped() -> None:
    text = until_round(golden("base"), 5)
    company = taken_up(text, replay_of(text).moments[-1].entries)
    company.start()
    assert company.table.running.position.round == 5
    assert [entry for entry in company.table.running.open_entries if not entry.chance] == []


def test_a_race_with_only_automatic_teams_left_rides_itself_to_the_end() -> None:
    text = golden("automatic-teams")
    race, _ = load(text)
    alone = next(
        at for at in race.moments if at.position.round and not any(r.racing for r in at.position.riders[2:4])
    )
    company = taken_up(text, alone.entries)
    company.start()
    assert company.table.over
    assert verify(FLAMME, read_record(record_text(company.table))).over


def test_a_fork_has_the_road_rules_and_handicaps_of_its_race() -> None:
    text = golden("everything")
    seats = tuple(OPEN if seat.kind == "bot" else seat for seat in wish(text).seats)
    settings, _ = fork(Settings(seats, stage="base-1"), text, 0)
    assert (settings.stage, settings.rules) == ("peloton-12-5-6", ("weather", "breakaway", "ride-out"))
    assert settings.seats[0] == SeatSetting(extras={"handicap": 1})
    assert settings.seats[1] == OPEN


@pytest.mark.parametrize(
    "seats",
    [
        (OPEN, OPEN),
        (OPEN, OPEN, OPEN),
        (OPEN, SeatSetting("automatic", "peloton"), OPEN),
        (*[OPEN] * 7,),
    ],
)
def test_a_fork_with_other_seats_is_refused(seats: tuple[SeatSetting, ...]) -> None:
    assert refusal(golden("solo"), 0, Settings(seats)) == "bad-fork"


def test_a_fork_begins_where_a_phase_does() -> None:
    text, settings = golden("base"), wish(golden("base"))
    inside = entries_at(text, 2, "energy") + 1
    for entries in (inside, 100_000, len(load(text).race.ledger)):
        assert refusal(text, entries, settings) == "bad-fork"
    assert refusal("echappee-record 1", 0, settings) == "bad-record"


@pytest.mark.parametrize(("name", "code"), [("declared", "bad-rules"), ("pile-up", "bad-stage")])
def test_a_race_that_no_table_could_have_is_not_taken_up(name: str, code: str) -> None:
    kinds = [team.kind for team in load(golden(name)).race.position.teams]
    seats = tuple(OPEN if kind == "team" else SeatSetting("automatic", kind) for kind in kinds)
    assert refusal(golden(name), 0, Settings(seats)) == code


def test_an_unknown_bot_is_refused_by_a_fork_too() -> None:
    seats = (SeatSetting("bot", "hal"), *wish(golden("base")).seats[1:])
    assert refusal(golden("base"), 0, Settings(seats)) == "unknown-bot"


def test_only_people_and_bots_can_be_changed_at_a_fork() -> None:
    company = taken_up(golden("base"), 0)
    old = company.table.settings
    other = SeatSetting(extras={"handicap": 2})
    wrong = (
        Settings(old.seats[:3], stage=old.stage),
        Settings(old.seats, stage="base-4"),
        Settings(old.seats, stage=old.stage, rules=("weather",)),
        Settings((other, *old.seats[1:]), stage=old.stage),
    )
    codes = [company.code(acts.Configured(device="ann", settings=settings)) for settings in wrong]
    assert codes == ["bad-fork"] * 4
    people = Settings((OPEN, RANDOM, OPEN, OPEN), stage=old.stage)
    company.do(acts.Configured(device="ann", settings=people))
    assert [seat.free for seat in company.table.seats.values()] == [True, False, True, True]
    company.start()
    ride(company)
    assert company.table.over


def test_a_fork_read_back_is_the_fork_that_was_kept() -> None:
    company = taken_up(golden("weather"), entries_at(golden("weather"), 3, "energy"))
    assert state(company.read_back()) == state(company.table)
    company.start()
    for _ in range(7):
        question = company.table.running.questions[0]
        company.do(said(company.table, question, question.sample(lambda n: n - 1)))
    assert state(company.read_back()) == state(company.table)


def test_a_fork_that_names_no_digest_is_ridden_to_find_it() -> None:
    """Such acts were stored by an earlier version."""
    text = golden("base")
    _, cut = fork(wish(text), text, entries_at(text, 3, "energy"))
    assert read_fork(Cut(cut.record)) == read_fork(cut)


async def test_a_fork_is_loaded_without_riding_its_record(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    phases: list[Phase[SomePosition] | None] = []
    find = GameRules.phase

    def counted(
        rules: GameRules[SomePosition, SomeView], position: SomePosition
    ) -> Phase[SomePosition] | None:
        phases.append(find(rules, position))
        return phases[-1]

    async def loaded(room: Room, id: str) -> Live:
        room.hub.shelf.live.clear()
        phases.clear()
        return await room.hub.find(id)

    text = golden("two-teams")
    settings, cut = fork(Settings((OPEN, OPEN)), text, entries_at(text, 9, "energy"))
    id, _, _ = await room.hub.open(opened_by_ann(settings, cut))
    monkeypatch.setattr(GameRules, "phase", counted)
    live = await loaded(room, id)
    assert len(phases) == 0
    await room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann"))
    await room.hub.act(live, acts.Started(device="ann"))
    assert len(phases) > 20
    await room.quiet()
    await room.settled()
    before, live = live, await loaded(room, id)
    assert len(phases) == 1
    assert state(live.table) == state(before.table)


def test_a_forked_table_shows_each_seat_its_own_and_no_more() -> None:
    text = golden("base")
    seats = (OPEN, OPEN, RANDOM, RANDOM)
    company = taken_up(text, entries_at(text, 3, "energy"), Settings(seats))
    company.admit("bob")
    company.sit("ann", "blue")
    company.sit("bob", "red")
    assert make_visible(company.table, "ann").table.forked_round == 3
    company.start()
    for device, seat in (("ann", "blue"), ("bob", "red"), ("eve", None)):
        visible = make_visible(company.table, device)
        assert {event.to for event in visible.events(0)} == {None, seat}
        (view,) = visible.views
        assert isinstance(view, FlammeView)
        assert view.seat == seat
        known = {rider.team for rider in view.riders if rider.pile is not None}
        assert known == ({seat} if seat else set())
        assert {question.seat for question in visible.questions} <= {seat}


def test_an_ordinary_table_is_not_a_fork() -> None:
    assert make_visible(Company(set_to(OPEN)).table, "ann").table.forked_round is None


async def test_the_rematch_of_a_fork_is_an_ordinary_race(room: Room) -> None:
    text = golden("two-teams")
    settings, cut = fork(Settings((OPEN, OPEN)), text, entries_at(text, 9, "energy"))
    id, _, _ = await room.hub.open(opened_by_ann(settings, cut))
    live = await room.hub.find(id)
    await room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann"))
    await room.hub.act(live, acts.Started(device="ann"))
    await room.ride(live)
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)
    table = (await room.hub.find(next_id)).table
    assert (table.fork, table.settings) == (None, settings)
