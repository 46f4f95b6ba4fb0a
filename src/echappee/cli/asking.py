"""Puts a question to somebody at the keyboard, until there is an answer."""

from collections.abc import Mapping, Sequence

from rich.console import Console

from echappee.cli.answers import expected, read_answer
from echappee.cli.drawing.hands import draw_decks
from echappee.cli.drawing.palette import TEAM_LETTERS
from echappee.cli.drawing.table import legend, show_table
from echappee.cli.lasting import is_last
from echappee.cli.questions import show_question
from echappee.cli.reader import Reader
from echappee.cli.screen import heading, say, show
from echappee.engine import Key, Question, Refused, Seat
from echappee.flamme import FlammeRace
from echappee.words import naming

HELP = """\
  a card     as it is shown (5, 2e for exhaustion, 9n), or its number in the list (#2)
  to refresh the cards to take back (3,6,7), best, or none
  a rider    R or S; on the start grid rider and square (R5)
  u          takes your last answer back, while nothing has come of it
  d          decks: which cards every rider has left and has played
  r          draws the road again
  q          quits; the record lets you go on later
  →          where the card leads; "may be full" where riders ahead might take the room"""

WHAT_CAME = dict.fromkeys(("recover", "refresh"), "this question came of it")
"""Why an answer stays, by what is asked next; mostly cards were drawn."""


class Leave(Exception):
    """Somebody wants to stop."""


class Asker:
    """Asks the people at this keyboard."""

    def __init__(
        self, console: Console, race: FlammeRace, people: Sequence[Seat], players: Mapping[str, str]
    ) -> None:
        self._console = console
        self._race = race
        self._people = people
        self._players = players
        self._reader = Reader(console)
        self._last: Key | None = None
        self._asked: Key | None = None

    def ask(self, question: Question) -> None:
        """Ask until the race has taken an answer, or an earlier one was taken back."""
        self._hand_over(question)
        self._show(question)
        prompt = f"{TEAM_LETTERS.get(question.seat, question.seat)}{question.id.rider} {_word(question)}>"
        while True:
            text = self._reader.line(prompt)
            if text == "u" and self._take_back(question):
                return
            if text == "u" or self._command(text, question):
                continue
            answer = read_answer(question, text)
            if answer is not None and not self._sure(question, answer):
                continue
            if answer is not None:
                self._race.answer(question.id, answer)
                # What is put in the open, on the start grid, stays there.
                self._last = question.id if question.sealed else None
                self._hide(question)
                return
            say(self._console, f"  {text!r} is no answer here; {expected(question)}, or ? for help")

    def _show(self, question: Question) -> None:
        show_question(self._console, self._race, question, self._players)

    def _sure(self, question: Question, answer: str) -> bool:
        """At a terminal there is a moment to think again before the riders go."""
        if not self._reader.live or not is_last(self._race, self._people, question, answer):
            return True
        what = "card" if question.id.kind.startswith("card") else "answer"
        while True:
            text = self._reader.line(f"  Enter rides on, u takes the {what} back>")
            if text in ("", "u"):
                return not text
            if not self._command(text, None):
                say(self._console, "  press Enter, or type u")

    def _take_back(self, question: Question) -> bool:
        if self._last is None:
            say(self._console, "  there is nothing to take back")
            return False
        try:
            self._race.retract(self._last)
        except Refused as refusal:
            came_of_it = WHAT_CAME.get(question.id.kind, "cards were drawn since")
            why = came_of_it if refusal.code == "already-drawn" else "the race has gone on since"
            say(self._console, f"  too late to take that back: {why} (rule 2.3.3)")
            return False
        self._last = None
        return True

    def _command(self, text: str, question: Question | None) -> bool:
        """Whether the text was one of the words that answer nothing."""
        view = self._race.view(self._asked.seat if self._asked else None)
        if text == "q":
            raise Leave
        if text == "?":
            self._console.print(HELP)
            legend(self._console, view)
        elif text == "d":
            show(self._console, draw_decks(view, self._console.width))
        elif text == "r":
            show_table(self._console, view, self._players)
        elif text:
            return False
        if text and question is not None and not question.id.kind.startswith("place"):
            self._show(question)
        return True

    def _hand_over(self, question: Question) -> None:
        """Where several people share the keyboard, each is called before the hand is shown."""
        before, self._asked = self._asked, question.id
        if before is None or before.seat == question.seat or not question.sealed or not self._reader.live:
            return
        team = naming.team(question.seat)
        self._reader.line(f"  {team}, it is your turn: press Enter>")
        if (before.round, before.phase) == (question.id.round, question.id.phase):
            heading(self._console, f"{team}, round {question.id.round}")
            show_table(self._console, self._race.view(question.seat), self._players)

    def _hide(self, question: Question) -> None:
        """Where several people share the keyboard, nobody leaves a hand on the screen."""
        seat, moment = question.seat, (question.id.round, question.id.phase)
        more = [q for q in self._race.questions if q.seat == seat and (q.id.round, q.id.phase) == moment]
        if len(self._people) > 1 and question.sealed and not more and self._reader.live:
            self._console.clear()


def _word(question: Question) -> str:
    """What is asked for, in the prompt."""
    return {"rider": "bids"}.get(question.id.kind, question.id.kind.rstrip("12"))
