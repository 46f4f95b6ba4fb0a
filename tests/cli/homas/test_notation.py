"""What docs/notation/homas.md says is what is read and written."""

import re
from pathlib import Path

from echappee.homas.rules import course
from echappee.homas.rules.phases import PHASES
from echappee.homas.rules.position_line import FIELDS
from echappee.homas.rules.setup import TAGS
from echappee.homas.terminal.questions import SHOWN
from tests.words.homas.races import COURSES, ridden

TEXT = (Path(__file__).parents[3] / "docs/notation/homas.md").read_text(encoding="utf-8")


def test_the_road_in_it_can_be_ridden() -> None:
    (road,) = re.findall(r"^road:.*$", TEXT, flags=re.MULTILINE)
    found = course(road)
    assert found.length == 12 + 6 + 5 + 4
    assert (found.team_cards_until, len(found.sprints), len(found.summits)) == (20, 1, 1)


def test_it_names_every_field_tag_phase_and_question() -> None:
    named = set(re.findall(r"`([a-z]+)(?:=|-N)?(?:-k|-die)?`", TEXT))
    assert {*FIELDS, *TAGS, *PHASES, *SHOWN} <= named


def test_it_names_every_draw() -> None:
    keys = {entry.key.label for name in COURSES for entry in ridden(name).ledger if entry.chance}
    kinds = {re.sub(r"-\d+", "-N", kind) for kind in keys}
    plain = {kind[:-1] if re.search("N(-die)?[ab]$", kind) else kind for kind in kinds}
    assert plain >= {"die-N", "event-N", "order", "hearts"}
    assert {kind for kind in plain if f"`{kind}`" not in TEXT} == set()
