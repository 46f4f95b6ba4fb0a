"""The body of a request, read once and kept for those who need it again."""

from starlette.requests import Request

from echappee.engine import Refused
from echappee.server.config import LARGEST_RECORD

_READ = "echappee.body"


async def body_of(request: Request, longest: int = LARGEST_RECORD) -> bytes:
    """One that is too long is not read to its end."""
    if _READ in request.scope:
        read: bytes = request.scope[_READ]
        return read
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > longest:
            raise Refused("too-large", f"a body has at most {longest} bytes")
    request.scope[_READ] = bytes(data)
    return bytes(data)
