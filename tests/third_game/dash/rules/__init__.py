"""The rules of Dash.

1. The first to reach square 10 wins; of several the one that is further, then the one in the first seat.
2. Each round all seats say in secret whether they take the high or the low of their two dice.
3. The low die is safe. Two teams that take the high die with the same number stay where they are.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from echappee.engine import Event, Key, Listed, Race, Refused, Seat, Talk, Tell, ask, draw, together
from echappee.notation import DIRECTED, GameRules

COLOURS: Final = ("blue", "red", "green", "black")
AUTOMATIC: Final = "steady"
"""The kind of a team that always takes the low die."""
LINE: Final = 10
HIGH, LOW = CHOICES = ("high", "low")


class Team(NamedTuple):
    """A team, and who decides for it."""

    colour: str
    kind: str = DIRECTED


class Rider(NamedTuple):
    """The one rider of a team."""

    team: str
    square: int = 0

    @property
    def name(self) -> str:
        """A team has one rider only, so its colour names it."""
        return self.team


class Position(NamedTuple):
    """The table between two rounds."""

    teams: tuple[Team, ...]
    riders: tuple[Rider, ...]
    round: int = 1
    phase: str = "ride"

    @property
    def ranking(self) -> tuple[Rider, ...]:
        """The foremost rider first; of equals the first seat."""
        return tuple(sorted(self.riders, key=lambda rider: -rider.square))


class View(NamedTuple):
    """What a seat knows: everything, as nothing is hidden between two rounds."""

    seat: Seat | None
    riders: tuple[Rider, ...]
    round: int


DashRace = Race[Position, View]


def set_up(kinds: tuple[str, ...]) -> Position:
    """The start, with a team of each of these kinds."""
    if not 1 <= len(kinds) <= len(COLOURS) or set(kinds) - {DIRECTED, AUTOMATIC}:
        raise Refused("bad-teams", f"one to four teams ride, each {DIRECTED} or {AUTOMATIC}")
    teams = tuple(map(Team, COLOURS, kinds))
    return Position(teams, tuple(Rider(team.colour) for team in teams))


def ride(position: Position, tell: Tell) -> Talk[Position]:
    """One round: choose, roll, move."""
    strands = {team.colour: partial(_choose, position, team) for team in position.teams}
    moves = yield from together(strands)
    high = [die for choice, die in moves.values() if choice == HIGH]
    riders = []
    for rider in position.riders:
        choice, die = moves[rider.team]
        steps = 0 if choice == HIGH and high.count(die) > 1 else die
        riders.append(rider._replace(square=rider.square + steps))
        tell("rode", "3", rider=rider.name, choice=choice, die=die, square=rider.square + steps)
    over = any(rider.square >= LINE for rider in riders)
    new = Position(position.teams, tuple(riders), position.round + (not over), "over" if over else "ride")
    if over:
        tell("won", "1", rider=new.ranking[0].name)
    else:
        tell("round", "2", round=new.round)
    return new


def _choose(position: Position, team: Team, tell: Tell) -> Talk[tuple[str, int]]:
    key = partial(Key, position.round, "ride", team.colour)
    dice: list[int] = []
    for letter in "ab":
        (face,) = yield from draw(key(kind=f"die{letter}"), range(1, 7), 1)
        dice.append(face)
    tell("rolled", "2", rider=team.colour, low=min(dice), high=max(dice))
    choice = LOW
    if team.kind == DIRECTED:
        choice = yield from ask(key(kind="take"), Listed(CHOICES), sealed=True)
    return choice, (max if choice == HIGH else min)(dice)


def cut(position: Position, seat: Seat | None) -> View:
    """What this seat may know between two rounds."""
    return View(seat, position.riders, position.round)


def fold(view: View, event: Event) -> View:
    """The view after this event was heard."""
    if event.code == "round":
        return view._replace(round=int(str(event.args["round"])))
    if event.code != "rode":
        return view
    square = int(str(event.args["square"]))
    riders = (r._replace(square=square) if r.name == event.args["rider"] else r for r in view.riders)
    return view._replace(riders=tuple(riders))


def setup_tags(kinds: tuple[str, ...]) -> dict[str, str]:
    """How the record of a race begins."""
    return {"teams": " ".join(kinds)}


def read_setup(tags: Mapping[str, str]) -> tuple[str, ...]:
    """Read what `setup_tags` printed."""
    return tuple(tags.get("teams", "").split(" "))


def print_line(position: Position) -> str:
    """As in `2 ride team:3 steady:4`."""
    pairs = (
        f"{team.kind}:{rider.square}" for team, rider in zip(position.teams, position.riders, strict=True)
    )
    return " ".join((str(position.round), position.phase, *pairs))


def read_line(text: str) -> Position:
    """Read what `print_line` printed."""
    try:
        number, phase, *pairs = text.split(" ")
        kinds, squares = zip(*(pair.split(":") for pair in pairs), strict=True)
        start = set_up(kinds)
        riders = tuple(map(Rider, COLOURS, map(int, squares)))
        return start._replace(riders=riders, round=int(number), phase=phase)
    except ValueError:
        raise Refused("bad-position", f"{text[:40]!r} is not a position of Dash") from None


RULES: Final = GameRules(
    name="dash",
    title="Dash",
    edition=1,
    setup=("teams",),
    phases={"ride": ride},
    cut=cut,
    fold=fold,
    begin=lambda tags: set_up(read_setup(tags)),
    read_line=read_line,
    line=print_line,
)
