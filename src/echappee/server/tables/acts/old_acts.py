"""Acts that an earlier version stored, in today's form."""

from msgspec import json

from echappee.server.messages.settings import SeatSetting


def in_todays_form(body: bytes) -> bytes:
    """The same act; what is now in the extras of a seat used to be beside its kind and name."""
    if b'"settings":{' not in body:
        return body
    act = json.decode(body)
    act["settings"]["seats"] = [_seat(seat) for seat in act["settings"]["seats"]]
    return json.encode(act)


def _seat(seat: dict[str, object]) -> dict[str, object]:
    beside = {name: seat.pop(name) for name in seat.keys() - set(SeatSetting.__struct_fields__)}
    return {**seat, "extras": beside} if beside else seat
