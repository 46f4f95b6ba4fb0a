"""Opens the store that a server was told to use."""

from echappee.server.config import Config
from echappee.server.store.interface import Store
from echappee.server.store.sqlite import DATABASE, SqliteStore


def open_store(config: Config) -> Store:
    if config.database is None:
        return SqliteStore.open(config.data / DATABASE)
    from echappee.server.store.postgres import PostgresStore  # noqa: PLC0415 - not every server has it

    return PostgresStore.open(config.database, config.address)
