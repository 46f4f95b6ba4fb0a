"""A report has the colours of the pages, by day and by night."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def colours(path: str, night: str) -> list[dict[str, str]]:
    """By day, then by night."""
    parts = (ROOT / path).read_text(encoding="utf-8").split(night)
    return [dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", part)) for part in parts]


def test_a_report_has_the_colours_of_the_pages() -> None:
    pages = colours("web/src/style/tokens.css", "[data-theme='night']")
    report = colours("src/echappee/simulate/report/report.css", "@media (prefers-color-scheme: dark)")
    assert report[0].items() <= pages[0].items()
    assert report[1] == {name: colour for name, colour in pages[1].items() if name in report[0]}
