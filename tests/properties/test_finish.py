"""Who wins, who is on the podium, and what the clock says."""

from itertools import pairwise

import pytest

from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Position, Rider, Ruleset, Setup, TeamSetup, set_up
from tests.counts import count
from tests.properties.races import Plan, in_any_race, rounds
from tests.properties.setups import FORMATS, STAGE_IDS


def _trial_rank(position: Position, rider: Rider) -> tuple[int, ...]:
    """Round and square, the podium already given, the team-mate, tour points, the seat (11.1.6)."""
    (mate,) = (other for other in position.riders if other.team == rider.team and other.type != rider.type)
    far = 10**6
    seats = [team.colour for team in position.teams]
    own, others = (rider.home or far, -rider.square), (mate.home or far, -mate.square)
    seat = seats.index(rider.team)
    return (*own, -rider.podium, *others, position.teams[seat].points, seat)


@in_any_race
def test_the_winner_is_ahead_of_everybody(plan: Plan) -> None:
    race = plan.ride()
    position = race.position
    first, *others = position.ranking
    assert first.home
    assert first.square > position.course.line
    for rider in others:
        if position.ruleset.trial:
            assert _trial_rank(position, first) <= _trial_rank(position, rider)
        else:
            assert not rider.home or (rider.home, -rider.square, rider.lane) > (
                *(first.home, -first.square),
                first.lane,
            )
    assert [event.args["rider"] for event in race.events if event.code == "won"] == [first.name]
    assert first.podium == (3 if position.ruleset.timed else 0)


@in_any_race
def test_the_podium_is_given_once_from_the_first_down(plan: Plan) -> None:
    position = plan.ride().position
    given_ = [rider for rider in position.riders if rider.podium]
    if not position.ruleset.timed:
        assert not given_
        return
    places = len(position.teams) if position.ruleset.ttt else len(position.riders)
    assert sorted((rider.podium for rider in given_), reverse=True) == [3, 2, 1][:places]
    if position.ruleset.ttt:
        assert len({rider.team for rider in given_}) == len(given_)
    for better, worse in pairwise(sorted(given_, key=lambda rider: -rider.podium)):
        assert (better.home, -better.square) <= (worse.home, -worse.square)


@in_any_race
def test_if_times_count_everybody_has_one_and_otherwise_nobody(plan: Plan) -> None:
    position = plan.ride().position
    for rider in position.riders:
        assert (rider.time is not None) == position.ruleset.timed
        assert rider.home or not position.ruleset.timed
        assert rider.minutes == 0 or position.ruleset.timed


@in_any_race
def test_minutes_are_the_rounds_since_the_first_rider_crossed_the_line(plan: Plan) -> None:
    position = plan.ride().position
    if position.ruleset.timed:
        first = min(rider.home for rider in position.riders)
        assert [rider.minutes for rider in position.riders] == [
            rider.home - first for rider in position.riders
        ]


@in_any_race
def test_a_rider_that_was_ahead_in_a_round_never_has_a_longer_time(plan: Plan) -> None:
    position = plan.ride().position
    if not position.ruleset.timed:
        return
    if position.ruleset.ttt:
        for team in position.teams:
            one, other = (position.riders[index] for index in position.of(team.colour))
            slower = max(one, other, key=lambda rider: rider.rank)
            assert one.time == other.time
            assert _seconds(slower) in (*position.course.timing, 0)
    else:
        ranked = sorted(position.riders, key=lambda rider: rider.rank[:2])
        assert all(_seconds(rider) in (*position.course.timing, 0) for rider in ranked)
        for ahead, behind in pairwise(ranked):
            assert (ahead.time or 0) <= (behind.time or 0)


def _seconds(rider: Rider) -> int:
    """What the timing tile gave a rider in addition to its minutes."""
    assert rider.time is not None
    return rider.time - 60 * rider.minutes


@in_any_race
def test_exactly_the_riders_with_open_road_ahead_or_the_highest_card_of_a_trial_tire(plan: Plan) -> None:
    for before, after, events in rounds(plan.ride()):
        course, line = before.course, before.course.line
        expected = set()
        for company in before.companies:
            taken = {after.riders[index].square for index in company if before.riders[index].racing}
            for index in company:
                rider, card = before.riders[index], before.riders[index].card
                if not rider.racing or rider.automatic or card is None or card.powers.relentless:
                    continue
                if before.ruleset.timed and after.riders[index].square > line:
                    continue
                open_road = taken.isdisjoint(course.next(after.riders[index].square))
                if _highest(before, rider) if before.ruleset.itt else open_road:
                    expected.add(rider.name)
        assert {event.args["rider"] for event in events if event.code == "exhausted"} == expected


def _highest(position: Position, rider: Rider) -> bool:
    """Whether nobody of its type has played a higher card in this round."""
    cards = [other.card for other in position.riders if other.type == rider.type]
    assert rider.card is not None
    return all(card is None or card.value <= rider.card.value for card in cards)


@pytest.mark.soak
@pytest.mark.parametrize("taste", ["first", "last", "random"])
@pytest.mark.parametrize("stage", STAGE_IDS)
def test_races_end_on_every_stage(stage: str, taste: str) -> None:
    """Nobody blocks the rider in front: it moves at least two squares in two rounds, crashed or not."""
    for seed in range(count(20)):
        form = FORMATS[(seed + STAGE_IDS.index(stage)) % len(FORMATS)]
        setup = Setup(STAGES[stage].tiles, _teams(form), form._replace(weather=True, ride_out=seed % 2 == 1))
        race = Race(FLAMME, set_up(setup), SeededDealer(seed, stage))
        plan = Plan(setup, seed)
        most = race.position.course.line * (4 if setup.ruleset.ride_out or form.timed else 1)
        while race.questions:
            assert race.position.round <= most
            question = race.questions[0]
            options = question.options() or (plan.answer(question),)
            chosen = {"first": options[0], "last": options[-1]}.get(taste) or plan.answer(question)
            race.answer(question.id, chosen)
        assert race.over


def _teams(form: Ruleset) -> tuple[TeamSetup, ...]:
    seats = (TeamSetup(rouleur="super-rouleur", sprinteur="squirrel"), TeamSetup("team", 3, 3))
    return seats if form.trial else (*seats, TeamSetup("muscle"))
