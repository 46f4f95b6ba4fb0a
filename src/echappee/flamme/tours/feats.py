"""What the events of a stage show but its last position does not: rounds led, and the breakaway (10.9)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from echappee.engine import Event


class Feats(NamedTuple):
    """How often each rider took the token for leading, and the riders that started in the breakaway."""

    led: Mapping[str, int]
    broke_away: tuple[str, ...]


def fold_feats(events: Iterable[Event]) -> Feats:
    riders = [
        (event.code, str(event.args["rider"])) for event in events if event.code in ("led", "broke-away")
    ]
    led = Counter(rider for code, rider in riders if code == "led")
    return Feats(led, tuple(rider for code, rider in riders if code == "broke-away"))
