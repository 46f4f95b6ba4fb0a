"""Asks the people at the keyboard, until there is an answer."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console

from echappee.cli.game_terminal import GameTerminal
from echappee.cli.players import Company
from echappee.cli.terminal.game_screen import GameScreen, screen_of
from echappee.cli.terminal.screen import heading, say
from echappee.engine import Key, Question, Refused, Seat
from echappee.games import game_of
from echappee.notation.game_rules import SomePosition, SomeRace, SomeView
from echappee.words import english


class Reader:
    """Lines of input. From a pipe, each is printed after the prompt, so that the output reads well."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        """Whether a person is at the keyboard."""
        if self.live:
            with suppress(ImportError):  # arrow keys and history for input(), if the system has them
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """One line without surrounding spaces; EOFError if there is none left."""
        if self.live:
            return input(f"{prompt} ").strip()
        self._console.print(prompt, end=" ")
        line = sys.stdin.readline()
        self._console.print(line.strip()[: self._console.width - len(prompt) - 1])
        if not line:
            raise EOFError
        return line.strip()


class Leave(Exception):
    """A person wants to stop."""


class Asker:
    def __init__(self, console: Console, race: SomeRace, people: Sequence[Seat], company: Company) -> None:
        self._console = console
        self._game: GameScreen[SomePosition, SomeView] = screen_of(race)
        self._turn = game_of(race).room(GameTerminal).turn.lower()
        self._race = race
        self._people = people
        self._company = company
        self._reader = Reader(console)
        self._last: Key | None = None
        self._asked: Key | None = None

    def ask(self, question: Question) -> None:
        """Ask until the race accepts an answer, or an earlier one is taken back."""
        self._hand_over(question)
        self._show(question)
        view = self._race.view(question.seat)
        prompt = self._game.prompt(question, view)
        while True:
            text = self._reader.line(prompt) or self._game.default(question, view) or ""
            if text == "u" and self._take_back(question):
                return
            if text == "u" or (not _is_option(question, text) and self._command(text, question)):
                continue
            answer = self._game.read_answer(question, text, view)
            if answer is not None and not self._sure(question, answer):
                continue
            if answer is not None:
                self._race.answer(question.id, answer)
                self._last = question.id if question.sealed or question.revocable else None
                self._hide(question)
                return
            say(
                self._console,
                f"  {text!r} is not an answer here; {self._game.expected(question)}, or ? for help",
            )

    def _show(self, question: Question) -> None:
        self._game.show_question(self._console, self._race, question, self._company)

    def _sure(self, question: Question, answer: str) -> bool:
        """In a terminal, people may think again before the riders go."""
        if not self._reader.live or not self._game.is_last(self._race, self._people, question, answer):
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
            why = self._game.too_late(question, refusal.code != "already-drawn")
            say(self._console, f"  too late to take that back: {why}")
            return False
        self._last = None
        return True

    def _command(self, text: str, question: Question | None) -> bool:
        """Whether the text was a command rather than an answer."""
        view = self._race.view(self._asked.seat if self._asked else None)
        if text == "q":
            raise Leave
        if text == "?":
            self._console.print(self._game.help)
            self._game.show_legend(self._console, view, self._company)
        elif len(text) == 1 and text in self._game.keys:
            self._game.show_more(self._console, text, view, self._company)
        elif text:
            return False
        if text and question is not None and not question.id.kind.startswith("place"):
            self._show(question)
        return True

    def _hand_over(self, question: Question) -> None:
        """If several people share the keyboard, call the next one before showing a hand."""
        before, self._asked = self._asked, question.id
        if before is None or before.seat == question.seat or not self._secret(question):
            return
        team = english.team(question.seat)
        self._reader.line(f"  {team}, it is your turn: press Enter>")
        if (before.round, before.phase) == (question.id.round, question.id.phase):
            heading(self._console, f"{team}, {self._turn} {question.id.round}")
            self._game.show_table(self._console, self._race.view(question.seat), self._company)

    def _hide(self, question: Question) -> None:
        """If several people share the keyboard, clear a hand from the screen."""
        seat, moment = question.seat, (question.id.round, question.id.phase)
        more = [q for q in self._race.questions if q.seat == seat and (q.id.round, q.id.phase) == moment]
        if len(self._people) > 1 and not more and self._secret(question):
            self._console.clear()

    def _secret(self, question: Question) -> bool:
        """Whether somebody else at the keyboard must not see this; a pipe has nobody in front of it."""
        return self._reader.live and self._game.is_secret(question)


def _is_option(question: Question, text: str) -> bool:
    """Whether this is an answer as it is listed; then it is not a command, even if it is its letter."""
    return text.lower() in (option.lower() for option in question.options() or ())
