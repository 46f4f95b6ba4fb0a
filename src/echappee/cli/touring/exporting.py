"""What others can go on with: the record of one stage, or everything that follows from a tour as JSON."""

import json
import sys
from argparse import Namespace

from echappee import catalogue
from echappee.cli.touring.keeping import read_campaign
from echappee.cli.touring.showing import show_of
from echappee.engine import Refused
from echappee.tours.campaign import Campaign


def export(args: Namespace) -> int:
    """Print what was asked for."""
    campaign = read_campaign(args.file)
    if args.json:
        print(json.dumps(show_of(campaign).as_data(campaign), ensure_ascii=False))
    else:
        sys.stdout.write(_record(campaign, args.stage))
    return 0


def _record(campaign: Campaign, number: int) -> str:
    if number <= campaign.number:
        return campaign.ridden[number - 1]
    if number == campaign.number + 1 and campaign.race is not None:
        return catalogue.save(campaign.race, campaign.stage_tags())
    raise Refused("no-stage", f"stage {number} has not begun; {campaign.number} stages are over")
