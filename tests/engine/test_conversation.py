import pickle

import pytest

from echappee.engine import (
    Entry,
    FleetingRace,
    Key,
    Listed,
    Moment,
    Question,
    Race,
    Refused,
    ScriptedDealer,
    SeededDealer,
)
from tests.engine.toys import Toy, ToyRace, answer_all, asked_on, cards, lot, play, question, silent, walk

SIDE_A, SIDE_B = Key(0, "toy", "a", "", "side"), Key(0, "toy", "b", "", "side")
DRAW_A, DRAW_B = Key(0, "toy", "a", "", "draw"), Key(0, "toy", "b", "", "draw")
CARD_A, CARD_B = Key(0, "toy", "a", "", "card"), Key(0, "toy", "b", "", "card")
SEATS = ("a", "b", None)
SCRIPT = {str(DRAW_A): "1,2", str(DRAW_B): "3,4"}


def dealt() -> ToyRace:
    return play(cards, silent, dealer=ScriptedDealer(SCRIPT))


def refused(race: ToyRace, key: Key, text: str) -> str:
    """The code of the refusal; it may not have changed anything."""
    before = (race.position, race.questions, race.requests, list(race.ledger), race.open_entries)
    with pytest.raises(Refused) as checked:
        race.check(key, text)
    with pytest.raises(Refused) as refusal:
        race.answer(key, text)
    assert str(checked.value) == str(refusal.value)
    assert before == (race.position, race.questions, race.requests, race.ledger, race.open_entries)
    return refusal.value.code


def test_questions_to_all_seats_are_open_together() -> None:
    assert [asked.id for asked in dealt().questions] == [SIDE_A, SIDE_B]


def test_an_answer_names_its_question_and_its_strand_goes_on_alone() -> None:
    race = dealt()
    race.answer(SIDE_B, "left")
    assert [asked.id for asked in race.questions] == [SIDE_A, CARD_B]
    assert race.questions[1].options() == ("3", "4")


def test_the_phase_joins_when_all_strands_have_ended() -> None:
    race = dealt()
    for key, text in ((SIDE_A, "left"), (CARD_A, "1"), (SIDE_B, "right")):
        race.answer(key, text)
        assert (race.position, race.ledger, race.events) == (Toy(), [], [])
    race.answer(CARD_B, "4")
    assert race.position == Toy(2, ("aleft1", "bright4", "silence"))
    assert race.over


def test_the_order_of_arrival_does_not_matter() -> None:
    forwards, backwards = dealt(), dealt()
    answer_all(forwards, lambda asked: asked.sample(lambda _: 0))
    answer_all(backwards, lambda asked: asked.sample(lambda _: 0), backwards=True)
    assert forwards.position == backwards.position
    assert forwards.ledger == backwards.ledger
    assert forwards.events == backwards.events
    assert [str(entry.key) for entry in forwards.ledger] == [
        *("0/toy/a//side", "0/toy/a//draw", "0/toy/a//card"),
        *("0/toy/b//side", "0/toy/b//draw", "0/toy/b//card"),
    ]


@pytest.mark.parametrize("key", [CARD_A, Key(1, "toy", "a", "", "side"), Key(0, "toy", "c", "", "side")])
def test_an_unknown_question_is_refused(key: Key) -> None:
    assert refused(dealt(), key, "left") == "unknown-question"


def test_a_question_that_was_joined_is_unknown() -> None:
    race = play(question("x", "y"), question("x", "y"), silent)
    race.answer(Key(0, "toy", "a", "", "way"), "x")
    assert refused(race, Key(0, "toy", "a", "", "way"), "y") == "unknown-question"
    race.answer(Key(1, "toy", "a", "", "way"), "x")
    assert race.over
    assert refused(race, Key(1, "toy", "a", "", "way"), "y") == "unknown-question"


@pytest.mark.parametrize("text", ["", "middle", "LEFT", "left ", "left,right"])
def test_an_answer_that_is_not_allowed_is_refused(text: str) -> None:
    assert refused(dealt(), SIDE_A, text) == "not-allowed"


def test_a_refusal_says_what_would_be_allowed() -> None:
    with pytest.raises(Refused, match=r"middle is not a valid answer to 0/toy/a//side; allowed: left right"):
        dealt().answer(SIDE_A, "middle")


def test_an_answer_after_which_something_was_drawn_cannot_be_changed() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    assert refused(race, SIDE_A, "right") == "already-drawn"
    race.answer(CARD_A, "1")
    assert refused(race, SIDE_A, "right") == "already-drawn"


