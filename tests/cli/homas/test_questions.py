"""Every question of Homas Tour Pro can be shown, in any terminal, and every answer to it can be typed."""

import io
from random import Random

import pytest
from rich.console import Console

from echappee.cli.players import Company
from echappee.engine import Choices, Listed, Question, Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.offers import Offers
from echappee.homas.terminal.answers import default, read_answer
from echappee.homas.terminal.questions import SHOWN, show_question
from echappee.homas.terminal.screen import SCREEN
from tests.cli.homas.tables import question, table

DRAWS = (3, 1, 2, 1) * 5
ROADS = {
    "paris-roubaix": (),
    "tour-de-france-1": DRAWS,
    "time-trial-20": (),
    "road:0x12,-3x5,+2x9,k-1x6,0x4;left=3-5;right=30-31;stage;hill=17;sprint=22;top=36;red=25": DRAWS,
    **{f"road:0x12,+2x{rows},k-1x9;right=14-16;hell;rain": () for rows in (8, 12)},
}
USUAL = {"lineup", "lead", "take", "to", "then", "follow", "relay", "counter", "seven", "wait", "retreat"}
RARE = {
    "discard": ("6", "6h"),
    "recover": ("6h", "5k"),
    "chance": ("attack", "ride"),
    "energy": ("6-5k-6h-5k-0", "6h-5k-6h-5k-0"),
    "keep": ("K", "7", "A"),
    "sprint": ("roll", "6", "6h", "5k"),
    "rush": ("roll", "6"),
    "place": ("21,0.1", "22,-1.2"),
}
"""What not every race asks, with its answers."""
MOST = 40
"""How many answers of one question are typed."""


def shown(race: HomasRace, question: Question, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    show_question(console, race.view(question.seat), question, Company({"white": "you"}))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawn(asked: Question, *riders: str, road: str) -> str:
    """What red sees when asked this, with riders such as `21 5.3` on this road."""
    console = Console(file=io.StringIO(), width=100, highlight=False)
    show_question(console, table(*riders, road=road)._replace(seat="red"), asked, Company({"red": "you"}))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def check(race: HomasRace, question: Question) -> None:
    view, options = race.view(question.seat), list(question.options() or ())
    for width in (40, 90):
        lines = shown(race, question, width)
        assert len(lines) > 1
        assert max(map(len, lines)) <= width
    for option in options[:MOST]:
        assert read_answer(question, option, view) == option
    usual = default(question, view)
    assert usual is None or usual in options
    assert SCREEN.prompt(question, view).endswith(">")


def ride(road: str, draws: tuple[int, ...], seed: int) -> set[str]:
    """Answer anything, look at every question, and say which kinds there were."""
    setup = Setup(road, ("team", "team", "neutral", "team"), draws=draws)
    race, random, kinds = Race(HOMAS, set_up(setup), SeededDealer(seed)), Random(seed), set()
    while not race.over:
        question = race.questions[0]
        if question.id.kind not in kinds or random.random() < 0.05:
            check(race, question)
        kinds.add(question.id.kind)
        tables = [option for option in question.options() or () if option == TABLE]
        race.answer(question.id, tables[0] if tables else question.sample(random.randrange))
    return kinds


def test_every_question_can_be_shown_and_every_answer_typed() -> None:
    kinds = {kind for road, draws in ROADS.items() for kind in ride(road, draws, seed=3)}
    assert kinds >= USUAL
    assert USUAL | set(RARE) == set(SHOWN)


@pytest.mark.parametrize("kind", RARE)
def test_a_question_that_is_rare_can_be_shown_and_answered(kind: str) -> None:
    race = Race(HOMAS, set_up(Setup("tour-de-france-1", ("team", "team"))), SeededDealer(3))
    while race.position.round < 2:
        race.answer(race.questions[0].id, race.questions[0].sample(lambda _: 0))
    check(race, Question(race.position.key(kind, seat="white", rider="11"), Listed(RARE[kind])))


@pytest.mark.parametrize(
    ("kind", "choices", "lines"),
    [
        ("relay", Listed(("24", "none")), ["climber, cards 5k 5k", "·  21 24 ·  ·"]),
        (
            "counter",
            Offers(("none", "24-5k"), ("8.2",), ("24",)),
            ["climber → 8.2, 4 squares further, for 5k", "21 24 ·  ·  ·  ×"],
        ),
        ("retreat", Listed(("none", "21")), ["falls back a square? 21 or n", "·  ×  21 24"]),
        (
            "rush",
            Listed(("roll", "6")),
            ["The intermediate sprint, for points and seconds of the first five"],
        ),
    ],
)
def test_the_road_and_what_would_come_of_it_are_shown(kind: str, choices: Choices, lines: list[str]) -> None:
    told = drawn(question(kind, choices), "21 3.2", "24 4.2", road="road:0x60")
    for line in lines:
        assert line in told


@pytest.mark.parametrize(
    ("road", "square", "warned"),
    [
        ("road:0x60;red=20", "19.2", False),
        ("road:0x60;red=20", "20.2", True),
        ("road:0x60", "29.2", False),
        ("road:0x60", "30.2", True),
    ],
)
def test_late_in_the_race_a_fitness_card_is_remembered(road: str, square: str, warned: bool) -> None:  # noqa: FBT001
    asked = question("lead", Listed(("roll", "fitness")))
    assert ("must be played before the sprint" in drawn(asked, f"21 {square}", road=road)) == warned


@pytest.mark.parametrize(
    ("kind", "choices", "prompt"),
    [
        ("seven", Listed(("table", "keep-5", "keep-2")), "21 seven (t/5/2)>"),
        ("chance", Listed(("attack", "recover")), "21 chance (a/r)>"),
        ("recover", Listed(("6h", "5k")), "21 recover (6h/5k)>"),
        ("keep", Listed(("K", "7")), "21 keep (K/7)>"),
        ("energy", Listed(("6-5k-6h-5k-0", "5k-5k-6h-5k-0")), "21 energy (1–2)>"),
        ("lead", Listed(("roll", "relay")), "21 rides [roll]>"),
    ],
)
def test_the_prompt_has_what_enter_means_or_what_can_be_typed(
    kind: str, choices: Choices, prompt: str
) -> None:
    asked, view = question(kind, choices), table("21 3.2")._replace(seat="red")
    assert SCREEN.prompt(asked, view) == prompt
    if "(" in prompt and kind != "energy":
        typed = prompt.partition("(")[2].removesuffix(")>").split("/")
        assert [read_answer(asked, key, view) for key in typed] == list(choices.listed() or ())


@pytest.mark.parametrize("road", ["milan-san-remo", "time-trial-20"])
def test_nobody_else_s_fitness_card_is_shown(road: str) -> None:
    """Two races that differ only in what the others hold look the same to the director who is asked."""
    races = []
    for card in ("2", "K"):
        race = Race(HOMAS, set_up(Setup(road, ("team", "team"))), SeededDealer(3))
        while race.position.round < 2:
            race.answer(race.questions[0].id, race.questions[0].sample(lambda _: 0))
        riders = tuple(
            rider._replace(fitness=card) if rider.team == "red" else rider for rider in race.position.riders
        )
        races.append(Race(HOMAS, race.position._replace(riders=riders), SeededDealer(4)))
    while (question := races[0].questions[0]).seat != "white":
        for race in races:
            race.answer(question.id, question.sample(lambda _: 0))
    one, other = (shown(race, race.questions[0], 80) for race in races)
    assert one == other
