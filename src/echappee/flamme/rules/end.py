"""End phase (rules 4, 11.2) and the finish (rules 5, 10.5), in the book's order."""

from collections.abc import Iterable, Sequence

from echappee.engine import Tell
from echappee.flamme.rules.cards import EXHAUSTION, Card, pile
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.position import Position, Rider, Token, advance, go_to, next_round
from echappee.flamme.rules.slipstream import slipstream
from echappee.flamme.rules.tour_stage import award, clock, collect


def exhaustion(
    position: Position, riders: Sequence[Rider], played: Sequence[Card | None], tell: Tell
) -> list[Rider]:
    """Give an exhaustion card to every rider that has earned one with the card it played."""
    if position.ruleset.itt:
        tired, rule = _hardest(riders, played), "11.2.2"
    else:
        tired, rule = _exposed(position, riders), "4.3.1"
    return [
        take(rider, rule, tell) if index in tired and _tires(position, rider, card) else rider
        for index, (rider, card) in enumerate(zip(riders, played, strict=True))
    ]


def take(rider: Rider, rule: str, tell: Tell) -> Rider:
    """The rider with one exhaustion card more among its recycled cards."""
    tell("exhausted", rule, rider=rider.name)
    return rider._replace(recycled=pile((*rider.recycled, EXHAUSTION)), taken=rider.taken + 1)


def _exposed(position: Position, riders: Sequence[Rider]) -> set[int]:
    """Riders with nobody in any lane of the next square, on either way of a split (4.3.1, 8.3.10)."""
    course, exposed = position.course, set()
    for company in position.companies:
        taken = {riders[index].square for index in company if riders[index].racing}
        exposed |= {index for index in company if taken.isdisjoint(course.next(riders[index].square))}
    return exposed


def _hardest(riders: Sequence[Rider], played: Sequence[Card | None]) -> set[int]:
    """The riders of each type with the highest card of the round, as printed (11.2.2)."""
    best: dict[str, int] = {}
    for rider, card in zip(riders, played, strict=True):
        if card is not None:
            best[rider.type] = max(best.get(rider.type, 0), card.value)
    return {
        index
        for index, (rider, card) in enumerate(zip(riders, played, strict=True))
        if card is not None and card.value == best[rider.type]
    }


def _tires(position: Position, rider: Rider, card: Card | None) -> bool:
    """Whether it can tire: an automatic (6.2.6), relentless (9.3.5) or finished rider cannot (10.5.5)."""
    finished = position.ruleset.timed and rider.square > position.course.line
    relentless = card is not None and card.powers.relentless
    return rider.racing and not (rider.automatic or relentless or finished)


def end(position: Position, tell: Tell) -> Position:
    """Remove played cards, slipstream, collect tokens, take times, tire, and see who is home."""
    played = [rider.card for rider in position.riders]
    alone = {index for index, card in enumerate(played) if card is not None and card.powers.breaks_away}
    riders = [_remove_played(rider) for rider in position.riders]
    tell("removed", "4.1.1")
    riders = slipstream(position, riders, alone, tell)
    riders = collect(position, riders, tell)
    if position.ruleset.super_combative:
        _tell_leader(position._replace(riders=tuple(riders)), tell)
    if position.ruleset.timed:
        riders = clock(position, riders, tell)
    riders = exhaustion(position, riders, played, tell)
    after = come_home(position._replace(riders=tuple(riders)), tell)
    if is_over(after):
        tell("won", "5.1.2", rider=after.ranking[0].name)
        return go_to(after, "over", tell)
    refreshing = position.ruleset.extended and _holders(after.riders) > _holders(position.riders)
    return advance(after, tell) if refreshing else next_round(after, tell)


def come_home(position: Position, tell: Tell) -> Position:
    """Riders beyond the line are home, the first of them on the podium where times count (5.1.1, 10.5.6)."""
    if not any(rider.square > position.course.line for rider in position.riders):
        return position
    position = position._replace(riders=tuple(_arrive(rider, position) for rider in position.riders))
    for rider in position.ranking:
        if rider.home == position.round:
            tell("home", "5.1.1", rider=rider.name, round=position.round)
    return award(position, tell) if position.ruleset.timed else position


def is_over(position: Position) -> bool:
    """Over with the first rider home; with the last one if everybody rides home (5.1.1, 5.2.1, 10.5.7)."""
    home = [bool(rider.home) for rider in position.riders]
    return all(home) if position.ruleset.ride_out or position.ruleset.timed else any(home)


def _tell_leader(position: Position, tell: Tell) -> None:
    """The rider who leads the race takes a token, until the first rider is home (10.9.1)."""
    first = position.ranking[0]
    if not first.home:
        tell("led", "10.9.1", rider=first.name)


def _holders(riders: Iterable[Rider]) -> int:
    """How many have the refresh token (11.3.3)."""
    return sum(Token(REFRESH, 1) in rider.tokens for rider in riders)


def _remove_played(rider: Rider) -> Rider:
    """Played cards leave the race (4.1.1)."""
    if rider.card is None:
        return rider
    return rider.with_played(pile((*rider.played, rider.card)))


def _arrive(rider: Rider, position: Position) -> Rider:
    """A rider beyond the line is home (5.1.1)."""
    beyond = rider.racing and rider.square > position.course.line
    return rider._replace(home=position.round) if beyond else rider
