"""The queue of a server, where it has one: with PostgreSQL, and with the package for it."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from echappee.server.config import Config
from echappee.server.work import Workplace
from echappee.server.workers import Workers

if TYPE_CHECKING:
    from echappee.server.queue.client import QueueClient


def open_queue(config: Config, node: str) -> "QueueClient | None":
    if config.database is None or not find_spec("procrastinate"):
        return None
    from echappee.server.queue.client import QueueClient  # noqa: PLC0415 - not every server has it

    return QueueClient(config.database, node)


def workplace(processes: int, queue: "QueueClient | None", priority: int = 0) -> Workplace:
    """Processes of this server, and where there is a queue also its workers."""
    here = Workers(processes)
    if queue is None:
        return here
    from echappee.server.queue.elsewhere import HereOrElsewhere  # noqa: PLC0415 - as above

    return HereOrElsewhere(here, queue, priority)
