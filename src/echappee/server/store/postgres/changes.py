"""Writes acts: one function in the database, called for all waiting tables at once.

The statement that writes also checks that the acts are the next ones of their table, and that the server
still owns it. So a server that was away while another one took its table over writes nothing. A server of an
earlier version calls the same function. It does not say how many people ride, so its races count as theirs.
"""

from typing import NamedTuple

from msgspec import json

from echappee.engine import Refused
from echappee.server.store.interface import Change, NotOwner
from echappee.server.store.sql import lists_of, row_of

APPEND_FUNCTION = """
CREATE OR REPLACE FUNCTION append_acts(
    _id TEXT, _seq INTEGER, _epoch BIGINT, _bodies JSONB, _clock BYTEA,
    _due DOUBLE PRECISION, _now DOUBLE PRECISION, _listed JSONB, _members JSONB, _asked JSONB
) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    _number BIGINT;
BEGIN
    UPDATE tables SET acts = acts + jsonb_array_length(_bodies), clock = _clock, due = _due, updated = _now,
        status = _listed->>'status', stage = _listed->>'stage', public = (_listed->>'public')::BOOLEAN,
        seats = _listed->>'seats', open_seats = (_listed->>'open_seats')::INTEGER,
        round = (_listed->>'round')::INTEGER, winner = _listed->>'winner', tour = _listed->>'tour',
        day = (_listed->>'day')::INTEGER, days = (_listed->>'days')::INTEGER, points = _listed->>'points',
        game = _listed->>'game',
        people = greatest(coalesce(people, 1), coalesce((_listed->>'people')::INTEGER, 1))
    WHERE id = _id AND acts = _seq AND epoch = _epoch
    RETURNING number INTO _number;
    IF NOT FOUND THEN
        RETURN CASE WHEN EXISTS (SELECT FROM tables WHERE id = _id AND epoch <> _epoch)
            THEN 'not-owner' ELSE 'out-of-order' END;
    END IF;
    INSERT INTO acts (table_id, seq, body, crc)
    SELECT _id, _seq + place - 1, convert_to(body, 'UTF8'), (_listed->'crcs'->>(place - 1)::INTEGER)::INTEGER
    FROM jsonb_array_elements_text(_bodies) WITH ORDINALITY AS appended (body, place);
    DELETE FROM members WHERE table_id = _id AND NOT _members ? device;
    INSERT INTO members (table_id, device, your_turn, number)
    SELECT _id, device, _asked ? device, _number FROM jsonb_array_elements_text(_members) AS device
    ON CONFLICT (table_id, device) DO UPDATE SET your_turn = excluded.your_turn
    WHERE members.your_turn <> excluded.your_turn;
    RETURN '';
END $$;
"""

CHANGE_ALL = """
SELECT append_acts(id, seq, epoch, bodies, clock, due, now, listed, members, asked)
FROM unnest(
    %b::text[], %b::integer[], %b::bigint[], %t::jsonb[], %b::bytea[],
    %b::double precision[], %b::double precision[], %t::jsonb[], %t::jsonb[], %t::jsonb[]
) AS waiting (id, seq, epoch, bodies, clock, due, now, listed, members, asked)
"""


class Values(NamedTuple):
    """A change as the database takes it."""

    id: str
    seq: int
    epoch: int
    bodies: str
    clock: bytes
    due: float | None
    now: float
    listed: str
    members: str
    asked: str


def values_of(change: Change, now: float) -> Values:
    return Values(
        id=change.table,
        seq=change.seq,
        epoch=change.epoch,
        clock=change.clock,
        due=change.due,
        now=now,
        listed=json.encode(row_of(change.summary) | {"people": change.people, "crcs": change.crcs}).decode(),
        **lists_of(change),
    )


def columns_of(changes: list[Values]) -> list[list[object]]:
    """All changes, by column."""
    return [list(column) for column in zip(*changes, strict=True)]


def refusal_of(code: str, values: Values) -> Refused | None:
    """Why the database refused to write this."""
    if code == "not-owner":
        return NotOwner(f"table {values.id} is at another server by now")
    if code:
        return Refused(code, f"act {values.seq} is not the next one of table {values.id}")
    return None
