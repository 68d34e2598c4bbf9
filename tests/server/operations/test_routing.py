"""The shipped proxies send everybody at a table to the same process, and to another one if that is gone."""

import os
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.server.databases import free_port
from tests.server.operations.installed import DEPLOY, needed
from tests.server.operations.nginx import in_front_of, wait_for

TABLES = [f"table-{number}_X" for number in range(24)]
PATHS = ("", "/socket", "/join", "/replay?from=3")
Ask = Callable[[str], str]


class Answer(BaseHTTPRequestHandler):
    """Answers every request with the number of the port that it came to, and hangs up."""

    def do_GET(self) -> None:
        words = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(words)))
        self.end_headers()
        self.wfile.write(words)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def upstream() -> Iterator[ThreadingHTTPServer]:
    """Something that listens like a process of the server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@contextmanager
def nginx(ports: list[int], folder: Path, certificate: Path) -> Iterator[Ask]:
    """nginx in front of these ports."""
    first, *others = ports
    line = "server 127.0.0.1:{} max_fails=1 fail_timeout=5s;"
    changes = {line.format(first): " ".join(line.format(port) for port in (first, *others))}
    with in_front_of(first, folder, certificate, changes) as proxy:
        trust = ssl.create_default_context(cafile=certificate)
        with httpx.Client(base_url=proxy.https, verify=trust) as client:
            yield lambda path: client.get(path).text


@contextmanager
def caddy(ports: list[int], folder: Path, _certificate: Path) -> Iterator[Ask]:
    """Caddy in front of these ports, without https."""
    port = free_port()
    folder.mkdir()
    environment = {
        **os.environ,
        "SEVENWONDERS_SITE": f"http://localhost:{port}",
        "SEVENWONDERS_UPSTREAMS": " ".join(f"127.0.0.1:{number}" for number in ports),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    # Two of them on one machine must not share the port of the administration.
    site = folder / "Caddyfile"
    site.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    command = [needed("caddy"), "run", "--config", str(site), "--adapter", "caddyfile"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
    try:
        wait_for(port, process)
        with httpx.Client(base_url=f"http://localhost:{port}") as client:
            yield lambda path: client.get(path).text
    finally:
        process.terminate()
        process.communicate(timeout=60)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_everybody_at_a_table_meets_one_process(
    proxy: Callable[[list[int], Path, Path], AbstractContextManager[Ask]], certificate: Path, tmp_path: Path
) -> None:
    with upstream() as one, upstream() as two:
        ports = [one.server_address[1], two.server_address[1]]
        with proxy(ports, tmp_path / "proxy", certificate) as ask:
            met = {table: {ask(f"/api/games/{table}{path}") for path in PATHS} for table in TABLES}
            assert {len(places) for places in met.values()} == {1}
            both = {str(port) for port in ports}
            assert set[str]().union(*met.values()) == both, "the tables are spread"
            assert {ask("/api/games") for _ in range(40)} == both
            assert {ask("/page") for _ in range(40)} == both
            # A process that is gone: its tables go to the other one, and those of the other one stay.
            one.shutdown()
            one.server_close()
            assert {ask(f"/api/games/{table}") for table in TABLES} == {str(ports[1])}
