"""A stage of a tour (rules 10.2 to 10.5, 11.1): tokens on the way, finish times, the podium."""

from collections.abc import Mapping, Sequence

from echappee.engine import Tell
from echappee.flamme.rules.course import REFRESH, Course, TokenPile
from echappee.flamme.rules.lanes import Lanes
from echappee.flamme.rules.position import Position, Rider, Ruleset, Token


def collect(position: Position, riders: Sequence[Rider], tell: Tell) -> list[Rider]:
    """Riders who passed a pile in this round take a token, in the order of the race (10.4.1, 11.3.2)."""
    after = list(riders)
    for pile in lying(position.ruleset, position.course):
        for index, value in _come_by(after, pile):
            after[index] = passed(after[index], pile, value)
            if value and pile.name == REFRESH:
                tell("refresh-token", "11.3.2", rider=after[index].name)
            elif value:
                tell("token", "10.4.1", rider=after[index].name, pile=pile.name, side=pile.side, value=value)
    return after


def lying(rules: Ruleset, course: Course) -> list[TokenPile]:
    """The piles that these rules put beside the road."""
    return [pile for pile in course.piles if (rules.extended if pile.name == REFRESH else rules.tour)]


def passed(rider: Rider, pile: TokenPile, value: int = 0) -> Rider:
    """The rider after passing this pile, with the token it took."""
    return rider._replace(tokens=(*rider.tokens, Token(pile.name, value)))


def _come_by(riders: Sequence[Rider], pile: TokenPile) -> list[tuple[int, int]]:
    """The riders who passed in this round, the rider ahead first, each with the best value left, or 0."""
    held = [token for rider in riders for token in rider.tokens if token.pile == pile.name]
    left = [value for value in pile.values if Token(pile.name, value) not in held]
    came = [
        index
        for index, rider in enumerate(riders)
        if rider.racing and rider.square >= pile.square and pile.name not in {t.pile for t in rider.tokens}
    ]
    came.sort(key=lambda index: riders[index].rank)
    return [(index, left[rank] if rank < len(left) else 0) for rank, index in enumerate(came)]


PODIUM = (3, 2, 1)


def clock(position: Position, riders: Sequence[Rider], tell: Tell) -> list[Rider]:
    """Time this round's arrivals, and give a minute to riders still out (10.5.2 to 10.5.4)."""
    after = list(riders)
    own = _own_times(position, riders)
    if not own and not any(rider.home for rider in riders):
        return after
    times = _team_times(position, riders, own) if position.ruleset.ttt else own
    for rider in position._replace(riders=tuple(riders)).ranking:
        index = riders.index(rider)
        if index in times:
            after[index] = rider._replace(time=times[index])
            tell("timed", "10.5.2", rider=rider.name, time=times[index])
        elif rider.racing and index not in own:
            after[index] = rider._replace(minutes=rider.minutes + 1)
            tell("minute", "10.5.4", rider=rider.name)
    return after


def award(position: Position, tell: Tell) -> Position:
    """Podium tokens for the first three over the line, in a team trial one per team (10.5.6, 11.1.5)."""
    given = {rider.podium: rider.team for rider in position.riders if rider.podium}
    arrived = [rider for rider in position.ranking if rider.home and not rider.podium]
    if position.ruleset.ttt:
        first_of = {rider.team: rider for rider in reversed(arrived) if rider.team not in given.values()}
        arrived = [rider for rider in arrived if first_of.get(rider.team) is rider]
    riders = list(position.riders)
    for rider, points in zip(arrived, [each for each in PODIUM if each not in given], strict=False):
        riders[riders.index(rider)] = rider._replace(podium=points)
        tell("podium", "10.5.6", rider=rider.name, points=points)
    return position._replace(riders=tuple(riders))


def _own_times(position: Position, riders: Sequence[Rider]) -> dict[int, int]:
    """The time of each rider that has come over the line in this round: its minutes, its pack's seconds."""
    course, times = position.course, {}
    for company in position.companies:
        lanes = Lanes(course, riders, company)
        for index in company:
            rider = riders[index]
            if rider.racing and rider.square > course.line:
                times[index] = 60 * rider.minutes + course.seconds(_front(course, lanes, rider.square))
    return times


def _front(course: Course, lanes: Lanes, square: int) -> int:
    """The front square of the pack around this one (10.5.3)."""
    while ahead := [each for each in course.next(square) if not lanes.empty(each)]:
        square = ahead[0]
    return square


def _team_times(position: Position, riders: Sequence[Rider], own: Mapping[int, int]) -> dict[int, int]:
    """Both riders of a team get the time of the slower one, once it is known (11.1.4)."""
    times: dict[int, int] = {}
    for company in position.companies:
        now = [own[index] for index in company if index in own]
        if now and not any(riders[index].racing and index not in own for index in company):
            times |= dict.fromkeys(company, max(now))
    return times
