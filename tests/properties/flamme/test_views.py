"""What seats of Flamme Rouge see: everything they may know, and nothing else."""

from collections.abc import Iterator
from random import Random

from hypothesis import assume

from echappee.engine import Race, SeededDealer
from echappee.flamme.rules import FLAMME, Card, Position, Rider, RiderView, Setup, Team, TeamSetup
from echappee.flamme.rules.cards import EXHAUSTION, pile, without
from echappee.flamme.rules.course_text import course
from echappee.flamme.rules.position import Token
from tests.counts import soaked
from tests.properties.planned import changed_fields, positions
from tests.properties.races import Plan, in_any_race, plans
from tests.tables import FLAT

STRANGER = Card(8)
"""A card that no deck holds."""
SECRET = {"card", "bid", "pile", "recycled", "hand"}
"""What not every seat knows of every rider."""
PUBLIC = [name for name in RiderView._fields if name not in SECRET]


def _with(position: Position, index: int, rider: Rider) -> Position:
    riders = (*position.riders[:index], rider, *position.riders[index + 1 :])
    return position._replace(riders=riders)


def _unseen(position: Position, seat: str | None, random: Random) -> Iterator[Position]:
    """Positions that this seat cannot tell from this one."""
    for index, rider in enumerate(position.riders):
        if rider.team == seat or rider.automatic:
            continue
        deck = list(rider.pile + rider.recycled)
        random.shuffle(deck)
        cut = random.randint(0, len(deck))
        yield _with(position, index, rider._replace(pile=pile(deck[:cut]), recycled=pile(deck[cut:])))
        if position.phase == "movement" and rider.card and rider.pile:
            card = random.choice(rider.pile)
            left = pile((*without(rider.pile, (card,)), rider.card))
            yield _with(position, index, rider._replace(card=card, pile=left))


@in_any_race
def test_a_view_does_not_change_when_only_hidden_things_do(plan: Plan) -> None:
    random = Random(plan.seed)
    for position in positions(plan.ride()):
        for seat in (*position.seats, None):
            view = FLAMME.cut(position, seat)
            for other in _unseen(position, seat, random):
                assert FLAMME.cut(other, seat) == view


@in_any_race
def test_an_open_energy_phase_tells_nothing_of_what_is_hidden(plan: Plan) -> None:
    """The first seat plays its cards; meanwhile the decks of the others are split in another way."""
    random = Random(plan.seed)
    found = [position for position in positions(plan.ride()) if position.phase in ("energy", "declare")]
    position = random.choice(found)
    assume(len(position.seats) > 1)
    me = position.seats[0]
    views = []
    for start in [position, *_unseen(position, me, random)]:
        race = Race(FLAMME, start, SeededDealer(plan.seed))
        for _ in range(2):
            for question in race.questions:
                if question.seat == me and race.position == start:
                    race.answer(question.id, plan.answer(question))
        if race.position == start:
            views.append((race.view(me), race.heard(me)))
    assert all(view == views[0] for view in views)


def _seen_of_anybody(rider: Rider) -> Iterator[Rider]:
    """Changes of a rider that everybody sees: one per field, more for the deck."""
    yield rider._replace(team="nobody")
    yield rider._replace(type="X")
    yield rider._replace(automatic=not rider.automatic)
    yield rider._replace(square=rider.square + 1)
    yield rider._replace(lane=rider.lane + 1)
    yield rider._replace(crashed=not rider.crashed)
    yield rider._replace(pile=pile((*rider.pile, STRANGER)))
    yield rider._replace(recycled=pile((*rider.recycled, EXHAUSTION)))
    yield rider._replace(card=STRANGER)
    yield rider._replace(played=pile((*rider.played, STRANGER)))
    yield rider._replace(taken=rider.taken + 1)
    yield rider._replace(home=rider.home + 1)
    yield rider._replace(specialist="nobody")
    yield rider._replace(tokens=(*rider.tokens, Token("major", 5)))
    yield rider._replace(minutes=rider.minutes + 1)
    yield rider._replace(time=1 if rider.time is None else None)
    yield rider._replace(podium=rider.podium + 1)
    if rider.pile:
        yield rider._replace(pile=rider.pile[1:])


def _seen_of_oneself(rider: Rider) -> Iterator[Rider]:
    """Changes that only the rider's own seat sees: what is recycled, and which card was played."""
    if rider.pile:
        card = rider.pile[0]
        yield rider._replace(pile=rider.pile[1:], recycled=pile((*rider.recycled, card)))
    if rider.card and rider.pile and rider.card != rider.pile[0]:
        swapped = pile((*rider.pile[1:], rider.card))
        yield rider._replace(card=rider.pile[0], pile=swapped)


def _seen_of_the_table(position: Position) -> Iterator[Position]:
    for name, value in position.ruleset._asdict().items():
        yield position._replace(ruleset=position.ruleset._replace(**{name: not value}))
    yield position._replace(course=course(position.course.text.replace(",", "%,", 1)))
    yield position._replace(teams=(*position.teams, Team("nobody")))
    yield position._replace(round=position.round + 1)
    yield position._replace(phase="weather" if position.phase != "weather" else "over")
    yield position._replace(first="nobody")


def test_no_field_is_forgotten_below() -> None:
    """Every field of a rider and of the table is changed by one of the changes that everybody must see."""
    rider = Rider("blue", "R", pile=(Card(3),))
    assert changed_fields(rider, _seen_of_anybody(rider)) == set(Rider._fields)
    start = Plan(Setup(FLAT, (TeamSetup(),)), 0).start().position
    assert changed_fields(start, _seen_of_the_table(start)) == set(Position._fields) - {"riders"}


@soaked(400, plans())
def test_a_view_changes_when_anything_does_that_its_seat_may_know(plan: Plan) -> None:
    position = Random(plan.seed).choice(positions(plan.ride()))
    for seat in (*position.seats, None):
        view = FLAMME.cut(position, seat)
        for index, rider in enumerate(position.riders):
            changes = [*_seen_of_anybody(rider)]
            if rider.team == seat:
                changes += _seen_of_oneself(rider)
            for other in changes:
                if other != rider:
                    assert FLAMME.cut(_with(position, index, other), seat) != view, (rider, other)
        for table in _seen_of_the_table(position):
            if table != position:
                assert FLAMME.cut(table, seat) != view


@in_any_race
def test_seats_see_the_same_road_and_locations(plan: Plan) -> None:
    position = Random(plan.seed).choice(positions(plan.ride()))
    public = FLAMME.cut(position, None)
    for seat in position.seats:
        view = FLAMME.cut(position, seat)
        assert (view.course, view.teams, view.round, view.phase) == public[2:4] + public[5:7]
        for mine, theirs in zip(view.riders, public.riders, strict=True):
            for name in PUBLIC:
                assert getattr(mine, name) == getattr(theirs, name)