def test_an_answer_is_fixed_as_soon_as_a_draw_waits_for_it() -> None:
    race = play(cards)
    race.answer(SIDE_A, "left")
    assert [request.key for request in race.requests] == [DRAW_A]
    assert refused(race, SIDE_A, "right") == "already-drawn"


def test_the_last_answer_can_be_changed_until_the_phase_joins() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    race.answer(CARD_A, "1")
    race.answer(CARD_A, "2")
    assert race.open_entries == [
        Entry(SIDE_A, "left"),
        Entry(DRAW_A, "1,2", chance=True),
        Entry(CARD_A, "2"),
    ]
    assert refused(race, CARD_A, "3") == "not-allowed"
    race.answer(SIDE_B, "left")
    race.answer(CARD_B, "3")
    assert race.position.said == ("aleft2", "bleft3", "silence")


def test_a_changed_answer_leaves_no_trace() -> None:
    changed, straight = dealt(), dealt()
    for race in (changed, straight):
        race.answer(SIDE_A, "left")
    changed.answer(CARD_A, "1")
    changed.answer(CARD_A, "2")
    straight.answer(CARD_A, "2")
    assert (changed.open_entries, changed.heard("a")) == (straight.open_entries, straight.heard("a"))
    assert changed.view("a") == straight.view("a")


def test_a_retracted_answer_opens_its_question_again() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    before = (race.questions, race.open_entries, race.view("a"))
    race.answer(CARD_A, "1")
    race.retract(CARD_A)
    assert (race.questions, race.open_entries, race.view("a")) == before
    race.answer(CARD_A, "2")
    race.answer(SIDE_B, "left")
    race.answer(CARD_B, "3")
    assert race.over


def test_what_would_be_accepted_can_be_checked_without_doing_it() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    race.check(CARD_A, "1")
    assert [asked.id for asked in race.questions] == [CARD_A, SIDE_B]
    race.answer(CARD_A, "1")
    before = race.open_entries
    race.check(CARD_A, "2")
    race.check_retract(CARD_A)
    assert race.open_entries == before
    assert [asked.id for asked in race.questions] == [SIDE_B]


@pytest.mark.parametrize(("key", "code"), [(SIDE_A, "already-drawn"), (CARD_B, "unknown-question")])
def test_only_an_answer_that_led_to_nothing_yet_can_be_retracted(key: Key, code: str) -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    race.answer(CARD_A, "1")
    with pytest.raises(Refused) as refusal:
        race.retract(key)
    assert refusal.value.code == code
    with pytest.raises(Refused) as checked:
        race.check_retract(key)
    assert checked.value.code == code


def test_a_public_question_with_one_answer_is_not_asked() -> None:
    race = play(question("only"))
    assert race.over
    assert (race.position.said, race.ledger) == (("only",), [])


def test_one_answer_that_is_listed_twice_is_one_answer() -> None:
    assert play(question("only", "only")).over


def test_a_sealed_question_with_one_answer_is_asked() -> None:
    race = play(question("only", sealed=True))
    assert [asked.options() for asked in race.questions] == [("only",)]
    race.answer(race.questions[0].id, "only")
    assert race.ledger == [Entry(Key(0, "toy", "a", "", "way"), "only")]


def test_choices_are_listed_once_and_sampled_as_often_as_they_were_given() -> None:
    choices = Listed(("3", "4", "3"))
    assert choices.listed() == ("3", "4")
    assert choices.sample(lambda n: n - 1) == choices.sample(lambda _: 0) == "3"
    assert choices.sample(lambda _: 1) == "4"
    assert Question(SIDE_A, choices).seat == "a"


def test_an_event_is_heard_by_its_audience_only() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    assert [event.code for event in race.heard("a")] == ["drew"]
    assert race.heard("b") == race.heard(None) == []
    race.answer(CARD_A, "1")
    race.answer(SIDE_B, "left")
    race.answer(CARD_B, "3")
    assert [event.code for event in race.heard("a")] == ["drew", "kept", "shown", "shown", "silence"]
    assert [event.args.get("what") for event in race.heard("b")] == ["3,4", "3", "aleft1", "bleft3", None]
    assert [event.code for event in race.heard(None)] == ["shown", "shown", "silence"]
    assert [event.rule for event in race.heard(None)] == ["0.0.1", "0.0.1", "0.0.6"]


def test_a_view_is_the_position_and_what_its_seat_has_heard_since() -> None:
    race = dealt()
    race.answer(SIDE_A, "left")
    assert race.view("a") == ("a", "drew 1,2")
    assert race.view("b") == ("b",)
    assert race.view(None) == ("",)


