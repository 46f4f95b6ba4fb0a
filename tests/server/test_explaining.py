"""Why a seat decided as it did, after the race."""

from msgspec import json

from echappee.server.messages.studies import Explained
from echappee.server.studies.study import explain_json
from tests.server.test_replays import golden


def explained(record: str, seat: str, number: int) -> Explained:
    return json.decode(explain_json(record, seat, number), type=Explained)


def test_every_card_of_a_hand_has_its_chances() -> None:
    decisions = explained(golden("base"), "red", 3).decisions
    assert [each.rider for each in decisions] in (["R", "S"], ["S", "R"])
    for each in decisions:
        assert each.answer in each.chances
        for sight in each.chances.values():
            assert list(sight) == ["win", "exhausted", "sheltered", "blocked", "wasted"]
            assert all(0 <= percent <= 100 for percent in sight.values())


def test_a_seat_or_a_round_that_is_not_there_has_decided_nothing() -> None:
    assert explained(golden("base"), "mauve", 3) == explained(golden("base"), "red", 999) == Explained(())


def test_what_is_said_follows_from_what_was_known_then() -> None:
    record = golden("base")
    begun = record[: record.index("round 4")]
    assert explained(begun, "red", 3) == explained(record, "red", 3)
