from collections import Counter
from itertools import pairwise

from echappee.flamme.rules import SPECIALISTS, Card, Position, Rider
from echappee.flamme.rules.cards import ATTACK, EXHAUSTION
from tests.counts import soaked
from tests.properties.planned import heard, positions
from tests.properties.races import Plan, plans

in_any_race = soaked(2000, plans())


def _cards(rider: Rider) -> Counter[Card]:
    """Everything that went through a rider's deck and is somewhere now."""
    return Counter(rider.pile + rider.recycled + rider.played + ((rider.card,) if rider.card else ()))


def _dealt(start: Rider, now: Rider) -> Counter[Card]:
    """What a rider began with: its deck, with its specialist's cards exchanged if it was drafted."""
    deck = Counter(start.pile)
    if start.specialist != now.specialist:
        specialist = SPECIALISTS[now.specialist]
        deck = deck - Counter(specialist.removed) + Counter(specialist.added)
    return deck


def _turned(rider: Rider) -> Counter[Card]:
    """The cards of the Peloton's deck that moved this rider; the 2 of an empty deck is not among them."""
    cards = (*rider.played, rider.card) if rider.card else rider.played
    deck = Counter(ATTACK if card.kind == "a" else card for card in cards)
    del deck[EXHAUSTION]
    return deck


def _conserved(start: Position, now: Position, recovered: Counter[str]) -> None:
    for team in start.teams:
        pairs = [(start.riders[place], now.riders[place]) for place in start.of(team.colour)]
        if team.kind == "peloton":
            (before, rouleur), (_, sprinteur) = pairs
            # When riding out, one of the two may be home and no longer moved by the deck.
            turned = _turned(rouleur) | _turned(sprinteur)
            assert turned + Counter(rouleur.pile) == Counter(before.pile)
            assert rouleur.recycled + sprinteur.recycled + sprinteur.pile == ()
        else:
            for before, rider in pairs:
                cards = _cards(rider)
                if team.kind == "muscle":
                    del cards[EXHAUSTION]
                    assert not rider.recycled
                cards[EXHAUSTION] += recovered[rider.name]
                assert +cards == _dealt(before, rider) + Counter({EXHAUSTION: rider.taken})
        assert not (team.automatic and any(rider.taken for _, rider in pairs))


@in_any_race
def test_cards_are_conserved(plan: Plan) -> None:
    """Recovery gives an exhaustion card back, the draft exchanges cards; nothing else comes or goes."""
    race = plan.ride()
    start = race.moments[0].position
    for position, until in [
        *((moment.position, moment.events) for moment in race.moments),
        (race.position, len(race.events)),
    ]:
        told = (event for event in race.events[:until] if event.code == "recovered")
        _conserved(start, position, Counter(str(event.args["rider"]) for event in told))


def _well_placed(position: Position) -> None:
    for company in position.companies:
        racing = [position.riders[index] for index in company if position.riders[index].racing]
        places = [(rider.square, rider.lane) for rider in racing]
        assert len(set(places)) == len(places)
        assert all(rider.lane < position.course.at(rider.square).lanes for rider in racing)


@in_any_race
def test_no_two_riders_that_meet_share_a_lane_and_lanes_exist(plan: Plan) -> None:
    for position in positions(plan.ride()):
        _well_placed(position)


@in_any_race
def test_only_a_nimble_rider_ends_on_the_grass_and_only_beside_a_full_square(plan: Plan) -> None:
    for event, before, after in heard(plan.ride()):
        for old, new in zip(before.riders, after.riders, strict=True):
            if new.lane >= 0 or (old.square, old.lane) == (new.square, new.lane):
                continue
            assert event.code == "moved"
            assert new.card is not None
            assert new.card.powers.nimble
            there = [other for other in after.company(new) if other.racing and other.square == new.square]
            lanes = after.course.at(new.square).lanes
            assert {other.lane for other in there if other.lane >= 0} == set(range(lanes))
            assert new.lane == -1 - sum(other.lane < 0 for other in there)


@in_any_race
def test_nobody_moves_backwards_and_riders_at_home_stay_there(plan: Plan) -> None:
    for before, after in pairwise(positions(plan.ride())):
        for old, new in zip(before.riders, after.riders, strict=True):
            assert new.square >= old.square
            assert new.taken >= old.taken
            if old.home:
                assert (new.square, new.lane, new.home) == (old.square, old.lane, old.home)


@in_any_race
def test_every_key_of_a_race_is_unique(plan: Plan) -> None:
    keys = [entry.key for entry in plan.ride().ledger]
    assert len(set(keys)) == len(keys)
