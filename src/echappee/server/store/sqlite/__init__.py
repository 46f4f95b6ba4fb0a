"""Tables kept in one SQLite file."""

from echappee.server.store.sqlite.files import DATABASE, default_data_folder
from echappee.server.store.sqlite.store import SqliteStore

__all__ = ["DATABASE", "SqliteStore", "default_data_folder"]
