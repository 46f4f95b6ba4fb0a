"""Races of Dash at the keyboard."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from dash.rules import CHOICES, LINE, DashRace, View
from dash.words import WORDS
from echappee.cli.players import Company
from echappee.cli.terminal.game_screen import GameScreen
from echappee.engine import Question


def _show_table(console: Console, view: View, _company: Company) -> None:
    for rider in view.riders:
        console.print(f"  {rider.name:<6}{'.' * min(rider.square, LINE)}>", highlight=False)


def _show_result(console: Console, _view: View, ranking: Sequence[str], _company: Company) -> None:
    console.print(f"  {' '.join(ranking)}")


def _show_question(console: Console, race: DashRace, question: Question, company: Company) -> None:
    _show_table(console, race.view(question.seat), company)


def _read_answer(_question: Question, text: str, _view: View) -> str | None:
    return next((choice for choice in CHOICES if text and choice.startswith(text.lower())), None)


SCREEN: Final = GameScreen(
    help="  high or low, or their first letters",
    keys="",
    narrate=WORDS.narrate,
    title=lambda _tags, _race: f"Dash: {LINE} squares",
    to_go=lambda view: f"{LINE - max(rider.square for rider in view.riders)} squares to the line",
    jerseys=lambda _tags: {},
    show_table=_show_table,
    show_legend=lambda _console, _view, _company: None,
    show_result=_show_result,
    show_question=_show_question,
    show_more=lambda _console, _key, _view, _company: None,
    prompt=lambda question, _view: f"{question.seat} high or low>",
    read_answer=_read_answer,
    default=lambda _question, _view: None,
    expected=lambda _question: "type high or low",
    is_secret=lambda question: question.sealed,
    is_last=lambda race, people, question, _answer: (
        not any(asked.seat in people and asked != question for asked in race.questions)
    ),
    too_late=lambda _question, _gone_on: "the dice were rolled since",
)
