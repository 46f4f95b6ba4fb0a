from echappee.engine import Event
from echappee.flamme.rules import FLAMME, Card, Course, Landing, Position, RiderView, preview
from echappee.flamme.rules.course import ways
from tests.properties.races import Plan, in_any_race


def _moves(plan: Plan) -> list[tuple[Position, Event]]:
    """Every move of a race, with the position at the beginning of its phase."""
    race = plan.ride()
    ends = [*(moment.events for moment in race.moments[1:]), len(race.events)]
    return [
        (moment.position, event)
        for moment, end in zip(race.moments, ends, strict=True)
        for event in race.events[moment.events : end]
        if event.code == "moved"
    ]


def _foreseen(position: Position, event: Event) -> Landing:
    """What the preview says of this move to the seat that makes it."""
    rider = next(rider for rider in position.riders if rider.name == event.args["rider"])
    assert rider.card is not None
    return preview(FLAMME.cut(position, rider.team), rider.name, rider.card)


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


@in_any_race
def test_a_rider_never_goes_further_than_the_preview_said(plan: Plan) -> None:
    for position, event in _moves(plan):
        landing = _foreseen(position, event)
        way = event.args["way"]
        assert isinstance(way, tuple)
        assert len(way) <= landing.distance == len(landing.way)
        assert (_number(event, "start"), *landing.way)[-1] == landing.square
        assert (len(way) == landing.distance) == (event.args["blocked"] == 0)
        assert landing.limited == event.args["limited"]
        if not _splits(position.course, _number(event, "start"), landing.distance):
            assert way == landing.way[: len(way)]


def _splits(course: Course, start: int, distance: int) -> bool:
    """Whether a move of this length from here may go two ways."""
    return len(ways(course, start, distance)) > 1


@in_any_race
def test_every_rider_that_ends_unhindered_in_the_square_was_named(plan: Plan) -> None:
    phases: dict[int, list[tuple[Position, Event]]] = {}
    for position, event in _moves(plan):
        phases.setdefault(position.round, []).append((position, event))
    for moves in phases.values():
        for place, (position, event) in enumerate(moves):
            landing = _foreseen(position, event)
            met = {other.name for other in _company(position, event)}
            earlier = {
                other.args["rider"]
                for _, other in moves[:place]
                if other.args["square"] == landing.square and other.args["blocked"] == 0
            }
            assert earlier & met <= set(landing.rivals) <= met


def _company(position: Position, event: Event) -> tuple[RiderView, ...]:
    view = FLAMME.cut(position, None)
    return view.company(view.rider(str(event.args["rider"])))


@in_any_race
def test_a_nimble_rider_finds_room_in_the_square_it_was_told(plan: Plan) -> None:
    """Only a square full of crashed riders on its way can stop it."""
    for position, event in _moves(plan):
        card = Card.parse(str(event.args["card"]))
        landing = _foreseen(position, event)
        if card.powers.nimble and event.args["blocked"] == 0:
            assert event.args["square"] == landing.square
        assert not (card.powers.nimble and landing.crowded)


@in_any_race
def test_the_preview_knows_no_more_than_the_view(plan: Plan) -> None:
    """A spectator who knows the card gets the same distance as its own seat."""
    for position, event in _moves(plan)[:12]:
        rider = next(rider for rider in position.riders if rider.name == event.args["rider"])
        assert rider.card is not None
        seen = preview(FLAMME.cut(position, None), rider.name, rider.card)
        assert seen[:4] == _foreseen(position, event)[:4]
