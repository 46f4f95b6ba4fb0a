import pytest

from echappee.bots import BOTS, DomestiqueBot, RandomBot, TempoBot, bots_of, make_bot
from echappee.catalogue import GAMES
from echappee.engine import Refused
from echappee.flamme import Ruleset
from echappee.road.stages import STAGES
from tests.bots.seating import ridden
from tests.tables import started

every_bot = pytest.mark.parametrize("bot", bots_of("flamme"))


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("tempo", "any seed"), TempoBot)
    assert isinstance(make_bot("random", 1, "homas"), RandomBot)
    assert isinstance(make_bot("domestique", 1, "homas"), DomestiqueBot)


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Refused, match="there is no bot 'turbo'; there are random, tempo") as refusal:
        make_bot("turbo", 1)
    assert refusal.value.code == "unknown-bot"


@pytest.mark.parametrize(
    ("bot", "game", "known"),
    [("domestique", "flamme", "random, tempo"), ("tempo", "homas", "random, domestique")],
)
def test_a_bot_of_another_game_is_refused(bot: str, game: str, known: str) -> None:
    with pytest.raises(Refused, match=f"there is no bot '{bot}'; there are {known}"):
        make_bot(bot, 1, game)


def test_every_bot_rides_a_game_that_there_is() -> None:
    assert {game for bot in BOTS.values() for game in bot.games} == set(GAMES)
    assert [*bots_of("flamme"), *bots_of("homas")] == ["random", "tempo", "random", "domestique"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_described_in_one_line(bot: str) -> None:
    assert BOTS[bot].description
    assert "\n" not in BOTS[bot].description


@every_bot
def test_the_same_seed_gives_the_same_answers(bot: str) -> None:
    first, second = (ridden(started(4, seed=7), bot) for _ in range(2))
    assert first.over
    assert first.ledger == second.ledger


@every_bot
@pytest.mark.parametrize(
    ("stage", "ruleset"),
    [
        ("gt-16-2-4", Ruleset(specialists=True, tour=True, weather=True)),
        ("gt-5-2-4", Ruleset(extended=True)),
        ("gt-1", Ruleset(ttt=True)),
        ("gt-10", Ruleset(itt=True)),
    ],
)
def test_the_same_seed_gives_the_same_answers_in_every_format(bot: str, stage: str, ruleset: Ruleset) -> None:
    tiles = STAGES[stage].tiles
    first, second = (ridden(started(3, tiles, ruleset=ruleset, seed=7), bot) for _ in range(2))
    assert first.ledger == second.ledger


def test_another_seed_gives_other_answers_at_random() -> None:
    first, second = (ridden(started(4, seed=7), "random", seed) for seed in (1, 2))
    assert first.ledger != second.ledger


def test_tempo_leaves_nothing_to_its_seed() -> None:
    first, second = (ridden(started(4, seed=7), "tempo", seed) for seed in (1, 2))
    assert first.ledger == second.ledger
