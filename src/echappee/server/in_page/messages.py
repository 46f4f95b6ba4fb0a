"""What a page and the server in its worker say to each other.

A page makes up the ids of its requests and lines, so that several pages can share one worker.
"""

from msgspec import Struct


class PageAsk(Struct, tag="ask"):
    """A request, as over HTTP."""

    id: str
    method: str
    path: str
    """With its query."""
    body: str = ""


class PageFollow(Struct, tag="follow"):
    """Tell me what the stream at this path says."""

    id: str
    path: str


class PageOpen(Struct, tag="open"):
    """Open a line to a table."""

    id: str
    table: str


class PageSay(Struct, tag="say"):
    """A message on a line, as over a WebSocket."""

    id: str
    text: str


class PageEnd(Struct, tag="end"):
    """Close this line, or end this stream."""

    id: str


FromPage = PageAsk | PageFollow | PageOpen | PageSay | PageEnd


class PageAnswered(Struct, tag="answered"):
    """The answer to a request."""

    id: str
    status: int
    text: str


class PageHeard(Struct, tag="heard"):
    """Something on a line or a stream."""

    id: str
    text: str


class PageEnded(Struct, tag="ended"):
    """Nothing more comes on this line or stream, for this reason if there is one."""

    id: str
    reason: str = ""
