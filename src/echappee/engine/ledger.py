"""The ledger: decisions and chance results in canonical order. A race is its start and its ledger."""

from collections.abc import Sequence
from typing import NamedTuple

from echappee.engine.keys import Key


class Entry(NamedTuple):
    """An accepted decision or a chance result, as text."""

    key: Key
    result: str
    chance: bool = False


def outcome_text(items: Sequence[object]) -> str:
    """Drawn items as the ledger writes them."""
    return str(items[0]) if len(items) == 1 else ",".join(map(str, items))
