"""People's names: which ones are allowed, counted as readers count characters, not in code points.

The standard library does not split text into what a reader sees as characters (Unicode, UAX 29). The rules
that matter for names are here: marks, joined emoji, skin tones, flags, Korean syllables and Indic conjuncts.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from echappee.engine import Refused

LONGEST_NAME: Final = 24
"""In characters as a reader counts them."""
HEAVIEST: Final = 10
"""How many code points a character may have on average: as many as the longest emoji."""
JOINER: Final = "\u200d"
_SKIN_TONES: Final = map(chr, range(0x1F3FB, 0x1F400))
_TAGS: Final = map(chr, range(0xE0020, 0xE0080))
JOINS: Final = frozenset(("\u200c", JOINER, *_SKIN_TONES, *_TAGS))
"""Code points that join the character before them without being marks: joiners, skin tones, flag tags."""
_SPACING: Final = "\u0e33\u0eb3\uff9e\uff9f"
"""Letters that belong to the one before them: Thai and Lao am, and the sound marks of narrow kana."""
_VIRAMAS: Final = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d"
"""Signs that join two consonants: Devanagari, Bengali, Gujarati, Odia, Telugu, Malayalam."""
_CONSONANTS: Final = range(0x15 - 0x4D, 0x3A - 0x4D)
"""Where the consonants of each of these scripts are, as seen from its virama."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: Hangul fillers, and the braille cell without dots."""


def characters(text: str) -> Iterator[str]:
    """The characters of a text, as a reader sees them."""
    start, flags = 0, 0
    for n in range(1, len(text) + 1):
        flags = flags + 1 if _is_flag_letter(text[n - 1]) else 0
        if n == len(text) or _parts(text[n - 1], text[n], flags):
            yield text[start:n]
            start = n


def _parts(before: str, after: str, flags: int) -> bool:
    """Whether a new character begins here; `flags` letters of flags stand before it."""
    if after in JOINS or after in _SPACING or unicodedata.category(after) in {"Mn", "Me", "Mc"}:
        return False
    if before == JOINER and _is_picture(after):
        return False
    if _is_flag_letter(after) and flags % 2:
        return False
    if before in _VIRAMAS and ord(after) - ord(before) in _CONSONANTS:
        return False
    return not _one_syllable(before, after)


def _is_flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_picture(char: str) -> bool:
    """Whether this may be a part of a joined emoji."""
    return char >= "\U0001f000" or unicodedata.category(char) in {"So", "Sm"}


def _one_syllable(before: str, after: str) -> bool:
    """Whether these are letters of one Korean syllable: leading consonant, vowel, trailing consonant."""
    if "\u1100" <= before <= "\u115f":
        return "\u1100" <= after <= "\u11a7" or "\uac00" <= after <= "\ud7a3"
    if "\u1160" <= before <= "\u11a7" or (
        "\uac00" <= before <= "\ud7a3" and (ord(before) - 0xAC00) % 28 == 0
    ):
        return "\u1160" <= after <= "\u11ff"
    return (
        "\u11a8" <= before <= "\u11ff" or "\uac00" <= before <= "\ud7a3"
    ) and "\u11a8" <= after <= "\u11ff"


def name_as_kept(typed: str) -> str:
    """A name without surrounding spaces; refuses one that cannot be shown, and says why."""
    name = typed.strip()
    if not name:
        raise Refused("name-empty", "a name has at least one character")
    if len(name) > LONGEST_NAME * HEAVIEST or sum(1 for _ in characters(name)) > LONGEST_NAME:
        raise Refused("name-too-long", f"a name has at most {LONGEST_NAME} characters")
    if not all(char in JOINS or char.isprintable() for char in name) or not any(map(_can_be_seen, name)):
        raise Refused("name-unseen", "a name is made of characters that can be seen")
    return name


def _can_be_seen(char: str) -> bool:
    """Whether this code point is visible by itself: a letter, a number or a sign, but not a mark."""
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANK


def check_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody else at the table has, perhaps in look-alike letters."""
    if _folded(name) in map(_folded, others):
        raise Refused("name-taken", "somebody at this table has this name already")


def _folded(name: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKC", name).casefold() if char not in JOINS)
