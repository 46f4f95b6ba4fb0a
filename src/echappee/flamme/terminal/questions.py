"""Everything that helps to answer a question."""

import re

from rich.console import Console

from echappee.cli.players import Company
from echappee.cli.terminal.screen import say, show
from echappee.engine import Question
from echappee.flamme.rules import Card, FlammeRace, RiderView, View, pile, without
from echappee.flamme.rules.refresh import NONE, Retrieval, print_cards
from echappee.flamme.terminal.drawing.cards import count, meant, short
from echappee.flamme.terminal.drawing.hands import draw_deck, draw_hand, draw_rider, draw_specialists
from echappee.flamme.terminal.drawing.road import draw_road
from echappee.flamme.terminal.drawing.table import draw_teams
from echappee.flamme.words import english
from echappee.flamme.words.english import tell

BEST = "best"


def read_retrieval(choices: Retrieval, text: str) -> str | None:
    """The answer that is meant: cards by value in any order, `best` or `none`; None if it is not allowed."""
    typed = text.strip().lower()
    if typed in (BEST, NONE):
        return print_cards(best(choices) if typed == BEST else ())
    left, taken = choices.cards, []
    for word in re.split(r"[ ,]+", typed):
        card = meant(left, word)
        if card is None:
            return None
        left = without(left, (card,))
        taken.append(card)
    answer = print_cards(pile(taken))
    return answer if choices.allows(answer) else None


def best(choices: Retrieval) -> tuple[Card, ...]:
    """The greatest total that is allowed, made of as few cards as possible."""
    by_total: dict[int, tuple[Card, ...]] = {0: ()}
    for card in reversed(choices.cards):
        for total, cards in list(by_total.items()):
            more = total + card.value
            known = by_total.get(more)
            if more <= choices.limit and (known is None or len(known) > len(cards) + 1):
                by_total[more] = (*cards, card)
    return pile(by_total[max(by_total)])


def expected_cards(choices: Retrieval) -> str:
    """What may be typed, in a few words."""
    return f"type cards of {count(choices.cards)} with a total of at most {choices.limit}, best or none"


ASKED = {"first": "Which rider draws first", "rider": "Which rider bids for the breakaway"}


def show_question(console: Console, race: FlammeRace, question: Question, company: Company) -> None:
    """Everything that helps to answer."""
    view, kind = race.view(question.seat), question.id.kind
    console.print()
    if kind.startswith("pick"):
        _show_draft(console, view, question, company)
    elif kind.startswith("place"):
        _show_grid(console, view, question, company)
    elif question.id.rider:
        _show_own(console, race, view, question)
    else:
        for rider in view.own:
            _show_rider(console, view, rider)
        options = " or ".join(question.options() or ())
        say(console, f"  {ASKED.get(kind, 'Choose')}: {options}?")


def _show_own(console: Console, race: FlammeRace, view: View, question: Question) -> None:
    """The part about one rider of the team."""
    rider = view.rider(f"{question.seat}.{question.id.rider}")
    if rider.hand and (news := _shuffled(race, view)):
        say(console, f"  {news}", style="dim")
    _show_rider(console, view, rider)
    if question.id.kind == "recover":
        say(console, "  Does it shed one recycled exhaustion card: yes or no?")
    elif isinstance(question.choices, Retrieval):
        _show_played(console, question.choices)
    else:
        show(console, draw_hand(view, rider, landings=question.id.kind == "card"))


def _show_played(console: Console, choices: Retrieval) -> None:
    """The cards that may be taken back."""
    say(console, f"     played {count(choices.cards)}")
    say(
        console,
        f"  Which does it take back, {choices.limit} in all at most? Type them (3,6,7, say), none, "
        f"or best: {','.join(map(short, best(choices)))}",
    )


def _show_rider(console: Console, view: View, rider: RiderView) -> None:
    show(console, [draw_rider(view, rider), draw_deck(rider)])


def _shuffled(race: FlammeRace, view: View) -> str | None:
    """A note that the deck was shuffled to draw this hand, if it was."""
    drew = [event for event in race.heard(view.seat) if event.code == "drew"]
    return tell(drew[-1], view)


def _show_draft(console: Console, view: View, question: Question, company: Company) -> None:
    show(console, draw_teams(view, company.players, console.width))
    show(console, draw_specialists(question.options() or ()))
    team = english.team(question.seat)
    say(console, f"  Who rides for {team}? Type a name or its number.")


def _show_grid(console: Console, view: View, question: Question, company: Company) -> None:
    show(console, draw_road(view, console.width, company.jerseys))
    show(console, draw_teams(view, company.players, console.width))
    options = question.options() or ()
    riders = " or ".join(dict.fromkeys(option[0] for option in options))
    squares = " ".join(dict.fromkeys(option[1:] for option in options))
    team = english.team(question.seat)
    say(console, f"  Place {team}’s {riders} on a square with room: {squares} ({options[0]}, say)")
