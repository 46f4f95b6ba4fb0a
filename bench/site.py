"""How long a page without a server takes to its first race: `python -m bench.site SITE`.

Each visit is a new browser. A bare interpreter, the first visit and the second one are measured in turn, so
that they meet the same machine.
"""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from echappee.server.site.host import host
from tests.browser.chromium import UNDRAWN, find

VISITS = 5
BARE = """
const address = new URL('./bare.js', location.href);
const text = `self.fetch = (plain => async (address, options) => {
  if (!String(address.url ?? address).endsWith('.wasm')) return plain(address, options);
  const { body } = await plain((address.url ?? address) + '.gz', options);
  const headers = { 'content-type': 'application/wasm' };
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers });
})(self.fetch);
const { loadPyodide } = await import('FOLDERpyodide.mjs');
await loadPyodide({ indexURL: 'FOLDER' });
postMessage('ready');`;
const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const begun = performance.now();
const worker = new Worker(blob, { type: 'module' });
await new Promise((ready) => (worker.onmessage = ready));
worker.terminate();
return performance.now() - begun;
"""
RACE = """async ([folder, script, name]) => {
  const channel = new BroadcastChannel(name);
  const begun = performance.now();
  const worker = new Worker(script, { type: 'module' });
  worker.postMessage({ name, folder });
  const waiting = new Map();
  await new Promise((ready) => (channel.onmessage = ({ data }) => data.type === 'ready' && ready()));
  const ready = performance.now() - begun;
  channel.onmessage = ({ data }) => {
    const told = data.text && JSON.parse(data.text);
    if (told) waiting.get(told.id)?.(told);
  };
  let n = 0;
  const say = (message) => channel.postMessage(JSON.stringify(message));
  const ask = (method, path, body) =>
    new Promise((done) => {
      const id = `bench-${++n}`;
      waiting.set(id, (told) => done(JSON.parse(told.text)));
      say({ type: 'ask', id, method, path, body: body ? JSON.stringify(body) : '' });
    });
  const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', name: 'tempo' }));
  const { id: table } = await ask('POST', '/api/tables', { settings: { seats, stage: 'base-2' } });
  const line = 'bench-0';
  const isOver = (text) => text?.includes('"status":"over"');
  const over = new Promise((done) => waiting.set(line, ({ text }) => isOver(text) && done()));
  say({ type: 'open', id: line, table });
  say({ type: 'say', id: line, text: JSON.stringify({ type: 'hello', version: 2, table }) });
  say({ type: 'say', id: line, text: JSON.stringify({ type: 'start', id: 's' }) });
  await over;
  worker.terminate();
  return [ready, performance.now() - begun];
}"""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    with host(folder, 0) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/"
        serving.shutdown()


def bare(context: BrowserContext, url: str, house: str) -> float:
    page = context.new_page()
    page.goto(f"{url}robots.txt")
    taken: float = page.evaluate(f"async () => {{ {BARE.replace('FOLDER', url + house)} }}")
    page.close()
    return taken


def race(context: BrowserContext, url: str, house: str, script: str) -> list[float]:
    page = context.new_page()
    page.goto(f"{url}robots.txt")
    taken: list[float] = page.evaluate(RACE, [url + house, url + script, "bench"])
    page.close()
    return taken


def visits(playwright: Playwright, url: str, house: str, script: str) -> dict[str, float]:
    """The times of one new browser, in milliseconds."""
    launch = partial(
        playwright.chromium.launch_persistent_context, executable_path=find(), args=list(UNDRAWN)
    )
    with TemporaryDirectory() as profile:
        context = launch(profile)
        first = race(context, url, house, script)
        second = race(context, url, house, script)
        context.close()
    with TemporaryDirectory() as profile:
        context = launch(profile)
        took, again = bare(context, url, house), bare(context, url, house)
        context.close()
    return {
        "bare": took,
        "first ready": first[0],
        "first race": first[1],
        "first over bare": first[1] - took,
        "bare again": again,
        "second ready": second[0],
        "second race": second[1],
        "second over bare": second[1] - again,
    }


def main(folder: Path) -> None:
    house = next(folder.glob("house-*")).name + "/"
    script = next((folder / "assets").glob("worker-*.js")).relative_to(folder).as_posix()
    found = []
    with hosted(folder) as url, sync_playwright() as playwright:
        for _ in range(VISITS):
            found.append(visits(playwright, url, house, script))
            print(json.dumps({name: round(took) for name, took in found[-1].items()}), flush=True)
            time.sleep(1)
    print("median", json.dumps({name: round(median(each[name] for each in found)) for name in found[0]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
