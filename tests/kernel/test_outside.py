import numpy as np
import pytest

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import QUESTIONS, TEAMS
from echappee.flamme.kernel.choices import OUTSIDE
from echappee.flamme.kernel.outside import Outside
from echappee.flamme.kernel.rules.questions import NOTHING, PLAYING
from echappee.flamme.rules import Ruleset, set_up
from tests.counts import count
from tests.kernel.outside import Decision, Pair
from tests.kernel.setups import four, setup_of
from tests.tables import table

DECISIONS = 100_000
PARTS = 10
SEATS = [OUTSIDE] * 4


def difference(decision: Decision) -> list[tuple[str, int, int, int]]:
    """The bytes that differ: of which question, where, and what they are in each engine."""
    pairs = enumerate(zip(decision.kernel, decision.reference, strict=True))
    return [(decision.question, at, one, other) for at, (one, other) in pairs if one != other]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_patron_sees_the_same_in_both_engines(part: int) -> None:
    """Every byte and every card that may be played, on roads and under rules of all kinds."""
    decided, number = 0, part
    while decided < count(DECISIONS) // PARTS:
        for decision in Pair(set_up(setup_of(number)), number).decisions():
            assert difference(decision) == []
            assert decision.legal == decision.options
            decided += 1
        number += PARTS


def answer_first(outside: Outside) -> None:
    """Play the first card that may be played, everywhere."""
    legal = outside.rows.legal.astype(np.int64)
    outside.rows.answers[:] = np.log2(np.maximum(legal & -legal, 1)).astype(np.int16)


def test_a_race_is_the_same_alone_and_among_others() -> None:
    start = set_up(four("base-2"))
    many, alone = Outside([start], [SEATS], races=5, seed=3), Outside([start], [SEATS], races=1, seed=3)
    alone.rows.number[0] = -1 - 2
    while not alone.rows.over[0]:
        many.step()
        alone.step()
        assert np.array_equal(many.rows.inputs[2], alone.rows.inputs[0]) or alone.rows.over[0]
        assert np.array_equal(many.rows.payoffs[2], alone.rows.payoffs[0])
        answer_first(many)
        answer_first(alone)
    assert many.rows.over[2]
    assert many.rows.number[2] == -1 - (2 + 5)


EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True, extended=True)


def test_every_question_is_asked() -> None:
    asked = {decision.question for decision in Pair(set_up(four("peloton-7-2-4", EVERYTHING)), 0).decisions()}
    assert asked == set(QUESTIONS)


def test_seats_may_answer_together_or_one_after_the_other() -> None:
    """A seat without an answer waits; what the others answer meanwhile changes nothing for it."""
    start = set_up(four("peloton-7-2-4", EVERYTHING))
    together, in_turn = (Outside([start], [SEATS], races=1, seed=4) for _ in range(2))
    for outside in (together, in_turn):
        outside.step()
        while not outside.rows.over[0]:
            answer_first(outside)
            if outside is in_turn:
                waiting = (outside.rows.asked[0] >= 0).argmax()
                outside.rows.answers[0, np.arange(TEAMS) != waiting] = -1
            outside.step()
    assert together.races.tobytes() == in_turn.races.tobytes()
    assert together.rows.payoffs.tolist() == in_turn.rows.payoffs.tolist()


def test_an_answer_that_is_not_allowed_changes_nothing() -> None:
    outside = Outside([set_up(four("base-1"))], [SEATS], races=1, seed=4)
    outside.step()
    before = outside.races.tobytes(), outside.rows.legal.tolist()
    outside.rows.answers[:] = 0
    assert not (outside.rows.legal & 1).any()
    outside.step()
    assert (outside.races.tobytes(), outside.rows.legal.tolist()) == before


def test_a_team_is_asked_the_questions_of_its_table_and_tempo_answers_the_others() -> None:
    outside = Outside([set_up(four("peloton-7-2-4", EVERYTHING))], [SEATS], races=1, seed=4)
    outside.tables["hears"] = 1 << PLAYING
    asked = set()
    outside.step()
    while not outside.rows.over[0]:
        asked |= set(outside.races["asked"][0].tolist())
        answer_first(outside)
        outside.step()
    assert asked == {NOTHING, PLAYING}


@pytest.mark.parametrize(
    ("stage", "ruleset"),
    [
        ("base-1", Ruleset()),
        ("base-4", Ruleset(weather=True)),
        ("base-2", Ruleset(declared=True)),
        ("base-3", Ruleset(ride_out=True)),
    ],
)
def test_the_team_that_wins_has_the_payoff(stage: str, ruleset: Ruleset) -> None:
    pair = Pair(set_up(four(stage, ruleset)), 5)
    assert list(pair.decisions())
    end, payoffs = pair.last_position(), pair.kernel.rows.payoffs[0]
    assert end.ranking[0].home
    assert [team.colour for team, worth in zip(end.teams, payoffs, strict=False) if worth] == [
        end.ranking[0].team
    ]


@pytest.mark.parametrize("number", range(20))
def test_payoffs_are_shares_of_one(number: int) -> None:
    pair = Pair(set_up(setup_of(number)), number)
    assert list(pair.decisions())
    assert pair.kernel.rows.payoffs.sum() == pytest.approx(1)


def test_where_times_count_equal_teams_share_the_payoff() -> None:
    start = set_up(four("gt-10", Ruleset(itt=True)))
    outside = Outside([start], [SEATS], races=100, seed=1)
    shares = set()
    for _ in range(80):
        outside.step()
        shares |= set(outside.rows.payoffs[outside.rows.over == 1].flatten().tolist())
        answer_first(outside)
    assert {0.0, 0.5, 1.0} <= shares


def test_a_deck_made_by_hand_is_refused() -> None:
    start = table("60", "blue.R 5 9+recovery,4|", "red.R 9 3,4,5,6|", phase="energy", line=40)
    with pytest.raises(Refused, match="need usual decks") as refusal:
        Outside([start], [[OUTSIDE] * 2], races=1)
    assert refusal.value.code == "kernel-cannot"
