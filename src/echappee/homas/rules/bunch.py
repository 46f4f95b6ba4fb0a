"""The riders while a phase is at work; every change is told as it is made."""

from echappee.engine import Event, Seat, Tell
from echappee.engine.events import Value
from echappee.homas.rules.position import Position, Rider, Team
from echappee.homas.rules.traffic import Traffic

Change = tuple[str, str, Value]
"""A rider or a team's colour, a field of it, and its new value."""


class Bunch(Traffic[Rider]):
    """A position that is worked on. What it tells carries what changed, so that views can follow by ear."""

    riders: list[Rider]

    def __init__(self, position: Position, tell: Tell) -> None:
        super().__init__(position.course, list(position.riders))
        self.start = position
        self.teams = list(position.teams)
        self._tell = tell
        self._changes: list[Change] = []

    def team(self, place: int) -> Team:
        """This rider's team."""
        return self.team_of(self.riders[place].team)

    def team_of(self, colour: str) -> Team:
        """The team of this colour."""
        return next(team for team in self.teams if team.colour == colour)

    def change(self, place: int, /, **fields: Value) -> None:
        """Change a rider; it is told with the next event."""
        rider = self.riders[place]
        changed = {name: new for name, new in fields.items() if getattr(rider, name) != new}
        self.riders[place] = rider._replace(**changed)  # type: ignore[arg-type]
        self._changes += [(rider.name, name, new) for name, new in changed.items()]

    def change_team(self, colour: str, /, **fields: Value) -> None:
        """Change a team; it is told with the next event."""
        place = next(place for place, team in enumerate(self.teams) if team.colour == colour)
        self.teams[place] = self.teams[place]._replace(**fields)  # type: ignore[arg-type]
        self._changes += [(colour, name, new) for name, new in fields.items()]

    def become(self, place: int, rider: Rider) -> None:
        """Replace a rider by what became of it."""
        self.change(place, **{name: value for name, value in rider._asdict().items() if name != "name"})

    def put(self, *moves: tuple[int, int]) -> None:
        """Put riders on squares, all at once."""
        for place, _ in moves:
            self._at.pop(self.riders[place].square, None)
        for place, number in moves:
            self._at[number] = place
            self.change(place, square=number)

    def tell(self, code: str, rule: str, /, **args: Value) -> None:
        """Say what happened, with all changes since the last word."""
        self._tell(code, rule, **args, changes=tuple(self._changes))
        self._changes = []

    def position(self, **fields: object) -> Position:
        """The position as it is now."""
        assert not self._changes, "everything that changes is told"
        new = self.start._replace(riders=tuple(self.riders), teams=tuple(self.teams))
        return new._replace(**fields)  # type: ignore[arg-type]

    def seat(self, place: int) -> Seat:
        """Who decides for this rider."""
        return self.riders[place].team


def heard(event: Event) -> tuple[Change, ...]:
    """What this event changed."""
    return event.args.get("changes", ())  # type: ignore[return-value]
