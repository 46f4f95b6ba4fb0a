from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings

from echappee.engine import Race, SeededDealer
from echappee.flamme import FLAMME, Card, Position, Rider, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.cards import ATTACK, EXHAUSTION
from echappee.road.stages import STAGES
from tests.counts import count
from tests.properties.races import STAGE_IDS, Plan, plans, positions

pytestmark = pytest.mark.soak
MANY = settings(max_examples=count(2000))


def _cards(rider: Rider) -> Counter[Card]:
    """Everything that went through a rider's deck and is somewhere now."""
    return Counter(rider.pile + rider.recycled + rider.played + ((rider.card,) if rider.card else ()))


def _turned(rider: Rider) -> Counter[Card]:
    """The cards of the Peloton's deck that moved this rider; the 2 of an empty deck is none of them."""
    cards = (*rider.played, rider.card) if rider.card else rider.played
    deck = Counter(ATTACK if card.kind == "a" else card for card in cards)
    del deck[EXHAUSTION]
    return deck


def _conserved(start: Position, now: Position) -> None:
    for team in start.teams:
        pairs = [(start.riders[place], now.riders[place]) for place in start.of(team.colour)]
        if team.kind == "peloton":
            (before, rouleur), (_, sprinteur) = pairs
            # Riding out, one of the two may be home and no longer moved by the deck.
            turned = _turned(rouleur) | _turned(sprinteur)
            assert turned + Counter(rouleur.pile) == Counter(before.pile)
            assert rouleur.recycled + sprinteur.recycled + sprinteur.pile == ()
        else:
            for before, rider in pairs:
                cards = _cards(rider)
                if team.kind == "muscle":
                    del cards[EXHAUSTION]
                    assert not rider.recycled
                assert cards == Counter(before.pile) + Counter({EXHAUSTION: rider.taken})
        assert not (team.automatic and any(rider.taken for _, rider in pairs))


def _well_placed(position: Position) -> None:
    racing = [rider for rider in position.riders if rider.racing]
    places = [(rider.square, rider.lane) for rider in racing]
    assert len(set(places)) == len(places)
    assert all(0 <= rider.lane < position.course.at(rider.square).lanes for rider in racing)


@MANY
@given(plans())
def test_cards_are_conserved(plan: Plan) -> None:
    start, *later = positions(plan.ride())
    for position in later:
        _conserved(start, position)


@MANY
@given(plans())
def test_no_two_riders_share_a_lane_and_lanes_exist(plan: Plan) -> None:
    for position in positions(plan.ride()):
        _well_placed(position)


@MANY
@given(plans())
def test_nobody_moves_backwards_and_who_is_home_stays_so(plan: Plan) -> None:
    for before, after in pairwise(positions(plan.ride())):
        for old, new in zip(before.riders, after.riders, strict=True):
            assert new.square >= old.square
            assert new.taken >= old.taken
            if old.home:
                assert (new.square, new.lane, new.home) == (old.square, old.lane, old.home)


@MANY
@given(plans())
def test_slipstreaming_keeps_the_order_of_squares(plan: Plan) -> None:
    """Who was on a further square before the end phase is not on a nearer one after it."""
    for before, after in pairwise(positions(plan.ride())):
        if before.phase == "end":
            pairs = sorted(
                (old.square, new.square)
                for old, new in zip(before.riders, after.riders, strict=True)
                if old.racing
            )
            for (behind, behind_now), (ahead, ahead_now) in pairwise(pairs):
                assert behind == ahead or behind_now <= ahead_now


@MANY
@given(plans())
def test_every_key_of_a_race_is_unique(plan: Plan) -> None:
    keys = [entry.key for entry in plan.ride().ledger]
    assert len(set(keys)) == len(keys)


@MANY
@given(plans())
def test_the_winner_is_ahead_of_everybody(plan: Plan) -> None:
    race = plan.ride()
    first, *others = race.position.ranking
    assert first.home
    assert first.square > race.position.course.line
    for rider in others:
        assert not rider.home or (rider.home, -rider.square, rider.lane) > (
            first.home,
            -first.square,
            first.lane,
        )
    assert [event.args["rider"] for event in race.events if event.code == "won"] == [first.name]


@pytest.mark.parametrize("taste", ["first", "last", "random"])
@pytest.mark.parametrize("stage", STAGE_IDS)
def test_races_end_on_every_stage(stage: str, taste: str) -> None:
    """Nobody blocks the rider in front: it moves at least two squares in two rounds, crashed or not."""
    for seed in range(count(20)):
        ruleset = Ruleset(weather=True, ride_out=seed % 2 == 1)
        setup = Setup(
            STAGES[stage].tiles, (TeamSetup(), TeamSetup("team", 3, 3), TeamSetup("muscle")), ruleset
        )
        race = Race(FLAMME, set_up(setup), SeededDealer(seed, stage))
        plan = Plan(setup, seed)
        rounds = race.position.course.line * (4 if ruleset.ride_out else 1)
        while race.questions:
            assert race.position.round <= rounds
            question = race.questions[0]
            options = question.options() or ()
            chosen = {"first": options[0], "last": options[-1]}.get(taste) or plan.answer(question)
            race.answer(question.id, chosen)
        assert race.over
