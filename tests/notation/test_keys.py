"""Keys as text: every key ever written is read and printed unchanged."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.engine import Key
from echappee.notation import print_record, read_record

RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.race"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_keys_of_golden_records_survive_being_printed_and_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert print_record(record) == text
    keys = [entry.key for entry in record.entries]
    assert [Key.parse(str(key)) for key in keys] == keys
    decided = [entry.key.kind for entry in record.entries if not entry.chance]
    assert not [kind for kind in decided if "-" in kind], "the number of a question is not part of its kind"


@given(st.lists(st.sampled_from(["follow", "die", "", "0", "7", "10", "07", "3a", "1" * 9, "²"]), min_size=1))
def test_any_label_is_printed_as_it_was_read(parts: list[str]) -> None:
    text = f"4/move/red/21/{'-'.join(parts)}"
    assert str(Key.parse(text)) == text


@pytest.mark.parametrize(
    ("label", "kind", "ordinal"),
    [
        ("lineup", "lineup", ()),
        ("lead-4", "lead", (4,)),
        ("follow-3-0", "follow", (3, 0)),
        ("place2", "place2", ()),
        ("die-3a", "die-3a", ()),
        ("sprint-0-diea", "sprint-0-diea", ()),
        ("lead-04", "lead-04", ()),
    ],
)
def test_an_ordinal_is_the_numbers_after_the_kind(label: str, kind: str, ordinal: tuple[int, ...]) -> None:
    assert Key.parse(f"4/move/red/21/{label}") == Key(4, "move", "red", "21", kind, ordinal)
