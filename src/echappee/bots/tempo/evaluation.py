"""What a card is worth: where it takes the rider, and what it leaves for later."""

from echappee.bots.tempo.forecast import Forecast, distances, full, reach
from echappee.bots.tempo.weights import Weights
from echappee.flamme import Card, Course, RiderView


def worth(
    weights: Weights, course: Course, rider: RiderView, mate: int, around: Forecast, card: Card
) -> float:
    """The evaluation of this card; `mate` is where the team-mate will be, 0 if that is not known."""
    square = reach(course, rider, card)
    blocked = full(around.ahead, square, course.at(square).lanes)
    value = (1 - blocked) * _at(weights, course, rider, mate, around, card, square)
    if blocked > 0.01:
        value += blocked * _at(weights, course, rider, mate, around, card, square - 1)
    return value


def _at(
    weights: Weights,
    course: Course,
    rider: RiderView,
    mate: int,
    around: Forecast,
    card: Card,
    square: int,
) -> float:
    empty = around.empty
    next_empty, second_empty = empty.get(square + 1, 1.0), empty.get(square + 2, 1.0)
    slip = 0.0
    if course.at(square).shelter and course.at(square + 2).shelter:
        slip = next_empty * (1 - second_empty)
    tired = next_empty - slip
    if course.at(square).shelter and course.at(square + 3).shelter and course.at(square + 1).shelter:
        slip += (1 - next_empty) * second_empty * (1 - empty.get(square + 3, 1.0))
    final = square + slip
    line = course.line
    win = lose = 0.0
    best = max(square, mate)
    if best > line:
        win = 1.0
        for its, earlier in around.rivals:
            win *= sum(p for at, p in its.items() if at < best or (at == best and not earlier))
        lose = 1 - win
    else:
        going = 1.0
        for its, _ in around.rivals:
            going *= sum(p for at, p in its.items() if at <= line)
        lose = 1 - going
    left = list(rider.deck)
    left.remove(card)
    left.sort(reverse=True)
    rounds = max(0.0, (line + 1 - max(around.front, final)) / weights.pace)
    whole = int(rounds)
    values = [each.value for each in left]
    reserve = sum(values[:whole]) + (rounds - whole) * (values[whole] if whole < len(values) else 0)
    mean = sum(values) / len(values) if values else 2.0
    table = distances(course)[square]
    road = sum(table[value] - value for value in values) / len(values) if values else 0.0
    quiet = (
        weights.advance * (final - rider.square)
        + weights.reserve * reserve
        + weights.legs * mean
        + weights.exhaustion * tired
        + weights.road * road
        + weights.behind * max(0.0, around.front - final)
        + weights.ahead * max(0.0, final - around.front)
    )
    return weights.win * win + weights.lose * lose + (1 - win - lose) * quiet
