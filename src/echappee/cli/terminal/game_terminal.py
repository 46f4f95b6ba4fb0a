"""What a game shows in the terminal: the one interface between a sitting, or a report, and the rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console

from echappee.cli.terminal.players import Company
from echappee.engine import Event, Question, Seat
from echappee.homas.rules import HOMAS
from echappee.notation.game_rules import SomeRace
from echappee.words.told import Line

if TYPE_CHECKING:
    from echappee.cli.terminal.chapters import Chapter

Tags = Mapping[str, str]
AnyView = Any
"""What a seat knows: each game has views of its own."""


class Show(Protocol):
    """A game as people see it at a keyboard."""

    turn: str
    """What a round is called."""
    help: str
    """What can be typed, whatever is asked."""
    keys: str
    """Of that, the letters that only show something."""

    def narrate(self, events: Sequence[Event], view: AnyView) -> tuple[list[Line], AnyView]:
        """The lines that these events make, and the table after them."""

    def opens_round(self, event: Event) -> bool:
        """Whether a new round begins with this event."""

    def round_of(self, view: AnyView) -> int:
        """The round that this view is of."""

    def to_go(self, view: AnyView) -> str:
        """How far it is to the line, for the heading of a round."""

    def title(self, tags: Tags, race: SomeRace) -> str:
        """The road by name, its length and the rules."""

    def jerseys(self, tags: Tags) -> dict[str, str]:
        """Who wears which jersey in a stage of a tour."""

    def show_table(self, console: Console, view: AnyView, company: Company) -> None:
        """The whole picture between two rounds."""

    def show_legend(self, console: Console, view: AnyView, company: Company) -> None:
        """What the signs in the picture mean."""

    def show_result(self, console: Console, view: AnyView, ranking: Sequence[str], company: Company) -> None:
        """How the race came out."""

    def as_json(self, tags: Tags, chapter: "Chapter", events: Sequence[Event], *, over: bool) -> str:
        """The race, as it stands at the end of this chapter, as one JSON object."""

    def show_question(self, console: Console, race: SomeRace, question: Question, company: Company) -> None:
        """Everything that helps to answer."""

    def show_more(self, console: Console, key: str, view: AnyView, company: Company) -> None:
        """What one of the letters in `keys` shows."""

    def prompt(self, question: Question, view: AnyView) -> str:
        """What stands before the answer."""

    def read_answer(self, question: Question, text: str, view: AnyView) -> str | None:
        """The answer that is meant, or None if none is."""

    def default(self, question: Question, view: AnyView) -> str | None:
        """The answer of who only presses Enter; None where there is none."""

    def expected(self, question: Question) -> str:
        """What may be typed, in a few words."""

    def is_secret(self, question: Question) -> bool:
        """Whether nobody else at this keyboard may see what is shown with it."""

    def is_last(self, race: SomeRace, people: Sequence[Seat], question: Question, answer: str) -> bool:
        """Whether riders go after this answer, so that it is worth a second thought."""

    def too_late(self, question: Question, *, gone_on: bool) -> str:
        """Why an earlier answer stays when this is asked, perhaps because the race has gone on."""


def show_of(race: SomeRace) -> Show:
    """How this race is shown."""
    return show_named(race.rules.name)


def show_named(game: str) -> Show:
    """How races of this game are shown."""
    if game == HOMAS.name:
        from echappee.homas.terminal.room import HomasShow

        return HomasShow()
    from echappee.flamme.terminal.room import FlammeShow

    return FlammeShow()
