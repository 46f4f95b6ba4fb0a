"""The riders while a phase is at work; every change becomes part of an event."""

from collections.abc import Iterator
from typing import Final

from echappee.engine import Event, Key, Seat, Talk, Tell, draw
from echappee.engine.events import Value, make_event
from echappee.homas.rules.cards import COLOURS, ROLES, without
from echappee.homas.rules.position import Position, Rider, Team, make_key, make_position, make_rider
from echappee.homas.rules.traffic import Traffic

FieldChange = tuple[str, str, Value]
"""A rider or a team's colour, a field of it, and its new value."""
_FIELDS: Final = {name: field for field, name in enumerate(Rider._fields)}
_SQUARE, _MOVED = _FIELDS["square"], _FIELDS["moved"]


class Bunch(Traffic[Rider]):
    """A position that a phase is working on. Its events carry their changes, so that views can be folded."""

    riders: list[Rider]

    def __init__(self, position: Position, tell: Tell) -> None:
        super().__init__(position.course, list(position.riders))
        self.start = position
        """The latest noted position: the beginning of the phase, or of this rider's move."""
        _, self.teams, _, self.step, *self._rest = position
        self.round, self.phase = position.round, position.phase
        self.opening = position.opening
        self.solo = position.solo
        self._told, self._audience = tell.events, tell.audience
        self._changes: tuple[FieldChange, ...] = ()

    def team(self, index: int) -> Team:
        return self.teams[index // len(ROLES)]

    def team_of(self, colour: str) -> Team:
        return self.teams[COLOURS.index(colour)]

    def in_turn(self) -> Iterator[int]:
        """The riders that still have to move, the most advanced first, as long as there are any (2.1.1).

        A relay changes who stands where, but only among the squares of riders who have still to move.
        """
        ahead = sorted([(-rider.square, index) for index, rider in enumerate(self.riders) if rider.waiting])
        if self.course.trial:  # against the clock, riders never meet
            yield from [index for _, index in ahead]
            return
        riders, on = self.riders, self.on
        for number, _ in ahead:
            while (index := on(-number)) is not None and not riders[index].moved:
                yield index

    def change(self, index: int, /, **fields: Value) -> None:
        """Change a rider; the next event carries the change."""
        rider = self.riders[index]
        values: list[Value] = list(rider)
        for name, new in fields.items():
            field = _FIELDS[name]
            if values[field] != new:
                values[field] = new
                self._changes += ((rider.name, name, new),)
        self.riders[index] = make_rider(values)

    def spend(self, index: int, cards: tuple[str, ...], /, **fields: Value) -> None:
        """Take individual cards from a rider, with further changes."""
        rider = self.riders[index]
        self.change(index, cards=without(rider.cards, cards), spent=rider.spent + cards, **fields)

    def change_team(self, colour: str, /, **fields: Value) -> None:
        """Change a team; the next event carries the change."""
        changed = self.team_of(colour)._replace(**fields)  # type: ignore[arg-type]
        self.teams = tuple([changed if team.colour == colour else team for team in self.teams])
        self._changes += tuple([(colour, name, new) for name, new in fields.items()])

    def put(self, *moves: tuple[int, int]) -> None:
        if not self.course.trial:
            for index, _ in moves:
                self.standing.pop(self.riders[index].square, None)
            for index, number in moves:
                self.standing[number] = index
        for index, number in moves:
            self.change(index, square=number)

    def end_move(self, index: int, number: int) -> None:
        """Put a rider on the square where its move ends."""
        rider = self.riders[index]
        if not self.course.trial:
            del self.standing[rider.square]
            self.standing[number] = index
        values: list[object] = list(rider)
        values[_SQUARE], values[_MOVED] = number, True
        self.riders[index] = make_rider(values)
        name = rider.name
        self._changes += ((name, "square", number), (name, "moved", True))

    def bring_home(self, index: int, /, **fields: Value) -> None:
        """Take a rider off the road."""
        self.standing.pop(self.riders[index].square, None)
        self.change(index, home=self.round, **fields)

    def tell(self, code: str, rule: str, /, **args: Value) -> None:
        """Emit an event, with all changes since the last one."""
        args["changes"], self._changes = self._changes, ()
        self._told.append(make_event((code, rule, args, self._audience)))

    def position(self, *, steps: int = 0) -> Position:
        """The position with the bunch's changes, after this many more moves."""
        assert not self._changes, "everything that changes is told"
        self.step += steps
        self.start = make_position((self.course, self.teams, tuple(self.riders), self.step, *self._rest))
        return self.start

    def key(self, kind: str, *ordinal: int, seat: Seat = "", rider: str = "") -> Key:
        return make_key((self.round, self.phase, seat, rider, kind, ordinal))

    def about(self, rider: Rider, kind: str) -> Key:
        """The key of a decision for this rider in this move."""
        return make_key((self.round, self.phase, rider.team, rider.name, kind, (self.step,)))

    def seat(self, index: int) -> Seat:
        """Who decides for this rider."""
        return self.riders[index].team


def heard(event: Event) -> tuple[FieldChange, ...]:
    """The changes of this event."""
    return event.args.get("changes", ())  # type: ignore[return-value]


FACES: Final = (1, 2, 3, 4, 5, 6)


def roll(bunch: Bunch, index: int, kind: str, dice: int) -> Talk[tuple[int, ...]]:
    """This many dice for this rider, one after the other."""
    rider = bunch.riders[index]
    rolled: tuple[int, ...] = ()
    for letter in "ab"[:dice]:
        key = make_key((bunch.round, bunch.phase, rider.team, rider.name, kind + letter, ()))
        rolled += yield from draw(key, FACES, 1)
    return rolled
