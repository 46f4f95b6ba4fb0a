"""What was made for the wire is taken again where it was made of the same."""

from echappee.server.messages.wire import SaidWire
from echappee.server.tables.game_table import Known


def said(word: str) -> SaidWire:
    return SaidWire(word, "", {})


def test_what_has_not_changed_is_not_made_again() -> None:
    known = Known()
    before = known.each(said, ["blue", "red"])
    after = known.each(said, ["blue", "green", "black"])
    assert [wire.id for wire in after] == ["blue", "green", "black"]
    assert after[0] is before[0]


def test_two_seats_that_see_one_rider_differently_do_not_drive_each_other_out() -> None:
    known = Known()
    own, others = known.each(said, ["own"]), known.each(said, ["others"])
    for _ in range(3):
        assert known.each(said, ["own"])[0] is own[0]
        assert known.each(said, ["others"])[0] is others[0]


def test_little_is_kept() -> None:
    known = Known()
    for number in range(100):
        known.each(said, [str(number)])
    assert [len(recent) for recent in known._places[said]] == [3]
