"""For other programs: the record of one stage, or everything that follows from a tour as JSON."""

import sys
from argparse import Namespace

from echappee import games
from echappee.cli.game_data import print_tour_json
from echappee.cli.tours.tour_file import open_tour
from echappee.engine import Refused
from echappee.tours.tour import SomeTour


def export(args: Namespace) -> int:
    tour = open_tour(args.file)
    if args.json:
        print_tour_json(tour)
    else:
        sys.stdout.write(_record(tour, args.stage))
    return 0


def _record(tour: SomeTour, number: int) -> str:
    if number <= tour.number:
        return tour.ridden[number - 1]
    if number == tour.number + 1 and tour.race is not None:
        return games.save(tour.race, tour.stage_tags())
    raise Refused("no-stage", f"stage {number} has not begun; {tour.number} stages are over")
