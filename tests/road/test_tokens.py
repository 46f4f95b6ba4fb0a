import pytest

from echappee.flamme.road.stages import STAGES, StageToken, find_stage
from echappee.flamme.road.text import read_tiles
from echappee.flamme.road.tokens import halfway, halfway_square, number_of, place_tokens
from echappee.flamme.road.track import Track, lay


def road(text: str) -> Track:
    return lay(read_tiles(text))


@pytest.mark.parametrize(
    ("tiles", "major", "minor"),
    [
        # A long ascent on the road: the mountain behind it, the sprint behind the line.
        ("a N b c u", ("mountain", "b", 1), ("sprint", "u", 2)),
        # Its first square behind may lie on the same tile.
        ("a D b u", ("mountain", "D", 6), ("sprint", "u", 2)),
        # Five squares are enough, four are not.
        ("a C Q b c u", ("mountain", "b", 1), ("sprint", "u", 2)),
        ("a M b c u", ("sprint", "u", 2), ("mountain", "b", 1)),
        # Longer than the six of the finish: even an uphill finish is a sprint then.
        ("a N Q b V", ("mountain", "b", 1), ("sprint", "V", 3)),
        # The finish is the longest, or as long and closer to itself.
        ("a D b V", ("mountain", "V", 3), ("mountain", "D", 6)),
        ("a N b V", ("mountain", "V", 3), ("mountain", "b", 1)),
        # What leads up to the finish belongs to it.
        ("a N Q b R O V", ("mountain", "V", 3), ("mountain", "b", 1)),
        # Of equal ascents the one closest to the finish, for either pile.
        ("a D b C Q f u", ("mountain", "f", 1), ("sprint", "u", 2)),
        ("a C Q b D f u", ("mountain", "D", 6), ("sprint", "u", 2)),
        ("a Q b R c u", ("sprint", "u", 2), ("mountain", "c", 1)),
        ("a L b C f u", ("sprint", "u", 2), ("mountain", "f", 1)),
        # No ascent remains: a sprint half way.
        ("a b c d f u", ("sprint", "u", 2), ("sprint", "d", 1)),
        ("a b c d f V", ("mountain", "V", 3), ("sprint", "d", 1)),
    ],
)
def test_where_the_piles_lie(tiles: str, major: tuple[str, str, int], minor: tuple[str, str, int]) -> None:
    found = [(token.pile, (token.side, token.tile, token.square)) for token in place_tokens(road(tiles))]
    assert found == [("major", major), ("minor", minor)]


def test_the_printed_stages_have_their_tokens_where_the_cards_put_them() -> None:
    printed = [stage for stage in STAGES.values() if stage.official and stage.tokens]
    assert [stage.id for stage in printed] == ["gt-3-2-4", "gt-4-2-4"]
    for stage in printed:
        assert place_tokens(lay(stage.tiles)) == stage.tokens


def test_stage_11_has_its_tokens_where_the_book_says() -> None:
    assert place_tokens(lay(find_stage("gt-11-2-4").tiles)) == (
        StageToken("major", "mountain", "V", 3),
        StageToken("minor", "mountain", "H", 1),
    )


def test_no_tile_no_pile() -> None:
    assert place_tokens(road("a u")) == (StageToken("major", "sprint", "u", 2),)
    assert place_tokens(road("a e x u")) == (StageToken("major", "sprint", "u", 2),)


@pytest.mark.parametrize(
    ("tiles", "middle", "tile"),
    [
        # The grid of a ends on square 5, that of A on 4; the line is behind square 31.
        ("a b c d f u", 18, "d"),
        ("A b c d f u", 17.5, "d"),
        # Here c begins exactly half way.
        ("a b e o c d u", 17, "c"),
        # Nothing of six squares comes later: the last one before.
        ("a b e i o u", 12, "b"),
        # A roundabout is not a row of six squares, a sharp corner is.
        ("a b c X e h u", 17, "c"),
        ("a b c e z h u", 17, "z"),
        # Neither is the bonus tile, and the start and the finish do not count.
        ("a e h 9B u", 9.5, None),
    ],
)
def test_half_way(tiles: str, middle: float, tile: str | None) -> None:
    track = road(tiles)
    square = halfway_square(track)
    assert halfway(track) == middle
    assert (None if square is None else track.tiles[track.tile_of[square - 1]].id) == tile
    assert square is None or track.tile_of[square - 2] == track.tile_of[square - 1] - 1


def test_the_number_of_a_tokens_square() -> None:
    track = road("a b D u")
    assert number_of(track, StageToken("major", "mountain", "D", 6)) == 18
    assert number_of(track, StageToken("minor", "sprint", "u", 2)) == track.line + 1 == 20
