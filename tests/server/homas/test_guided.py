"""The guided race of Homas Tour Pro: with each of its draws it shows everything, and can be won."""

from functools import cache, partial
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from echappee.bots import make_bot
from echappee.engine import Question
from echappee.games import load
from echappee.homas.bots.obvious import obvious
from echappee.homas.rules import View
from echappee.homas.table.settings import LOBBY
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.settings import Settings
from echappee.server.tables import acts
from echappee.server.tables.records import record_text
from tests.server.homas.racing import homas, ride
from tests.server.players import OPEN, SHORT, TEMPO, Company, said
from tests.server.typed import homas_position

LEARNT = {"lineup", "follow", "lead", "to", "counter", "sprint", "relay", "attack", "fitness"}
MOST = 50
"""Fewer buttons than this are pressed."""
GUIDED = {settings.draws: settings for settings in LOBBY.guided}


def _same(view: View) -> View:
    return view


class Guided(NamedTuple):
    """How somebody rode the guided race: what was shown, who came first, and who is disqualified."""

    shown: set[str]
    podium: list[str]
    out: list[str]
    presses: int


def begun(draws: str, id: str = "") -> Company:
    """The race with these draws; others than those that are offered are dealt as if they were."""
    settings = GUIDED.get(draws, replace(LOBBY.guided[0], draws=""))
    company = Company(settings, id, draws)
    company.sit("ann", "white")
    company.start()
    return company


PROPOSED, CARELESS, HEEDLESS = "what is proposed", "the first answer, but red cards", "the first answer"
"""How somebody rides. Who is careless still plays the cards that the red button proposes."""


@cache
def ridden(draws: str, way: str = PROPOSED, *, id: str = "") -> Guided:
    """Ride in this way."""
    company = begun(draws, id)
    race, shown, presses = company.table.running, set[str](), 0
    while not race.over:
        question = race.questions[0]
        seat, view = question.id.seat, race.view(question.id.seat)
        assert isinstance(view, View)
        if bot := company.table.seats[seat].bot:
            rider = make_bot(bot, f"{company.table.chance}/{question.id}", "homas")
            company.do(said(company.table, question, rider.answer(question, partial(_same, view))))
            continue
        answer, asked = _answer(question, view, shown, way)
        presses += asked
        if question.id.kind != "counter" or not _last_ridden(race).startswith("1"):
            shown |= _learnt(question, answer)
        company.do(said(company.table, question, answer))
    position = homas_position(company.table)
    out = [team.colour for team in position.teams if team.disqualified]
    home = sorted((r.team in out, r.place or 99, -r.square, r.name) for r in position.riders)
    return Guided(shown, [name for *_, name in home[:3]], out, presses)


def _last_ridden(race: SomeRace) -> str:
    """The rider that rode last: nobody learns from an attack of their own how to counter."""
    return next(str(event.args["rider"]) for event in reversed(race.told) if event.code == "rode")


def _answer(question: Question, view: View, shown: set[str], way: str) -> tuple[str, bool]:
    """As the page does: it asks what hardly matters once, and gives the only answer by itself."""
    needless, options = obvious(question, view), question.options() or ()
    if needless.only:
        return needless.only, False
    if needless.routine and question.id.kind in shown:
        return needless.routine, False
    heeds = way == PROPOSED or (way == CARELESS and question.id.kind in ("lead", "take"))
    return (needless.proposed if heeds else "") or options[0], True


def _learnt(question: Question, answer: str) -> set[str]:
    options = question.options() or ()
    attacks = {"attack"} if any(option.startswith("attack-") for option in options) else set()
    asks = {"relay"} if "relay" in options else set()
    return {question.id.kind, answer} & (LEARNT | {"fitness"}) | attacks | asks


def is_lesson(draws: str) -> bool:
    """Whether the guided race could have these draws; `bench.guided` looks for some."""
    best, careless, heedless = (ridden(draws, way) for way in (PROPOSED, CARELESS, HEEDLESS))
    good = all("white" not in race.out and race.presses < MOST for race in (best, careless))
    won = best.podium[0].startswith("1") and best.shown >= LEARNT
    return good and won and all(map(directed, (best, careless, heedless)))


def directed(race: Guided) -> bool:
    """Whether no rider of the neutral team is on the podium."""
    return not any(name.startswith("5") for name in race.podium)


@pytest.mark.parametrize("way", [PROPOSED, CARELESS])
@pytest.mark.parametrize("draws", GUIDED)
def test_who_plays_the_cards_that_are_proposed_is_not_disqualified(draws: str, way: str) -> None:
    race = ridden(draws, way)
    assert "white" not in race.out
    assert race.presses < MOST


@pytest.mark.parametrize("way", [PROPOSED, CARELESS, HEEDLESS])
@pytest.mark.parametrize("draws", GUIDED)
def test_directors_stand_on_the_podium_however_one_rides(draws: str, way: str) -> None:
    assert directed(ridden(draws, way))


@pytest.mark.parametrize("draws", GUIDED)
def test_who_presses_what_is_proposed_wins_and_is_shown_everything(draws: str) -> None:
    race = ridden(draws)
    assert race.podium[0].startswith("1")
    assert race.shown >= LEARNT


def test_its_draws_do_not_depend_on_the_table() -> None:
    draws = LOBBY.guided[0].draws
    assert ridden(draws, id="another") == ridden(draws)


def test_only_the_guided_race_has_fixed_draws_and_only_from_the_beginning() -> None:
    known, company = LOBBY.guided[0], Company(homas(OPEN))
    for wrong in (
        replace(known, draws="mine"),
        replace(known, seats=(OPEN, OPEN)),
        replace(known, stage="road:0x30"),
        replace(homas(OPEN), draws=known.draws),
        Settings((OPEN, TEMPO), stage=SHORT, draws=known.draws),
        known,
    ):
        assert company.code(acts.Configured(device="ann", settings=wrong)) == "bad-draws"


def test_a_record_of_it_verifies() -> None:
    draws = LOBBY.guided[0].draws
    race, tags = load(record_text(ride(begun(draws)).table))
    assert race.over
    assert (tags["seed"], tags.get("race")) == (draws, None)
