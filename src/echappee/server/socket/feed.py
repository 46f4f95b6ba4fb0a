"""What one connection has been told, and what to tell it next: the parts that have changed."""

from msgspec import UNSET, UnsetType

from echappee.server.socket.protocol import VERSION, News, Seen
from echappee.server.tables.visible import Visible


class Feed:
    """Remembers what was visible at the last news; the next news is the difference."""

    def __init__(self, seen: Seen | None) -> None:
        self._seen = seen
        self._last: Visible | None = None

    def news(self, visible: Visible) -> News | None:
        """The news, given what is visible now; None if nothing has changed."""
        last, self._last = self._last, visible
        if last is None:
            return complete(visible, self._seen)
        if last.seats != visible.seats or last.table.stage != visible.table.stage:
            return complete(visible, None)
        events = visible.events(len(last.heard))
        same = (
            visible.table == last.table
            and visible.road == last.road
            and visible.views == last.views
            and visible.questions == last.questions
            and visible.answers == last.answers
            and visible.tour == last.tour
        )
        if same and not events:
            return None
        return News(
            table=UNSET if visible.table == last.table else visible.table,
            road=UNSET if visible.road is None or visible.road == last.road else visible.road,
            views=UNSET if visible.views == last.views else visible.views,
            questions=UNSET if visible.questions == last.questions else visible.questions,
            answers=UNSET if visible.answers == last.answers else visible.answers,
            events=events or UNSET,
            tour=UNSET if visible.tour == last.tour else visible.tour,
            now=UNSET if visible.table == last.table else _now(visible),
        )

    def everything(self) -> News | None:
        """All of it again, for a client that has missed something; None if it was told nothing yet."""
        return None if self._last is None else complete(self._last, None)


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
