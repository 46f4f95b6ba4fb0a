"""What a table keeps of its tour: books after each stage, and records of stages that can be forked."""

from collections import Counter

import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.table.tour_wire import tour_wire
from echappee.flamme.tours.standings import jerseys, team_times
from echappee.notation import commitment, read_record, verify
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.lists import summary
from echappee.server.tables.records import record_text
from echappee.tours.tour import load_tour
from tests.server.players import OPEN, RANDOM, Company, set_to
from tests.server.refusals import refused
from tests.server.test_forks import entries_at, taken_up
from tests.server.test_forks import ride as ride_on
from tests.server.touring import FORMATS, SPECIALISTS, VARIANTS, books_of, ridden, told, touring
from tests.server.typed import flamme_tour


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
    assert tour_wire(flamme_tour(tour)) == told(company).tour
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
