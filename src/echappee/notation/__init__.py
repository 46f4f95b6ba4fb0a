"""Text for races: the grammar of a record and its digests. Games add their own tags and positions."""

from echappee.notation.game_rules import DIRECTED, Finding, GameRules, SomePosition, SomeRace, SomeView
from echappee.notation.record import Record, Tags, digest, is_number, print_record, read_record
from echappee.notation.replay import dealer_of, record_of, replay, round_digests
from echappee.notation.verify import Proof, commitment, verify

__all__ = [
    "DIRECTED",
    "Finding",
    "GameRules",
    "Proof",
    "Record",
    "SomePosition",
    "SomeRace",
    "SomeView",
    "Tags",
    "commitment",
    "dealer_of",
    "digest",
    "is_number",
    "print_record",
    "read_record",
    "record_of",
    "replay",
    "round_digests",
    "verify",
]
