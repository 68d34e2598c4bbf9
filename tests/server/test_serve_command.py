"""The command `sevenwonders serve`."""

import errno
import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import StringIO
from pathlib import Path
from threading import Thread

import pytest
from rich.console import Console

from sevenwonders.cli.serve import ELSEWHERE, listen, open_when_ready, own_address, show_code, welcome
from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.language import speak
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.operations.backup import save_backup
from sevenwonders.server.operations.connections import alone
from sevenwonders.server.operations.restore import restore_backup
from sevenwonders.server.run import check_database, level_for, read_settings
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import AddressTaken
from sevenwonders.server.store.sqlite_file import SqliteLock
from sevenwonders.version import rules_are_compiled
from tests.server.databases import free_port
from tests.server.house import open_house, quick_settings
from tests.server.programs import Program


def test_the_next_free_port_unless_one_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(GameError, match="taken"):
            listen("127.0.0.1", port, exact=True)
        with listen("127.0.0.1", port, exact=False) as other:
            assert other.getsockname()[1] > port
    with pytest.raises(GameError, match="Cannot listen"):
        listen("192.0.2.1", 9, exact=True)


def test_the_address_on_this_machine_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    welcome("127.0.0.1", 8000, "The rules are compiled.", built=True)
    shown = capsys.readouterr().out
    assert "http://127.0.0.1:8000" in shown
    assert "--host 0.0.0.0" in shown
    assert "The rules are compiled." in shown
    welcome("::1", 8000, "", built=False)
    shown = capsys.readouterr().out
    assert "http://[::1]:8000" in shown
    assert "has not been built" in shown


def test_the_address_on_the_network_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.cli.serve.own_address", lambda _: "192.168.7.9")
    for everywhere in ("0.0.0.0", "::"):
        welcome(everywhere, 8000, "", built=True)
        shown = capsys.readouterr().out
        assert "http://192.168.7.9:8000" in shown
        assert "http://localhost:8000" in shown
        # This is no terminal.
        assert "█" not in shown
    welcome("192.168.7.10", 8000, "", built=True)
    shown = capsys.readouterr().out
    assert "http://192.168.7.10:8000" in shown
    assert "localhost" not in shown


def test_a_machine_without_a_network_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenwonders.cli.serve.own_address", lambda _: "")
    welcome("0.0.0.0", 8000, "", built=True)
    shown = capsys.readouterr().out
    assert "http://localhost:8000" in shown
    assert "no address on a network" in shown


def test_the_own_address_is_found_without_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ELSEWHERE, socket.AF_INET, "127.0.0.1")
    assert own_address(socket.AF_INET) == "127.0.0.1"
    # A machine without a network cannot even name a way.
    monkeypatch.setitem(ELSEWHERE, socket.AF_INET, "no address")
    assert own_address(socket.AF_INET) == ""


