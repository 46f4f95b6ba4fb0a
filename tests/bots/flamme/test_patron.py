import hashlib
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files

import pytest

from echappee.bots import drive, make_bot
from echappee.engine import Entry, Question, Refused
from echappee.flamme.bots import patron
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.patron.decision import steps_of
from echappee.flamme.bots.patron.inputs import Inputs
from echappee.flamme.bots.patron.layout import ANSWERS, KINDS, PLAYED, QUESTIONS, TEAMS, YES
from echappee.flamme.bots.patron.network import (
    PATRON,
    SHIFTS,
    Answers,
    Matrix,
    Network,
    NetworkWeights,
    load,
    plain,
    quick,
    read,
    write,
)
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FlammeRace, Ruleset, TeamSetup, View
from tests.bots.seating import ridden
from tests.tables import race as race_from
from tests.tables import started, table

EXACT = 2**53
"""Floating-point numbers of 64 bits are exact up to here."""


def shipped() -> bytes:
    return files("echappee.flamme.bots.patron").joinpath("patron.weights").read_bytes()


@cache
def matrices() -> Sequence[Matrix]:
    return read(shipped()).matrices


def seen(race: FlammeRace, seat: str) -> bytes:
    """What patron looks at in the question that is open for this seat."""
    question = next(each for each in race.questions if each.seat == seat)
    view = race.view(seat)
    return bytes(Inputs(view, view.rider(f"{seat}.{question.id.rider}")).bytes)


class Looking:
    """Rides as tempo does, and keeps what patron would look at."""

    def __init__(self, race: FlammeRace, seat: str) -> None:
        self.kept: list[bytes] = []
        self._race, self._seat = race, seat
        self._tempo = TempoBot()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        if question.id.kind == "card":
            self.kept.append(seen(self._race, self._seat))
        return self._tempo.answer(question, look)


def test_the_network_answers_alike_with_numpy_and_without() -> None:
    race = started(4, STAGES["gt-16-2-4"].tiles, ruleset=Ruleset(specialists=True, weather=True), seed=2)
    looking = {seat: Looking(race, seat) for seat in race.position.seats}
    drive(race, looking)
    slow, fast = plain(matrices()), quick(matrices())
    inputs = looking["blue"].kept
    assert len(set(inputs)) > 10
    for each in inputs:
        assert slow(each) == fast(each) == load()(each)


def test_every_sum_is_exact_in_floating_point() -> None:
    most = [YES] * (len(matrices()[0]) - 1)
    for number, matrix in enumerate(matrices()):
        rows = list(zip([*most, 1 << 8], matrix, strict=True))
        sums = [sum(value * abs(row[column]) for value, row in rows) for column in range(len(matrix[0]))]
        assert max(sums) < EXACT
        if number < len(SHIFTS):
            most = [total >> SHIFTS[number] for total in sums]


