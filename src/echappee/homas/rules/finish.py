"""The end of a turn (rules 4.1, 4.2, 5.2, 5.6, 5.8): rushes, summits, sprints, arrivals."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from echappee.engine import Listed, Pick, Talk, Tell, ask
from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.rules.bunch import Bunch, roll
from echappee.homas.rules.cards import sorted_cards, value
from echappee.homas.rules.options import ROLL, read_played
from echappee.homas.rules.position import Passage, Position, go_to, next_turn
from echappee.homas.rules.rests import fall_back
from echappee.homas.rules.traffic import groups

NOT_UPHILL: Final = "6h"
"""The card that nobody sprints with where the road goes up."""


class Dash(NamedTuple):
    """A sprint of a group: a rush on the way, or at the line."""

    kind: str
    number: int
    """Tells one sprint of a turn from another."""
    uphill: bool
    bonus: bool
    """Whether each row of riders that is caught adds one more."""


class Sprinted(NamedTuple):
    """A rider that has sprinted: the row that it came to, and its lane."""

    rider: str
    row: int
    lane: int


class Sprint(NamedTuple):
    """A rider's means in a sprint, and the scores to beat."""

    answers: Listed
    row: int
    lane: int
    bonus: bool
    before: tuple[Sprinted, ...]
    """Riders of the group that have sprinted, in the order of the photo finish so far."""

    def place(self, score: int) -> int:
        """The place that this score reaches among them."""
        end = self.row + score
        end += _caught(self.row, score, (other.row for other in self.before)) * self.bonus
        return 1 + sum((-other.row, other.lane) <= (-end, self.lane) for other in self.before)

    def allows(self, answer: str) -> bool:
        return answer in self.answers

    def listed(self) -> tuple[str, ...]:
        return tuple(self.answers.listed())

    def only(self) -> str | None:
        return self.answers.only()

    def sample(self, pick: Pick) -> str:
        return self.answers.sample(pick)


def _caught(start: int, score: int, rows: Iterable[int]) -> int:
    """How many rows of other riders this score catches."""
    return len({row for row in rows if start < row <= start + score})


def sprint(bunch: Bunch, group: list[int], dash: Dash) -> Talk[list[int]]:
    """The group in the order of the photo finish; a sprint moves nobody on the board (4.2)."""
    if len(group) == 1:
        return group
    rows = {index: bunch.square(index).row for index in group}
    before: list[Sprinted] = []
    for index in group:
        score = yield from _score(bunch, index, dash, before)
        start = rows[index]
        caught = _caught(start, score, rows.values()) * dash.bonus
        rows[index] = start + score + caught
        before.append(Sprinted(bunch.riders[index].name, rows[index], bunch.square(index).lane))
        bunch.tell(
            "sprinted",
            "4.2.1" if dash.bonus else "5.8.1",
            rider=bunch.riders[index].name,
            score=score,
            caught=caught,
            row=rows[index],
        )
    return sorted(group, key=lambda index: (-rows[index], bunch.square(index).lane))


def _score(bunch: Bunch, index: int, dash: Dash, before: Sequence[Sprinted]) -> Talk[int]:
    """One die or card, two for sprinters; neutral riders have one more on an even score (4.2.1, 4.2.4)."""
    rider = bunch.riders[index]
    dice = 2 if rider.sprinter else 1
    cards = sorted_cards(card for card in rider.cards if not (dash.uphill and card == NOT_UPHILL))
    played = ROLL
    if not rider.neutral:
        hands = [pair for size in range(1, dice + 1) for pair in dict.fromkeys(combinations(cards, size))]
        key = bunch.key(dash.kind, dash.number, seat=rider.team, rider=rider.name)
        square, answers = bunch.square(index), Listed((ROLL, *map("+".join, hands)))
        order = tuple(sorted(before, key=lambda other: (-other.row, other.lane)))
        played = yield from ask(key, Sprint(answers, square.row, square.lane, dash.bonus, order))
    own = read_played(played).own
    if own:
        bunch.spend(index, own)
        bunch.tell("played", "4.2.1", rider=rider.name, cards=own)
    faces = yield from roll(bunch, index, f"{dash.kind}-{dash.number}-die", dice - len(own))
    if faces:
        bunch.tell("rolled", "4.2.1", rider=rider.name, dice=faces, total=sum(faces))
    return sum(map(value, own)) + sum(faces) + int(rider.neutral and sum(faces) % 2 == 0)


RUSH_PLACES: Final = 5
SUMMIT_PLACES: Final = {"hill": 5, "mountain": 9}
MINUTE: Final = 60
SECONDS: Final = {"flat": 6, "hill": 12, "mountain": 12}
"""The seconds of a square, by the kind of finish (5.2.3)."""


def rush(position: Position, tell: Tell) -> Position | Talk[Position]:
    """Summits and intermediate sprints that riders have reached in this turn."""
    if not position.summits and not position.sprints:
        return go_to(position, "sprint", tell)
    return _rushes(position, tell)


def _rushes(position: Position, tell: Tell) -> Talk[Position]:
    bunch = Bunch(position, tell)
    kinds = {mark.row: mark.kind for mark in position.course.summits}
    summits = tuple(_summit(bunch, summit, SUMMIT_PLACES[kinds[summit.row]]) for summit in position.summits)
    sprints = []
    for number, passage in enumerate(position.sprints):
        sprints.append((yield from _rush(bunch, passage, number)))
    return go_to(bunch.position(), "sprint", tell, summits=summits, sprints=tuple(sprints))


def _crossed(bunch: Bunch, passage: Passage) -> list[int]:
    """Riders who have newly come over this line, the most advanced first."""
    return [
        index
        for index in bunch.start.ahead()
        if bunch.square(index).progress > passage.row * ROW and bunch.riders[index].name not in passage.riders
    ]