def test_a_terminal_shows_a_code_for_phones() -> None:
    page = StringIO()
    show_code(Console(file=page, force_terminal=True, width=20), "http://192.168.7.9:8000")
    assert page.getvalue().count("▀▀▀") > 5
    assert page.getvalue().count("\n") > 10
    page = StringIO()
    show_code(Console(file=page), "http://192.168.7.9:8000")
    assert page.getvalue() == ""


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browser(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", browser)
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        thread = Thread(target=server.handle_request)
        thread.start()
        open_when_ready("127.0.0.1", server.server_port)
        thread.join()
        assert opened == [f"http://127.0.0.1:{server.server_port}"]
    open_when_ready("127.0.0.1", server.server_port)
    assert len(opened) == 1


def test_the_command_line_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENWONDERS_PORT", "9001")
    monkeypatch.setenv("SEVENWONDERS_HOST", "127.0.0.2")
    settings = read_settings(None, 9002, "sqlite://")
    assert (settings.host, settings.port, settings.database_url) == ("127.0.0.2", 9002, "sqlite://")
    with pytest.raises(GameError, match="DATABASE_URL"):
        read_settings(None, None, "mysql://x")
    monkeypatch.setenv("SEVENWONDERS_PORT", "many")
    with pytest.raises(GameError, match="SEVENWONDERS_PORT"):
        read_settings(None, None, None)


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    check_database(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}"))
    (tmp_path / "letter.txt").write_text("no database" * 100)
    for url in (
        f"sqlite:///{tmp_path / 'nowhere' / 'games.db'}",
        f"sqlite:///{tmp_path / 'letter.txt'}",
        "postgresql://anna:secret@127.0.0.1:1/games",
    ):
        with pytest.raises(GameError) as caught:
            check_database(Settings(database_url=url))
        assert "secret" not in str(caught.value)
        assert "\n" not in str(caught.value)


def test_a_database_that_others_have_is_told_in_the_readers_language(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    check_database(Settings(database_url=url))
    lock = SqliteLock(tmp_path / "games.db")
    lock.take()
    with pytest.raises(GameError) as taken:
        check_database(Settings(database_url=url))
    lock.release()
    with alone(url) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(GameError) as newer:
        check_database(Settings(database_url=url))
    speak("de")
    assert f"Ein anderer Server hat {tmp_path / 'games.db'} geöffnet" in sentence_of(taken.value)
    assert "stammt von einer neueren Version des Servers" in sentence_of(newer.value)
    assert "sagt, dass auch er unter here:8000 erreichbar ist" in sentence_of(AddressTaken("here:8000", 0.0))


def test_a_terminal_hears_of_trouble_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SEVENWONDERS_LOG_LEVEL", raising=False)
    assert level_for(Settings(), terminal=True) == "warning"
    assert level_for(Settings(), terminal=False) == "info"
    monkeypatch.setenv("SEVENWONDERS_LOG_LEVEL", "debug")
    assert level_for(Settings(log_level="debug"), terminal=True) == "debug"


def test_without_the_packages_it_says_what_to_install() -> None:
    """The rest of the program works without them."""
    code = (
        "import sys; sys.modules['uvicorn'] = None; sys.modules['fastapi'] = None\n"
        "from sevenwonders.cli import main\n"
        "sys.argv = ['sevenwonders', 'serve']\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "sevenwonders[server]" in done.stderr
    assert "Traceback" not in done.stderr


def test_it_starts_and_stops(tmp_path: Path) -> None:
    with Program(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as program:
        house = program.start()
        assert house.get("/healthz").json() == {"status": "ok"}
        assert house.get("/readyz").json() == {"status": "ok"}
        assert program.stop() == 0
    text = program.log.read_text()
    assert f"http://127.0.0.1:{house.port}" in text
    assert "Traceback" not in text
    assert "The rules" in text
    assert ("bots_think_less" in text) is not rules_are_compiled()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """It says so in one sentence and leaves the first one alone. A killed server leaves no lock behind."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with Program(url, tmp_path) as program:
        house = program.start()
        command = [sys.executable, "-m", "sevenwonders", "serve", "--port", str(free_port()), "--database", url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Another server has" in done.stderr
        assert "games.db" in done.stderr
        assert "Traceback" not in done.stderr
        assert house.post("/api/games", {"name": "Anna"}).status_code == 201
        with pytest.raises(GameError, match="A server is running"):
            restore_backup(url, saved_copy(url, tmp_path), replace=True)
        program.kill()
        check_database(Settings(database_url=url))


def saved_copy(url: str, folder: Path) -> Path:
    save_backup(url, folder / "saved.gz")
    return folder / "saved.gz"


def test_a_file_in_a_folder_without_room_for_a_lock_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a full or a read-only disk."""

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    url = f"sqlite:///{tmp_path / 'games.db'}"
    check_database(Settings(database_url=url))
    monkeypatch.setattr("sevenwonders.server.store.sqlite_file.os.open", full)
    with pytest.raises(GameError, match=r"cannot be used.*No space left"):
        check_database(Settings(database_url=url))


def test_two_servers_with_one_relay_address_are_refused(postgres_url: str) -> None:
    """The second one hears the heart of the first."""
    settings = quick_settings(postgres_url, relay_address="10.0.0.7:8000")
    with open_house(settings), pytest.raises(GameError, match=r"reached at 10\.0\.0\.7:8000 too.*RELAY_ADDRESS"):
        check_database(settings)
    check_database(settings)
