"""What stages are called among others: pages and tables show this name."""

import pickle
from collections import Counter

import pytest

from echappee.engine.refusals import Refused
from echappee.flamme.road.stages import STAGES, Stage, StageToken, find_stage
from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.track import lay
from tests.each import each

SHORTER_OR_LONGER = {"gigamic2018-9": 80, "gigamic2018-17": 72, "gigamic2018-21": 74}
EXTENSION = {"extended": 4}
"""How many long tiles a kind of stage has beyond the usual nine."""

every_stage = each(STAGES)


def test_there_are_80_stages() -> None:
    assert Counter(stage.set for stage in STAGES.values()) == {
        "base": 6,
        "promo": 1,
        "peloton": 12,
        "grand_tour": 40,
        "promo_gigamic_2018": 21,
    }


@every_stage
def test_a_stage_is_kept_under_its_id_and_found_by_it(stage: Stage) -> None:
    assert STAGES[stage.id] is find_stage(stage.id) is stage


@every_stage
def test_what_we_designed_ourselves_says_so(stage: Stage) -> None:
    ours = stage.set == "grand_tour" and stage.id not in {"gt-3-2-4", "gt-4-2-4"}
    assert stage.official is not ours
    assert ("Designed here" in stage.note) is (stage.designer == "Échappée") is ours


@every_stage
def test_a_stage_has_78_squares_and_81_for_many_players(stage: Stage) -> None:
    regular = (81 if stage.players == (5, 6) else 78) + 6 * EXTENSION.get(stage.special, 0)
    assert lay(stage.tiles).length == SHORTER_OR_LONGER.get(stage.id, regular)


@every_stage
def test_a_regular_stage_has_9_long_tiles_and_all_12_turns(stage: Stage) -> None:
    kinds = Counter(TILES[tile].kind for tile in stage.tiles)
    turns = kinds["sharp_turn"] + kinds["soft_turn"]
    long = sum(len(TILES[tile].squares + TILES[tile].inner) == 6 for tile in stage.tiles)
    wanted = 9 + EXTENSION.get(stage.special, 0)
    assert stage.id in SHORTER_OR_LONGER or (long, turns) == (wanted, 12)


@every_stage
def test_the_grid_has_room_for_two_riders_of_every_player(stage: Stage) -> None:
    assert lay(stage.tiles).capacity >= 2 * stage.players[1]


@every_stage
def test_a_stage_of_peloton_has_its_breakaway_on_the_second_tile(stage: Stage) -> None:
    track = lay(stage.tiles)
    assert track.breakaway == ((10,) if "2" in stage.tiles or "2B" in stage.tiles else ())
    assert stage.set != "peloton" or TILES[stage.tiles[1]].physical == "2"


@every_stage
def test_a_stage_that_is_less_than_certain_says_why(stage: Stage) -> None:
    assert stage.confidence in {"high", "medium-high", "medium", "medium-low"}
    assert stage.confidence == "high" or stage.note


@pytest.mark.parametrize("stage", ["peloton-12-2-4", "peloton-12-5-6"])
def test_our_correction_of_stage_12_is_named_as_ours(stage: str) -> None:
    assert "our own correction" in find_stage(stage).note


def test_which_stages_are_of_a_special_kind() -> None:
    special = {stage.id: stage.special for stage in STAGES.values() if stage.special}
    extended = {f"gt-{number}-{side}": "extended" for number in (5, 15, 20) for side in ("2-4", "5-6")}
    trials = {"gigamic2018-3": "ttt", "gigamic2018-20": "itt", "gt-1": "ttt", "gt-10": "itt"}
    assert special == trials | extended


@every_stage
def test_a_token_lies_on_a_square_of_a_tile_of_its_stage(stage: Stage) -> None:
    for token in stage.tokens:
        assert token.tile in stage.tiles
        assert 1 <= token.square <= len(TILES[token.tile].squares)


def test_one_token_lies_just_beyond_the_line() -> None:
    assert find_stage("gt-3-2-4").tokens == (
        StageToken("major", "sprint", "v", 2),
        StageToken("minor", "mountain", "L", 4),
    )
    for stage in (stage for stage in STAGES.values() if stage.tokens):
        beyond = [token for token in stage.tokens if TILES[token.tile].squares[token.square - 1].beyond]
        assert [token.pile for token in stage.tokens] == ["major", "minor"]
        assert len(beyond) == 1
        assert not TILES[beyond[0].tile].squares[beyond[0].square - 2].beyond


@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ("base1", "base-1"),
        ("Firenze Milano", "base-2"),
        ("huez", "gigamic2018-12"),
        (" BASE-3 ", "base-3"),
        ("peloton-7", "peloton-7-2-4"),
    ],
)
def test_an_unknown_stage_is_refused_with_close_ones(asked: str, offered: str) -> None:
    with pytest.raises(Refused) as refused:
        find_stage(asked)
    assert refused.value.code == "unknown-stage"
    assert repr(asked) in refused.value.detail
    assert offered in refused.value.detail


@pytest.mark.parametrize("asked", ["", "qqqq"])
def test_where_nothing_is_close_nothing_is_offered(asked: str) -> None:
    with pytest.raises(Refused, match=f"^there is no stage '{asked}'$"):
        find_stage(asked)


def test_a_refusal_reads_as_its_detail_and_survives_pickling() -> None:
    error = Refused("no-start", "no start tile")
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(error) == str(copy) == copy.detail == "no start tile"
    assert copy.code == "no-start"


@pytest.mark.parametrize(
    ("stage", "title"),
    [
        ("base-2", "Firenze – Milano"),
        ("peloton-7-2-4", "Peloton 7"),
        ("gt-3-2-4", "Grand Tour 3"),
        ("gt-18-2-4", "Rives de l’Auvette"),
    ],
)
def test_a_title_has_neither_a_number_nor_an_aside(stage: str, title: str) -> None:
    assert STAGES[stage].title == title


def test_every_stage_has_a_title() -> None:
    titles = [stage.title for stage in STAGES.values()]
    assert all(titles)
    assert not any(title[0].isdigit() or "(" in title for title in titles)
