"""The race record: a small text file with tags, then round by round the decisions and chance results.

    echappee-record 1
    game: flamme
    tiles: a b c … u

    round 1
    energy blue: first=R R.draw~3,4,5,7 R.card=5
    digest 3f0c9a17be42

`=` writes a decision, `~` a chance result. Reading is strict: a file is understood whole or refused with
the line and the reason.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from echappee.engine import Entry, Key, Refused
from echappee.engine.ledger import read_label

HEAD = "echappee-record 1"
Tags = Mapping[str, str]
"""What a record says about its race before the first round, by name."""

_TAG = re.compile(r"([a-z][a-z-]*): (\S|\S.*\S)")
_ROUND = re.compile(r"round (0|[1-9][0-9]{0,4})")
_DIGEST = re.compile(r"digest ([0-9a-f]{12})")
_LINE = re.compile(r"([a-z]+)(?: ([A-Za-z0-9-]+))?: (\S.*)")
_ITEM = re.compile(r"(?:([A-Za-z0-9]+)\.)?([a-z][a-z0-9-]*)([=~])([A-Za-z0-9,.^+-]+)")


class Record(NamedTuple):
    """The content of a record, not yet checked by any rules."""

    tags: Tags
    entries: tuple[Entry, ...] = ()
    digests: Mapping[int, str] = {}
    """The digest at the end of each round that was ridden to its end."""


def print_record(record: Record) -> str:
    """The record as text; reading it gives the same record."""
    lines = [HEAD, *(f"{name}: {value}" for name, value in record.tags.items())]
    rounds = {number: list(run) for number, run in groupby(record.entries, key=lambda entry: entry.key.round)}
    for number in sorted(rounds.keys() | record.digests.keys()):
        lines += ["", f"round {number}", *_print_round(rounds.get(number, []))]
        if number in record.digests:
            lines.append(f"digest {record.digests[number]}")
    return "\n".join(lines) + "\n"


def _print_round(entries: list[Entry]) -> Iterator[str]:
    for (phase, seat), run in groupby(entries, key=lambda entry: (entry.key.phase, entry.key.seat)):
        items = " ".join(map(_print_item, run))
        yield f"{phase} {seat}: {items}" if seat else f"{phase}: {items}"


def _print_item(entry: Entry) -> str:
    rider = f"{entry.key.rider}." if entry.key.rider else ""
    return f"{rider}{entry.key.label}{'~' if entry.chance else '='}{entry.result}"


def read_record(text: str, origin: str = "record") -> Record:
    """Read a record; refuses anything that is not one, with line and reason."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        reader.take(number, line.rstrip(), origin)
    if not reader.tags:
        raise Refused("bad-record", f"{origin}: there is no record in this file")
    return Record(reader.tags, tuple(reader.entries.values()), reader.digests)


def read_tags(text: str, origin: str = "record") -> Mapping[str, str]:
    """The tags of a record; its rounds are not read."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        if _ROUND.fullmatch(line.rstrip()):
            break
        reader.take(number, line.rstrip(), origin)
    return reader.tags


class _Reader:
    """Takes a record line by line."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.entries: dict[Key, Entry] = {}
        self.digests: dict[int, str] = {}
        self.round = -1

    def take(self, number: int, line: str, origin: str) -> None:
        """Read a line; refuses it with its number."""
        try:
            self._read(number, line)
        except Refused as refusal:
            raise Refused("bad-record", f"{origin} line {number}: {refusal.detail}") from None

    def _read(self, number: int, line: str) -> None:
        if number == 1:
            if line != HEAD:
                raise Refused("bad-record", f"a record begins with {HEAD!r}, not {line[:40]!r}")
        elif not line or line.startswith("#"):
            return
        elif match := _ROUND.fullmatch(line):
            self._open_round(int(match[1]))
        elif self.round < 0:
            self._read_tag(line)
        elif self.round in self.digests:
            raise Refused(
                "bad-record", f"round {self.round} is closed by its digest; {line[:40]!r} comes too late"
            )
        elif match := _DIGEST.fullmatch(line):
            self.digests[self.round] = match[1]
        else:
            self._read_entries(line)

    def _open_round(self, number: int) -> None:
        if number <= self.round:
            raise Refused("bad-record", f"round {number} cannot follow round {self.round}")
        if 0 <= self.round not in self.digests:
            raise Refused("bad-record", f"round {self.round} has no digest, but round {number} follows")
        self.round = number

    def _read_tag(self, line: str) -> None:
        match = _TAG.fullmatch(line)
        if match is None:
            raise Refused("bad-record", f"a tag such as 'game: flamme' was expected, not {line[:40]!r}")
        if match[1] in self.tags:
            raise Refused("bad-record", f"the tag {match[1]} is written twice")
        self.tags[match[1]] = match[2]

    def _read_entries(self, line: str) -> None:
        match = _LINE.fullmatch(line)
        if match is None:
            raise Refused("bad-record", f"'phase seat: …' was expected, not {line[:40]!r}")
        for word in match[3].split(" "):
            item = _ITEM.fullmatch(word)
            if item is None:
                raise Refused(
                    "bad-record", f"a decision 'kind=answer' or chance 'kind~result' expected, not {word!r}"
                )
            key = Key(self.round, match[1], match[2] or "", item[1] or "", *read_label(item[2]))
            if key in self.entries:
                raise Refused("bad-record", f"{word} is written twice in round {self.round}")
            self.entries[key] = Entry(key, item[4], chance=item[3] == "~")


DIGITS: Final = 9
"""The most digits of a number in a race.

With thousands of digits Python itself would fail, and not in one line.
"""


def is_number(text: str) -> bool:
    """Whether this is a whole number that may occur in a race."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS


LENGTH = 12


def digest(line: str) -> str:
    """What a record notes of a position after each round: it differs if anything in the line does."""
    return hashlib.sha256(line.encode()).hexdigest()[:LENGTH]
