"""Pages that people read: short lines, links that lead somewhere, and files that exist."""

import pkgutil
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
OURS = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|ftl|typ)|(?:[\w.-]+/){2,})`")
"""A file or a folder of ours, as pages name them: from any folder on."""
NAME = re.compile(r"\bechappee(?:\.\w+)+")
EXAMPLES = re.compile(r"LANGUAGE\.ftl$|/de\.ftl$|^mine\.py$|^snails/")
"""Files that a reader may write."""


@PAGE
def test_no_line_has_more_than_120_characters(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []


@PAGE
def test_every_link_leads_to_a_file_and_to_a_heading_in_it(page: Path) -> None:
    for name, heading in LINK.findall(page.read_text(encoding="utf-8")):
        if not name.startswith("https:"):
            target = page.parent / name if name else page
            assert target.exists(), name
            assert not heading or heading in headings(target), f"{name}#{heading}"


@PAGE
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = set(OURS.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named - endings() if not EXAMPLES.search(name)) == []


@PAGE
def test_every_name_of_the_package_that_a_page_writes_in_full_exists(page: Path) -> None:
    for name in NAME.findall(page.read_text(encoding="utf-8")):
        pkgutil.resolve_name(name)


def test_where_things_are_names_every_room() -> None:
    source = ROOT / "src/echappee"
    folders = {
        folder.parent.name
        for home in ("", "flamme", "homas")
        for folder in (source / home).glob("*/__init__.py")
    }
    modules = {module.name for module in source.glob("[a-z]*.py")}
    section = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Where things are")[2]
    named = set(re.findall(r"`([^`]+)`", section.partition("\n## ")[0]))
    assert len(folders | modules) > 20
    assert sorted((folders | modules) - named) == []


@cache
def endings() -> set[str]:
    """The paths of all our files and folders, from each of their folders on."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    found = set(files)
    for file in files:
        steps = file.split("/")
        found |= {"/".join(steps[first:]) for first in range(len(steps))}
        found |= {"/".join(steps[first:last]) + "/" for last in range(1, len(steps)) for first in range(last)}
    return found


def headings(page: Path) -> set[str]:
    """The headings of a page as links write them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
