"""The subcommand `serve`: runs the server, which also delivers the page, and says where to find it."""

import contextlib
import errno
import socket
import threading
import webbrowser
from http.client import HTTPConnection, HTTPException
from io import StringIO
from ipaddress import ip_address
from typing import Annotated, Final

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from sevenwonders.cli.operations import Database, finding_words, server_parts, warn, warn_of_copy
from sevenwonders.cli.table_options import split_list
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.settings import EVERYWHERE

MOST_PORTS: Final = 100
BACKLOG: Final = 2048
# Addresses for documentation. The way there leads out of the machine, as the way to all others does.
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
DISCARD_PORT: Final = 9
QUIET_ZONE: Final = 2
START_S: Final = 60.0


def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65_535)] = None,
    database: Database = None,
    bots: Annotated[list[str] | None, typer.Option("--bots")] = None,
    browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Run the subcommand."""
    with server_parts():
        # Imported late: the server needs packages that the rest of the program does not.
        from sevenwonders.server import run  # noqa: PLC0415
        from sevenwonders.server.operations.setup_checks import check_rules  # noqa: PLC0415
    settings = run.read_settings(host, port, database, split_list(bots))
    run.offer_plug_ins(settings.plug_in_bots)
    # Before anything opens the database: afterwards a copy cannot be told from a whole one.
    warn_of_copy(run.warning_of_copy(settings))
    listener = listen(settings.host, settings.port, exact=port is not None)
    bound = listener.getsockname()[1]
    settings = replace(settings, port=bound)
    run.check_database(settings)
    rules = check_rules()
    parts = ["found"] if rules.level == "ok" else ["found", "advice"]
    words = " ".join(finding_words(part, rules.said) for part in parts)
    welcome(settings.host, bound, words, run.page_is_built())
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
                raise GameError(Phrase("listen", host=host, port=str(number), reason=str(error.strerror))) from error
    raise GameError(Phrase("port", host=host, port=str(port)))


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


def welcome(host: str, port: int, rules: str, built: bool) -> None:
    """Print the addresses of the game, and everything else for an evening. `rules` says how the rules run."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    network = network_host(host)
    address = address_of(network or host, port)
    console.print(Text(told("terminal-serve-address", address=address), style="bold"))
    if network and host in EVERYWHERE:
        console.print(told("terminal-serve-here", address=address_of(host, port)))
    if network:
        show_code(console, address)
        console.print(told("terminal-serve-friends"))
    elif host in EVERYWHERE:
        console.print(told("terminal-serve-no-network"))
    else:
        console.print(told("terminal-serve-alone"))
    console.print(rules)
    if not built:
        console.print(told("terminal-serve-unbuilt"))
    console.print(told("terminal-serve-stop"))


def address_of(host: str, port: int) -> str:
    """Return the address of the game for browsers."""
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def best_address(host: str, port: int) -> str:
    """Return the address at which invitations work for most people."""
    return address_of(network_host(host) or host, port)


def network_host(host: str) -> str:
    """Return the host that other machines on the network can use. Empty if they cannot reach the server."""
    if host not in EVERYWHERE:
        return "" if is_loopback(host) else host
    families = (socket.AF_INET6, socket.AF_INET) if ":" in host else (socket.AF_INET,)
    found = (own_address(family) for family in families)
    return next((address for address in found if address and not is_loopback(address)), "")


def is_loopback(host: str) -> bool:
    """Return whether only this machine can use the address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address(family: socket.AddressFamily) -> str:
    """Return the address from which this machine would call others. Empty without a network. Nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], DISCARD_PORT))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def show_code(console: Console, address: str) -> None:
    """Print an address as a QR code for the cameras of phones, if this is a terminal that can show it."""
    if not console.is_terminal or not console.encoding.startswith("utf"):
        return
    # Only this command needs it, and only in a terminal.
    import segno  # noqa: PLC0415

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, border=QUIET_ZONE, compact=True)
    # Named colours, so that it is dark on light whatever the colours of the terminal.
    console.print(Text(drawn.getvalue().rstrip("\n"), style="bright_white on black"))


def open_browser(host: str, port: int) -> None:
    """Open a browser as soon as the server answers, while this thread goes on to start it."""
    threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()


def open_when_ready(host: str, port: int) -> None:
    """Wait until the server answers, and open its page."""
    address = best_address(host, port)
    connection = HTTPConnection("127.0.0.1" if host in EVERYWHERE else host, port, timeout=START_S)
    # A server that does not start says so itself.
    with contextlib.suppress(OSError, HTTPException):
        connection.request("GET", "/healthz")
        connection.getresponse().read()
        if not webbrowser.open(address):
            warn(told("terminal-serve-no-browser", address=address))
    connection.close()
