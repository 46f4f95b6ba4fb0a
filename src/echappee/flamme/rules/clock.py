"""Finish times and the podium (rules 10.5, 11.1): seconds by pack, and a minute for riders still out."""

from collections.abc import Mapping, Sequence

from echappee.engine import Tell
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.lanes import Lanes
from echappee.flamme.rules.position import Position, Rider

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
