"""Homas Tour Pro in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Console

from echappee.cli.terminal.chapters import Chapter
from echappee.cli.terminal.players import Company
from echappee.cli.terminal.screen import show
from echappee.engine import Event, Question, Seat
from echappee.homas.rules import View
from echappee.homas.rules.records import read_setup
from echappee.homas.terminal.answers import default, expected, keys, read_answer
from echappee.homas.terminal.cards import draw_hands
from echappee.homas.terminal.choices import picks
from echappee.homas.terminal.courses import title
from echappee.homas.terminal.data import as_json
from echappee.homas.terminal.legend import show_legend
from echappee.homas.terminal.paragraphs import narrate
from echappee.homas.terminal.questions import show_question
from echappee.homas.terminal.results import show_result
from echappee.homas.terminal.table import show_table
from echappee.notation.game_rules import SomeRace
from echappee.words.told import Line

PROMPTS = {"lead": "rides", "take": "leads", "then": "to", "wait": "waits"}
"""What stands in the prompt, where it is not the kind of the question."""


class HomasShow:
    """Homas Tour Pro as people see it at a keyboard."""

    turn = "Turn"
    keys = "dm"
    help = """\
  Enter        the answer in [brackets]; of those in (brackets) type one
  r            rolls the dice
  6h, 6h 5k    plays a card and a die, or two cards; t6h is a card of the team
  a6h, a6h 5k  attacks with them
  f l s        plays the fitness card; asks for a relay; stays and rests
  a b c …      a letter on the road is where to ride to; 57.2 is row 57, lane 2
  22, n        that rider, or none
  22-6h        counters with this card; 22-6h,24-5k with two riders
  t, 5         after a seven: the table of events, or the 5 alone
  m            draws the whole table again
  d            everybody's cards, your fitness cards among them
  u            takes your last answer back, while nothing has come of it
  q            quits; the record lets you go on later"""

    def narrate(self, events: Sequence[Event], view: View) -> tuple[list[Line], View]:
        """The lines that these events make, and the table after them."""
        return narrate(events, view)

    def opens_round(self, event: Event) -> bool:
        """Whether a new turn begins with this event."""
        return event.code == "phase" and event.args["phase"] == "move"

    def round_of(self, view: View) -> int:
        """The turn that this view is of."""
        return view.round

    def to_go(self, view: View) -> str:
        """How far the first rider is from the line."""
        first = max((view.square(rider).row for rider in view.riders if rider.racing), default=0)
        rows = view.course.length - first
        if rows <= 0:
            return "the line is crossed" if rows else "the line is next"
        return f"{rows} row{'s' * (rows != 1)} to the line"

    def title(self, tags: Mapping[str, str], race: SomeRace) -> str:  # noqa: ARG002 - the race knows its course
        """The course by name and its length."""
        course = race.position.course
        return f"{title(course)}: {course.length} squares"

    def jerseys(self, tags: Mapping[str, str]) -> dict[str, str]:
        """Who wears which jersey in a stage of a stage race."""
        return dict(read_setup(tags).jerseys) if "jerseys" in tags else {}

    def show_table(self, console: Console, view: View, company: Company) -> None:
        """The whole picture between two turns."""
        show_table(console, view, company)

    def show_legend(self, console: Console, view: View, company: Company) -> None:
        """What the signs in the picture mean."""
        show_legend(console, view, company)

    def show_result(self, console: Console, view: View, ranking: Sequence[str], company: Company) -> None:
        """How the race came out."""
        show_result(console, view, ranking, company)

    def as_json(
        self, tags: Mapping[str, str], chapter: Chapter, events: Sequence[Event], *, over: bool
    ) -> str:
        """The race, as it stands at the end of this chapter, as one JSON object."""
        return as_json(tags, chapter, events, over=over)

    def show_question(self, console: Console, race: SomeRace, question: Question, company: Company) -> None:
        """Everything that helps to answer."""
        show_question(console, race.view(question.seat), question, company)

    def show_more(self, console: Console, key: str, view: View, company: Company) -> None:
        """Everybody's cards, or the whole table."""
        if key == "d":
            show(console, draw_hands(view, secret=False))
        else:
            show_table(console, view, company)

    def prompt(self, question: Question, view: View) -> str:
        """Who is asked for what, and what Enter means, or what there is to type where it means nothing."""
        kind, usual = question.id.kind, self.default(question, view)
        if kind in ("to", "then"):
            usual = next(iter(picks(question)))
        who = question.id.rider or question.seat
        return f"{who} {PROMPTS.get(kind, kind)} " + (f"[{usual}]>" if usual else f"({keys(question)})>")

    def read_answer(self, question: Question, text: str, view: View) -> str | None:
        """The answer that is meant, or None if none is."""
        return read_answer(question, text, view)

    def default(self, question: Question, view: View) -> str | None:
        """The answer of who only presses Enter."""
        return default(question, view)

    def expected(self, question: Question) -> str:
        """What may be typed, in a few words."""
        return expected(question)

    def is_secret(self, question: Question) -> bool:
        """Whether fitness cards, or a hand that others do not know yet, are shown with it."""
        return question.id.kind in ("energy", "keep")

    def is_last(self, race: SomeRace, people: Sequence[Seat], question: Question, answer: str) -> bool:  # noqa: ARG002 - whatever it is
        """Only the cards of a stage are worth a second thought; nobody wants one after every turn."""
        others = [asked for asked in race.questions if asked.seat in people and asked != question]
        return self.is_secret(question) and not others

    def too_late(self, question: Question, *, gone_on: bool) -> str:  # noqa: ARG002 - it is always the same
        """Why an earlier answer stays."""
        return "the race has gone on since"
