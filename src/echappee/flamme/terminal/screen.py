"""Races of Flamme Rouge at the keyboard."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console

from echappee.cli.players import Company
from echappee.cli.terminal.game_screen import GameScreen
from echappee.cli.terminal.screen import show
from echappee.engine import Question
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FlammeRace, View
from echappee.flamme.rules.setup import read_jerseys
from echappee.flamme.terminal.answers import expected, is_last, read_answer
from echappee.flamme.terminal.drawing.hands import draw_decks
from echappee.flamme.terminal.drawing.palette import TEAM_LETTERS
from echappee.flamme.terminal.drawing.table import legend, show_table
from echappee.flamme.terminal.questions import show_question
from echappee.flamme.terminal.results import show_result
from echappee.flamme.words import WORDS
from echappee.flamme.words.moves import left

HELP: Final = """\
  a card     as it is shown (5, 2e for exhaustion, 9n), or its number in the list (#2)
  to refresh the cards to take back (3,6,7), best, or none
  a rider    R or S; on the start grid rider and square (R5)
  u          takes your last answer back, as long as nothing depends on it
  d          decks: which cards every rider has left and has played
  r          draws the road again, unless the question is R or S
  q          quits; the record lets you continue later
  →          where the card leads; "may be full" where riders ahead might take the room"""
WHAT_CAME: Final = dict.fromkeys(("recover", "refresh"), "this question follows from it")
"""Why an answer is final, by the question that follows it; usually cards were drawn."""


def _title(tags: Mapping[str, str], race: FlammeRace) -> str:
    """The stage by name, its length and the rules."""
    course = race.position.course
    stage = STAGES.get(tags.get("stage", ""))
    name = f"{stage.id} {stage.name}" if stage else tags.get("stage", "a stage")
    rules = tags.get("rules", "base")
    return f"{name}: {course.along(course.line)} squares" + (f", {rules}" if rules != "base" else "")


def _to_go(view: View) -> str:
    """How far the first rider is from the line."""
    ahead = max(rider.square for rider in view.riders if rider.racing)
    return f"{left(view.course, ahead)} to go"


def _show_more(console: Console, key: str, view: View, company: Company) -> None:
    """Everybody's decks, or the road."""
    if key == "d":
        show(console, draw_decks(view, console.width))
    else:
        show_table(console, view, company)


def _prompt(question: Question, _view: View) -> str:
    word = {"rider": "bids"}.get(question.id.kind, question.id.kind.rstrip("12"))
    return f"{TEAM_LETTERS.get(question.seat, question.seat)}{question.id.rider} {word}>"


def _too_late(question: Question, gone_on: bool) -> str:  # noqa: FBT001 - as every game is asked
    came_of_it = WHAT_CAME.get(question.id.kind, "cards were drawn since")
    return f"{'the race has moved on since' if gone_on else came_of_it} (rule 2.3.3)"


SCREEN: Final = GameScreen(
    help=HELP,
    keys="dr",
    narrate=WORDS.narrate,
    title=_title,
    to_go=_to_go,
    jerseys=read_jerseys,
    show_table=show_table,
    show_legend=lambda console, view, company: legend(console, view, company.jerseys),
    show_result=show_result,
    show_question=show_question,
    show_more=_show_more,
    prompt=_prompt,
    read_answer=lambda question, text, _view: read_answer(question, text),
    default=lambda _question, _view: None,  # a card must be named to be played
    expected=expected,
    is_secret=lambda question: question.sealed,
    is_last=is_last,
    too_late=_too_late,
)
