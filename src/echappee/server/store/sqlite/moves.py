"""Codes that bring the seats of a device to another one."""

import sqlite3

from echappee.server.store.interface import Move

_OFFER = "INSERT OR REPLACE INTO moves (table_id, device, until, code_hash) VALUES (?, ?, ?, ?)"


def add_move(connection: sqlite3.Connection, code_hash: str, move: Move) -> None:
    connection.execute(_OFFER, (*move, code_hash))


def find_move(connection: sqlite3.Connection, code_hash: str) -> Move | None:
    row = connection.execute("SELECT table_id, device, until FROM moves WHERE code_hash = ?", (code_hash,))
    found = row.fetchone()
    return Move(*found) if found else None


def remove_move(connection: sqlite3.Connection, code_hash: str) -> None:
    connection.execute("DELETE FROM moves WHERE code_hash = ?", (code_hash,))
