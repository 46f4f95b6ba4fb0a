"""Cards as they are shown and typed."""

import pytest

from echappee.flamme.rules.cards import DECKS, Card
from echappee.flamme.terminal.drawing.cards import count, meant, short
from echappee.flamme.terminal.drawing.hands import draw_decks, draw_hand, draw_rider
from tests.cli.painting import rider, table

NIMBLE, TIRELESS, STEEP = Card(9, "+nimble"), Card(5, "+relentless+breakaway"), Card(6, "+asc6")


def test_powers_are_letters_on_a_card() -> None:
    assert [short(card) for card in (NIMBLE, TIRELESS, STEEP, Card(2, "e"))] == ["9n", "5tb", "6u", "2e"]
    assert count((STEEP, STEEP, Card(7))) == "6u×2 7"


@pytest.mark.parametrize(
    ("typed", "card"),
    [("9", NIMBLE), ("9N", NIMBLE), ("9+nimble", NIMBLE), ("5", Card(5)), ("5tb", TIRELESS), ("6", None)],
)
def test_a_card_is_typed_in_full_in_short_or_by_its_value(typed: str, card: Card | None) -> None:
    hand = (NIMBLE, Card(5), TIRELESS, STEEP, Card(6, "+nimble"))
    assert meant(hand, typed) == card


def test_a_hand_says_what_powers_do_and_names_squares_by_their_way() -> None:
    mine = rider("blue", "R", 9)._replace(hand=(Card(4, "+chase"), Card(9, "+nimble")))
    ahead = rider("red", "S", 16)._replace(deck=(Card(2, "e"),))
    view = table("squares:10,@,2,4^,8;20", mine, ahead)
    assert [line.plain for line in draw_hand(view, mine, landings=True)] == [
        "   #1  4c    → 13   closes a gap",
        "   #2  9n    → 15   the climb takes 1  always finds room",
    ]


def test_cards_are_counted_by_value() -> None:
    assert count(DECKS["S"]) == "2×3 3×3 4×3 5×3 9×3"
    assert count(()) == "none"


def test_a_hand_says_what_the_road_does_and_who_may_be_there_first() -> None:
    mine = rider("blue", "R", 2)._replace(hand=(Card(2, "e"), Card(6), Card(7), Card(7)))
    ahead = [rider("red", kind, 5, lane)._replace(deck=(Card(3),)) for lane, kind in enumerate("RS")]
    view = table("squares:3v,4,4~,6^,5;18", mine, *ahead)
    assert [line.plain for line in draw_hand(view, mine, landings=True)] == [
        "   #1  2e    → 7    the descent adds 3",
        "   #2   6    → 8    may be full: rR rS, slippery",
        "   #3   7 ×2 → 9  ",
    ]
    uphill = mine._replace(square=14, hand=(Card(9),))
    view = table("squares:3v,4,4~,6^,5;18", uphill)
    assert [line.plain for line in draw_hand(view, uphill, landings=True)] == [
        "   #1   9    → 19   the climb takes 4, over the line"
    ]


def test_a_crashed_rider_is_reminded() -> None:
    view = table("squares:9", down := rider("pink", "S", 4, crashed=True))
    assert draw_rider(view, down).plain == "  pS Pink’s Sprinteur on 4r, crashed: its card counts 2 less"


def test_decks_with_many_powers_take_two_lines() -> None:
    wide = tuple(Card(value, "+relentless+breakaway") for value in range(2, 12))
    plain, powerful = rider("blue", "R", 3), rider("red", "S", 2)
    view = table("squares:9", plain._replace(deck=DECKS["R"]), powerful._replace(deck=wide, played=wide))
    lines = [line.plain for line in draw_decks(view, 80)]
    assert [line.split()[0] for line in lines] == ["bR", "rS", "played"]
    assert max(map(len, lines)) <= 80
