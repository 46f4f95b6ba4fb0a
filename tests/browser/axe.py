"""Asks axe-core what people with a screen reader, a keyboard or weak eyes would stumble over."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""Only rules about sounds and films need anything loaded first, and no page has those."""


def axe(page: Page, *rules: str, without: str = "") -> list[str]:
    """What is wrong with the page now, one line per problem; empty if nothing is.

    By all rules, by these only, or by all without one.
    """
    # A script tag would be refused by our content policy; this is not part of the page.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    off = {"rules": {without: {"enabled": False}}} if without else {}
    found = page.evaluate("(options) => window.axe.run(document, options)", OPTIONS | only | off)
    return [
        f"{violation['id']}: {violation['help']}: {' '.join(map(str, node['target']))} {node['html']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
