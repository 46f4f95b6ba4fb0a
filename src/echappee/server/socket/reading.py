"""Reads what a client sends, and refuses what is no message."""

from msgspec import DecodeError, Struct, ValidationError, json

from echappee.engine import Refused
from echappee.server.config import LARGEST_MESSAGE
from echappee.server.socket.protocol import ClientMessage, Command

LONGEST_ID = 64


class _Named(Struct):
    """Whatever it is: perhaps it has an id that the refusal can name."""

    id: str = ""


_decoder: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_namer = json.Decoder(_Named)


def read_message(text: str | None) -> ClientMessage:
    """The message in this text; None stands for something that was no text."""
    if text is None:
        raise Refused("malformed", "messages are JSON in text frames")
    # A character is a byte or more: what is longer in characters need not be encoded to be refused.
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise Refused("too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message = _decoder.decode(text)
    except ValidationError as error:
        raise Refused("malformed", str(error)) from None
    except (DecodeError, RecursionError):
        raise Refused("malformed", "this is not JSON") from None
    if isinstance(message, Command) and not 1 <= len(message.id) <= LONGEST_ID:
        raise Refused("malformed", f"the id of a command has 1 to {LONGEST_ID} characters")
    return message


def id_in(text: str | None) -> str:
    """The id of a message that could not be read, if that much can."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return ""
    try:
        return _namer.decode(text).id[:LONGEST_ID]
    except (DecodeError, RecursionError):
        return ""
