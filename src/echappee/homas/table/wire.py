"""A race of Homas Tour Pro on the wire: its road and a seat's view."""

from functools import lru_cache

from msgspec import Struct, convert

from echappee.homas.board.course import NOWHERE
from echappee.homas.bots.ends import LAST
from echappee.homas.bots.reminders import NOTHING, reminders
from echappee.homas.rules import Course, RiderView, Square, Team, View
from echappee.homas.rules.followers import WORTHWHILE
from echappee.homas.rules.position import Passage
from echappee.homas.rules.setup import team_cards
from echappee.homas.tours.books import SHORT as SPRINT_POINTS
from echappee.server.messages.wire import RoadWire, ViewWire
from echappee.server.tables.game_table import Known


class HomasSquare(Struct, frozen=True, omit_defaults=True):
    """One square: where it lies, what road it is, and its neighbours by number (-1 where there is none).

    `progress` and `rear` are its front and back edge in sixtieths of a row. `ahead` is where a rider may step
    to; `behind` are straight behind, behind to the right and to the left; `left` is the square beside it.
    """

    name: str
    row: int
    lane: int
    progress: int
    rear: int
    behind: tuple[int, int, int]
    road: str = "flat"
    grade: int = 0
    mountain: bool = False
    interior: bool = False
    ahead: tuple[int, ...] = ()
    left: int = NOWHERE


class HomasMark(Struct, frozen=True, omit_defaults=True):
    """A line across the road in front of this row: its letter, a summit (hill or mountain), a sprint."""

    letter: str
    row: int
    kind: str = ""
    title: str = ""
    sprint: bool = False


class HomasRoad(RoadWire, frozen=True, kw_only=True, tag_field="game", tag="homas"):
    """The road of this race: a square's place in `squares` is its number, a larger one is further ahead."""

    name: str
    length: int
    """Rows from the front row of the grid to the line."""
    squares: tuple[HomasSquare, ...]
    marks: tuple[HomasMark, ...]
    red: int
    """The row of the red letter: team cards hold up to it."""
    finish: str
    """The kind of road at the line: flat, hill or mountain."""
    cards: tuple[int, ...]
    """Energy cards of riders 1 to 4 and of the team; empty: all of them."""
    team_cards: tuple[str, ...]
    """The team cards that every director begins with."""
    limit: int | None
    """The time limit in minutes."""
    stage: bool
    trial: bool
    hell: bool
    hours: float
    worthwhile: int
    """The squares, in effect, for which neutral riders follow, and others if that is routine."""
    late: int
    """The number of last squares where nothing is routine."""
    points: tuple[int, ...]
    """The prizes of the first riders in an intermediate sprint: points, and as many seconds."""


class HomasTeam(Struct, frozen=True, omit_defaults=True, gc=False):
    """A team: `kind` is team or neutral; `rank` is its place in the order of the line-up, 0 before that."""

    colour: str
    number: int
    kind: str
    cards: tuple[str, ...] = ()
    rank: int = 0
    disqualified: bool = False


class HomasRider(Struct, frozen=True, omit_defaults=True, gc=False):
    """A rider; square -1 is nowhere yet. A hidden fitness card is `?`."""

    name: str
    team: str
    role: int
    square: int
    neutral: bool = False
    cards: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    fitness: str = ""
    moved: bool = False
    still: bool = False
    used: int = 0
    helped: bool = False
    one_die: bool = False
    wait: int = 0
    home: int = 0
    place: int = 0
    delay: int = 0


class HomasPassage(Struct, frozen=True, gc=False):
    """The riders that have crossed a line with something to win, in order."""

    row: int
    riders: tuple[str, ...]


class HomasView(ViewWire, frozen=True, kw_only=True, tag_field="game", tag="homas"):
    """What a seat may know now; seat null is a spectator."""

    teams: tuple[HomasTeam, ...]
    riders: tuple[HomasRider, ...]
    rain: bool = False
    sprints: tuple[HomasPassage, ...] = ()
    summits: tuple[HomasPassage, ...] = ()
    due: tuple[str, ...] = ()
    """This seat's riders whose fitness cards must be played before the line."""
    missed: tuple[str, ...] = ()
    """Those who have kept theirs too long."""


@lru_cache(maxsize=64)
def road_wire(course: Course) -> HomasRoad:
    """The road on the wire."""
    return HomasRoad(
        text=course.text,
        name=course.name,
        length=course.length,
        squares=tuple(map(_square, course.squares)),
        marks=marks_of(course),
        red=course.team_cards_until,
        finish=course.finish,
        cards=course.cards,
        team_cards=team_cards(course.cards),
        limit=course.limit,
        stage=course.stage,
        trial=course.trial,
        hell=course.cobbles_break_wheels,
        hours=course.hours,
        worthwhile=WORTHWHILE,
        late=LAST,
        points=SPRINT_POINTS,
    )


def marks_of(course: Course) -> tuple[HomasMark, ...]:
    """The lines across a road, in riding order."""
    return tuple(HomasMark(*mark) for mark in course.marks)


def view_wire(view: View, known: Known) -> HomasView:
    """The view on the wire."""
    due, missed = reminders(view, view.seat) if view.seat else NOTHING
    return HomasView(
        seat=view.seat,
        round=view.round,
        phase=view.phase,
        teams=known.each(_team, view.teams),
        riders=known.each(_rider, view.riders),
        rain=view.rain,
        sprints=tuple(map(_passage, view.sprints)),
        summits=tuple(map(_passage, view.summits)),
        due=due,
        missed=missed,
    )


def _square(square: Square) -> HomasSquare:
    return convert(square, HomasSquare, from_attributes=True)


def _team(team: Team) -> HomasTeam:
    return HomasTeam(**team._asdict())


def _rider(rider: RiderView) -> HomasRider:
    return HomasRider(**rider._asdict())


def _passage(passage: Passage) -> HomasPassage:
    return HomasPassage(*passage)
