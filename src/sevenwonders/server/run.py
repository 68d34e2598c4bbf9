"""Runs the application in a web server with one process."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from typing import Final, final

import msgspec
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from typing_extensions import override

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.bots.workers import TABLE_MS
from sevenwonders.server.garbage_collection import calm_collector
from sevenwonders.server.logs import log_event, set_up_logs
from sevenwonders.server.offered_bots import offer_plug_ins
from sevenwonders.server.operations import connections
from sevenwonders.server.operations.file_limits import allowed_connections
from sevenwonders.server.settings import Settings, unknown_variables
from sevenwonders.server.store.databases import reason_of
from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.sql import make_store
from sevenwonders.server.web.app import make_app
from sevenwonders.server.web.connections import BoundedConfig
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.page import page_is_built
from sevenwonders.server.web.sockets import SocketsFirst
from sevenwonders.version import rules_are_compiled

__all__ = [
    "check_database",
    "offer_plug_ins",
    "page_is_built",
    "read_settings",
    "run_server",
    "warning_of_copy",
    "web_server",
]

# The application refuses messages above its own, smaller limit; above this one the protocol cuts them off.
MESSAGE_BYTES: Final = 65_536
PING_S: Final = 20.0
# A ping that is not answered for this long closes the connection.
PONG_S: Final = 20.0
GOODBYE_S: Final = 5
LOG_LEVEL: Final = "SEVENWONDERS_LOG_LEVEL"


def read_settings(host: str | None, port: int | None, database: str | None, bots: list[str] | None = None) -> Settings:
    """Read the settings from the environment; those given on the command line win."""
    named = {"host": host, "port": port, "database_url": database, "plug_in_bots": tuple(bots) if bots else None}
    settings = Settings.read(os.environ)
    return msgspec.structs.replace(settings, **{name: value for name, value in named.items() if value is not None})


@final
class DrainingServer(uvicorn.Server):
    """A web server that hands its tables over before it stops."""

    def __init__(self, config: BoundedConfig, server: GameServer) -> None:
        super().__init__(config)
        self.game_server = server

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # People who are sent away come back at once. By then another process must be able to take their table.
        await self.game_server.drain()
        await super().shutdown(sockets)


def web_server(settings: Settings, app: FastAPI, connections: int) -> uvicorn.Server:
    """Make the web server for the application, for at most that many connections."""
    server: GameServer = app.state.server
    config = BoundedConfig(
        SocketsFirst(server.sockets, app),
        settings,
        connections,
        server,
        interface="asgi3",
        loop="auto",
        ws_max_size=MESSAGE_BYTES,
        # Messages are a few kB long. Compressing each costs a third of the processor time and most of the memory.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PONG_S,
        log_config=None,
        access_log=False,
        server_header=False,
        # The right-most address in X-Forwarded-For that is not one of our proxies counts.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=GOODBYE_S,
    )
    return DrainingServer(config, server)


def warning_of_copy(settings: Settings) -> Phrase | None:
    """Return the warning about a SQLite file that was copied without its write-ahead log, if it was."""
    return None if settings.database_url == "sqlite://" else connections.warning_of_copy(settings.database_url)


def level_for(settings: Settings, terminal: bool) -> str:
    """Return the log level: only trouble in a terminal, unless the level is set."""
    return "warning" if terminal and LOG_LEVEL not in os.environ else settings.log_level


async def try_database(settings: Settings) -> None:
    """Open the database once and enter it, so that problems show when the server starts."""
    store = make_store(settings.database_url, settings.cleaning)
    try:
        await store.open()
        node = LeaseHolder(store, settings.own_address)
        await node.open()
        await node.close()
    finally:
        await store.close()


def check_database(settings: Settings) -> None:
    """Refuse a database that cannot be used, or not by this process. Raises `GameError`."""
    try:
        asyncio.run(try_database(settings))
    except (SQLAlchemyError, OSError) as error:
        raise GameError(Phrase("database", reason=reason_of(error))) from error


def run_server(settings: Settings, listener: socket.socket) -> None:
    """Serve until the server is stopped."""
    set_up_logs(level_for(settings, sys.stderr.isatty()))
    for name in unknown_variables():
        log_event("unknown_setting", logging.WARNING, variable=name)
    log_event("starting", port=settings.port, database=settings.database_url.split(":")[0])
    if not rules_are_compiled():
        log_event("bots_think_less", reason="rules_from_source", milliseconds_per_table=TABLE_MS)
    # A relayed call needs a second descriptor.
    shared = settings.database_url.startswith("postgresql")
    connections = allowed_connections(settings.connections, files_each=2 if shared else 1)
    calm_collector()
    # Ctrl+C is the usual way to stop the server, so it is no error once everything is closed.
    with contextlib.suppress(KeyboardInterrupt):
        web_server(settings, make_app(settings), connections).run(sockets=[listener])
