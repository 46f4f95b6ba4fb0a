"""What happens at a table: the acts in its log, from which the table is rebuilt after any interruption.

A new act must be added to `AnyAct`. Chance is not in the log: the table's seed determines it.
"""

from msgspec import json

from echappee.server.tables.acts.act import Act
from echappee.server.tables.acts.leaving import Left, Rematched, WentHome
from echappee.server.tables.acts.opening import Configured, Opened, Published, in_todays_form
from echappee.server.tables.acts.people import Admitted, Moved, Sat, Shared, Stood, TookOver
from echappee.server.tables.acts.riding import Answered, Coached, Retracted, Started, WentOn
from echappee.server.tables.acts.scoring import StageEntered
from echappee.server.tables.acts.stand_ins import Agreed, BotFailed, CameBack, HandedOver, RanOut

__all__ = [
    "Act",
    "Admitted",
    "Agreed",
    "Answered",
    "AnyAct",
    "BotFailed",
    "CameBack",
    "Coached",
    "Configured",
    "HandedOver",
    "Left",
    "Moved",
    "Opened",
    "Published",
    "RanOut",
    "Rematched",
    "Retracted",
    "Sat",
    "Shared",
    "StageEntered",
    "Started",
    "Stood",
    "TookOver",
    "WentHome",
    "WentOn",
    "print_act",
    "read_act",
]

AnyAct = (
    Opened
    | Configured
    | Published
    | Admitted
    | Sat
    | Stood
    | Started
    | Answered
    | Retracted
    | Agreed
    | CameBack
    | BotFailed
    | RanOut
    | WentOn
    | Rematched
    | TookOver
    | HandedOver
    | Moved
    | Shared
    | Left
    | WentHome
    | Coached
    | StageEntered
)

_encoder = json.Encoder()
_decoder: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def print_act(act: Act) -> bytes:
    return _encoder.encode(act)


def read_act(body: bytes) -> AnyAct:
    return _decoder.decode(in_todays_form(body))
