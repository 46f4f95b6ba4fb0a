"""Many tours between bots."""

from argparse import Namespace

from echappee.cli.crew import crew_of
from echappee.cli.game_terminal import TOUR_SIMULATE
from echappee.cli.lineups import GameLineups, players_of, read_teams
from echappee.cli.simulation import printer, ride_plan
from echappee.cli.tours.calendars import close_calendars_named, game_of_calendar
from echappee.simulate import GameSimulation
from echappee.simulate.engines import REFERENCE
from echappee.tours.game_tours import GameTours


def run_simulation(args: Namespace) -> int:
    workers = crew_of(args)
    game = game_of_calendar(args, args.calendar)
    teams = read_teams(game, TOUR_SIMULATE, args.teams)
    with close_calendars_named(args.calendar):
        tags = game.room(GameLineups).tour_tags(args, args.calendar, teams)
        seats = len(game.room(GameTours).read_setup(tags).teams)
    plan = game.room(GameSimulation).tours(tags, players_of(game, teams, seats), args.tours, args.seed)
    plan.check()
    show = printer(args, teams)
    with workers as crew:
        ridden = ride_plan(plan, crew.parts(plan.tally, plan.size, REFERENCE), "tours")
    show(ridden.result, {})
    return ridden.status
