"""The subcommand `serve`: runs the server, which also delivers the page."""

import errno
import socket
from typing import Annotated, Final

import typer
from msgspec.structs import replace

from sevenwonders.cli.operations import server_parts, warn
from sevenwonders.cli.table_options import split_list
from sevenwonders.cli.welcome import open_browser, welcome
from sevenwonders.kernel.errors import GameError

MOST_PORTS: Final = 100
BACKLOG: Final = 2048


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65_535, help="The port; by default the next free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            help="Bots of other packages that tables may invite: my_module:MyBot, or the name of an entry point. "
            "Their code runs with the server's rights.",
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser once the server answers.")
    ] = False,
) -> None:
    """Run the subcommand.

    Everything else is set by environment variables (docs/server.md).
    """
    with server_parts():
        # Imported late: the server needs packages that the rest of the program does not.
        from sevenwonders.server import run  # noqa: PLC0415
        from sevenwonders.server.operations.setup_checks import check_rules  # noqa: PLC0415
    settings = run.read_settings(host, port, database, split_list(bots))
    run.offer_plug_ins(settings.plug_in_bots)
    # Before anything opens the database: afterwards a copy cannot be told from a whole one.
    warn(run.warning_of_copy(settings))
    listener = listen(settings.host, settings.port, exact=port is not None)
    bound = listener.getsockname()[1]
    settings = replace(settings, port=bound)
    run.check_database(settings)
    rules = check_rules()
    welcome(settings.host, bound, f"{rules.text} {rules.advice}".rstrip(), run.page_is_built())
    if browser:
        open_browser(settings.host, bound)
    run.run_server(settings, listener)


def listen(host: str, port: int, exact: bool) -> socket.socket:
    """Listen on that port, or on the next free one unless `exact`."""
    for number in range(port, port + 1 if exact else min(port + MOST_PORTS, 65_536)):
        try:
            return listener_on(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise GameError(f"Cannot listen on {host}, port {number}: {error.strerror}.") from error
    raise GameError(f"Port {port} of {host} is taken. Name another one with --port.")


def listener_on(host: str, port: int) -> socket.socket:
    """Listen on exactly that port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener
