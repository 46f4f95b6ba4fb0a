import hashlib
import hmac
from collections import Counter
from itertools import combinations, permutations
from math import perm

import pytest

from echappee.engine import Draw, Entry, Key, Outcome, Refused, ScriptedDealer, SeededDealer
from echappee.engine.chance import outcome
from tests.engine.toys import lot, play

LOT = Key(0, "toy", "", "", "lot")


def key(number: int, kind: str = "draw") -> Key:
    return Key(number, "energy", "blue", "R", kind)


def documented(seed: bytes, race: str, request: Draw) -> Outcome:
    """The outcome by the letter of docs/chance.md."""
    left = list(enumerate(request.pile))
    ways = perm(len(left), request.take)
    width = 1
    while 256 * width < ways.bit_length() + 64:
        width += 1
    first, limit = 0, 2 ** (256 * width) - 2 ** (256 * width) % ways
    while (number := digest(seed, f"{race}|{request.key}", range(first, first + width))) >= limit:
        first += width
    drawn = []
    for _ in range(request.take):
        drawn.append(left.pop(number % len(left)))
        number //= len(left) + 1
    return tuple(item for _, item in (drawn if request.ordered else sorted(drawn)))


def digest(seed: bytes, message: str, blocks: range) -> int:
    read = [hmac.new(seed, f"{message}|{block}".encode(), hashlib.sha256).digest() for block in blocks]
    return int.from_bytes(b"".join(read), "big")


HAND = Draw(key(1), tuple("333444555666777"), 4)
FIRST = Draw(Key(0, "placement", "", "", "first"), ("blue", "red", "green"), 1)
TOKENS = Draw(Key(0, "weather", "", "", "tokens"), tuple("abcdefghijklm"), 13, ordered=True)


def test_a_seed_gives_the_published_outcomes() -> None:
    # These may never change: every seed that was published or written down fixes its deals.
    assert outcome(b"42", "", HAND) == tuple("4677")
    assert outcome(b"42", "monday", HAND) == tuple("3346")
    assert outcome(b"42", "", FIRST) == ("red",)
    assert outcome(bytes(32), "", TOKENS) == tuple("bkefjlaghcmdi")


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize(("size", "take"), [(1, 1), (5, 0), (5, 2), (15, 4), (17, 1), (13, 13), (200, 200)])
def test_outcomes_follow_the_documentation(size: int, take: int, ordered: bool) -> None:  # noqa: FBT001
    for number in range(20):
        request = Draw(key(number), tuple(range(size)), take, ordered)
        assert outcome(b"seed", "race", request) == documented(b"seed", "race", request)


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 200])
def test_outcomes_follow_the_documentation_for_seeds_of_any_length(length: int) -> None:
    seed = bytes(range(length))
    assert outcome(seed, "race", HAND) == documented(seed, "race", HAND)


def test_a_seeded_dealer_is_deterministic() -> None:
    request = Draw(key(1), tuple(range(50)), 10)
    assert SeededDealer(7, "race").deal(request) == SeededDealer(b"7", "race").deal(request)
    assert SeededDealer(7).deal(request) == outcome(b"7", "", request)


def test_outcomes_differ_by_seed_by_race_and_by_key() -> None:
    pile = tuple(range(50))
    drawn = [
        SeededDealer(1, "r").deal(Draw(key(1), pile, 10)),
        SeededDealer(2, "r").deal(Draw(key(1), pile, 10)),
        SeededDealer(1, "s").deal(Draw(key(1), pile, 10)),
        SeededDealer(1, "r").deal(Draw(key(2), pile, 10)),
        SeededDealer(1, "r").deal(Draw(key(1, "other"), pile, 10)),
    ]
    assert len(set(drawn)) == len(drawn)


def chi_square(found: Counter[Outcome], ways: int) -> float:
    expected = found.total() / ways
    assert len(found) == ways
    return sum((seen - expected) ** 2 / expected for seen in found.values())


