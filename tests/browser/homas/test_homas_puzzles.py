"""Puzzles of Homas Tour Pro in the browser: answered with the keyboard, and the way to the other game."""

import re

from playwright.sync_api import expect

from echappee.homas.study.puzzles import PUZZLES
from tests.browser.axe import axe
from tests.browser.people import arrive
from tests.browser.test_every_page import NARROW, wider_than_the_screen
from tests.browser.visits import PHONE, Visits


def test_a_puzzle_of_homas_tour_pro_is_answered_and_explained(anywhere: Visits) -> None:
    puzzle = PUZZLES.shipped()[0]
    page = arrive(anywhere, "/puzzles/homas-1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle 1")
    options = list(puzzle.asked().options() or ())
    page.keyboard.press(str(options.index(puzzle.best) + 1))
    expect(page.get_by_role("complementary").get_by_role("status")).to_contain_text("Right.")
    answers = page.get_by_role("listitem").filter(has_text=re.compile(r"wins \d+ % ± \d"))
    expect(answers).to_have_count(len(options))
    expect(answers.first).to_contain_text("energy cards left")
    assert axe(page) == []
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(r"/puzzles/homas-1$"))
    expect(page).to_have_url(re.compile(r"/puzzles/homas-\d+$"))


def test_puzzles_of_both_games_are_a_press_apart_on_a_phone(visit: Visits) -> None:
    page = arrive(visit, "/puzzles/homas", PHONE, likes={"language": "fr", "theme": "night"})
    expect(page.get_by_text("Les cartes des autres équipes")).to_be_visible()
    assert (wider_than_the_screen(page, NARROW), axe(page)) == ([], [])
    page.get_by_text("Flamme Rouge", exact=True).last.click()
    expect(page).to_have_url(re.compile(r"/puzzles/flamme$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Problème \d+$"))
