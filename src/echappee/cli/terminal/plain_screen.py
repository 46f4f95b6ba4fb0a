"""The screen of a game that draws nothing: events, views and answers as plain text."""

import json
from collections.abc import Sequence

from rich.console import Console

from echappee.bots.plain_data import as_plain
from echappee.cli.players import Company
from echappee.cli.terminal.game_screen import GameScreen
from echappee.cli.terminal.screen import say
from echappee.engine import Event, Question, Race
from echappee.games import Game
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.words.sentences import Line

MOST_LISTED = 12
"""Answers that fit on a line."""
HELP = """\
  an answer, or the beginning of one
  u            takes your last answer back, as long as nothing depends on it
  q            quits; the record lets you continue later"""


def plain_screen(game: Game) -> GameScreen[SomePosition, SomeView]:
    fold = game.rules.fold

    def narrate(events: Sequence[Event], view: SomeView) -> tuple[list[Line], SomeView]:
        for event in events:
            view = fold(view, event)
        return [Line(_told(event), (event.rule,)) for event in events], view

    return GameScreen(
        help=HELP,
        keys="",
        narrate=narrate,
        title=lambda _tags, _race: game.rules.title,
        to_go=lambda _view: "",
        jerseys=lambda _tags: {},
        show_table=_show_view,
        show_legend=lambda _console, _view, _company: None,
        show_result=_show_result,
        show_question=_show_question,
        show_more=lambda _console, _key, _view, _company: None,
        prompt=lambda question, _view: f"{question.id.rider or question.seat} {question.id.kind}>",
        read_answer=_read_answer,
        default=lambda _question, _view: None,
        expected=_expected,
        is_secret=lambda question: question.sealed,
        is_last=lambda _race, _people, _question, _answer: False,
        too_late=lambda _question, _gone_on: "the race has moved on since",
    )


def _told(event: Event) -> str:
    return " ".join((event.code, *(f"{name}={_text(value)}" for name, value in event.args.items())))


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(as_plain(value), ensure_ascii=False)


def _show_view(console: Console, view: SomeView, _company: Company) -> None:
    fields = as_plain(view)
    assert isinstance(fields, dict), "a view is a record"
    for name, value in fields.items():
        if name not in ("seat", "round"):  # the prompt and the heading have them
            say(console, f"  {name}: {_text(value)}", style="dim")


def _show_result(console: Console, _view: SomeView, ranking: Sequence[str], _company: Company) -> None:
    for rank, name in enumerate(ranking, 1):
        say(console, f"  {rank:>2} {name}")


def _show_question(
    console: Console, race: Race[SomePosition, SomeView], question: Question, company: Company
) -> None:
    _show_view(console, race.view(question.seat), company)
    say(console, f"  {_expected(question)}")


def _expected(question: Question) -> str:
    options = question.options()
    if options is None:
        return "type an answer"
    more = ", …" if len(options) > MOST_LISTED else ""
    return f"type one of {', '.join(options[:MOST_LISTED])}{more}"


def _read_answer(question: Question, text: str, _view: SomeView) -> str | None:
    """The answer as it is, or the only one that begins so."""
    if question.allows(text):
        return text
    meant = [option for option in question.options() or () if text and option.startswith(text)]
    return meant[0] if len(meant) == 1 else None
