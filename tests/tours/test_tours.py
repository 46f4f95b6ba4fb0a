"""Tours ridden to their end, of all kinds: what the races gave is what the books say."""

from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules.cards import EXHAUSTION
from echappee.flamme.rules.setup import read_jerseys
from echappee.flamme.tours import outcome_of
from echappee.flamme.tours.books import enter, podium_of
from echappee.flamme.tours.calendar import format_of
from echappee.flamme.tours.stage_setup import result_of
from echappee.flamme.tours.standings import close_stage, first_to_place, jerseys
from echappee.tours.tour import load_tour
from tests.counts import SOAK, soaked
from tests.tours.ridden import Plan, plans

STRIDE = 37 if SOAK else 101
"""After this number of answers a tour is read back."""


@soaked(200, plans())
def test_a_result_is_what_the_race_gave(plan: Plan) -> None:
    tour = plan.start()
    while not tour.over:
        day = tour.setup.days[tour.number]
        race = tour.begin()
        while not race.over:
            race.answer(race.questions[0].id, plan.answer(race.questions[0]))
        result = result_of(race, day)
        riders = {rider.name: rider for rider in race.position.riders}
        told = {
            str(event.args["rider"]): event.args["points"] for event in race.events if event.code == "podium"
        }
        assert (
            dict(podium_of(result))
            == told
            == {name: each.podium for name, each in riders.items() if each.podium}
        )
        assert result.times == {name: each.time for name, each in riders.items()}
        assert [riders[name].home for name in result.crossed] == sorted(each.home for each in riders.values())
        assert result.exhaustion == {
            name: [*each.pile, *each.recycled].count(EXHAUSTION) for name, each in riders.items()
        }
        tokens = [event.args for event in race.events if event.code == "token"]
        for side, points in (("sprint", result.sprint), ("mountain", result.mountain)):
            for name in riders:
                taken = [args["value"] for args in tokens if (args["rider"], args["side"]) == (name, side)]
                assert points[name] == sum(map(int, map(str, taken)))
        tour.close()
        assert tour.results[-1] == result


@soaked(200, plans())
def test_tokens_are_worth_twelve_points_where_all_are_taken(plan: Plan) -> None:
    tour = plan.ride()
    riders = 2 * len(plan.teams)
    for day, result in zip(tour.setup.days, tour.results, strict=True):
        trial = format_of(day) in ("ttt", "itt")
        taken = sum(result.sprint.values()) + sum(result.mountain.values())
        assert taken == (0 if trial else 12 if riders >= 3 else 5 + 3 + 2 + 1)


@soaked(200, plans())
def test_the_books_follow_from_the_results(plan: Plan) -> None:
    tour = plan.ride()
    for number, result in enumerate(tour.results):
        assert tour.entered[number] == enter(tour.books[number], result)
        assert tour.books[number + 1] == close_stage(tour.books[number], result)
        assert result.rest == tour.setup.days[number].rest
    assert outcome_of(tour).total.keys() == set(tour.setup.colours)


@soaked(200, plans())
def test_each_stage_begins_as_the_books_say(plan: Plan) -> None:
    seen = []
    for tour in plan.steps():
        if tour.race is None or tour.number in seen:
            continue
        seen.append(tour.number)
        start = tour.race.moments[0].position
        books = tour.books[-1]
        assert {rider.name: rider.pile.count(EXHAUSTION) for rider in start.riders} == {
            name: account.exhaustion for name, account in books.riders.items()
        }
        assert start.first == (first_to_place(books, tour.setup.seats) if tour.number else "")
        assert start.ruleset.extended == (STAGES[tour.setup.days[tour.number].stage].special == "extended")
        points = books.points if start.ruleset.trial else dict.fromkeys(books.points, 0)
        assert {team.colour: team.points for team in start.teams} == points
        assert read_jerseys(tour.stage_tags()) == jerseys(books)
        if tour.number and plan.rules.specialists:
            drafted = {rider.name: rider.specialist for rider in start.riders if not rider.automatic}
            assert all(drafted.values())
            assert drafted == {
                f"{colour}.{kind}": name
                for colour in tour.setup.seats
                for kind, name in zip("RS", tour.books[-1].specialists[colour], strict=True)
            }
    assert seen == list(range(len(tour.setup.days)))


@soaked(60, plans(lengths=(3,)))
def test_the_text_of_a_tour_reads_back_as_the_same_tour_between_stages_and_within(plan: Plan) -> None:
    for number, tour in enumerate(plan.steps()):
        if tour.race is not None and number % STRIDE:
            continue
        again = load_tour(tour.text())
        assert again.text() == tour.text()
        assert (again.books, again.entered, again.results) == (tour.books, tour.entered, tour.results)
        assert (again.number, again.over) == (tour.number, tour.over)
        if tour.race is not None:
            assert again.race is not None
            assert again.race.position == tour.race.position
            assert again.race.questions == tour.race.questions