def _first(bunch: Bunch, order: list[int], passage: Passage, places: int) -> tuple[str, ...]:
    """The riders who take the remaining places."""
    return tuple(bunch.riders[index].name for index in order[: places - len(passage.riders)])


def _summit(bunch: Bunch, summit: Passage, places: int) -> Passage:
    """The furthest first; those of an earlier turn are before all (5.6.2)."""
    names = _first(bunch, _crossed(bunch, summit), summit, places)
    if names:
        bunch.tell("summit", "5.6.2", row=summit.row, riders=names, first=len(summit.riders) + 1)
    return Passage(summit.row, summit.riders + names)


def _rush(bunch: Bunch, passage: Passage, number: int) -> Talk[Passage]:
    """Group after group sprints, as long as there are places left (5.8.1)."""
    crossed = _crossed(bunch, passage)
    if not crossed or len(passage.riders) >= RUSH_PLACES:
        return passage
    dash = Dash("rush", number, bunch.course.climbs(passage.row), bonus=False)
    order: list[int] = []
    for group in _to_come(bunch, passage):
        if len(passage.riders) + len(order) < RUSH_PLACES and group[0] in crossed:
            order += yield from sprint(bunch, group, dash)
    names = _first(bunch, order, passage, RUSH_PLACES)
    bunch.tell("rushed", "5.8.1", row=passage.row, riders=names, first=len(passage.riders) + 1)
    return Passage(passage.row, passage.riders + names)


def _to_come(bunch: Bunch, passage: Passage) -> list[list[int]]:
    """The groups of the riders that have not crossed this line in an earlier turn."""
    riders = [r._replace(square=NOWHERE) if r.name in passage.riders else r for r in bunch.riders]
    return groups(bunch.course, riders)


def arrivals(position: Position, tell: Tell) -> Position | Talk[Position]:
    """Arriving groups sprint for their places; then the race is over or continues (4.1.1, 4.1.4)."""
    front = max([rider.square for rider in position.riders if not rider.home], default=NOWHERE)
    if front != NOWHERE and position.course.home(front):
        return _arrive(position, tell)
    return _after_arrivals(position, tell)


def _arrive(position: Position, tell: Tell) -> Talk[Position]:
    bunch = Bunch(position, tell)
    arrived = [group for group in _parties(bunch) if bunch.course.home(bunch.riders[group[0]].square)]
    first = position.first
    if arrived and not _ridden_to_the_end(position):
        _check_fitness(bunch, range(len(bunch.riders)))
    for number, group in enumerate(arrived):
        _check_fitness(bunch, group)
        front = bunch.riders[group[0]].square
        first = front if first == NOWHERE else first
        uphill = bunch.course.finish == "hill"
        order = yield from sprint(bunch, group, Dash("sprint", number, uphill, bonus=True))
        _bring_home(bunch, order, _delay(bunch, front, first))
    return _after_arrivals(bunch.position()._replace(first=first), tell)


def _after_arrivals(position: Position, tell: Tell) -> Position:
    if _over(position):
        return go_to(position, "over", tell)
    return next_turn(position, tell) if position.course.trial else go_to(position, "retreat", tell)


def _parties(bunch: Bunch) -> list[list[int]]:
    """Groups; on top of a mountain and against the clock everybody arrives alone (4.1.2, 5.3.1)."""
    found = groups(bunch.course, bunch.riders)
    if bunch.course.finish != "mountain" and not bunch.course.trial:
        return found
    return [[index] for group in found for index in group]


def _bring_home(bunch: Bunch, order: list[int], delay: int) -> None:
    place = max(rider.place for rider in bunch.riders)
    for number, member in enumerate(order, start=place + 1):
        bunch.bring_home(member, place=number, delay=delay)
    names = tuple(bunch.riders[member].name for member in order)
    bunch.tell("arrived", "4.1.1", riders=names, place=place + 1, delay=delay)


def _check_fitness(bunch: Bunch, riders: Iterable[int]) -> None:
    """A director with a rider among these whose fitness card is not played is disqualified (4.1.3)."""
    for index in riders:
        rider = bunch.riders[index]
        if rider.fitness and not bunch.team(index).disqualified:
            bunch.change_team(rider.team, disqualified=True)
            bunch.tell("disqualified", "4.1.3", rider=rider.name, seat=rider.team)


def _delay(bunch: Bunch, front: int, first: int) -> int:
    """Seconds behind the winner, who stood on the square `first` when it arrived."""
    homes = [rider.home for rider in bunch.riders if rider.home]
    turns = bunch.round - min(homes, default=bunch.round)
    return delay(turns, bunch.course.rows_between(front, first), bunch.course.finish)


def delay(turns: int, rows: int, finish: str) -> int:
    """Seconds for arriving this many turns later and rows short, at most a minute less (5.2.1, 5.2.2)."""
    return max(MINUTE * turns + SECONDS[finish] * rows, MINUTE * (turns - 1), 0)


def _over(position: Position) -> bool:
    """A classic is over with the first arrivals, a stage and a time trial when all are home (4.1.4)."""
    if not any(rider.racing for rider in position.riders):
        return True
    return not _ridden_to_the_end(position) and any(rider.home for rider in position.riders)


def _ridden_to_the_end(position: Position) -> bool:
    """Whether all ride home: in a stage and in a time trial, not in a classic (4.1.4)."""
    return position.course.stage or position.course.trial


def retreat(position: Position, tell: Tell) -> Talk[Position]:
    """Riders may fall back; then the next turn begins (2.8.1)."""
    done = yield from fall_back(position, tell)
    return next_turn(done, tell)