BROKEN: Mapping[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "not a file of weights"),
    "foreign": (lambda _: b"\x89PNG\r\n", "not a file of weights"),
    "without a head": (lambda _: PATRON.magic, "damaged"),
    "a head of another kind": (lambda _: PATRON.magic + b"[]\n", "damaged"),
    "cut": (lambda data: data[:-2], "damaged"),
    "longer": (lambda data: data + b"\0\0", "damaged"),
    "another byte": (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "damaged"),
    "other sizes": (lambda data: data.replace(b"1024", b"1025", 1), "another version"),
    "without questions": (lambda data: data.replace(b"questions", b"decisions", 1), "damaged"),
    "nothing in it": (lambda _: write(NetworkWeights([], frozenset()), "nothing"), "damaged"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_and_foreign_weights_are_refused_in_one_line(case: str) -> None:
    change, why = BROKEN[case]
    with pytest.raises(Refused, match=why) as refusal:
        read(change(shipped()))
    assert refusal.value.code == "bad-weights"
    assert "\n" not in str(refusal.value)


def test_weights_are_written_as_they_are_read() -> None:
    weights = NetworkWeights(matrices(), frozenset({"card", "refresh"}))
    assert read(write(weights, "again")) == weights


def answers(name: str) -> list[Entry]:
    """The ledger of a race in which all seats ride like this."""
    return ridden(started(3, STAGES["base-1"].tiles, seed=7), name).ledger


@pytest.fixture
def broken_weights(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(patron, "load", partial(read, b"broken"))
    patron.shipped.cache_clear()
    yield
    patron.shipped.cache_clear()


@pytest.mark.usefixtures("broken_weights")
def test_without_its_weights_tempo_rides_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    assert answers("patron") == answers("tempo")
    assert [record.message for record in caplog.records] == [
        "this is not a file of weights for patron (bad-weights); tempo rides"
    ]


def test_these_weights_ride_as_they_always_have() -> None:
    """A longer layout must not change what was learned; other weights do, and then this number is another."""
    told = " ".join(entry.result for entry in answers("patron") if not entry.chance)
    assert hashlib.sha256(told.encode()).hexdigest().startswith("b5994e54ea08ed40")


def test_patron_rides_otherwise_than_tempo() -> None:
    assert answers("patron") != answers("tempo")


class Both:
    """Rides as tempo does, and keeps what patron would answer beside it."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str, str]] = []
        self._tempo, self._patron = TempoBot(), PatronBot()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        answer = self._tempo.answer(question, look)
        self.kept.append((steps_of(question)[0], answer, self._patron.answer(question, look)))
        return answer


def everything(seed: int) -> FlammeRace:
    """A race in which every question is asked."""
    ruleset = Ruleset(weather=True, breakaway=True, specialists=True, extended=True, tour=True)
    return started(3, STAGES["peloton-7-2-4"].tiles, ruleset=ruleset, seed=seed)


def test_what_the_network_has_not_learned_tempo_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = frozenset({"card", "place"})
    monkeypatch.setattr(patron, "shipped", lambda: Network(fancy, learned))
    race = everything(1)
    bots = {seat: Both() for seat in race.position.seats}
    drive(race, bots)
    kept = [each for both in bots.values() for each in both.kept]
    assert {question for question, *_ in kept} - learned
    assert all(tempo == patron for question, tempo, patron in kept if question not in learned)


def extended(name: str, *, tour: bool) -> list[Entry]:
    """The ledger of an extended race in which all seats ride like this."""
    ruleset = Ruleset(extended=True, tour=tour)
    return ridden(started(2, STAGES["gt-2-2-4"].tiles, ruleset=ruleset, seed=7), name).ledger


@pytest.mark.parametrize("tour", [False, True])
def test_the_network_rides_extended_races_of_all_kinds(*, tour: bool) -> None:
    assert extended("patron", tour=tour) != extended("tempo", tour=tour)


def played(race: FlammeRace, seat: str) -> bytes:
    """The part of what patron looks at that says what its rider has played."""
    return seen(race, seat)[PLAYED : PLAYED + KINDS]


def test_what_was_played_is_among_the_figures() -> None:
    race = open_race("3,4,5,6|2e", "3,4,5,6|7,7")
    assert not any(played(race, "blue"))
    one, other = (
        race_from(table("60", f"blue.R 5 3,4,5,6|2e|{cards}", "red.R 9 3,4,5,6|7,7", phase="energy", line=40))
        for cards in ("7", "6")
    )
    assert played(one, "blue") != played(other, "blue")


def fancy(looked: bytes) -> Answers:
    """Likes any answer, by what is looked at."""
    likes = [zlib.crc32(looked, answer) for answer in range(ANSWERS)]
    return Answers(likes, likes, [0] * TEAMS)


@pytest.fixture
def every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patron, "shipped", lambda: Network(fancy, frozenset(QUESTIONS)))


@pytest.mark.usefixtures("every_question")
def test_a_network_that_has_learned_every_question_answers_all_of_them() -> None:
    asked = set()
    for seed in range(3):
        race = ridden(everything(seed), "patron")
        assert race.over
        asked |= {entry.key.kind for entry in race.ledger if not entry.chance}
    kinds = {"pick1", "place1", "place2", "rider", "card1", "card2", "first", "card", "recover", "refresh"}
    assert kinds <= asked


def open_race(own: str, others: str) -> FlammeRace:
    return race_from(table("60", f"blue.R 5 {own}", f"red.R 9 {others}", phase="energy", line=40))


def test_two_positions_that_look_alike_are_the_same_bytes() -> None:
    one = seen(open_race("3,4,5,6|2e", "3,4,5,6|7,7"), "blue")
    assert one == seen(open_race("3,4,5,6|2e", "3,5,7,7|4,6"), "blue")
    assert one != seen(open_race("3,4,5,6|2e", "3,4,5,6|7,6"), "blue")
    assert one != seen(open_race("3,4,5,2e|6", "3,4,5,6|7,7"), "blue")


def test_a_sealed_card_of_another_seat_is_not_seen() -> None:
    before = open_race("3,4,5,6|2e", "3,4,5,6|7,7")
    after = open_race("3,4,5,6|2e", "3,4,5,6|7,7")
    after.answer(next(each.id for each in after.questions if each.seat == "red"), "6")
    assert seen(before, "blue") == seen(after, "blue")


def test_cards_that_are_not_in_the_game_are_left_to_tempo() -> None:
    race = open_race("8,4,2,3|", "3,4,5,6|7,7")
    question = next(each for each in race.questions if each.seat == "blue")
    look = partial(race.view, "blue")
    assert PatronBot().answer(question, look) == TempoBot().answer(question, look)


def wins(name: str) -> int:
    """Of forty races against a Peloton and two Muscle teams, in every seat in turn."""
    won = 0
    for number in range(40):
        teams = [TeamSetup("peloton"), TeamSetup("muscle"), TeamSetup("muscle")]
        teams.insert(number % 4, TeamSetup())
        race = started(teams, STAGES["base-1"].tiles, seed=number)
        (mine,) = race.position.seats
        drive(race, {mine: make_bot(name, 1)})
        won += race.position.ranking[0].team == mine
    return won


def test_patron_wins_more_often_than_tempo() -> None:
    assert wins("patron") > wins("tempo")