def test_moments_are_the_beginnings_of_phases() -> None:
    race = play(lot("x"), question("p", "q"), silent, silent)
    assert [(moment.position.phase, moment.entries, moment.events) for moment in race.moments] == [
        (0, 0, 0),
        (1, 0, 1),
    ]
    race.answer(race.questions[0].id, "p")
    assert [(moment.position.phase, moment.entries, moment.events) for moment in race.moments] == [
        (0, 0, 0),
        (1, 0, 1),
        (2, 1, 2),
        (3, 1, 3),
    ]
    assert race.moments[2].position == Toy(2, ("x", "p"))


def test_what_led_to_a_position_on_the_way_of_a_phase_is_settled() -> None:
    race = play(walk)
    first, *_ = race.questions
    before = race.stamp("a")
    race.answer(first.id, "left")
    assert race.position == Toy(0, ("left",))
    assert race.moments == [Moment(Toy(), 0, 0), Moment(Toy(0, ("left",)), 1, 1)]
    assert ([entry.result for entry in race.ledger], race.open_entries) == (["left"], [])
    assert race.view("b") == ("left", "b")
    assert race.stamp("a") != before
    assert refused(race, first.id, "right") == "unknown-question"


def test_a_race_can_be_taken_up_at_a_position_on_the_way_of_a_phase() -> None:
    race = play(walk)
    answer_all(race, lambda asked: asked.sample(lambda n: n - 1))
    middle = race.moments[2]
    again = Race(race.rules, middle.position, ScriptedDealer(), race.ledger[middle.entries :])
    assert (again.position, again.over, again.unread) == (race.position, True, [])
    assert again.events == race.events[middle.events :]


def test_a_fleeting_race_shows_the_same_and_ends_in_the_same_position() -> None:
    phases = (walk, cards, silent)
    kept = play(*phases, dealer=SeededDealer(3))
    fleeting = FleetingRace(kept.rules, Toy(), SeededDealer(3))
    while not kept.over:
        assert fleeting.questions == kept.questions
        assert [fleeting.view(seat) for seat in SEATS] == [kept.view(seat) for seat in SEATS]
        for race in (kept, fleeting):
            asked = race.questions[-1]
            race.answer(asked.id, asked.sample(lambda n: n - 1))
    assert (fleeting.over, fleeting.position) == (True, kept.position)
    assert (fleeting.ledger, fleeting.events, fleeting.moments) == ([], [], [])


def test_nothing_is_open_when_the_race_is_over() -> None:
    race = play(silent)
    assert race.over
    assert (race.questions, race.requests, race.open_entries, race.unread) == ((), (), [], [])
    assert race.view("a") == ("silence", "a")


def test_a_seeded_race_needs_seats_only() -> None:
    race = play(lot("x", "y", "z"), cards, dealer=SeededDealer(3))
    answer_all(race, lambda asked: asked.sample(lambda n: n - 1))
    assert race.over
    assert [entry.chance for entry in race.ledger] == [True, False, True, False, False, True, False]


def test_keys_and_refusals_survive_being_written_down() -> None:
    assert Key.parse(str(CARD_A)) == CARD_A
    for text in ("", "1/2/3", "x/toy/a//card", "0/toy/a//card/more"):
        with pytest.raises(ValueError, match=r".*"):
            Key.parse(text)
    refusal = pickle.loads(pickle.dumps(Refused("code", "one line")))  # noqa: S301 - our own
    assert (refusal.code, str(refusal)) == ("code", "one line")


def test_an_answer_that_nobody_has_noticed_can_be_taken_back() -> None:
    race = play(asked_on)
    keys = [Key(0, "toy", seat, kind="way", ordinal=(number,)) for number, seat in enumerate("aabab")]
    race.answer(keys[0], "left")
    assert [entry.key for entry in race.changeable()] == [keys[0]]
    race.retract(keys[0])
    assert [asked.id for asked in race.questions] == [keys[0]]
    race.answer(keys[0], "left")
    race.answer(keys[0], "right")
    assert (race.questions[0].id, race.open_entries) == (keys[1], [Entry(keys[0], "right", False)])
    race.answer(keys[1], "left")
    assert race.changeable() == []
    assert refused(race, keys[1], "right") == "unknown-question"


def test_an_answer_that_was_told_cannot_be_taken_back() -> None:
    race = play(walk)
    first, second = (Key(0, "toy", "a", kind="step", ordinal=(number,)) for number in range(2))
    race.answer(first, "left")
    assert race.questions[0].id == second
    assert race.changeable() == []
    assert refused(race, first, "right") == "unknown-question"
