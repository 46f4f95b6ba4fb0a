"""A client that sends tiny frames as fast as it can, as a program of its own.

`python -m tests.server.flooder PORT KIND CONNECTIONS FRAMES SECONDS` sends that many frames over each of
its connections, and comes back when one is cut off. It prints how its connections ended.
"""

import json
import os
import socket
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

ADDRESS = "127.0.0.2"
"""Where it comes from."""

KINDS = {
    "ping": (b"", Frame(Opcode.PING, b"")),
    "text": (b"", Frame(Opcode.TEXT, b"")),
    "continuation": (
        Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"", fin=False),
    ),
}
"""What is sent first, and the frame that is sent again and again."""

PATIENCE_S = 5.0
CHUNK = 10_000
AGAIN_S = 0.01
"""How soon it comes back: it leaves the machine a little for the server."""


def connected(port: int) -> socket.socket:
    client = socket.socket()
    client.settimeout(PATIENCE_S)
    client.bind((ADDRESS, 0))
    client.connect(("127.0.0.1", port))
    return client


def opening(port: int) -> bytes:
    """The request for a socket."""
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {os.urandom(24).hex()}",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


def reply_to_opening(client: socket.socket, port: int) -> bytes:
    """What the server answers; empty if it cuts the client off."""
    with suppress(OSError):
        client.sendall(opening(port))
        return client.recv(4096)
    return b""


def end_of(client: socket.socket) -> str:
    """How the server ends the connection: the reason that it gives, if it can be read."""
    heard, end = StreamReader(), "cut"
    with suppress(OSError):
        while data := client.recv(65536):
            heard.feed_data(data)
    heard.feed_eof()
    with suppress(EOFError):
        while True:
            frame = _next(heard)
            if frame.opcode is Opcode.CLOSE:
                close = Close.parse(bytes(frame.data))
                end = f"{close.code} {close.reason}"
    return end


def _next(heard: StreamReader) -> Frame:
    try:
        next(Frame.parse(heard.read_exact, mask=False))
    except StopIteration as parsed:
        frame: Frame = parsed.value
        return frame
    raise EOFError


def flood(port: int, kind: str, frames: int, until: float) -> Counter[str]:
    """How the connections ended over which this many frames were to be sent."""
    ends: Counter[str] = Counter()
    start, frame = KINDS[kind]
    chunk = frame.serialize(mask=True) * CHUNK
    while frames > 0 and time.monotonic() < until:
        frames -= CHUNK
        with connected(port) as client:
            reply = reply_to_opening(client, port)
            if not reply.startswith(b"HTTP/1.1 101"):
                ends[reply.partition(b"\r\n")[0].decode() or "not let in"] += 1
                time.sleep(AGAIN_S)
                continue
            with suppress(OSError):
                client.sendall(start + chunk)
                while frames > 0 and time.monotonic() < until:
                    frames -= CHUNK
                    client.sendall(chunk)
            ends[end_of(client)] += 1
    return ends


if __name__ == "__main__":
    port, connections, frames = int(sys.argv[1]), int(sys.argv[3]), int(sys.argv[4])
    until = time.monotonic() + float(sys.argv[5])
    with ThreadPoolExecutor(connections) as threads:
        tasks = [threads.submit(flood, port, sys.argv[2], frames, until) for _ in range(connections)]
    print(json.dumps(sum((task.result() for task in tasks), Counter[str]())))
