"""Races of Homas Tour Pro at the keyboard."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console

from echappee.cli.players import Company
from echappee.cli.terminal.game_screen import GameScreen
from echappee.cli.terminal.screen import show
from echappee.engine import Event, Question, Seat
from echappee.homas.rules import HomasRace, View
from echappee.homas.rules.setup import read_setup
from echappee.homas.terminal.answers import default, expected, keys, picks, read_answer
from echappee.homas.terminal.cards import draw_hands
from echappee.homas.terminal.questions import show_question
from echappee.homas.terminal.road_screen import title
from echappee.homas.terminal.table import show_legend, show_result, show_table
from echappee.homas.words import narration
from echappee.homas.words.voice import voice
from echappee.words.sentences import Line

ITS_OWN: Final = (
    *("played", "attacked", "rolled", "fitness-played", "rode", "bought-back", "waited", "discarded"),
    *("recovered", "loses-turns", "kept", "event", "team-roll", "blocked", "rested"),
)
"""Events that belong to the paragraph of the rider to whom they happen."""
OTHERS: Final = ("followed", "countered", "neutral-counters", "fell", "relayed", "relay-refused")
"""Events that others cause in response."""
SPRINTED: Final = "sprinted"
"""A group's sprint is one paragraph."""


def narrate(events: Sequence[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    told, after = narration.narrate(events, view)
    lines: list[Line] = []
    topic: object = None
    for line in told:
        event, text = events[line.first], voice("en").say(line.sentences)
        if lines and _belongs(event, topic):
            before = lines.pop()
            rules = dict.fromkeys((*before.rules, *line.rules))
            lines.append(Line(f"{before.text} {text}", tuple(rules)))
        else:
            lines.append(Line(text, line.rules))
            topic = _topic(event)
    return lines, after


def _topic(event: Event) -> object:
    """The subject of a paragraph that begins with this: a rider's move, a sprint, or the event itself."""
    if event.code == SPRINTED:
        return SPRINTED
    return event.args["rider"] if event.code in (*ITS_OWN, "asked-relay") else None


def _belongs(event: Event, topic: object) -> bool:
    """Whether this continues the paragraph."""
    if SPRINTED in (event.code, topic):
        return event.code == topic
    mine = event.code in ITS_OWN and event.args["rider"] == topic
    return topic is not None and (mine or event.code in OTHERS)


HELP: Final = """\
  Enter        the answer in [brackets]; type one of those in (brackets)
  r            rolls the dice
  6h, 6h 5k    plays a card and a die, or two cards; t6h is a card of the team
  a6h, a6h 5k  attacks with them
  f l s        plays the fitness card; asks for a relay; stays and rests
  a b c …      a letter on the road is where to ride to; 57.2 is row 57, lane 2
  22, n        that rider, or none
  22-6h        counters with this card; 22-6h,24-5k with two riders
  t, 5         after a seven: the event table, or the 5 alone
  m            draws the whole table again
  d            everybody's cards, your fitness cards among them
  u            takes your last answer back, as long as nothing depends on it
  q            quits; the record lets you continue later"""
PROMPTS: Final = {"lead": "rides", "take": "leads", "then": "to", "wait": "waits"}
"""What the prompt says, where it is not the kind of the question."""


def _to_go(view: View) -> str:
    """How far the first rider is from the line."""
    first = max((view.square(rider).row for rider in view.riders if rider.racing), default=0)
    rows = view.course.length - first
    if rows <= 0:
        return "the line is crossed" if rows else "the line is next"
    return f"{rows} row{'s' * (rows != 1)} to the line"


def _title(_tags: Mapping[str, str], race: HomasRace) -> str:
    """The course by name and its length."""
    course = race.position.course
    return f"{title(course)}: {course.length} squares"


def _show_more(console: Console, key: str, view: View, company: Company) -> None:
    """Everybody's cards, or the whole table."""
    if key == "d":
        show(console, draw_hands(view, secret=False))
    else:
        show_table(console, view, company)


def _prompt(question: Question, view: View) -> str:
    """The rider and the question, and what Enter means, or what to type if it means nothing."""
    kind, usual = question.id.kind, default(question, view)
    if kind in ("to", "then"):
        usual = next(iter(picks(question)))
    who = question.id.rider or question.seat
    return f"{who} {PROMPTS.get(kind, kind)} " + (f"[{usual}]>" if usual else f"({keys(question)})>")


def _is_secret(question: Question) -> bool:
    """Whether fitness cards, or a secret hand, are shown with it."""
    return question.id.kind in ("energy", "keep")


def _is_last(race: HomasRace, people: Sequence[Seat], question: Question, _answer: str) -> bool:
    """Only the cards of a stage are worth a second thought; nobody wants one after every turn."""
    others = [asked for asked in race.questions if asked.seat in people and asked != question]
    return _is_secret(question) and not others


SCREEN: Final = GameScreen(
    help=HELP,
    keys="dm",
    narrate=narrate,
    title=_title,
    to_go=_to_go,
    jerseys=lambda tags: dict(read_setup(tags).jerseys) if "jerseys" in tags else {},
    show_table=show_table,
    show_legend=show_legend,
    show_result=show_result,
    show_question=lambda console, race, question, company: show_question(
        console, race.view(question.seat), question, company
    ),
    show_more=_show_more,
    prompt=_prompt,
    read_answer=read_answer,
    default=default,
    expected=expected,
    is_secret=_is_secret,
    is_last=_is_last,
    too_late=lambda _question, _gone_on: "the race has moved on since",
)
