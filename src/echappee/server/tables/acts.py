"""What happens at a table: the durable log from which a table is made anew after any interruption.

Chance is not in it: the table's seed fixes that.
"""

from msgspec import Struct, json

from echappee.server.tables.choices import Settings


class Act(Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that was done at a table, by this device, as this request of it."""

    device: str
    request: str = ""


class Opened(Act, frozen=True, kw_only=True, tag="opened"):
    """A table was opened with these settings; its device is the host."""

    settings: Settings
    next_of: str = ""
    """The table whose rematch this is."""
    fork: str = ""
    """The record of another race up to the moment from which this table rides on."""


class Configured(Act, frozen=True, kw_only=True, tag="configured"):
    """The host changed the settings."""

    settings: Settings


class Published(Act, frozen=True, kw_only=True, tag="published"):
    """The host put the table on the public list, or took it off."""

    public: bool


class Admitted(Act, frozen=True, kw_only=True, tag="admitted"):
    """A device came in by a link or code; a player's lets it sit down, a watcher's does not."""

    player: bool


class Sat(Act, frozen=True, kw_only=True, tag="sat"):
    """A person took an open seat, or gave it another name."""

    seat: str
    name: str


class Stood(Act, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the start."""

    seat: str


class Started(Act, frozen=True, kw_only=True, tag="started"):
    """The race began; seats still open became bots."""


class Answered(Act, frozen=True, kw_only=True, tag="answered"):
    """A question was answered, or its answer changed."""

    question: str
    answer: str
    stage: int = 0
    """The stage of a tour that asked; 0 where that was not said."""


class Retracted(Act, frozen=True, kw_only=True, tag="retracted"):
    """An answer was taken back."""

    question: str
    stage: int = 0


class Agreed(Act, frozen=True, kw_only=True, tag="agreed"):
    """A person agrees that a bot should ride for somebody who stays away."""

    seat: str
    here: tuple[str, ...] = ()
    """The devices that were connected: nobody waits for the agreement of others who stay away too."""


class CameBack(Act, frozen=True, kw_only=True, tag="came-back"):
    """A person takes the seat back from the bot."""

    seat: str


class BotFailed(Act, frozen=True, kw_only=True, tag="bot-failed"):
    """A bot crashed or thought too long; a simple one rides on for it."""

    seat: str


class WentOn(Act, frozen=True, kw_only=True, tag="went-on"):
    """The next stage of the tour began."""


class Rematched(Act, frozen=True, kw_only=True, tag="rematched"):
    """The next race of this company is at that table."""

    table: str


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
    | WentOn
    | Rematched
)

_encoder = json.Encoder()
_decoder: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def print_act(act: AnyAct) -> bytes:
    """The act as JSON."""
    return _encoder.encode(act)


def read_act(body: bytes) -> AnyAct:
    """Read what `print_act` printed."""
    return _decoder.decode(body)
