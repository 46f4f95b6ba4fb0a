import pytest

from echappee.bots import GameBots, RandomBot, bots_of, make_bot
from echappee.engine import Refused
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset
from echappee.games import games
from echappee.homas.bots.director import Director
from echappee.words.languages import languages
from tests.bots.seating import ridden
from tests.counts import pairs
from tests.tables import started

BOTS = ("random", "tempo", "patron", "colette-1", "odile-4")
"""One of each kind: people differ from each other by numbers alone."""
FORMATS = (
    ("gt-16-2-4", Ruleset(specialists=True, tour=True, weather=True)),
    ("gt-5-2-4", Ruleset(extended=True)),
    ("gt-1", Ruleset(ttt=True)),
    ("gt-10", Ruleset(itt=True)),
)


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("tempo", "any seed"), TempoBot)
    assert isinstance(make_bot("random", 1, "homas"), RandomBot)
    assert isinstance(make_bot("capitaine", 1, "homas"), Director)


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(
        Refused, match="there is no bot 'turbo'; there are random, tempo, patron, colette-1…5, marcel"
    ) as refusal:
        make_bot("turbo", 1)
    assert refusal.value.code == "unknown-bot"


@pytest.mark.parametrize(
    ("bot", "game", "known"),
    [("capitaine", "flamme", "random, tempo, patron"), ("tempo", "homas", "random, aurore-1…5, bastien")],
)
def test_a_bot_of_another_game_is_refused(bot: str, game: str, known: str) -> None:
    with pytest.raises(Refused, match=f"there is no bot '{bot}'; there are {known}"):
        make_bot(bot, 1, game)


def test_every_game_has_its_own_bots_and_the_random_one() -> None:
    assert list(bots_of("flamme"))[:4] == ["random", "tempo", "patron", "colette-1"]
    assert [*bots_of("homas")][:2] == ["random", "aurore-1"]
    assert [*bots_of("homas")][-2:] == ["hilde-5", "capitaine"]
    for name in games():
        assert games()[name].room(GameBots).stand_in in bots_of(name)


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in games() for bot in bots_of(game)])
def test_a_bot_is_named_and_described_in_one_line_in_every_language(game: str, bot: str) -> None:
    entry = bots_of(game)[bot]
    for language in languages():
        for text in (entry.called[language], entry.about[language]):
            assert text
            assert "\n" not in text
    assert 1 <= entry.level <= 5
    assert bool(entry.character) == bool(entry.portrait)


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_answers(bot: str) -> None:
    first, second = (ridden(started(4, seed=7), bot) for _ in range(2))
    assert first.over
    assert first.ledger == second.ledger


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "form"), pairs(BOTS, FORMATS))
def test_the_same_seed_gives_the_same_answers_in_every_format(bot: str, form: tuple[str, Ruleset]) -> None:
    stage, ruleset = form
    tiles = STAGES[stage].tiles
    first, second = (ridden(started(3, tiles, ruleset=ruleset, seed=7), bot) for _ in range(2))
    assert first.ledger == second.ledger


def test_another_seed_gives_other_answers_at_random() -> None:
    first, second = (ridden(started(4, seed=7), "random", seed) for seed in (1, 2))
    assert first.ledger != second.ledger


@pytest.mark.parametrize("bot", ["tempo", "patron"])
def test_only_random_leaves_anything_to_its_seed(bot: str) -> None:
    first, second = (ridden(started(4, seed=7), bot, seed) for seed in (1, 2))
    assert first.ledger == second.ledger
