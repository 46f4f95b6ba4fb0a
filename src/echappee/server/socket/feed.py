"""What one connection has been told, and what to tell it next: the parts that have changed."""

from msgspec import UNSET, UnsetType, json

from echappee.server.messages.protocol import VERSION, News, Seen
from echappee.server.tables.visible import Visible

_encoder = json.Encoder()


class Feed:
    """Remembers what was visible at the last news; the next news is the difference."""

    __slots__ = ("_last", "_seen")

    def __init__(self, seen: Seen | None) -> None:
        self._seen = seen
        self._last: Visible | None = None

    def message(self, visible: Visible) -> bytes | None:
        """The news in bytes, encoded once for all spectators who saw the same before."""
        last = self._last
        if visible is last:
            return None
        if visible.seats or (last is None and self._seen):
            return _encoded(self.news(visible))
        number, told = last.messages.number if last else 0, visible.messages.by_last
        if number not in told:
            told[number] = _encoded(self.news(visible))
        self._last = visible
        return told[number]

    def news(self, visible: Visible) -> News | None:
        """The news, given what is visible now; None if nothing has changed."""
        last, self._last = self._last, visible
        if last is None:
            return complete(visible, self._seen)
        if last.seats != visible.seats or last.table.stage != visible.table.stage:
            return complete(visible, None)
        news = _difference(last, visible)
        return None if news == NOTHING else news

    def everything(self) -> News | None:
        """All of it again, for a client that has missed something; None if it was told nothing yet."""
        return None if self._last is None else complete(self._last, None)


NOTHING = News()


def _encoded(news: News | None) -> bytes | None:
    return None if news is None else _encoder.encode(news)


def _difference(last: Visible, visible: Visible) -> News:
    same_table = visible.table == last.table
    return News(
        table=UNSET if same_table else visible.table,
        road=UNSET if visible.road is None or visible.road == last.road else visible.road,
        views=UNSET if visible.views == last.views else visible.views,
        questions=UNSET if visible.questions == last.questions else visible.questions,
        answers=UNSET if visible.answers == last.answers else visible.answers,
        events=visible.events(len(last.heard)) or UNSET,
        tour=UNSET if visible.tour == last.tour else visible.tour,
        now=UNSET if same_table else _now(visible),
    )


def complete(visible: Visible, seen: Seen | None) -> News:
    """Everything there is; events that the client has seen are left out, if what it says can be true."""
    known = (
        seen is not None
        and (seen.seats, seen.stage) == (visible.seats, visible.table.stage)
        and 0 <= seen.events <= len(visible.heard)
    )
    return News(
        version=VERSION,
        table=visible.table,
        road=UNSET if visible.road is None else visible.road,
        views=visible.views,
        questions=visible.questions,
        answers=visible.answers,
        events=visible.events(seen.events if known and seen else 0),
        fresh=UNSET if known else True,
        tour=UNSET if visible.tour is None else visible.tour,
        now=_now(visible),
    )


def _now(visible: Visible) -> float | UnsetType:
    return UNSET if visible.now is None else visible.now
