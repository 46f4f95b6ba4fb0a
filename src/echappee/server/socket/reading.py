"""Reads what a client sends, and refuses what is not a message."""

from msgspec import DecodeError, Struct, ValidationError, json

from echappee.engine import Refused
from echappee.server.config import LARGEST_MESSAGE
from echappee.server.messages.protocol import ClientMessage, Command

LONGEST_ID = 64


class _Named(Struct):
    """Any JSON object: it may have an id for the refusal to name."""

    id: str = ""


_decoder: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_namer = json.Decoder(_Named)


def read_message(text: str | None) -> ClientMessage:
    """The message in this text; None is a frame that was not text."""
    if text is None:
        raise Refused("malformed", "messages are JSON in text frames")
    # A character is at least one byte, so a text with too many characters need not be encoded.
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
    """The id of a message that could not be read, if the id can be."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return ""
    try:
        return _namer.decode(text).id[:LONGEST_ID]
    except (DecodeError, RecursionError):
        return ""
