"""What holds in every race of Homas Tour Pro: squares, ways, cards, the order of moves, what is barred."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from echappee.homas.rules import Course, Square
from echappee.homas.rules.cards import FITNESS, INDIVIDUAL, TEAM
from echappee.homas.rules.traffic import OnTheRoad
from tests.counts import soaked
from tests.properties.homas.races import Plan, in_any_race, plans
from tests.properties.planned import heard, phases, positions

R = TypeVar("R", bound=OnTheRoad)
NEW_SQUARES = ("rode", "followed", "countered")
FIRST_TURN = {"phase", "rolled", "rode", "followed", "blocked", "retreated", "lined-up", "placed"}
MOST_TURNS = 120
"""More than any race takes here."""


def on_the_road(riders: Iterable[R]) -> list[R]:
    return [rider for rider in riders if rider.racing]


@in_any_race
def test_a_square_holds_one_rider(plan: Plan) -> None:
    for _, _, table in heard(plan.ride()):
        squares = [rider.square for rider in on_the_road(table.riders)]
        assert len(squares) == len(set(squares)) or table.course.trial


def crossing(near: Square, far: Square) -> bool:
    """Whether a step leads over the thick line."""
    return near.bent and far.bent and {near.lane, far.lane} == {2, 3}


@in_any_race
def test_riders_step_forward_and_never_across_the_thick_line(plan: Plan) -> None:
    for event, before, _ in heard(plan.ride()):
        if event.code == "rode":
            way = [before.course.at(number) for number in (event.args["start"], *event.args["way"])]  # type: ignore[misc]
            for near, far in pairwise(way):
                assert far.rear == near.progress
                assert abs(far.lane - near.lane) <= 1
                assert not crossing(near, far)


@in_any_race
def test_riders_move_once_a_turn_and_forward(plan: Plan) -> None:
    moved: Counter[tuple[int, str]] = Counter()
    for event, before, after in heard(plan.ride()):
        if event.code in NEW_SQUARES:
            name = str(event.args["rider"])
            old, new = (table.square(table.rider(name)) for table in (before, after))
            assert old.progress < new.progress
            assert after.rider(name).moved
            moved[before.round, name] += 1
    assert set(moved.values()) <= {1}


@in_any_race
def test_nobody_moves_before_those_who_are_ahead(plan: Plan) -> None:
    """What is told first in a move is about the most advanced rider who has not moved."""
    for position, _, events in phases(plan.ride()):
        waiting = [rider for rider in on_the_road(position.riders) if not rider.moved]
        named = [str(event.args["rider"]) for event in events if "rider" in event.args]
        if position.phase == "move" and waiting:
            first = max(waiting, key=lambda r: (position.square(r).progress, -position.square(r).lane))
            assert position.course.trial or named[0] == first.name


@in_any_race
def test_energy_cards_are_conserved(plan: Plan) -> None:
    race = plan.ride()
    ridden = [position for position in positions(race) if position.round]
    for before, after in pairwise(ridden):
        for old, new in zip(before.riders, after.riders, strict=True):
            assert Counter(old.cards + old.spent) == Counter(new.cards + new.spent)
        for mine, left in zip(before.teams, after.teams, strict=True):
            assert not Counter(left.cards) - Counter(mine.cards)
    for rider in race.position.riders:
        assert not Counter(rider.cards + rider.spent) - Counter(INDIVIDUAL[rider.role - 1])
        assert not (rider.neutral or rider.name in plan.setup.tired) or not rider.cards + rider.spent
    for team in race.position.teams:
        assert not Counter(team.cards) - Counter((*TEAM, "5k"))


@in_any_race
def test_fitness_cards_come_from_the_stack_of_the_number_and_are_played_once(plan: Plan) -> None:
    race = plan.ride()
    dealt = [event.args for event in race.events if event.code == "fitness-dealt"]
    played = [event.args for event in race.events if event.code == "fitness-played"]
    for role in "1234":
        cards = [str(args["card"]) for args in dealt if str(args["rider"])[1] == role]
        assert not Counter(cards) - Counter(FITNESS)
    assert len(played) == len({args["rider"] for args in played})
    for args in played:
        assert {"rider": args["rider"], "card": args["card"]} in [
            {"rider": one["rider"], "card": one["card"]} for one in dealt
        ]


def barred(course: Course, one: Square, other: Square) -> bool:
    """Whether riders that start on these squares give each other no shelter."""
    if course.cobbles_break_wheels and "cobbles" in (one.road, other.road):
        return True
    return (one.mountain or other.mountain) and one.road != other.road


@in_any_race
def test_nobody_follows_or_counters_where_that_is_barred(plan: Plan) -> None:
    for position, _, events in phases(plan.ride()):
        at = position.course.at
        starts = {e.args["rider"]: at(int(str(e.args["start"]))) for e in events if e.code in NEW_SQUARES}
        for event in events:
            own = starts.get(event.args.get("rider"))
            if event.code in ("followed", "countered") and own:
                assert not barred(position.course, starts[event.args["leader"]], own)


@in_any_race
def test_relays_stay_on_one_kind_of_road_where_others_are_barred(plan: Plan) -> None:
    for event, before, _ in heard(plan.ride()):
        if event.code == "relayed":
            file = [before.rider(str(name)) for name in event.args["file"]]  # type: ignore[union-attr]
            taker, *slid = (before.square(rider) for rider in file)
            for ahead, behind in pairwise([*slid, taker]):
                assert not barred(before.course, ahead, behind)


@in_any_race
def test_nobody_follows_an_attack_for_nothing(plan: Plan) -> None:
    for position, _, events in phases(plan.ride()):
        attack = any(
            e.code == "attacked" or (e.code == "fitness-played" and e.args["attack"]) for e in events
        )
        codes = [event.code for event in events]
        assert not (attack and "followed" in codes)
        assert attack or "countered" not in codes
        for event in events:
            if event.code == "countered" and not position.rider(str(event.args["rider"])).neutral:
                assert event.args["card"]


@in_any_race
def test_the_first_turn_has_nothing_but_dice_and_wheels(plan: Plan) -> None:
    race = plan.ride()
    codes = {e.code for position, _, events in phases(race) if position.round == 1 for e in events}
    if not race.position.course.trial:
        assert codes <= FIRST_TURN


@soaked(600, plans(("tour-de-france-prologue", "time-trial-9")))
def test_against_the_clock_everybody_rides_alone(plan: Plan) -> None:
    race = plan.ride()
    codes = {event.code for event in race.events}
    assert not codes & {"followed", "countered", "relayed", "asked-relay", "retreated", "sprinted"}
    assert not any(event.args["riders"] for event in race.events if event.code == "fell")
    assert all(rider.home for rider in race.position.riders)


@in_any_race
def test_the_result_is_complete(plan: Plan) -> None:
    race = plan.ride()
    position = race.position
    assert race.over
    assert position.round <= MOST_TURNS
    home = sorted((rider for rider in position.riders if rider.home), key=lambda rider: rider.place)
    assert [rider.place for rider in home] == list(range(1, len(home) + 1))
    assert home[0].delay == 0
    if position.course.stage or position.course.trial:
        assert len(home) == 20
    assert [rider.home for rider in home] == sorted(rider.home for rider in home)
    for passage in (*position.sprints, *position.summits):
        assert len(passage.riders) == len(set(passage.riders)) <= 9
    for team in position.teams:
        checked = home if position.course.stage or position.course.trial else position.riders
        unplayed = [rider for rider in checked if rider.team == team.colour and rider.fitness]
        assert team.disqualified == bool(unplayed)


@in_any_race
def test_only_directors_are_asked_and_only_about_their_own_riders(plan: Plan) -> None:
    for race in plan.steps():
        for question in race.questions:
            assert question.seat in race.position.seats
            if question.id.rider:
                assert race.position.rider(question.id.rider).team == question.seat
