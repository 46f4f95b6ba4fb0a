"""What happens at a table: the acts in its log, from which the table is rebuilt after any interruption.

There is one file per act, and a new one must be added to `AnyAct`. Chance is not in the log: the table's
seed determines it.
"""

from msgspec import json

from echappee.server.tables.acts.act import Act
from echappee.server.tables.acts.admitted import Admitted
from echappee.server.tables.acts.agreed import Agreed
from echappee.server.tables.acts.answered import Answered
from echappee.server.tables.acts.bot_failed import BotFailed
from echappee.server.tables.acts.came_back import CameBack
from echappee.server.tables.acts.coached import Coached
from echappee.server.tables.acts.configured import Configured
from echappee.server.tables.acts.handed_over import HandedOver
from echappee.server.tables.acts.left import Left
from echappee.server.tables.acts.moved import Moved
from echappee.server.tables.acts.old_acts import in_todays_form
from echappee.server.tables.acts.opened import Opened
from echappee.server.tables.acts.published import Published
from echappee.server.tables.acts.ran_out import RanOut
from echappee.server.tables.acts.rematched import Rematched
from echappee.server.tables.acts.retracted import Retracted
from echappee.server.tables.acts.sat import Sat
from echappee.server.tables.acts.started import Started
from echappee.server.tables.acts.stood import Stood
from echappee.server.tables.acts.took_over import TookOver
from echappee.server.tables.acts.went_home import WentHome
from echappee.server.tables.acts.went_on import WentOn

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
    | Left
    | WentHome
    | Coached
)

_encoder = json.Encoder()
_decoder: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def print_act(act: Act) -> bytes:
    return _encoder.encode(act)


def read_act(body: bytes) -> AnyAct:
    return _decoder.decode(in_todays_form(body))
