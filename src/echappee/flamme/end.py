"""End phase (rules 4) and the finish (rules 5), in the book's order."""

from echappee.engine import Tell
from echappee.flamme.cards import pile
from echappee.flamme.exhaustion import exhaustion
from echappee.flamme.position import Position, Rider, advance, go_to
from echappee.flamme.slipstream import slipstream


def end(position: Position, tell: Tell) -> Position:
    """Remove played cards, slipstream, tire, and see who is home."""
    riders = [_remove_played(rider) for rider in position.riders]
    tell("removed", "4.1.1")
    riders = slipstream(position.course, riders, tell)
    riders = exhaustion(position.course, riders, tell)
    return finish(position._replace(riders=tuple(riders)), tell)


def finish(position: Position, tell: Tell) -> Position:
    """Riders beyond the line are home; the race is over with the first, or riding out with the last (5)."""
    riders = tuple(_arrive(rider, position) for rider in position.riders)
    position = position._replace(riders=riders)
    for rider in position.ranking:
        if rider.home == position.round:
            tell("home", "5.1.1", rider=rider.name, round=position.round)
    home = [bool(rider.home) for rider in riders]
    if all(home) if position.ruleset.ride_out else any(home):
        tell("won", "5.1.2", rider=position.ranking[0].name)
        return go_to(position, "over", tell)
    return advance(position, tell)


def _remove_played(rider: Rider) -> Rider:
    """Played cards leave the race (4.1.1)."""
    if rider.card is None:
        return rider
    return rider._replace(card=None, played=pile((*rider.played, rider.card)))


def _arrive(rider: Rider, position: Position) -> Rider:
    """A rider beyond the line is home (5.1.1)."""
    beyond = rider.racing and rider.square > position.course.line
    return rider._replace(home=position.round) if beyond else rider
