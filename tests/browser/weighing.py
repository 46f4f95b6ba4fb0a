"""How many bytes a page takes on its way to a browser."""

from playwright.sync_api import Page


def weigh(page: Page) -> list[int]:
    """The bytes of everything that this page loads from now on, packed as it is sent."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sent: list[int] = []
    session.on("Network.loadingFinished", lambda event: sent.append(int(event["encodedDataLength"])))
    return sent
