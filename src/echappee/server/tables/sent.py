"""What a connection was sent, and its next message: the parts that have changed."""

from collections.abc import Callable

from msgspec import UNSET, UnsetType, json

from echappee.server.messages.protocol import VERSION, News, Seen
from echappee.server.tables.sights import Visible

NOTHING = News()

_encoder = json.Encoder()


class Sent:
    """Remembers what was visible in the last news; the next news is the difference."""

    __slots__ = ("_last", "_seen", "_send")

    def __init__(self, send: Callable[[bytes], None], seen: Seen | None = None) -> None:
        """`send` is called with each message; the client says what it already has."""
        self._send = send
        self._seen = seen
        self._last: Visible | None = None

    def tell(self, visible: Visible) -> None:
        """The table has changed: this is what the client may see now."""
        message = self.message(visible)
        if message is not None:
            self._send(message)

    def message(self, visible: Visible) -> bytes | None:
        """The news in bytes, encoded once for all spectators with the same earlier state."""
        last = self._last
        if visible is last:
            return None
        if visible.seats or (last is None and self._seen):
            return _encoded(self.news(visible))
        number = last.number if last else 0
        if number not in visible.messages:
            visible.messages[number] = _encoded(self.news(visible))
        self._last = visible
        return visible.messages[number]

    def news(self, visible: Visible) -> News | None:
        """The news, given what is visible now; None if nothing has changed."""
        last, self._last = self._last, visible
        if last is None:
            return complete(visible, self._seen)
        if last.seats != visible.seats or last.table.stage != visible.table.stage:
            return complete(visible, None)
        news = _difference(last, visible)
        return None if news == NOTHING else news

    def everything(self) -> bytes | None:
        """The full state again, for a client that has missed something; None if it was told nothing yet."""
        return None if self._last is None else _encoder.encode(complete(self._last, None))


def complete(visible: Visible, seen: Seen | None) -> News:
    """The full state; events that the client has seen are left out, if its claim can be true."""
    known = (
        seen is not None
        and (seen.seats, seen.stage) == (visible.seats, visible.table.stage)
        and 0 <= seen.events <= visible.heard
    )
    return News(
        version=VERSION,
        table=visible.table,
        road=UNSET if visible.road is None else visible.road,
        views=visible.views,
        questions=visible.questions,
        answers=visible.answers,
        latest=visible.latest,
        events=visible.events(seen.events if known and seen else 0),
        fresh=UNSET if known else True,
        tour=UNSET if visible.tour is None else visible.tour,
        now=_now(visible),
    )


def _difference(last: Visible, visible: Visible) -> News:
    same_table = visible.table == last.table
    return News(
        table=UNSET if same_table else visible.table,
        road=UNSET if visible.road is None or visible.road == last.road else visible.road,
        views=UNSET if visible.views == last.views else visible.views,
        questions=UNSET if visible.questions == last.questions else visible.questions,
        answers=UNSET if visible.answers == last.answers else visible.answers,
        latest=UNSET if visible.latest == last.latest else visible.latest,
        events=visible.events(last.heard) or UNSET,
        tour=UNSET if visible.tour == last.tour else visible.tour,
        now=UNSET if same_table else _now(visible),
    )


def _encoded(news: News | None) -> bytes | None:
    return None if news is None else _encoder.encode(news)


def _now(visible: Visible) -> float | UnsetType:
    return UNSET if visible.now is None else visible.now
