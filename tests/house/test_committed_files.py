"""What may not be in a committed file, such as paths of one machine; and how many files a folder has."""

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Each pattern is written so that it does not match itself.
ANYWHERE = re.compile(
    r"[p]ypi\.org|[p]ythonhosted\.org|[n]pmjs\.org|[i]ndex-url|[f]ind-links|_auth[T]oken"
    r"|(?<![\w.~$}])/(?:[w]ork|[r]oot|[t]mp/bash_jobs)\b(?=[/.\s]|$)"
)
IN_LOCKS_AND_SETTINGS = re.compile(r"[h]ttps?://|(?<!-)\b[r]esolved\b|^\s*[r]egistry\s*=", re.MULTILINE)
LOCKS_AND_SETTINGS = re.compile(
    r"requirements/|\.ci/|(?:.*/)?(?:Makefile|\.npmrc|[^/]*lock[^/]*\.(?:json|toml|yaml|txt)|pyproject\.toml)$"
)


def texts() -> dict[str, str]:
    """Every text file that is, or is about to be, committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    found = {}
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            found[name] = content.decode("utf-8", "replace")
    return found


def offences(files: dict[str, str], pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in files.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def without_funding(lock: str) -> str:
    """npm's lock without the addresses at which the authors of packages ask for support."""
    content = json.loads(lock)
    for package in content["packages"].values():
        package.pop("funding", None)
    return json.dumps(content, indent=2)


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    assert offences(texts(), ANYWHERE) == []


def test_locks_and_settings_hold_no_address_at_all() -> None:
    files = {name: text for name, text in texts().items() if LOCKS_AND_SETTINGS.match(name)}
    files["web/package-lock.json"] = without_funding(files["web/package-lock.json"])
    locks = {
        "requirements/dev.txt",
        "requirements/play.txt",
        "requirements/node.txt",
        "requirements/uv.txt",
        "web/package-lock.json",
    }
    assert {"Makefile", "pyproject.toml", "web/.npmrc", *locks} <= files.keys()
    assert offences(files, IN_LOCKS_AND_SETTINGS) == []


def test_locks_that_record_addresses_are_not_committed() -> None:
    assert [name for name in texts() if Path(name).name in {"uv.lock", "pylock.toml"}] == []


@pytest.mark.parametrize("line", ["--{}-url x", "see /{}/main", "cd /{}", "'/{}/.cache'"])
def test_an_offending_line_is_seen(line: str) -> None:
    word = "index" if "url" in line else "work"
    assert offences({"a": line.format(word)}, ANYWHERE) == [f"a:1: {line.format(word)}"]


@pytest.mark.parametrize("line", ["tests/{}/a.py", "the {} goes on", "a/{}/b", "/{}shop/"])
def test_an_innocent_line_is_not(line: str) -> None:
    assert offences({"a": line.format("work")}, ANYWHERE) == []


@pytest.mark.parametrize("key", ["resolved", "deprecated"])
def test_an_address_in_npms_lock_is_seen_unless_it_asks_for_support(key: str) -> None:
    address = "https://velo.example"
    lock = json.dumps({"packages": {"a": {key: address, "funding": {"url": address}}}})
    assert len(offences({"a": without_funding(lock)}, IN_LOCKS_AND_SETTINGS)) == 1


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"])
def test_what_a_visitor_looks_for_is_there(name: str) -> None:
    assert (ROOT / name).is_file()


def test_no_folder_has_more_than_thirty_files_of_code() -> None:
    code = [Path(name) for name in texts() if name.endswith((".py", ".ts", ".svelte", ".css"))]
    folders = Counter(path.parent for path in code)
    assert {str(folder): files for folder, files in folders.items() if files > 30} == {}


def test_no_module_has_more_than_300_lines() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.svelte")]
    long = {path.name: path.read_text("utf-8").count("\n") for path in sources}
    assert {name: lines for name, lines in long.items() if lines > 300} == {}
