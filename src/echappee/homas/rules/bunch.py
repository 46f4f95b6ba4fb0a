"""The riders while a phase is at work; every change is told as it is made."""

from typing import Final

from echappee.engine import Event, Key, Seat, Tell
from echappee.engine.events import Value
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.rules.position import Position, Rider, Team, make_key, make_position, make_rider
from echappee.homas.rules.traffic import Traffic

Change = tuple[str, str, Value]
"""A rider or a team's colour, a field of it, and its new value."""
_FIELDS: Final = {name: field for field, name in enumerate(Rider._fields)}


class Bunch(Traffic[Rider]):
    """A position that is worked on. What it tells carries what changed, so that views can follow by ear."""

    riders: list[Rider]

    def __init__(self, position: Position, tell: Tell) -> None:
        super().__init__(position.course, list(position.riders))
        self.start = position
        """The position that was last noted: where the phase, or this rider's move, began."""
        self.teams = position.teams
        self.key = position.key
        self.opening = position.opening
        self.solo = position.solo
        self._say = tell.say
        self._changes: list[Change] = []

    def team(self, index: int) -> Team:
        """This rider's team."""
        return self.teams[index // len(ROLES)]

    def team_of(self, colour: str) -> Team:
        """The team of this colour."""
        return self.teams[COLOURS.index(colour)]

    def change(self, index: int, /, **fields: Value) -> None:
        """Change a rider; it is told with the next event."""
        rider = self.riders[index]
        values: list[Value] = list(rider)
        for name, new in fields.items():
            field = _FIELDS[name]
            if values[field] != new:
                values[field] = new
                self._changes.append((rider.name, name, new))
        self.riders[index] = make_rider(values)

    def change_team(self, colour: str, /, **fields: Value) -> None:
        """Change a team; it is told with the next event."""
        changed = self.team_of(colour)._replace(**fields)  # type: ignore[arg-type]
        self.teams = tuple([changed if team.colour == colour else team for team in self.teams])
        self._changes += [(colour, name, new) for name, new in fields.items()]

    def put(self, *moves: tuple[int, int]) -> None:
        """Put riders on squares, all at once."""
        if not self.course.trial:
            for index, _ in moves:
                self.standing.pop(self.riders[index].square, None)
            self.standing.update((number, index) for index, number in moves)
        for index, number in moves:
            self.change(index, square=number)

    def end_move(self, index: int, number: int) -> None:
        """Put a rider on the square where its move ends."""
        if not self.course.trial:
            self.standing.pop(self.riders[index].square, None)
            self.standing[number] = index
        self.change(index, square=number, moved=True)

    def bring_home(self, index: int, /, **fields: Value) -> None:
        """Take a rider off the road."""
        self.standing.pop(self.riders[index].square, None)
        self.change(index, home=self.start.round, **fields)

    def tell(self, code: str, rule: str, /, **args: Value) -> None:
        """Say what happened, with all changes since the last word."""
        args["changes"] = tuple(self._changes)
        self._changes = []
        self._say(code, rule, args)

    def position(self, *, steps: int = 0) -> Position:
        """The position that the bunch leaves, after this many more moves."""
        assert not self._changes, "everything that changes is told"
        course, _, _, step, *rest = self.start
        self.start = make_position((course, self.teams, tuple(self.riders), step + steps, *rest))
        return self.start

    def about(self, rider: Rider, kind: str) -> Key:
        """The key of what is decided for this rider in this move."""
        start = self.start
        return make_key((start.round, start.phase, rider.team, rider.name, kind, (start.step,)))

    def seat(self, index: int) -> Seat:
        """Who decides for this rider."""
        return self.riders[index].team


def heard(event: Event) -> tuple[Change, ...]:
    """What this event changed."""
    return event.args.get("changes", ())  # type: ignore[return-value]
