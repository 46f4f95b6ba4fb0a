import pytest

from echappee.engine import Entry, Key, Refused, ScriptedDealer, SeededDealer
from echappee.flamme.rules import FLAMME
from echappee.notation import read_record, replay
from tests.engine.toys import ToyPhase, ToyRace, answer_all, cards, lot, play, question, silent

PHASES: tuple[ToyPhase, ...] = (lot("x", "y", "z"), cards, question("p", "q"), silent, cards)


def live(answers: int = 100) -> ToyRace:
    """A race after this many answers."""
    race = play(*PHASES, dealer=SeededDealer(5))
    for _ in range(answers):
        if race.questions:
            asked = race.questions[-1]
            race.answer(asked.id, asked.sample(lambda n: n - 1))
    return race


def test_a_ledger_replays_to_the_same_race() -> None:
    race = live()
    again = play(*PHASES, recorded=race.ledger)
    assert race.over
    assert again.over
    assert (again.position, again.ledger, again.events) == (race.position, race.ledger, race.events)
    assert again.moments == race.moments
    assert again.unread == []


@pytest.mark.parametrize("answers", range(10))
def test_an_open_race_goes_on_from_its_ledger_and_its_open_entries(answers: int) -> None:
    race = live(answers)
    again = play(*PHASES, recorded=race.ledger + race.open_entries)
    assert (again.position, again.ledger, again.open_entries) == (
        race.position,
        race.ledger,
        race.open_entries,
    )
    assert again.questions == race.questions
    assert [again.heard(seat) for seat in ("a", "b", None)] == [race.heard(seat) for seat in ("a", "b", None)]


def test_a_race_that_was_read_back_goes_on_like_the_other() -> None:
    race = live(4)
    again = play(*PHASES, dealer=SeededDealer(5), recorded=race.ledger + race.open_entries)
    for either in (race, again):
        answer_all(either, lambda asked: asked.sample(lambda _: 0))
    assert again.ledger == race.ledger


def test_an_answer_read_back_can_still_be_changed() -> None:
    race = play(cards, dealer=ScriptedDealer({"0/toy/a//draw": "1,2"}))
    race.answer(race.questions[0].id, "left")
    race.answer(race.questions[0].id, "1")
    again = play(cards, recorded=race.open_entries)
    again.answer(Key(0, "toy", "a", "", "card"), "2")
    assert [entry.result for entry in again.open_entries] == ["left", "1,2", "2"]


def test_entries_can_be_read_in_any_order() -> None:
    race = live()
    again = play(*PHASES, recorded=reversed(race.ledger))
    assert again.ledger == race.ledger


def test_entries_that_nothing_asks_for_stay_unread() -> None:
    left = Entry(Key(9, "toy", "a", "", "way"), "p")
    assert play(*PHASES, recorded=[*live().ledger, left]).unread == [left]


def test_what_follows_a_missing_answer_stays_unread() -> None:
    ledger = live().ledger
    again = play(*PHASES, recorded=ledger[:1] + ledger[2:])
    assert [asked.id for asked in again.questions] == [ledger[1].key]
    assert ledger[-1] in again.unread
    assert ledger[1] not in again.unread


def test_a_recorded_answer_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        play(question("p", "q"), recorded=[Entry(Key(0, "toy", "a", "", "way"), "r")])
    assert refusal.value.code == "bad-record"


def test_a_recorded_outcome_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        play(lot("x", "y"), recorded=[Entry(Key(0, "toy", "", "", "lot"), "z", chance=True)])
    assert refusal.value.code == "bad-outcome"


def test_what_is_recorded_goes_before_the_dealer() -> None:
    key = Key(0, "toy", "", "", "lot")
    race = play(
        lot("x", "y"), dealer=ScriptedDealer({str(key): "x"}), recorded=[Entry(key, "y", chance=True)]
    )
    assert race.position.said == ("y",)


@pytest.mark.parametrize(
    "entries", ["placement: first=blue", "placement: first~blue\nplacement blue: place1~R5"]
)
def test_a_decision_is_not_read_as_chance_nor_chance_as_a_decision(entries: str) -> None:
    head = "echappee-record 1\ngame: flamme\nedition: 1\ntiles: a b u\nrules: base\nteams: team team\n"
    with pytest.raises(Refused) as refusal:
        replay(FLAMME, read_record(f"{head}\nround 0\n{entries}\n"))
    assert refusal.value.code == "bad-record"
