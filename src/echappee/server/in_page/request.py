"""Requests of a page as the web application takes them: the same endpoints, without a network."""

import asyncio
from collections.abc import Callable
from typing import Final
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

DATA: Final = b"data: "


async def answer(app: ASGIApp, method: str, path: str, token: str, body: str = "") -> tuple[int, str]:
    """The status and the text of the answer."""
    status, parts = 0, list[bytes]()

    async def hear(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await app(_scope(method, path, token), _body(body), hear)
    return status, b"".join(parts).decode()


async def follow(app: ASGIApp, path: str, token: str, told: Callable[[str], None]) -> None:
    """Tell each item of the stream at this path, until it ends."""

    async def hear(message: Message) -> None:
        for line in message.get("body", b"").splitlines():
            if line.startswith(DATA):
                told(line.removeprefix(DATA).decode())

    await app(_scope("GET", path, token), _body(""), hear)


def _scope(method: str, address: str, token: str) -> dict[str, object]:
    path, _, query = address.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"page"), (b"authorization", f"Bearer {token}".encode())],
        "client": ("page", 0),
        "server": ("page", 0),
        "extensions": {},
    }


def _body(text: str) -> Callable[[], "asyncio.Future[Message]"]:
    """Gives the body once; a page never leaves before its answer."""
    said = [{"type": "http.request", "body": text.encode(), "more_body": False}]

    def receive() -> "asyncio.Future[Message]":
        coming: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        if said:
            coming.set_result(said.pop())
        return coming

    return receive
