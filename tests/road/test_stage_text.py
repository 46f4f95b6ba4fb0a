import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.engine.refusals import Refused
from echappee.flamme.road.stages import STAGES, Stage
from echappee.flamme.road.text import print_stage, print_tiles, read_stage, read_tiles
from echappee.flamme.road.tiles import TILES
from tests.each import each

LAKE = """\
# a comment
name: Round the lake
players: 2-4

a b c
  # another
gi, D u
"""

rows = st.lists(st.sampled_from(sorted(TILES)), max_size=30).map(tuple)
words = st.text(max_size=20)
every_stage = each(STAGES)


@st.composite
def own_stages(draw: st.DrawFn) -> Stage:
    low = draw(st.integers(1, 12))
    return Stage(
        id=draw(words),
        name=draw(words),
        set="own",
        players=(low, draw(st.integers(low, 12))),
        tiles=draw(rows.filter(bool)),
        official=False,
        designer=draw(words),
        note=draw(words),
    )


@pytest.mark.parametrize(
    "text", ["a b 1 2B D", "a,b,1,2B,D", "ab12BD", " a  b,\t1 ,2B\nD ", "ab 1 2BD", "a, b 12B, D"]
)
def test_tiles_may_have_spaces_commas_or_nothing_between_them(text: str) -> None:
    assert read_tiles(text) == ("a", "b", "1", "2B", "D")


def test_a_capital_b_apart_from_a_digit_is_the_tile_b() -> None:
    assert read_tiles("1 B") == ("1", "B")
    assert read_tiles("1B") == ("1B",)
    assert read_tiles("1BB") == ("1B", "B")


def test_no_text_is_no_tiles() -> None:
    assert read_tiles(" , ") == ()


@pytest.mark.parametrize(
    ("text", "position", "piece"),
    [
        ("a b w", 5, "w"),
        ("abw", 3, "w"),
        ("a 0B", 3, "0B"),
        ("0", 1, "0"),
        ("a;b", 2, ";"),
        ("ab\u00e9", 3, "\u00e9"),
    ],
)
def test_an_unknown_tile_is_refused_with_its_position(text: str, position: int, piece: str) -> None:
    with pytest.raises(Refused) as refused:
        read_tiles(text)
    assert refused.value.code == "unknown-tile"
    assert str(refused.value) == f"position {position}: there is no tile '{piece}'"


@given(rows)
def test_printed_tiles_read_as_the_same_tiles(tiles: tuple[str, ...]) -> None:
    assert read_tiles(print_tiles(tiles)) == tiles


@given(st.text(alphabet="abzBDU129 ,", max_size=40))
def test_printing_what_was_read_is_a_fixed_point(text: str) -> None:
    printed = print_tiles(read_tiles(text))
    assert print_tiles(read_tiles(printed)) == printed


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        stage = read_stage(text)
    except Refused as error:
        assert error.detail  # noqa: PT017 - both outcomes are right
    else:
        assert read_stage(print_stage(stage)) == stage


def test_a_stage_text_has_tags_comments_and_tiles() -> None:
    assert read_stage(LAKE) == Stage(
        id="round-the-lake",
        name="Round the lake",
        set="own",
        players=(2, 4),
        tiles=("a", "b", "c", "g", "i", "D", "u"),
        official=False,
    )


def test_a_stage_text_needs_tiles_only() -> None:
    stage = read_stage("abu")
    assert (stage.id, stage.name, stage.players, stage.tiles) == ("own", "", (2, 4), ("a", "b", "u"))


@pytest.mark.parametrize(
    ("origin", "stage_id"),
    [("lake.stage", "lake"), ("my stages/Big Lake.txt", "big-lake"), ("", "round-the-lake")],
)
def test_a_stage_has_its_id_from_its_file_or_else_from_its_name(origin: str, stage_id: str) -> None:
    assert read_stage(LAKE, origin).id == stage_id


@pytest.mark.parametrize(
    ("value", "players"),
    [("4", (4, 4)), ("2-4", (2, 4)), ("5 - 6", (5, 6)), ("1\u20132", (1, 2)), ("12", (12, 12))],
)
def test_players_are_a_number_or_a_range(value: str, players: tuple[int, int]) -> None:
    assert read_stage(f"players: {value}\nau").players == players


@pytest.mark.parametrize("value", ["", "many", "4-2", "0-3", "2-13", "-2", "2-", "123"])
def test_other_players_are_refused(value: str) -> None:
    with pytest.raises(Refused, match=r"^line 1, players must be like 4 or 2-4") as refused:
        read_stage(f"players: {value}\nau")
    assert refused.value.code == "bad-players"


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("", "no-tiles", "there are no tiles in this text"),
        ("name: Lake\n# a b", "no-tiles", "there are no tiles in this text"),
        ("\na b\nc w u", "unknown-tile", "line 3, position 3: there is no tile 'w'"),
        ("  a w", "unknown-tile", "line 1, position 5: there is no tile 'w'"),
        ("nam: Lake\na u", "unknown-tag", "line 1, there is no tag 'nam'; perhaps name"),
        ("xyz: 1", "unknown-tag", "line 1, there is no tag 'xyz'; known are name, players, designer, note"),
        ("name: A\nname: B\nau", "repeated-tag", "line 2, the tag 'name' is written twice"),
        ("a u\nname: B", "tag-after-tiles", "line 2, the tag 'name' must be above the tiles"),
    ],
)
def test_a_bad_stage_text_is_refused_with_line_and_reason(text: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as refused:
        read_stage(text)
    assert (refused.value.code, str(refused.value)) == (code, detail)
    with pytest.raises(Refused) as named:
        read_stage(text, "lake.txt")
    assert str(named.value) == f"lake.txt: {detail}"


def test_a_stage_prints_its_tags_then_its_tiles() -> None:
    assert print_stage(read_stage(LAKE)) == "name: Round the lake\nplayers: 2-4\na b c g i D u\n"


def test_tags_without_a_value_are_not_printed() -> None:
    assert print_stage(read_stage("name:\nplayers: 3\nau")) == "players: 3\na u\n"


@every_stage
def test_a_printed_stage_reads_as_the_same_road(stage: Stage) -> None:
    own = read_stage(print_stage(stage), stage.id)
    assert (own.id, own.name, own.players, own.tiles) == (stage.id, stage.name, stage.players, stage.tiles)
    assert (own.designer, own.note) == (stage.designer, stage.note)
    assert (own.set, own.official) == ("own", False)
    assert read_stage(print_stage(own), own.id) == own


@given(own_stages())
def test_read_print_read_is_a_fixed_point(stage: Stage) -> None:
    printed = print_stage(stage)
    own = read_stage(printed)
    assert own.tiles == stage.tiles
    assert own.players == stage.players
    assert print_stage(own) == printed
    assert read_stage(print_stage(own)) == own
