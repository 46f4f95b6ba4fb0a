"""How heavy the first page is and how smoothly a film runs: `make pages`. Prints figures, judges nothing."""

import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from bench.staging import guest, race_record, stage
from tests.browser.weighing import weigh
from tests.server.clients import Device

RUNS = 5
SIX = ("--stage", "peloton-7-5-6", "--teams", "tempo,tempo,tempo,random,random,random", "--seed", "4")
SCRIPT = ("FireAnimationFrame", "FunctionCall", "TimerFire", "EventDispatch", "RunMicrotasks")


def main() -> None:
    with stage() as (server, browser):
        device = Device(server.url)
        loads = [_load(browser, Device(server.url)) for _ in range(RUNS)]
        sent, unpacked = loads[0][:2]
        print(f"first page: {sent / 1000:.0f} kB sent, {unpacked / 1000:.0f} kB unpacked")
        print(f"  usable after {median(ms for *_, ms in loads):.0f} ms (median of {RUNS} visitors, loopback)")
        frames = _film(browser, device)
        print(
            f"film of twelve riders, {len(frames)} pieces of script: median {median(frames):.1f} ms,",
            end=" ",
        )
        print(f"p99 {sorted(frames)[int(len(frames) * 0.99)]:.1f} ms, longest {max(frames):.1f} ms")


def _load(browser: Browser, device: Device) -> tuple[int, int, float]:
    """Bytes of the first page as sent and as unpacked, and when its first button can be pressed."""
    context = guest(browser, device, 1440, 900)
    page = context.new_page()
    sent = weigh(page)
    page.goto("/")
    page.get_by_role("button", name="Flamme Rouge").wait_for()
    ready: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    unpacked = "performance.getEntries().reduce((sum, e) => sum + (e.decodedBodySize ?? 0), 0)"
    size: int = page.evaluate(unpacked)
    context.close()
    return sum(sent), size, ready


def _film(browser: Browser, device: Device) -> list[float]:
    """Milliseconds of script in each task while a replay plays at full speed."""
    context = guest(browser, device, 1440, 900, speed=4)
    page = context.new_page()
    page.goto("/replay")
    page.evaluate("text => sessionStorage.setItem('echappee.record', text)", race_record(*SIX))
    page.goto("/replay/file")
    page.get_by_role("slider").wait_for()
    page.wait_for_timeout(1000)
    with TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace)
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_timeout(12_000)
        browser.stop_tracing()
        events: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    context.close()
    return [event["dur"] / 1000 for event in events if event.get("name") in SCRIPT and "dur" in event]


if __name__ == "__main__":
    main()
