"""Puzzles in the browser: answered with the keyboard, and in French on a phone."""

import re

from playwright.sync_api import Page, expect

from echappee.flamme.study.puzzles import PUZZLES
from echappee.study.puzzles import Puzzle
from tests.browser.axe import axe
from tests.browser.people import arrive
from tests.browser.test_every_page import NARROW, wider_than_the_screen
from tests.browser.visits import PHONE, Visits


def about_cards() -> tuple[int, Puzzle]:
    """The first puzzle that asks for a card, and its number."""
    return next((number, each) for number, each in enumerate(PUZZLES.shipped(), 1) if each.theme != "bid")


def answers_of(page: Page) -> list[str]:
    """What the keys 1, 2 … answer: the cards of the hand, which may have one twice."""
    return [text.strip() for text in page.locator("aside li button .unseen").all_inner_texts()]


def test_a_puzzle_is_answered_and_the_next_one_comes(anywhere: Visits) -> None:
    number, puzzle = about_cards()
    page = arrive(anywhere, f"/puzzles/{number}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Puzzle {number}")
    best = re.compile(rf"^Play (exhaustion \()?{re.match('[0-9]+', puzzle.best)[0]}\)?$")  # type: ignore[index]
    key = next(n for n, text in enumerate(answers_of(page), 1) if best.match(text))
    page.keyboard.press(str(key))
    expect(page.get_by_role("complementary").get_by_role("status")).to_contain_text("Right.")
    expect(page.get_by_role("listitem").filter(has_text=re.compile(r"wins \d+ % ± \d"))).to_have_count(
        len(puzzle.answers)
    )
    assert axe(page) == []
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(rf"/puzzles/{number}$"))
    expect(page.get_by_role("complementary").get_by_role("status")).to_be_empty()
    anywhere.go(page, f"/puzzles/{number}")
    expect(page.get_by_role("definition").nth(2)).to_have_text(re.compile(r"^1\s*of 1$"))


def test_the_puzzle_of_the_day_in_french_fits_a_phone(visit: Visits) -> None:
    page = arrive(visit, "/", PHONE, likes={"language": "fr", "theme": "night"})
    page.get_by_role("link", name="Le problème du jour").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Le problème du jour")
    page.locator("aside li button").first.click()
    expect(page.get_by_role("complementary").get_by_role("status")).to_have_text(
        re.compile(r"^(Juste|Pas la meilleure)\.")
    )
    assert (wider_than_the_screen(page, NARROW), axe(page)) == ([], [])


def test_puzzles_have_a_place_in_the_bar_and_begin_at_the_level_that_is_liked(visit: Visits) -> None:
    page = arrive(visit, "/", likes={"level": 1})
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("paragraph").filter(has_text="Level 1 of 5")).to_be_visible()
