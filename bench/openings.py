"""How long people wait who all open a table at the same instant: `python -m bench.openings [PEOPLE]`.

Each opens a connection, asks for a table, and then takes a socket to it.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

from bench.load import SETTINGS, Busy, running
from bench.people import Person
from tests.server.clients import Device
from tests.server.running import Server

PEOPLE = 500
WAIT_S = 120.0


async def posted(device: Device, path: str, body: object) -> str:
    """The body of the answer to one request on a connection of its own."""
    parts, text = urlsplit(device.url), json.dumps(body)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    headers = {
        "Host": parts.netloc,
        "Content-Type": "application/json",
        "Content-Length": str(len(text)),
        "Connection": "close",
        **device.headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n{text}".encode())
    answer = (await reader.read()).decode()
    writer.close()
    status, _, content = answer.partition("\r\n\r\n")
    assert " 201 " in status, answer
    return content


async def opened(device: Device, began: float) -> tuple[float, float]:
    """When this device had its table, and when it saw it."""
    id = json.loads(await posted(device, "/api/tables", {"settings": SETTINGS}))["id"]
    had = perf_counter() - began
    person = Person(device, id, "blue")
    await person.come(device.url)
    saw = perf_counter() - began
    await person.leave()
    return had, saw


async def all_at_once(server: Server, people: int) -> None:
    devices = [Device(server.url) for _ in range(people)]
    busy, began = Busy(server), perf_counter()
    async with asyncio.timeout(WAIT_S):
        times = await asyncio.gather(*(opened(device, began) for device in devices))
    for what, waits in zip(("had a table", "saw it"), zip(*times, strict=True), strict=True):
        took = sorted(waits)
        shares = (0, 0.5, 0.99, 1)
        shown = "".join(f"{1000 * took[int(share * (len(took) - 1))]:10.0f}" for share in shares)
        print(f"{people} people, {what:12}{shown}")
    print(f"the server used {busy.server_s:.2f} s of processor time")


def main() -> None:
    people = int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE
    print(f"{'milliseconds until':25}{'the first':>10}{'half':>10}{'99 %':>10}{'all':>10}")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        asyncio.run(all_at_once(server, people))


if __name__ == "__main__":
    main()
