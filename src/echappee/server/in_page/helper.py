"""What a second worker does: the jobs in parcels, one after the other."""

from base64 import b64encode
from collections.abc import Callable

from echappee.server.queue.parcels import pack_outcome, unpack_job
from echappee.server.work import DONE


def do_parcel(parcel: str, progress: Callable[[float], None]) -> str:
    """The outcome of the job in this parcel."""
    DONE.set(progress)
    outcome: object
    try:
        outcome = unpack_job(parcel)()
    except Exception as error:  # noqa: BLE001 - every error travels
        outcome = error
    return b64encode(pack_outcome(outcome)).decode()
