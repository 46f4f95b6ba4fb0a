"""Two tables of Homas Tour Pro that differ only in what somebody may not know send it the same bytes."""

from collections.abc import Callable
from functools import partial

import pytest

from echappee.engine import Draw, Outcome, SeededDealer
from echappee.homas.rules import Setup
from echappee.homas.rules.cards import FITNESS, STACKS
from echappee.homas.table import settings
from echappee.server.tables import table as tables
from tests.server.homas.racing import CLASSIC, NEUTRAL, STAGE, homas, plain
from tests.server.players import OPEN
from tests.server.tables.test_leak import SEATS, SEED, Evening, Pick, Traffic, check_same, first, heard, last

Until = Callable[[Evening], bool]
RIDDEN = 120
"""How many answers are given in a part of a race."""


class Swapped(SeededDealer):
    """Chance as ever, but Bob and Cid have drawn each other's fitness cards; Ann's are the same."""

    def deal(self, request: Draw) -> Outcome:
        drawn = super().deal(request)
        if request.key.kind in STACKS:
            bob, ann, cid = drawn
            return (cid, ann, bob)
        return drawn


def traffic(
    stage: str, pick: Pick, until: Until, monkeypatch: pytest.MonkeyPatch, *, reveal: bool = False
) -> Traffic:
    """What everybody was told until then: Ann is blue, and answers what is sealed last or not at all."""

    async def riding(it: Evening) -> None:
        for _ in range(RIDDEN):
            others, own = it.asked("red", "green"), it.asked("blue")
            if until(it) and not others:
                if reveal:
                    await it.say(own[0], plain(own[0]))
                break
            question = (others or own)[0]
            hiding = question.sealed and question.seat != "blue" and until(it)
            await it.say(question, pick(question) if hiding else plain(question))

    return heard(SEED, homas(NEUTRAL, OPEN, OPEN, OPEN, stage=stage), riding, monkeypatch)


def asks(kind: str) -> Until:
    """Until Ann is asked this."""
    return lambda it: any(question.id.kind == kind for question in it.asked("blue"))


@pytest.mark.parametrize("kind", ["energy", "keep"])
def test_sealed_answers_are_told_to_nobody_else_before_all_are_in(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a later stage of a stage race, every rider draws three fitness cards and keeps one."""
    monkeypatch.setattr(settings, "Setup", partial(Setup, draws=(3,) * 20))
    one, other = (traffic(STAGE, pick, asks(kind), monkeypatch) for pick in (first, last))
    differing = {key for key, answer in one.hidden.items() if other.hidden.get(key) != answer}
    assert {key.rpartition("/")[2] for key in differing} == {kind}
    check_same(one, other, "ann", "wim")


def test_fitness_cards_are_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob and Cid ride with each other's cards; Ann and a spectator hear the same to the last byte."""
    told = []
    for dealer in (SeededDealer, Swapped):
        monkeypatch.setattr(tables, "SeededDealer", dealer)
        told.append(traffic(CLASSIC, first, lambda _: False, monkeypatch))
    one, other = told
    differing = {key for key, answer in one.hidden.items() if other.hidden.get(key) != answer}
    assert {key.rpartition("/")[2] for key in differing} == set(STACKS)
    check_same(one, other, "ann", "wim")


def test_who_holds_a_fitness_card_is_told_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told = traffic(CLASSIC, first, lambda _: False, monkeypatch).told
    for device, seat in (*((device, seat) for seat, device in SEATS.items()), ("wim", "")):
        text = b"".join(told[device]).decode()
        assert text.count('"code":"fitness-dealt"') == (4 if seat else 0)
        shown = {card for card in FITNESS if f'"fitness":"{card}"' in text}
        assert bool(shown) == bool(seat)
        assert '"fitness":"?"' in text


def test_the_comparison_would_notice_what_is_told_when_all_answers_are_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = (traffic(STAGE, pick, asks("energy"), monkeypatch, reveal=True) for pick in (first, last))
    for device in ("ann", "wim"):
        assert one.told[device] != other.told[device]
        assert b"energy-chosen" in b"".join(one.told[device])
