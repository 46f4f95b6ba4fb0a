"""What one connection has been told, and what it must be told next: the parts that have changed."""

from msgspec import UNSET

from echappee.server.socket.protocol import VERSION, News, Seen
from echappee.server.tables.visible import Sight


class Feed:
    """Remembers the last sight that was told; the next news is the difference."""

    def __init__(self, seen: Seen | None) -> None:
        self._seen = seen
        self._last: Sight | None = None

    def news(self, sight: Sight) -> News | None:
        """What to tell of this sight; None if nothing has changed."""
        last, self._last = self._last, sight
        if last is None:
            return complete(sight, self._seen)
        if last.seats != sight.seats or last.table.stage != sight.table.stage:
            return complete(sight, None)
        events = sight.events(len(last.heard))
        same = (
            sight.table == last.table
            and sight.road == last.road
            and sight.views == last.views
            and sight.questions == last.questions
            and sight.answers == last.answers
            and sight.tour == last.tour
        )
        if same and not events:
            return None
        return News(
            table=UNSET if sight.table == last.table else sight.table,
            road=UNSET if sight.road is None or sight.road == last.road else sight.road,
            views=UNSET if sight.views == last.views else sight.views,
            questions=UNSET if sight.questions == last.questions else sight.questions,
            answers=UNSET if sight.answers == last.answers else sight.answers,
            events=events or UNSET,
            tour=UNSET if sight.tour == last.tour else sight.tour,
        )

    def anew(self) -> News | None:
        """Everything once more, for a client that has missed something; None if it was told nothing yet."""
        return None if self._last is None else complete(self._last, None)


def complete(sight: Sight, seen: Seen | None) -> News:
    """All there is; of the events only those that the client has not seen, if what it says can be true."""
    known = (
        seen is not None
        and (seen.seats, seen.stage) == (sight.seats, sight.table.stage)
        and 0 <= seen.events <= len(sight.heard)
    )
    return News(
        version=VERSION,
        table=sight.table,
        road=UNSET if sight.road is None else sight.road,
        views=sight.views,
        questions=sight.questions,
        answers=sight.answers,
        events=sight.events(seen.events if known and seen else 0),
        fresh=UNSET if known else True,
        tour=UNSET if sight.tour is None else sight.tour,
    )