def test_single_draws_are_fair() -> None:
    dealer = SeededDealer(11)
    found = Counter(dealer.deal(Draw(key(n), tuple("abcde"), 1)) for n in range(5000))
    assert chi_square(found, 5) < 20


def test_hands_are_fair_and_in_the_piles_order() -> None:
    dealer = SeededDealer(12)
    found = Counter(dealer.deal(Draw(key(n), tuple("abcd"), 2)) for n in range(6000))
    assert set(found) == set(combinations("abcd", 2))
    assert chi_square(found, 6) < 22


def test_shuffles_are_fair() -> None:
    dealer = SeededDealer(13)
    found = Counter(dealer.deal(Draw(key(n), tuple("abc"), 3, ordered=True)) for n in range(6000))
    assert set(found) == set(permutations("abc"))
    assert chi_square(found, 6) < 22


def test_equal_cards_are_drawn_as_often_as_they_are_there() -> None:
    dealer = SeededDealer(14)
    found = Counter(dealer.deal(Draw(key(n), tuple("aaab"), 1)) for n in range(4000))
    assert 2850 < found[("a",)] < 3150


def test_a_drawn_outcome_is_recorded_under_its_key() -> None:
    race = play(lot("x", "y", "z", take=2), dealer=ScriptedDealer({str(LOT): "x,z"}))
    assert race.ledger == [Entry(LOT, "x,z", chance=True)]


def test_a_draw_of_everything_is_left_to_nobody() -> None:
    race = play(lot("x", "y", take=2))
    assert (race.position.said, race.ledger) == (("x", "y"), [])


def test_a_shuffle_of_everything_is_drawn() -> None:
    race = play(lot("x", "y", take=2, ordered=True))
    assert [(request.take, request.ordered) for request in race.requests] == [(2, True)]


def test_what_the_script_does_not_deal_is_left_open_and_taken_from_outside() -> None:
    race = play(lot("x", "y"), lot("p", "q"), dealer=ScriptedDealer({"1/toy///lot": "q"}))
    assert [request.key for request in race.requests] == [LOT]
    assert not race.questions
    race.deal(LOT, "y")
    assert race.position.said == ("y", "q")
    assert race.over


@pytest.mark.parametrize(
    ("text", "ordered"),
    [
        ("", False),
        ("x", False),
        ("x,y,z", False),
        ("x,x", False),
        ("z,x", False),
        ("x,w", False),
        ("x, y", True),
    ],
)
def test_an_outcome_that_cannot_be_is_refused(text: str, ordered: bool) -> None:  # noqa: FBT001
    race = play(lot("x", "y", "z", take=2, ordered=ordered))
    with pytest.raises(Refused) as refusal:
        race.deal(LOT, text)
    assert refusal.value.code == "bad-outcome"
    assert [request.key for request in race.requests] == [LOT]


def test_an_ordered_outcome_may_have_any_order() -> None:
    race = play(lot("x", "y", "z", take=2, ordered=True))
    race.deal(LOT, "z,x")
    assert race.position.said == ("z", "x")


def test_a_bad_script_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        play(lot("x", "y"), dealer=ScriptedDealer({str(LOT): "z"}))
    assert refusal.value.code == "bad-outcome"


def test_an_unknown_request_is_refused() -> None:
    race = play(lot("x", "y"))
    for unknown in (LOT._replace(kind="other"), LOT._replace(seat="a")):
        with pytest.raises(Refused) as refusal:
            race.deal(unknown, "x")
        assert refusal.value.code == "unknown-request"
    race.deal(LOT, "x")
    with pytest.raises(Refused) as refusal:
        race.deal(LOT, "x")
    assert refusal.value.code == "unknown-request"


@pytest.mark.parametrize("ordered", [False, True])
def test_a_draw_of_nothing_is_left_to_nobody(ordered: bool) -> None:  # noqa: FBT001
    race = play(lot("x", "y", take=0, ordered=ordered))
    assert race.over
    assert race.ledger == []
