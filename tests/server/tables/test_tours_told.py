"""What clients receive about a tour: each stage from its start, and nothing too early."""

import pytest
from hypothesis import given, settings
from msgspec import UNSET, json

from echappee.notation import commitment
from echappee.server.messages.protocol import News, Seen
from echappee.server.tables import acts
from echappee.server.tables.sent import Sent
from echappee.server.tables.sights import MadeOnce, Visible
from tests.counts import count
from tests.server.players import DEVICES, OPEN, Company, Walk, make_visible, set_to, state
from tests.server.tables.test_visible import own
from tests.server.touring import MOMENTS, WALKS, ridden, started, told, touring

WALK = settings(max_examples=count(200))


@WALK
@given(WALKS, MOMENTS)
@pytest.mark.soak
def test_a_tour_read_back_is_the_tour_that_was_kept(walk: Walk, tried: int) -> None:
    company = walk.company(tried)
    found = company.read_back()
    assert state(found) == state(company.table)
    for device in DEVICES:
        assert make_visible(found, device) == make_visible(company.table, device)


@WALK
@given(WALKS, MOMENTS)
@pytest.mark.soak
def test_nothing_is_told_that_decides_what_is_still_to_come(walk: Walk, tried: int) -> None:
    table = walk.company(tried).table
    assert table.tour is not None
    for device in (*DEVICES, "stranger"):
        visible, mine = make_visible(table, device), own(table, device)
        parts = (
            visible.table,
            visible.views,
            visible.questions,
            visible.answers,
            visible.events(0),
            visible.tour,
        )
        text = json.encode(parts).decode()
        assert table.seed not in text
        assert str(table.tour.seed) not in text
        assert (table.chance in text) == (table.status in {"between", "over"})
        assert all(view.seat in mine or (view.seat is None and not mine) for view in visible.views)
        assert {event.to for event in visible.events(0)} <= {None, *mine}


def ignore(_message: bytes) -> None: ...


def news_of(feed: Sent, visible: Visible) -> News:
    news = feed.news(visible)
    assert news is not None
    return news


def test_each_stage_is_committed_to_its_own_seed() -> None:
    company, seeds = started(touring(OPEN, OPEN)), list[str]()
    for _ in range(2):
        promised = told(company).table.commitment
        company.ride()
        seeds.append(told(company).table.seed)
        assert commitment(seeds[-1]) == promised
        company.do(acts.WentOn(device="ann"))
        assert told(company).table.seed == ""
    assert len({*seeds, told(company).table.commitment}) == 3


def test_a_new_stage_is_told_from_the_start() -> None:
    company = started(touring(OPEN, OPEN))
    made = MadeOnce(company.table)

    def look() -> Visible:
        return made.look().seen_by("ann")

    feed = Sent(ignore)
    assert feed.news(look())
    company.ride()
    between = look()
    news = news_of(feed, between)
    assert news.tour == between.tour
    assert news.fresh is UNSET
    company.do(acts.WentOn(device="bob"))
    after = look()
    news = news_of(feed, after)
    assert (news.fresh, news.table, news.road) == (True, after.table, after.road)
    assert after.road != between.road
    assert news.events == after.events(0) == told(company).events(0)
    assert after.heard < between.heard
    company.answer(company.table.running.questions[0].seat)
    news = news_of(feed, look())
    assert (news.fresh, news.tour, news.road) == (UNSET, UNSET, UNSET)


def test_a_client_that_comes_back_in_another_stage_hears_all_of_it() -> None:
    company = ridden(touring(OPEN, OPEN), 2)
    visible = told(company)
    for stage, fresh in ((0, True), (1, True), (2, UNSET), (3, True)):
        news = news_of(Sent(ignore, Seen(("blue",), 5, stage)), visible)
        assert news.fresh is fresh
        assert news.events == visible.events(0 if fresh is True else 5)
        assert news.tour == visible.tour


def test_a_tour_dropped_from_the_settings_disappears() -> None:
    company = Company(touring(OPEN, OPEN))
    feed = Sent(ignore)
    assert feed.news(told(company))
    company.do(acts.Configured(device="ann", settings=touring(OPEN, OPEN, tour="week")))
    news = news_of(feed, told(company))
    assert news.tour == told(company).tour
    company.do(acts.Configured(device="ann", settings=set_to(OPEN, OPEN)))
    news = news_of(feed, told(company))
    assert news.tour is None
    company.start()
    assert (company.table.tour, company.table.stage) == (None, 0)
