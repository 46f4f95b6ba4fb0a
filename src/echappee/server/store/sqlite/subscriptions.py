"""The push subscriptions of devices."""

import sqlite3

from echappee.engine import Refused
from echappee.server.store.interface import Subscription

_ADD = """
INSERT OR REPLACE INTO subscriptions (table_id, device, endpoint, p256dh, auth, language, told)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""


def add_subscription(
    connection: sqlite3.Connection, table: str, device: str, subscription: Subscription
) -> None:
    try:
        connection.execute(_ADD, (table, device, *subscription))
    except sqlite3.IntegrityError:
        raise Refused("no-such-table", f"there is no table {table}") from None


def remove_subscription(connection: sqlite3.Connection, table: str, device: str) -> None:
    connection.execute("DELETE FROM subscriptions WHERE table_id = ? AND device = ?", (table, device))
