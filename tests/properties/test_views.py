"""What seats see and hear: a folded view is the view that is cut, and nothing sealed is seen."""

from tests.properties.games import in_fewer_races, in_many_races
from tests.properties.planned import AnyPlan

SEALED = ("energy", "declare", "refresh", "fitness")
"""Phases in which all answer at the same time, unseen."""


@in_fewer_races
def test_a_folded_view_is_the_view_that_is_cut(plan: AnyPlan) -> None:
    start, family = plan.start(), plan.family
    seats = (*start.position.seats, None)
    views = {seat: family.cut(start.moments[0].position, seat) for seat in seats}
    heard = dict.fromkeys(seats, 0)
    for race in plan.steps():
        for seat in seats:
            events = race.heard(seat)
            for event in events[heard[seat] :]:
                views[seat] = family.fold(views[seat], event)
            heard[seat] = len(events)
            assert views[seat] == race.view(seat)


@in_many_races
def test_at_every_moment_the_folded_view_is_the_view_cut_from_the_position(plan: AnyPlan) -> None:
    race, family = plan.ride(), plan.family
    for seat in (*race.position.seats, None):
        view, told = family.cut(race.moments[0].position, seat), 0
        for position, until in [
            *((moment.position, moment.events) for moment in race.moments),
            (race.position, len(race.events)),
        ]:
            for event in race.events[told:until]:
                view = family.fold(view, event) if event.heard_by(seat) else view
            told = until
            assert view == family.cut(position, seat)


@in_many_races
def test_what_others_answer_in_a_sealed_phase_does_not_change_my_view(plan: AnyPlan) -> None:
    seen: dict[str, tuple[object, ...]] = {}
    for race in plan.steps():
        if race.position.phase not in SEALED:
            continue
        for seat in race.position.seats:
            own = [entry for entry in race.open_entries if entry.key.seat == seat]
            now = (len(race.moments), own, race.view(seat), race.heard(seat))
            if seat in seen and now[:2] == seen[seat][:2]:
                assert now == seen[seat]
            seen[seat] = now
