"""What directors of Homas Tour Pro see: all that they may know, and no fitness card of another."""

from collections.abc import Iterator
from random import Random

from echappee.engine import Event, Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Position, Rider, Team
from echappee.homas.rules.cards import FITNESS
from echappee.homas.rules.position import Passage
from tests.counts import soaked
from tests.properties.homas.races import SHORT, Plan, any_setup, in_any_race, plans
from tests.properties.planned import changed_fields, positions


def _with(position: Position, rider: Rider) -> Position:
    return position._replace(riders=tuple(rider if r.name == rider.name else r for r in position.riders))


def _other_card(position: Position, random: Random) -> tuple[Position, str] | None:
    """The same table, but for the fitness card of one rider; with that rider's name."""
    holders = [rider for rider in position.riders if rider.fitness and rider.racing]
    if not holders:
        return None
    rider = random.choice(holders)
    card = random.choice([card for card in FITNESS if card != rider.fitness])
    return _with(position, rider._replace(fitness=card)), rider.name


@in_any_race
def test_two_races_that_differ_in_a_hidden_card_look_the_same_until_it_is_played(plan: Plan) -> None:
    random = Random(plan.seed)
    found = [position for position in positions(plan.ride()) if position.phase == "move"]
    position = random.choice(found)
    changed = _other_card(position, random)
    if changed is None:
        return
    other, name = changed
    owner = position.rider(name).team
    races = [_ride_on(plan, start, name) for start in (position, other)]
    assert races[0].ledger == races[1].ledger
    for seat in (*(seat for seat in position.seats if seat != owner), None):
        one, two = (_until_played(race.heard(seat), name) for race in races)
        assert one == two
        assert HOMAS.cut(position, seat) == HOMAS.cut(other, seat)
    assert HOMAS.cut(position, owner) != HOMAS.cut(other, owner)


def _ride_on(plan: Plan, start: Position, name: str) -> HomasRace:
    """The race from here, in which this rider keeps its card until it must show it."""
    race: HomasRace = Race(HOMAS, start, SeededDealer(plan.seed))
    while race.questions:
        question = race.questions[0]
        answer = plan.answer(question)
        if answer == "fitness" and question.id.rider == name:
            break
        race.answer(question.id, answer)
    return race


def _until_played(events: list[Event], name: str) -> list[Event]:
    """What was heard before this rider's card was shown."""
    shown = [n for n, e in enumerate(events) if e.code == "fitness-played" and e.args["rider"] == name]
    return events[: shown[0]] if shown else events


def _seen_of_anybody(rider: Rider) -> Iterator[Rider]:
    """Changes of a rider that everybody sees: one for each field."""
    yield rider._replace(name="99")
    yield rider._replace(team="nobody")
    yield rider._replace(role=rider.role + 1)
    yield rider._replace(neutral=not rider.neutral)
    yield rider._replace(square=rider.square + 1)
    yield rider._replace(cards=(*rider.cards, "6"))
    yield rider._replace(spent=(*rider.spent, "6"))
    yield rider._replace(fitness="" if rider.fitness else "9")
    yield rider._replace(moved=not rider.moved)
    yield rider._replace(still=not rider.still)
    yield rider._replace(used=rider.used + 1)
    yield rider._replace(helped=not rider.helped)
    yield rider._replace(one_die=not rider.one_die)
    yield rider._replace(wait=rider.wait + 1)
    yield rider._replace(home=rider.home + 1)
    yield rider._replace(place=rider.place + 1)
    yield rider._replace(delay=rider.delay + 1)


def _seen_of_the_table(position: Position) -> Iterator[Position]:
    yield position._replace(course=next(p.course for p in _others() if p.course != position.course))
    yield position._replace(teams=(*position.teams, Team("nobody", 6)))
    yield position._replace(draws=(*position.draws, 1))
    yield position._replace(tired=(*position.tired, "21"))
    yield position._replace(rain=not position.rain)
    yield position._replace(round=position.round + 1)
    yield position._replace(phase="weather" if position.phase != "weather" else "over")
    yield position._replace(sprints=(*position.sprints, Passage(1)))
    yield position._replace(summits=(*position.summits, Passage(1)))


def _others() -> Iterator[Position]:
    for seed in range(9):
        yield Plan(any_setup(Random(seed).choice, SHORT[seed % 2 :][:1]), seed).start().position


def test_no_field_is_forgotten() -> None:
    """Every field is changed by one of these changes, but for the engine's own counters."""
    rider = Rider("21", "red", 1)
    assert changed_fields(rider, _seen_of_anybody(rider)) == set(Rider._fields)
    start = next(_others())
    assert changed_fields(start, _seen_of_the_table(start)) == set(Position._fields) - {
        "riders",
        "step",
        "first",
        "one_by_one",
    }


@soaked(400, plans())
def test_a_view_changes_when_anything_does_that_its_seat_may_know(plan: Plan) -> None:
    position = Random(plan.seed).choice(positions(plan.ride()))
    for seat in (*position.seats, None):
        view = HOMAS.cut(position, seat)
        for rider in position.riders:
            for other in _seen_of_anybody(rider):
                changed = position._replace(riders=tuple(other if r == rider else r for r in position.riders))
                assert HOMAS.cut(changed, seat) != view, (rider, other)
        for table in _seen_of_the_table(position):
            assert HOMAS.cut(table, seat) != view
