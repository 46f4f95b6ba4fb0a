"""Tables with a tour: stage after stage, the books between them, and nothing told too early."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, json
from msgspec.structs import replace

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.table.tour_wire import FlammeTourWire, tour_wire
from echappee.flamme.tours.standings import jerseys
from echappee.notation import commitment, read_record, verify
from echappee.server.socket.feed import Feed
from echappee.server.socket.protocol import Seen
from echappee.server.tables import acts
from echappee.server.tables.live import summary
from echappee.server.tables.presence import Attendance
from echappee.server.tables.records import record_text
from echappee.server.tables.replays import replay_of
from echappee.server.tables.settings import SeatSetting, Settings, check_settings
from echappee.server.tables.visible import Visible, VisibleCache, make_visible
from echappee.tours.tour import load_tour
from tests.counts import count
from tests.server.players import (
    DEVICES,
    MUSCLE,
    OPEN,
    PELOTON,
    RANDOM,
    TEMPO,
    Company,
    Walk,
    said,
    set_to,
    state,
)
from tests.server.test_forks import entries_at, taken_up
from tests.server.test_forks import ride as ride_on
from tests.server.test_visible import own
from tests.server.typed import flamme_position, flamme_tour

WALK = settings(max_examples=count(200))
SPECIALISTS = ("specialists", "weather")
VARIANTS = ("specialists", "breakaway", "baroudeur-bid", "super-combative")
FORMATS = "gt-3 gt-4:ttt rest gt-8:itt"


def touring(*seats: SeatSetting, tour: str = "short", rules: tuple[str, ...] = ()) -> Settings:
    """These seats on a tour."""
    return Settings(seats, tour=tour, rules=rules)


SETTINGS = (
    touring(OPEN, OPEN),
    touring(OPEN, RANDOM, OPEN, tour=FORMATS, rules=SPECIALISTS),
    touring(OPEN, MUSCLE, OPEN, PELOTON, rules=("breakaway",)),
    touring(OPEN, OPEN, tour="gt-2 gt-5 gt-8:itt", rules=VARIANTS),
)
WALKS = st.builds(Walk, st.sampled_from(SETTINGS), st.integers(0, 2**64))
MOMENTS = st.integers(0, 600)


def started(settings: Settings, seed: str = "5eed" * 16) -> Company:
    """A tour whose first stage has begun: Ann rides blue, and Bob the last seat."""
    company = Company(settings, seed=seed)
    company.admit("bob")
    company.do(acts.Admitted(device="wim", player=False))
    company.sit("ann", "blue")
    company.sit("bob", list(company.table.seats)[-1])
    company.start()
    return company


def ridden(settings: Settings, stages: int) -> Company:
    """A tour after this many stages."""
    company = started(settings)
    company.ride()
    for _ in range(stages - 1):
        company.do(acts.WentOn(device="bob"))
        company.ride()
    return company


def told(company: Company, device: str = "ann") -> Visible:
    return make_visible(company.table, device, Attendance(frozenset({"ann", "bob"})))


def books_of(company: Company) -> FlammeTourWire:
    tour = told(company).tour
    assert isinstance(tour, FlammeTourWire)
    return tour


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
    with pytest.raises(Refused) as refusal:
        check_settings(wrong)
    assert refusal.value.code == code
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


def test_the_books_are_told_after_each_stage() -> None:
    company = Company(touring(OPEN, OPEN, tour=FORMATS))
    before = books_of(company)
    assert [(day.format, day.rest) for day in before.days] == [("tour", False), ("ttt", True), ("itt", False)]
    assert (before.number, before.first, before.jerseys, before.history) == (0, "", {}, ())
    company = ridden(company.table.settings, 3)
    tour = books_of(company)
    assert (tour.number, len(tour.history), tour.first) == (3, 3, "")
    for rider in tour.riders:
        assert rider.time == sum(stage.times[rider.name] for stage in tour.history)
        assert rider.sprint == sum(stage.sprint[rider.name] for stage in tour.history)
    assert min(rider.gap for rider in tour.riders) == 0
    assert [sum(points for _, points in stage.podium) for stage in tour.history] == [6, 5, 6]
    assert tour.history[-1].points == {team.colour: team.points for team in tour.teams}
    assert set(tour.leaders) == {"general", "sprint", "mountain"} & set(tour.leaders) != set()
    assert tour.outcome is not None
    assert tour.outcome.total == {t.colour: t.points + tour.outcome.bonus[t.colour] for t in tour.teams}
    assert summary(company.table).winner == tour.outcome.ranking[0]


def test_the_most_combative_are_told_with_their_tokens_points_and_jersey() -> None:
    company = ridden(touring(OPEN, OPEN, tour="gt-2 gt-5 gt-8:itt", rules=VARIANTS), 3)
    tour = books_of(company)
    assert tour.combative
    for stage in tour.history[:2]:
        assert stage.led[stage.combative] == max(stage.led.values())
    assert (tour.history[2].combative, tour.history[2].led) == ("", {})
    fighters = [stage.combative.split(".")[0] for stage in tour.history[:2]]
    assert [team.combative for team in tour.teams] == [fighters.count(team.colour) for team in tour.teams]
    assert all(team.points == team.podium + team.rest + team.combative for team in tour.teams)
    assert tour.jerseys == jerseys(flamme_tour(company.table.tour).books[-1])
    plain = books_of(ridden(touring(OPEN, OPEN), 1))
    assert (plain.combative, plain.history[0].led, plain.history[0].combative) == (False, {}, "")


def test_a_stage_with_variants_is_taken_up_as_a_race() -> None:
    company = ridden(touring(OPEN, OPEN, tour="gt-8 gt-2 gt-5", rules=VARIANTS), 2)
    text = record_text(company.table, 2)
    fork = taken_up(text, entries_at(text, 3, "energy"))
    assert {"baroudeur-bid", "super-combative"} <= set(fork.table.settings.rules)
    fork.start()
    ride_on(fork)
    assert fork.table.over


@WALK
@given(WALKS, MOMENTS)
@pytest.mark.soak
def test_a_tour_read_back_is_the_tour_that_was_kept(walk: Walk, tried: int) -> None:
    company = walk.company(tried)
    found = company.read_back()
    assert state(found) == state(company.table)
    for device in DEVICES:
        assert make_visible(found, device) == make_visible(company.table, device)


@WALK
@given(WALKS, MOMENTS)
@pytest.mark.soak
def test_nothing_is_told_that_decides_what_is_still_to_come(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    assert table.tour is not None
    for device in (*DEVICES, "stranger"):
        visible, mine = make_visible(table, device), own(table, device)
        parts = (
            visible.table,
            visible.views,
            visible.questions,
            visible.answers,
            visible.events(0),
            visible.tour,
        )
        text = json.encode(parts).decode()
        assert table.seed not in text
        assert str(table.tour.seed) not in text
        assert (table.chance in text) == (table.status in {"between", "over"})
        assert all(view.seat in mine or (view.seat is None and not mine) for view in visible.views)
        assert {event.to for event in visible.events(0)} <= {None, *mine}


def test_each_stage_is_committed_to_its_own_seed() -> None:
    company, seeds = started(touring(OPEN, OPEN)), list[str]()
    for _ in range(2):
        promised = told(company).table.commitment
        company.ride()
        seeds.append(told(company).table.seed)
        assert commitment(seeds[-1]) == promised
        company.do(acts.WentOn(device="ann"))
        assert told(company).table.seed == ""
    assert len({*seeds, told(company).table.commitment}) == 3


def test_a_new_stage_is_told_from_the_start() -> None:
    company, cache = started(touring(OPEN, OPEN)), VisibleCache()

    def look() -> Visible:
        return make_visible(company.table, "ann", cache=cache)

    feed = Feed(None)
    assert feed.news(look())
    company.ride()
    between = look()
    news = feed.news(between)
    assert news is not None
    assert news.tour == between.tour
    assert news.fresh is UNSET
    company.do(acts.WentOn(device="bob"))
    after = look()
    news = feed.news(after)
    assert news is not None
    assert (news.fresh, news.table, news.road) == (True, after.table, after.road)
    assert after.road != between.road
    assert news.events == after.events(0) == told(company).events(0)
    assert len(after.heard) < len(between.heard)
    company.answer(company.table.running.questions[0].seat)
    news = feed.news(look())
    assert news is not None
    assert (news.fresh, news.tour, news.road) == (UNSET, UNSET, UNSET)


def test_a_client_that_comes_back_in_another_stage_hears_all_of_it() -> None:
    company = ridden(touring(OPEN, OPEN), 2)
    visible = told(company)
    for stage, fresh in ((0, True), (1, True), (2, UNSET), (3, True)):
        news = Feed(Seen(("blue",), 5, stage)).news(visible)
        assert news is not None
        assert news.fresh is fresh
        assert news.events == visible.events(0 if fresh is True else 5)
        assert news.tour == visible.tour


def test_a_tour_dropped_from_the_settings_disappears() -> None:
    company = Company(touring(OPEN, OPEN))
    feed = Feed(None)
    assert feed.news(told(company))
    company.do(acts.Configured(device="ann", settings=touring(OPEN, OPEN, tour="week")))
    news = feed.news(told(company))
    assert news is not None
    assert news.tour == told(company).tour
    company.do(acts.Configured(device="ann", settings=set_to(OPEN, OPEN)))
    news = feed.news(told(company))
    assert news is not None
    assert news.tour is None
    company.start()
    assert (company.table.tour, company.table.stage) == (None, 0)


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


def test_records_are_kept_of_stages_and_of_the_tour() -> None:
    company = ridden(touring(OPEN, RANDOM, OPEN, rules=SPECIALISTS), 2)
    with pytest.raises(Refused) as refusal:
        record_text(company.table)
    assert refusal.value.code == "not-over"
    for number in (1, 2):
        proof = verify(FLAMME, read_record(record_text(company.table, number)))
        assert (proof.over, proof.committed) == (True, True)
        assert proof.commitment == commitment(read_record(record_text(company.table, number)).tags["seed"])
    with pytest.raises(Refused) as refusal:
        record_text(company.table, 3)
    assert refusal.value.code == "not-over"
    company.do(acts.WentOn(device="ann"))
    company.ride()
    text = record_text(company.table)
    assert "Ann" not in text
    tour = load_tour(text)
    assert tour_wire(flamme_tour(tour)) == told(company).tour
    assert tour.players == ("person", "random", "person")
    assert tour.text() == text
    assert text.count("\ncommitment: ") == 3
    with pytest.raises(Refused) as refusal:
        replay_of(text)
    assert refusal.value.code == "bad-record"
    assert "one by one" in refusal.value.detail
    with pytest.raises(Refused) as refusal:
        record_text(Company(set_to(OPEN)).table, 1)
    assert refusal.value.code == "no-tour"


def test_a_stage_is_replayed_and_taken_up_as_a_single_race() -> None:
    company = ridden(touring(OPEN, OPEN, OPEN, rules=("specialists",)), 2)
    text = record_text(company.table, 2)
    replay = replay_of(text)
    assert (replay.over, replay.stage) == (True, "gt-8-2-4")
    assert replay.jerseys == jerseys(flamme_tour(company.table.tour).books[1])
    assert replay.jerseys["yellow"]
    assert replay_of(record_text(company.table, 1)).jerseys == {}
    assert replay.settings is not None
    fork = taken_up(text, entries_at(text, 3, "energy"))
    assert (fork.table.settings.tour, fork.table.tour) == ("", None)
    fork.start()
    ride_on(fork)
    assert fork.table.over
    assert verify(FLAMME, read_record(record_text(fork.table))).over
