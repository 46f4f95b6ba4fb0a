"""Flamme Rouge in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Console

from echappee.cli.terminal.chapters import Chapter
from echappee.cli.terminal.players import Company
from echappee.cli.terminal.screen import show
from echappee.engine import Event, Question, Seat
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import View
from echappee.flamme.rules.records import read_jerseys
from echappee.flamme.terminal.answers import expected, read_answer
from echappee.flamme.terminal.data import as_json
from echappee.flamme.terminal.drawing.hands import draw_decks
from echappee.flamme.terminal.drawing.palette import TEAM_LETTERS
from echappee.flamme.terminal.drawing.table import legend, show_table
from echappee.flamme.terminal.last_answer import is_last
from echappee.flamme.terminal.questions import show_question
from echappee.flamme.terminal.results import show_result
from echappee.flamme.words import WORDS, naming
from echappee.notation.game_rules import SomeRace
from echappee.words.told import Line

WHAT_CAME = dict.fromkeys(("recover", "refresh"), "this question came of it")
"""Why an answer stays, by what is asked next; mostly cards were drawn."""


class FlammeShow:
    """Flamme Rouge as people see it at a keyboard."""

    turn = "Round"
    keys = "dr"
    help = """\
  a card     as it is shown (5, 2e for exhaustion, 9n), or its number in the list (#2)
  to refresh the cards to take back (3,6,7), best, or none
  a rider    R or S; on the start grid rider and square (R5)
  u          takes your last answer back, while nothing has come of it
  d          decks: which cards every rider has left and has played
  r          draws the road again
  q          quits; the record lets you go on later
  →          where the card leads; "may be full" where riders ahead might take the room"""

    def narrate(self, events: Sequence[Event], view: View) -> tuple[list[Line], View]:
        """The lines that these events make, and the table after them."""
        return WORDS.narrate(events, view)

    def opens_round(self, event: Event) -> bool:
        """Whether a new round begins with this event."""
        return event.code == "phase" and event.args["phase"] in ("energy", "declare")

    def round_of(self, view: View) -> int:
        """The round that this view is of."""
        return view.round

    def to_go(self, view: View) -> str:
        """How far the first rider is from the line."""
        ahead = max(rider.square for rider in view.riders if rider.racing)
        return f"{naming.squares(view.course.to_go(ahead))} to the line"

    def title(self, tags: Mapping[str, str], race: SomeRace) -> str:
        """The stage by name, its length and the rules."""
        course = race.position.course
        stage = STAGES.get(tags.get("stage", ""))
        name = f"{stage.id} {stage.name}" if stage else tags.get("stage", "a stage")
        rules = tags.get("rules", "base")
        return f"{name}: {course.along(course.line)} squares" + (f", {rules}" if rules != "base" else "")

    def jerseys(self, tags: Mapping[str, str]) -> dict[str, str]:
        """Who wears which jersey in a stage of a tour."""
        return read_jerseys(tags)

    def show_table(self, console: Console, view: View, company: Company) -> None:
        """The whole picture between two rounds."""
        show_table(console, view, company)

    def show_legend(self, console: Console, view: View, company: Company) -> None:
        """What the signs in the picture mean."""
        legend(console, view, company.jerseys)

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
        show_question(console, race, question, company)

    def show_more(self, console: Console, key: str, view: View, company: Company) -> None:
        """Everybody's decks, or the road."""
        if key == "d":
            show(console, draw_decks(view, console.width))
        else:
            show_table(console, view, company)

    def prompt(self, question: Question, view: View) -> str:  # noqa: ARG002 - the question says it all
        """Who is asked for what."""
        word = {"rider": "bids"}.get(question.id.kind, question.id.kind.rstrip("12"))
        return f"{TEAM_LETTERS.get(question.seat, question.seat)}{question.id.rider} {word}>"

    def read_answer(self, question: Question, text: str, view: View) -> str | None:  # noqa: ARG002 - as above
        """The answer that is meant, or None if none is."""
        return read_answer(question, text)

    def default(self, question: Question, view: View) -> str | None:  # noqa: ARG002 - as above
        """None: nobody plays a card without naming it."""
        return None

    def expected(self, question: Question) -> str:
        """What may be typed, in a few words."""
        return expected(question)

    def is_secret(self, question: Question) -> bool:
        """Whether a hand is shown with it."""
        return question.sealed

    def is_last(self, race: SomeRace, people: Sequence[Seat], question: Question, answer: str) -> bool:
        """Whether riders go after this answer."""
        return is_last(race, people, question, answer)

    def too_late(self, question: Question, *, gone_on: bool) -> str:
        """Why an earlier answer stays when this is asked."""
        came_of_it = WHAT_CAME.get(question.id.kind, "cards were drawn since")
        return f"{'the race has gone on since' if gone_on else came_of_it} (rule 2.3.3)"
