from tests.browser.tabs import Tabs
from tests.server.running import Server

LEAVE_TRACES = """() => {
  localStorage.trace = sessionStorage.trace = window.name = 'left by a test';
  document.cookie = 'trace=left';
  return caches.open('trace');
}"""
TRACES = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage),
  ...(await caches.keys()), document.cookie, window.name,
].filter(Boolean)"""
DARK = "() => matchMedia('(prefers-color-scheme: dark), print').matches"


def test_a_tab_that_was_used_is_as_empty_as_a_new_one(tabs: Tabs, server: Server) -> None:
    tab = tabs.take(server.url)
    tab.page.goto("/")
    tab.page.evaluate(LEAVE_TRACES)
    tab.page.emulate_media(media="print", color_scheme="dark")
    tab.page.context.new_page()
    assert "trace" in tab.page.evaluate(TRACES)
    assert tab.page.evaluate(DARK)

    tabs.give_back(tab)
    again = tabs.take(server.url)
    assert again is tab
    assert again.page.context.pages == [again.page]
    assert again.page.context.cookies() == []
    assert again.page.evaluate(TRACES) == []
    assert not again.page.evaluate(DARK)
    tabs.give_back(again)
