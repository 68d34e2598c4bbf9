"""nginx with the configuration that the project ships, in front of a server of the tests."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.databases import free_port
from tests.server.house import PATIENCE_S
from tests.server.operations.installed import DEPLOY

SITE = DEPLOY / "nginx.conf"
MAIN = """
daemon off;
worker_processes 1;
error_log {folder}/error.log;
pid {folder}/pid;
{user}
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """Where nginx listens, and the certificate that it shows."""

    def __init__(self, http: int, https: int, certificate: Path) -> None:
        self.http = f"http://localhost:{http}"
        self.https = f"https://localhost:{https}"
        self.certificate = certificate


def program() -> str:
    """nginx as Debian installs it, or as `make test` unpacks it."""
    found = shutil.which("nginx", path=f"/usr/sbin:{sys.prefix}/programs/usr/sbin") or shutil.which("nginx")
    if found is None:
        pytest.fail("nginx is not installed here: run `make test`, which unpacks it.", pytrace=False)
    return found


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for localhost; its key is next to it."""
    path = tmp_path_factory.mktemp("certificate") / "fullchain.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    command += ["-keyout", str(path.with_name("privkey.pem")), "-out", str(path)]
    subprocess.run(command, capture_output=True, check=True)
    return path


def site(server_port: int, http: int, https: int, certificate: Path, changes: dict[str, str]) -> str:
    """The shipped configuration with this test's ports and certificate, and with changes that break something."""
    text = SITE.read_text(encoding="utf-8")
    places = {
        "server 127.0.0.1:8000 ": f"server 127.0.0.1:{server_port} ",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl": f"listen 127.0.0.1:{https} ssl",
        "server_name example.org": "server_name localhost",
        "/etc/letsencrypt/live/example.org": str(certificate.parent),
    }
    for old, new in (places | changes).items():
        assert old in text, f"{old!r} is no longer in {SITE.name}"
        text = text.replace(old, new)
    return text


@contextmanager
def in_front_of(
    server_port: int, folder: Path, certificate: Path, changes: dict[str, str] | None = None
) -> Iterator[Proxy]:
    """nginx in front of the server at that port, until the block ends."""
    http, https = free_port(), free_port()
    folder.mkdir(exist_ok=True)
    # As root, nginx would give its work to a user who may not read the folders of tests.
    user = "user root;" if Path("/proc/self").owner() == "root" else ""
    (folder / "main.conf").write_text(MAIN.format(folder=folder, user=user))
    (folder / "site.conf").write_text(site(server_port, http, https, certificate, changes or {}))
    # Without -e it would first look for the log of the system's own nginx.
    command = [program(), "-p", str(folder), "-c", str(folder / "main.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        wait_for(https, process)
        yield Proxy(http, https, certificate)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_S)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    give_up_s = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert process.poll() is None, process.communicate()[1].decode()
            assert time.monotonic() < give_up_s, "nginx did not start in time"
            time.sleep(0.01)
        else:
            return
