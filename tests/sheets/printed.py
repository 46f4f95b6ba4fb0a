"""Tours on paper, for tests: ridden once, printed for real, and looked into."""

import json
import re
from functools import lru_cache
from typing import Any

import typst

from echappee.flamme import Ruleset
from echappee.sheets import called, paper_of, print_pdf
from echappee.sheets.paper import Paper
from echappee.sheets.printing import FOLDER, _dressed, _fonts
from echappee.tours.campaign import Campaign
from tests.tours.ridden import Plan

SPECIALISTS = Ruleset(specialists=True)


@lru_cache
def toured(calendar: str, teams: int, stages: int, rules: Ruleset = SPECIALISTS) -> Campaign:
    """A tour after so many stages."""
    steps = Plan(calendar, ("team",) * teams, rules, 3).steps()
    return next(campaign for campaign in steps if campaign.number == stages)


def paper(campaign: Campaign, language: str = "en", people: dict[str, str] | None = None) -> Paper:
    """Its sheets, with these people among the riders."""
    return paper_of(campaign, language, called(campaign, campaign.players, language, people))


def pages_in(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def count_pages(sheets: Paper) -> int:
    """On how many pages these sheets really are."""
    return pages_in(print_pdf(sheets))


def headings(sheets: Paper) -> list[str]:
    """The headings of the printed pages, each as one plain text."""
    data = {"paper": json.dumps(_dressed(sheets))}
    compiler = typst.Compiler((FOLDER / "sheets.typ").read_bytes(), font_paths=_fonts(), sys_inputs=data)
    found: list[dict[str, Any]] = json.loads(compiler.query("heading"))
    return [each["body"]["text"] for each in found if each["level"] == 1]
