"""Tokens beside the road, and the refresh phase."""

from collections import Counter

from echappee.engine import Event
from echappee.flamme.rules import EXHAUSTION, Card, Token
from echappee.flamme.rules.course import REFRESH
from tests.properties.planned import heard, positions
from tests.properties.races import Plan, in_any_race, rounds


@in_any_race
def test_the_tokens_of_a_pile_are_taken_once_each_and_the_best_first(plan: Plan) -> None:
    race = plan.ride()
    position = race.position
    told = [event.args for event in race.events if event.code == "token"]
    for pile in position.course.piles:
        if pile.name == REFRESH:
            continue
        taken = [args for args in told if args["pile"] == pile.name]
        # Everybody rides home, and no pile lies beyond the first square behind the line.
        most = len(position.riders) if position.ruleset.tour else 0
        assert [args["value"] for args in taken] == list(pile.values[:most])
        assert {args["side"] for args in taken} <= {pile.side}
        assert len({args["rider"] for args in taken}) == len(taken)
    held = Counter((rider.name, token) for rider in position.riders for token in rider.tokens if token.value)
    refresh = {event.args["rider"]: 1 for event in race.events if event.code == "refresh-token"}
    assert held == Counter(
        [(args["rider"], Token(str(args["pile"]), int(str(args["value"])))) for args in told]
        + [(rider, Token(REFRESH, 1)) for rider in refresh]
    )


@in_any_race
def test_the_first_to_take_is_ahead_at_the_end_of_the_round_and_had_not_passed_before(plan: Plan) -> None:
    for before, after, events in rounds(plan.ride()):
        ranks = {rider.name: (-rider.square, rider.lane) for rider in after.riders}
        for pile in before.course.piles:
            takers = [str(event.args["rider"]) for event in events if _takes(event, pile.name)]
            assert [ranks[name] for name in takers] == sorted(ranks[name] for name in takers)
            for index, rider in enumerate(before.riders):
                if rider.name in takers:
                    assert rider.racing
                    assert after.riders[index].square >= pile.square
                    assert pile.name not in [token.pile for token in rider.tokens]


def _takes(event: Event, pile: str) -> bool:
    if pile == REFRESH:
        return event.code == "refresh-token"
    return event.code == "token" and event.args["pile"] == pile


@in_any_race
def test_cards_are_refreshed_once_at_most_and_within_the_limit(plan: Plan) -> None:
    race = plan.ride()
    phases = [position.phase for position in positions(race)]
    tokens = [event.args["rider"] for event in race.events if event.code == "refresh-token"]
    assert phases.count("refresh") <= len(tokens) <= int(race.position.ruleset.extended)
    refreshed = Counter(event.args["rider"] for event in race.events if event.code == "refreshed")
    assert all(times == 1 for times in refreshed.values())
    assert bool(refreshed) <= ("refresh" in phases)
    for event, before, after in heard(race):
        if event.code != "refreshed":
            continue
        name = str(event.args["rider"])
        old, new = before.rider(name), after.rider(name)
        texts = event.args["cards"]
        assert isinstance(texts, tuple)
        cards = Counter(Card.parse(str(text)) for text in texts)
        assert old.racing
        assert before.phase == "refresh"
        assert cards <= Counter(old.played)
        assert EXHAUSTION not in cards
        assert sum(card.value for card in cards.elements()) <= 24 + (name in tokens)
        assert Counter(new.deck) == Counter(old.deck) + cards
