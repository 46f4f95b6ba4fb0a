"""From what stands on the sheets to a PDF, made by Typst."""

import json
from functools import lru_cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.engine import Refused
from echappee.sheets.jerseys import LEADERS, draw_jersey
from echappee.sheets.palette import COLOURS
from echappee.sheets.paper import Paper

if TYPE_CHECKING:
    import typst

FOLDER = Path(__file__).parent
TYPST = "typst"


def can_print() -> bool:
    """Whether PDFs can be made here."""
    return find_spec(TYPST) is not None


def print_pdf(paper: Paper) -> bytes:
    """The sheets as PDF; the same sheets are the same bytes."""
    if not can_print():
        raise Refused("no-pdf", "a PDF needs the package typst: pip install 'echappee[pdf]'")
    pdf = _compiler().compile(format="pdf", sys_inputs={"paper": json.dumps(_dressed(paper))})
    assert isinstance(pdf, bytes)
    return pdf


def _dressed(paper: Paper) -> Paper:
    """With colours and jerseys. What people wrote is data to the template, never a part of it."""
    looks = [(team, worn) for team in paper["teams"] for worn in ("", *LEADERS)]
    drawn = {f"{team} {worn}".strip(): draw_jersey(team, worn) for team, worn in looks}
    return paper | {"colours": COLOURS, "jerseys": drawn}


def _compiler() -> "typst.Compiler":
    import typst  # noqa: PLC0415 - an extra: whoever plays only need not have it

    template = resources.files("echappee.sheets").joinpath("sheets.typ").read_bytes()
    return typst.Compiler(template, font_paths=_fonts())


@lru_cache(maxsize=1)
def _fonts() -> "typst.Fonts":
    """The fonts of the pages, and those that Typst has with it for other scripts; never the machine's own."""
    import typst  # noqa: PLC0415 - as above

    return typst.Fonts(include_system_fonts=False, font_paths=[FOLDER / "fonts"])
