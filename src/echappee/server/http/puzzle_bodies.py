"""What the API says about puzzles."""

from msgspec import Struct

from echappee.server.tables.wire import QuestionWire, RoadWire, SaidWire, ViewWire


class PuzzleRow(Struct, frozen=True):
    """A puzzle in the list; its number is its place, from 1 on."""

    theme: str
    level: int
    rating: int


class Puzzles(Struct, frozen=True):
    """All puzzles of a game."""

    puzzles: tuple[PuzzleRow, ...]


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """What an answer is worth: its win chance from 0 to 1, the standard error, and what the road says."""

    answer: str
    chance: float
    error: float
    said: tuple[SaidWire, ...]


class PuzzleState(Struct, frozen=True, kw_only=True):
    """A puzzle: the table as the seat that is asked sees it, and its answers, the best first."""

    number: int
    theme: str
    level: int
    rating: int
    position: str
    """As a line, when the phase began."""
    road: RoadWire
    view: ViewWire
    question: QuestionWire
    answers: tuple[PuzzleAnswer, ...]
