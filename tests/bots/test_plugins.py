"""A bot has one name everywhere: of a game, of a package, a class in a module or a file, or a command."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from echappee import games
from echappee.bots import BotEntry, RandomBot, bots_of, make_bot, plugins
from echappee.bots.guarded import Guarded
from echappee.bots.lookup import check_bot, find_bot, seat_bot
from echappee.engine import Question, Refused
from tests.cli.running import Here

THRIFTY = "examples/thrifty.py:Thrifty"
LINE_BOT = f"cmd:{sys.executable} examples/line_bot.py"
HOME_ONLY = BotEntry(make=RandomBot, called={"en": "Homa"}, about={"en": "rides"}, level=2, games=("homas",))


class Idle:
    """Takes the first answer. That is all."""

    def answer(self, question: Question, look: object) -> str:  # noqa: ARG002 - it never looks
        return (question.options() or ("none",))[0]


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.chdir(Path(games.__file__).parents[2])
    return Here(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three packages have bots; one of them cannot be loaded."""
    places = {"idle": f"{__name__}:Idle", "homa": f"{__name__}:HOME_ONLY", "gone": "no.such:Bot"}
    points = {name: EntryPoint(name, value, plugins.ENTRY_POINTS) for name, value in places.items()}
    monkeypatch.setattr(plugins, "_points", lambda: points)
    monkeypatch.delenv(plugins.OFFERED, raising=False)


@pytest.mark.parametrize("word", ["idle", THRIFTY, f"{__name__}:Idle", LINE_BOT])
def test_a_word_names_a_bot_in_races_simulations_tours_and_ladders(
    word: str, here: Here, tmp_path: Path
) -> None:
    teams, record = f"{word},tempo", str(tmp_path / "my.race")
    raced = here("race", "--teams", teams, "--seed", "1", "--record", record, "--json")
    assert (raced.status, raced.err) == (0, "")
    assert json.loads(raced.out)["failed"] == []
    assert "Every one of" in here("verify", record).out
    for words in (
        ("simulate", "--teams", teams, "--races", "1"),
        ("tour", "simulate", "gigamic2018-1 gigamic2018-2 gigamic2018-3", "--teams", teams, "--tours", "1"),
        ("ladder", "--bots", teams, "--races", "1"),
        ("stage", "balance", "base-1", "--teams", teams, "--races", "1"),
    ):
        ran = here(*words, "--json")
        assert (ran.status, ran.err) == (0, ""), words


@pytest.mark.parametrize(
    "word", ["nobody", "nobody.py:Bot", "json:Nobody", "json:loads", "cmd:no-such-program"]
)
def test_a_wrong_word_is_refused_at_once_in_one_line(word: str, here: Here) -> None:
    for words in (
        ("race", "--teams", f"{word},tempo"),
        ("play", "--teams", f"you,{word}"),
        ("simulate", "--teams", f"{word},tempo"),
        ("tour", "new", "x.tour", "--teams", f"{word},tempo"),
        ("ladder", "--bots", f"{word},tempo"),
    ):
        ran = here(*words)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), words


def test_a_bot_of_a_package_is_listed_with_the_first_line_of_its_docstring(
    here: Here, caplog: pytest.LogCaptureFixture
) -> None:
    plugins._entry.cache_clear()
    rows = {(row["game"], row["name"]): row for row in json.loads(here("bots", "--json").out)["bots"]}
    assert rows["flamme", "idle"]["about"] == {"en": "Takes the first answer. That is all"}
    assert rows["homas", "homa"]["called"] == {"en": "Homa"}
    assert ("flamme", "homa") not in rows
    assert "gone" not in here("bots").out
    assert [line for line in caplog.messages if "the bot gone is left out" in line] == caplog.messages
    assert len(caplog.messages) == 1


def test_a_server_offers_what_its_owner_names_and_nothing_else() -> None:
    assert "idle" not in bots_of("flamme")
    with pytest.raises(Refused, match="there is no bot 'idle'"):
        make_bot("idle", 1)
    plugins.offer(["idle"])
    assert isinstance(make_bot("idle", 1), Idle)
    with pytest.raises(Refused, match="no package has a bot 'nobody'; installed are: idle, homa, gone"):
        plugins.offer(["nobody"])


def test_a_game_keeps_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("tempo", f"{__name__}:Idle", plugins.ENTRY_POINTS)
    monkeypatch.setattr(plugins, "_points", lambda: {"tempo": point})
    assert not isinstance(find_bot("tempo", 1, "flamme"), Idle)
    assert not isinstance(seat_bot("tempo", 1, "flamme"), Guarded)


def test_what_has_no_answers_is_not_a_bot() -> None:
    with pytest.raises(Refused, match=r"is not a bot: it has no method answer\(question, look\)"):
        check_bot("builtins:str", "flamme")


def test_a_record_with_a_bot_from_outside_rides_on_only_if_that_is_allowed(
    here: Here, tmp_path: Path
) -> None:
    path = tmp_path / "my.race"
    begun = here("play", "--teams", f"you,{LINE_BOT}", "--seed", "1", "--record", str(path), typed="q\n")
    assert begun.status == 0
    assert f"players: you {LINE_BOT.replace(' ', '%20')}\n" in path.read_text("utf-8")
    refused = here("play", "--resume", str(path))
    assert refused.status == 2
    assert "with --outside it may ride" in refused.err
    assert here("play", "--resume", str(path), "--outside", typed="q\n").status == 0
