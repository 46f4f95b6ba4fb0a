"""Makes a PDF of the sheets, with Typst."""

import json
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.engine import Refused, install
from echappee.sheets.jerseys import COLOURS, LEADERS, draw_jersey
from echappee.sheets.paper import Paper

if TYPE_CHECKING:
    import typst

FOLDER = Path(__file__).parent
FONTS = FOLDER.parent / "fonts"
TYPST = "typst"


def can_print() -> bool:
    """Whether this installation can make PDFs."""
    return find_spec(TYPST) is not None


def check_can_print() -> None:
    if not can_print():
        raise Refused("no-pdf", f"a PDF needs the package typst: {install('pdf')}")


def print_pdf(paper: Paper) -> bytes:
    """The sheets as PDF; the same sheets give the same bytes."""
    check_can_print()
    pdf = compiler_of(paper).compile(format="pdf")
    assert isinstance(pdf, bytes)
    return pdf


def compiler_of(paper: Paper) -> "typst.Compiler":
    """Typst with the template, and these sheets as its data."""
    import typst  # noqa: PLC0415 - an extra: playing does not need it

    inputs = {"paper": json.dumps(_dressed(paper))}
    return typst.Compiler(FOLDER / "sheets.typ", root=FOLDER, font_paths=_fonts(), sys_inputs=inputs)


def _dressed(paper: Paper) -> dict[str, object]:
    """With colours and jerseys added. What people wrote is data to the template, never a part of it."""
    looks = [(team, worn) for team in paper["teams"] for worn in ("", *LEADERS)]
    drawn = {f"{team} {worn}".strip(): draw_jersey(team, worn) for team, worn in looks}
    return {**paper, "colours": COLOURS, "jerseys": drawn}


@lru_cache(maxsize=1)
def _fonts() -> "typst.Fonts":
    """The fonts of the pages, and Typst's own for other scripts; never those of the machine."""
    import typst  # noqa: PLC0415 - as above

    return typst.Fonts(include_system_fonts=False, font_paths=[FONTS])
