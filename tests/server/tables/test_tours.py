"""Tables with a tour: its settings, stage after stage, absent people, its books and records."""

from collections import Counter

import pytest
from msgspec.structs import replace

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.tours.standings import jerseys, team_times
from echappee.notation import commitment, read_record, verify
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.lists import summary
from echappee.server.tables.records import record_text
from echappee.server.tables.seats import check_settings
from echappee.server.tables.table_state import tour_told
from echappee.tours.tour import load_tour
from tests.server.players import MUSCLE, OPEN, RANDOM, TEMPO, Company, racing, said, set_to, state
from tests.server.refusals import refused
from tests.server.tables.test_forks import entries_at, taken_up
from tests.server.tables.test_forks import ride as ride_on
from tests.server.touring import (
    FORMATS,
    SETTINGS,
    SPECIALISTS,
    VARIANTS,
    books_of,
    ridden,
    started,
    told,
    touring,
)
from tests.server.typed import flamme_position, flamme_tour


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
    plain = racing(set_to(OPEN, OPEN))
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


def test_the_tour_comes_with_its_rankings_prizes_and_riders() -> None:
    company = Company(touring(OPEN, OPEN, tour=FORMATS))
    assert books_of(company).ranking == {"points": tuple(team.colour for team in books_of(company).teams)}
    for stages in (1, 3):
        company = ridden(company.table.settings, stages)
        tour, books = books_of(company), flamme_tour(company.table.tour).books[-1]
        riders = {rider.name: rider for rider in tour.riders}
        assert {
            name: ranking[0] for name, ranking in tour.ranking.items() if name in tour.leaders
        } == tour.leaders
        times = [riders[name].time for name in tour.ranking["general"]]
        assert len(times) == len(riders)
        assert times == sorted(times)
        assert all(riders[name].mountain > 0 for name in tour.ranking["mountain"])
        assert tour.ranking["teams"] == tuple(team for team, _ in team_times(books))
        points = [books.points[team] for team in tour.ranking["points"]]
        assert tour.outcome or points == sorted(points, reverse=True)
        assert all(f"{rider.team}.{rider.type}" == rider.name for rider in tour.riders)
    assert tour.outcome is not None
    assert tour.ranking["points"] == tour.outcome.ranking
    assert (tour.prizes.podium, tour.prizes.general, tour.prizes.teams) == ((3, 2, 1), (3, 2, 1), (1,))
    assert [stage.rest for stage in tour.history if stage.rest] == [tour.history[1].rest]
    assert tour.history[1].rest == {team.colour: team.rest for team in tour.teams if team.rest}
    for stage, before in zip(tour.history[1:], tour.history, strict=False):
        won = Counter(stage.rest)
        for rider, earned in stage.podium:
            won[riders[rider].team] += earned
        assert stage.points == {team: before.points[team] + won[team] for team in before.points}


def test_the_most_combative_are_told_with_their_tokens_points_and_jersey() -> None:
    company = ridden(touring(OPEN, OPEN, tour="gt-2 gt-5 gt-8:itt", rules=VARIANTS), 3)
    tour = books_of(company)
    assert tour.combative
    assert [day.combative for day in tour.days] == [True, True, False]
    assert tour.ranking["combative"][0] == tour.history[1].combative
    assert set(tour.ranking["combative"]) == {
        rider for rider, tokens in tour.history[1].led.items() if tokens
    }
    for stage in tour.history[:2]:
        assert stage.led[stage.combative] == max(stage.led.values())
    assert (tour.history[2].combative, tour.history[2].led) == ("", {})
    fighters = [stage.combative.split(".")[0] for stage in tour.history[:2]]
    assert [team.combative for team in tour.teams] == [fighters.count(team.colour) for team in tour.teams]
    assert all(team.points == team.podium + team.rest + team.combative for team in tour.teams)
    assert tour.jerseys == jerseys(flamme_tour(company.table.tour).books[-1])
    plain = books_of(ridden(touring(OPEN, OPEN), 1))
    assert not any(day.combative for day in plain.days)
    assert (plain.combative, plain.history[0].led, plain.history[0].combative) == (False, {}, "")


def test_a_stage_with_variants_is_taken_up_as_a_race() -> None:
    company = ridden(touring(OPEN, OPEN, tour="gt-8 gt-2 gt-5", rules=VARIANTS), 2)
    text = record_text(company.table, 2)
    fork = taken_up(text, entries_at(text, 3, "energy"))
    assert {"baroudeur-bid", "super-combative"} <= set(fork.table.settings.rules)
    fork.start()
    ride_on(fork)
    assert fork.table.over


def test_records_are_kept_of_stages_and_of_the_tour() -> None:
    company = ridden(touring(OPEN, RANDOM, OPEN, rules=SPECIALISTS), 2)
    with refused("not-over"):
        record_text(company.table)
    for number in (1, 2):
        proof = verify(FLAMME, read_record(record_text(company.table, number)))
        assert (proof.over, proof.committed) == (True, True)
        assert proof.commitment == commitment(read_record(record_text(company.table, number)).tags["seed"])
    with refused("not-over"):
        record_text(company.table, 3)
    company.do(acts.WentOn(device="ann"))
    company.ride()
    text = record_text(company.table)
    assert "Ann" not in text
    tour = load_tour(text)
    assert tour_told(tour) == told(company).tour
    assert tour.players == ("person", "random", "person")
    assert tour.text() == text
    assert text.count("\ncommitment: ") == 3
    with pytest.raises(Refused) as refusal:
        replay_of(text)
    assert refusal.value.code == "bad-record"
    assert "one by one" in refusal.value.detail
    with refused("no-tour"):
        record_text(Company(set_to(OPEN)).table, 1)


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
