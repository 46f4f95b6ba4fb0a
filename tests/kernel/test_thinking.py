"""Bots that think before they answer."""

import pytest

from echappee.bots import drive, make_bot
from echappee.bots.lookup import find_bot, named_bot
from echappee.cli.lineups import read_words
from echappee.engine import Race, Refused, SeededDealer
from echappee.flamme.rules import FLAMME, FlammeRace, set_up
from echappee.games import game_named
from tests.kernel.setups import four, setup_of
from tests.tables import race, table

THINKING = "patron:think=1"


def ridden(bot: str) -> FlammeRace:
    """A race of this bot against three tempo."""
    going = Race(FLAMME, set_up(four("base-2")), SeededDealer(3))
    first, *others = going.position.seats
    bots = {first: named_bot(bot, 1, "flamme")} | {seat: make_bot("tempo", 0) for seat in others}
    drive(going, bots)
    return going


def test_the_same_seed_gives_the_same_race_and_patron_another_one() -> None:
    thinking = ridden(THINKING).ledger
    assert ridden(THINKING).ledger == thinking
    assert ridden("patron").ledger != thinking


@pytest.mark.parametrize("number", range(2))
def test_it_answers_every_question(number: int) -> None:
    """Also where only patron answers, and where the kernel cannot ride."""
    going = Race(FLAMME, set_up(setup_of(number)), SeededDealer(number))
    drive(going, {seat: named_bot(THINKING, 0, "flamme") for seat in going.position.seats})
    assert going.over


def test_it_plays_the_card_that_wins() -> None:
    """A 6 crosses the line, and nobody else can; after a 5 red may win by slipstream."""
    going = race(table("40", "blue.R 9 5,6|", "red.R 9 5,6|", line=14, phase="energy"))
    (question,) = [question for question in going.questions if question.seat == "blue"]
    bot = named_bot("patron:think=16", 0, "flamme")
    assert bot.answer(question, lambda: going.view("blue")) == "6"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("patron:think=0", "must end in a number of races from 1 to 99999"),
        ("patron:think=many", "must end in a number of races"),
        ("patron:think=100000", "must end in a number of races"),
        ("tempo:think=4", "'tempo' cannot think; these bots can: patron"),
    ],
)
def test_a_name_that_makes_no_bot_is_refused(word: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason) as refusal:
        find_bot(word, 0, "flamme")
    assert refusal.value.code == "unknown-bot"


def test_a_server_knows_no_bot_that_thinks() -> None:
    with pytest.raises(Refused, match="there is no bot"):
        make_bot(THINKING, 0)


def test_such_a_bot_may_ride_in_a_race_that_is_recorded() -> None:
    assert read_words(f"{THINKING},tempo", game_named("flamme")) == (THINKING, "tempo")
    with pytest.raises(Refused, match="there is no team 'nobody:think=4'"):
        read_words("nobody:think=4,tempo", game_named("flamme"))
