"""What the server counts about itself, in Prometheus's text format."""

from asyncio import CancelledError
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.work import LANES, Job

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ENDINGS = ("done", "cancelled", "failed", "refused")
"""How a job can end; a refused one has not begun."""
BOT_FAILED = b'{"act":"bot-failed"'


class Gauges(NamedTuple):
    """The current number of each of these."""

    connections: int
    behind: int
    """Connections with clients that read too slowly."""
    passed_on: int
    """Connections to tables at another server."""
    barred: int
    """Barred addresses."""


class LaneCounts:
    """The jobs of a lane: those of now, and how the others ended."""

    def __init__(self) -> None:
        self.jobs: set[Job[object]] = set()
        self.ended: Counter[str] = Counter(dict.fromkeys(ENDINGS, 0))
        self.seconds = 0.0
        """How long people waited for finished jobs."""

    @contextmanager
    def counting(self, job: Job[object]) -> Iterator[None]:
        """Count a job while it waits and while it runs, and how it ends."""
        asked, ending = monotonic(), "done"
        self.jobs.add(job)
        try:
            yield
        except CancelledError:
            ending = "cancelled"
            raise
        except Refused:
            raise
        except Exception:
            ending = "failed"
            raise
        finally:
            self.jobs.discard(job)
            self.ended[ending] += 1
            if ending == "done":
                self.seconds += monotonic() - asked


class Metrics:
    """Counters since the server started."""

    def __init__(self) -> None:
        self.acts = 0
        self.bot_failures = 0
        self.failures = 0
        """Requests and connections that ended in a server error."""
        self.resynchronised = 0
        self.unanswered = 0
        """Requests forwarded to another server that stayed unanswered."""
        self.floods = 0
        """Connections closed because of a flood."""
        self.refusals: Counter[str] = Counter()
        self.used = 0
        """Bytes that the tables take on the disk."""
        self.most = 0
        """The most bytes they may take; 0 if there is no limit."""
        self.damaged = 0
        """Tables that could not be read."""
        self.stale_writes = 0
        """Writes that were refused because another server owns the table by now."""
        self.held_up = 0
        """How often everybody waited because something took too long."""
        self.expired: Counter[str] = Counter()
        """Tables that were removed, by the reason why they were not kept for ever."""
        self.unwritten = 0
        """Records that could not be written before their tables were to be removed."""
        self.lanes = {name: LaneCounts() for name in LANES}
        self._appends: list[int] = [0] * (len(BOUNDS_S) + 1)
        self._append_s = 0.0

    def appended(self, acts: Iterable[bytes], took_s: float) -> None:
        for act in acts:
            self.acts += 1
            self.bot_failures += act.startswith(BOT_FAILED)
        self._append_s += took_s
        index = next((i for i, bound in enumerate(BOUNDS_S) if took_s <= bound), len(BOUNDS_S))
        self._appends[index] += 1

    def text(self, gauges: Gauges, live_tables: int) -> str:
        """All counters and gauges."""
        lines = [
            *_one("connections", "gauge", "Open WebSocket connections.", gauges.connections),
            *_one("behind", "gauge", "Connections whose client reads too slowly.", gauges.behind),
            *_one(
                "passed_on", "gauge", "Connections to tables that are at another server.", gauges.passed_on
            ),
            *_one("barred", "gauge", "Addresses that wait because they sent too much.", gauges.barred),
            *_one("live_tables", "gauge", "Tables in memory.", live_tables),
            *_one("acts_total", "counter", "Acts stored.", self.acts),
            *_one("bot_failures_total", "counter", "Bots that failed and were replaced.", self.bot_failures),
            *_one("failures_total", "counter", "Requests and connections ended by an error.", self.failures),
            *_one(
                "resynchronised_total", "counter", "Slow readers sent everything again.", self.resynchronised
            ),
            *_one("unanswered_total", "counter", "Requests that another server left open.", self.unanswered),
            *_one("floods_total", "counter", "Connections cut off because they sent too much.", self.floods),
            *_one("stale_writes_total", "counter", "Writes refused to a former owner.", self.stale_writes),
            *_one("held_up_total", "counter", "Times when everybody had to wait.", self.held_up),
            *_one("disk_bytes", "gauge", "What the tables take on the disk.", self.used),
            *_one("disk_limit_bytes", "gauge", "What they may take; 0 without a limit.", self.most),
            *_one("damaged_total", "counter", "Tables that could not be read.", self.damaged),
            *_one("unwritten_total", "counter", "Records that could not be archived.", self.unwritten),
            *_head("expired_total", "counter", "Tables removed because nobody touched them."),
            *(f'echappee_expired_total{{kind="{kind}"}} {n}' for kind, n in self.expired.items()),
            *_head("refusals_total", "counter", "Refusals by code."),
            *(f'echappee_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())),
            *self._lanes(),
            *self._histogram(),
        ]
        return "\n".join(lines) + "\n"

    def _lanes(self) -> Iterator[str]:
        yield from _head("jobs", "gauge", "Jobs of now: those that wait, and those that are done just now.")
        for name, lane in self.lanes.items():
            running = sum(job.begun for job in lane.jobs)
            yield f'echappee_jobs{{lane="{name}",state="waiting"}} {len(lane.jobs) - running}'
            yield f'echappee_jobs{{lane="{name}",state="running"}} {running}'
        yield from _head("jobs_total", "counter", "Jobs by how they ended.")
        for name, lane in self.lanes.items():
            yield from (
                f'echappee_jobs_total{{lane="{name}",ended="{ending}"}} {count}'
                for ending, count in lane.ended.items()
            )
        yield from _head(
            "job_seconds_total", "counter", "How long people waited for the jobs that were done."
        )
        for name, lane in self.lanes.items():
            yield f'echappee_job_seconds_total{{lane="{name}"}} {lane.seconds:.6f}'

    def _histogram(self) -> Iterator[str]:
        yield from _head("append_seconds", "histogram", "How long until acts stored in one go were durable.")
        total = 0
        for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), self._appends, strict=True):
            total += count
            yield f'echappee_append_seconds_bucket{{le="{bound}"}} {total}'
        yield f"echappee_append_seconds_sum {self._append_s:.6f}"
        yield f"echappee_append_seconds_count {total}"


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP echappee_{name} {about}", f"# TYPE echappee_{name} {kind}"


def _one(name: str, kind: str, about: str, value: int) -> tuple[str, str, str]:
    return *_head(name, kind, about), f"echappee_{name} {value}"
