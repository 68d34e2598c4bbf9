"""The doctor: what is in order, what is not, and that every finding that needs it has advice."""

import asyncio
import inspect
import re
import resource
import shutil
import sqlite3
import time
from collections import namedtuple
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from sevenwonders.cli.app import app
from sevenwonders.cli.doctor import SUBJECTS
from sevenwonders.kernel.errors import GameError
from sevenwonders.languages import ORIGINAL, languages, say
from sevenwonders.languages.compare import messages_of
from sevenwonders.server.operations import database_checks, proxy_checks, setup_checks
from sevenwonders.server.operations.connections import alone
from sevenwonders.server.operations.doctor import examine
from sevenwonders.server.operations.findings import Finding
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.store.sqlite_file import wal_of
from tests.server.operations.saved_games import Make, add_games
from tests.server.stores import answer, create, on, table
from tests.support.terminal import RUNNER, environment

KINDS = ("sqlite", "postgresql")
Disk = namedtuple("Disk", "total used free")


def findings(database: str, **variables: str) -> list[Finding]:
    given = {f"SEVENWONDERS_{name}": value for name, value in variables.items()}
    return list(examine(database, None, given))


def about(subject: str, found: list[Finding]) -> list[Finding]:
    return [finding for finding in found if finding.subject == subject]


def bad(found: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.level, finding.subject) for finding in found if finding.level != "ok"]


def usual(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Without what depends on how the tests are run."""
    return [one for one in found if one not in (("warning", "rules"), ("problem", "page"))]


@pytest.mark.parametrize("kind", KINDS)
def test_all_is_well(kind: str, make_database: Make) -> None:
    url = make_database(kind)
    add_games(url)
    if kind == "sqlite":
        Path(url.removeprefix("sqlite:///")).chmod(0o600)
    found = findings(url, METRICS_TOKEN="0123456789abcdef")
    assert usual(bad(found)) == []
    assert {"settings", "exposure", "descriptors", "database", "tables", "games", "writing"} <= {
        finding.subject for finding in found
    }


def test_every_bad_setting_is_named() -> None:
    found = about("settings", findings("sqlite://", PORT="many", HOST="", PROT="1"))
    assert [finding.level for finding in found] == ["problem", "problem", "warning"]
    for name, finding in zip(("HOST", "PORT", "PROT"), found, strict=True):
        assert finding.text.startswith(f"SEVENWONDERS_{name} ")


def test_a_bad_setting_is_named_in_the_readers_language() -> None:
    variables = environment(80) | {"SEVENWONDERS_PORT": "many"}
    result = RUNNER.invoke(app, ["doctor", "--database", "sqlite://", "--language", "de"], env=variables)
    assert "SEVENWONDERS_PORT ist „many“. Nötig ist eine ganze Zahl" in result.output
    result = RUNNER.invoke(app, ["doctor", "--database", "sqlite://", "--language", "de", "--json"], env=variables)
    assert "SEVENWONDERS_PORT is 'many'. It should be a whole number from 1 to 65535." in result.output


RISKS = [
    ("warning", {"HOST": "0.0.0.0"}),
    ("warning", {"HOST": "192.0.2.1"}),
    ("problem", {"TRUSTED_PROXIES": "0.0.0.0/0"}),
    ("problem", {"TRUSTED_PROXIES": "127.0.0.1,::/0"}),
    ("problem", {"ALLOWED_ORIGINS": "*"}),
    ("problem", {"ALLOWED_ORIGINS": "https://example.org/"}),
    ("warning", {"DATABASE_URL": "postgresql://anna:hush@192.0.2.1:1/games?connect_timeout=1"}),
]
SAFE = [
    {},
    {"HOST": "::1"},
    {"HOST": "0.0.0.0", "TRUSTED_PROXIES": "172.30.7.0/24"},
    {"ALLOWED_ORIGINS": "https://example.org"},
    {"DATABASE_URL": "postgresql://db/games?sslmode=verify-full"},
    {"DATABASE_URL": "postgresql:///games"},
]


@pytest.mark.parametrize(("level", "variables"), RISKS)
def test_risky_settings(level: str, variables: dict[str, str]) -> None:
    given = {f"SEVENWONDERS_{name}": value for name, value in variables.items()}
    found = list(setup_checks.check_exposure(setup_checks.readable_settings(given, None)))
    assert bad(found) == [(level, "exposure")]
    assert all("hush" not in finding.text for finding in found)


@pytest.mark.parametrize("variables", SAFE)
def test_safe_settings(variables: dict[str, str]) -> None:
    given = {f"SEVENWONDERS_{name}": value for name, value in variables.items()}
    assert bad(list(setup_checks.check_exposure(setup_checks.readable_settings(given, None)))) == []


def test_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    for files, level in [(100_000, "ok"), (4096, "warning"), (150, "problem")]:
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert setup_checks.check_descriptors(Settings()).level == level


def test_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for free, level in [(50_000_000_000, "ok"), (500_000_000, "warning"), (5_000_000, "problem")]:
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: Disk(10**12, 0, free))
        assert setup_checks.check_disk(tmp_path).level == level


def test_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_checks, "page_is_built", lambda: False)
    assert ("problem", "page") in bad(list(setup_checks.check_program()))
    monkeypatch.setattr(setup_checks, "rules_are_compiled", lambda: False)
    assert ("warning", "rules") in bad(list(setup_checks.check_program()))
    assert "`expert` thinks less" in setup_checks.check_rules().text
    monkeypatch.setattr(setup_checks, "rules_are_compiled", lambda: True)
    assert setup_checks.check_rules().level == "ok"


# The database


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("no database" * 100)
    for url in (
        f"sqlite:///{tmp_path / 'nowhere' / 'games.db'}",
        f"sqlite:///{tmp_path / 'letter.txt'}",
        "postgresql://anna:hush@127.0.0.1:1/games",
    ):
        found = findings(url)
        assert ("problem", "database") in bad(found)
        assert all("hush" not in finding.text for finding in found)


def test_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    assert usual(bad(findings(f"sqlite:///{tmp_path / 'new.db'}"))) == []
    assert list(tmp_path.iterdir()) == []
    assert ("warning", "database") in bad(findings("sqlite://"))


@pytest.mark.parametrize("version", ["0001", "9999"])
def test_versions(version: str, make_database: Make) -> None:
    url = make_database("sqlite")
    with alone(url) as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")
    (finding,) = about("tables", findings(url))
    assert finding.level == ("warning" if version == "0001" else "problem")


def test_a_database_without_tables(empty_database_url: str) -> None:
    if empty_database_url.startswith("sqlite"):
        sqlite3.connect(empty_database_url.removeprefix("sqlite:///")).execute("CREATE TABLE x (y)").close()
    assert "none yet" in about("tables", findings(empty_database_url))[0].text


def test_a_copy_without_its_log(make_database: Make, tmp_path: Path) -> None:
    path = Path(make_database("sqlite").removeprefix("sqlite:///"))

    async def play(store: Store) -> None:
        await create(store, table("late"), [], [])
        shutil.copy(path, tmp_path / "copy.db")
        shutil.copy(path, tmp_path / "crash.db")
        shutil.copy(wal_of(path), tmp_path / "crash.db-wal")

    on(f"sqlite:///{path}", play)
    assert ("problem", "database") in bad(findings(f"sqlite:///{tmp_path / 'copy.db'}"))
    for _ in range(2):
        found = findings(f"sqlite:///{tmp_path / 'crash.db'}")
        assert ("problem", "database") not in bad(found), "the doctor leaves the log where it is"
        assert "one game" in about("games", found)[0].text


def test_who_can_read_the_file_and_how_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    sqlite3.connect(path).execute("CREATE TABLE x (y)").close()
    path.chmod(0o644)
    assert {("warning", "secrets"), ("warning", "journal")} <= set(bad(findings(f"sqlite:///{path}")))


def test_damage_and_locks(make_database: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    url = make_database("sqlite")

    async def play(store: Store) -> None:
        await create(store, table(), [], [answer(number) for number in range(300)])

    on(url, play)
    path = Path(url.removeprefix("sqlite:///"))
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 4096)
        file.write(b"\xff" * 4096)
    assert ("problem", "soundness") in bad(findings(url))
    monkeypatch.setattr(
        sqlite3, "connect", lambda *_args, **_options: (_ for _ in ()).throw(sqlite3.OperationalError("no"))
    )
    assert database_checks.check_sqlite_writing(path).level == "problem"


def test_clocks(make_database: Make) -> None:
    assert database_checks.check_clock(time.time() + 1).level == "ok"
    assert "+31.0 seconds" in database_checks.check_clock(time.time() + 31).text
    url = make_database("sqlite")

    async def play(store: Store) -> None:
        await create(store, table("late", updated_s=time.time() + 4000), [], [])

    on(url, play)
    assert ("warning", "clock") in bad(findings(url))


def test_servers_that_share_a_relay_address(make_database: Make) -> None:
    url = make_database("postgresql")
    assert "No servers" in about("processes", findings(url))[0].text

    async def play(store: Store) -> None:
        await store.enter("one", "10.0.0.7:8000")
        assert "One server is" in about("processes", findings(url))[0].text
        await store.enter("two", "10.0.0.8:8000")
        assert "2 servers are" in about("processes", findings(url))[0].text
        # A process that was frozen while another one took its address over
        await asyncio.to_thread(store.beat, "three", "10.0.0.7:8000")
        (finding,) = about("processes", findings(url))
        assert finding.level == "problem"
        assert "at 10.0.0.7:8000." in finding.text
        assert "SEVENWONDERS_RELAY_ADDRESS" in finding.advice

    on(url, play)


def test_a_user_who_may_not_write(make_database: Make) -> None:
    url = make_database("postgresql")
    with alone(url) as connection:
        connection.exec_driver_sql("DROP ROLE IF EXISTS guest")
        connection.exec_driver_sql("CREATE ROLE guest LOGIN")
        connection.exec_driver_sql("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
    found = findings(url.replace("postgres@", "guest@"))
    assert ("problem", "writing") in bad(found)


# The command


def test_the_command(make_database: Make, tmp_path: Path) -> None:
    url = make_database("sqlite")
    result = RUNNER.invoke(app, ["doctor", "--database", url, "--json"], env=environment(80))
    found = msgspec.json.decode(result.output, type=list[dict[str, str]])
    assert result.exit_code == int(any(finding["level"] == "problem" for finding in found))
    nowhere = f"sqlite:///{tmp_path / 'no' / 'games.db'}"
    result = RUNNER.invoke(app, ["doctor", "--database", nowhere], env=environment(80))
    assert result.exit_code == 1
    assert "✗ problem database" in result.output
    assert "Create it" in result.output
    result = RUNNER.invoke(app, ["doctor", "--database", "mysql://anna:hush@db/games"], env=environment(80))
    assert isinstance(result.exception, GameError)
    assert "hush" not in str(result.exception)


def test_every_finding_has_messages_of_its_own() -> None:
    found = [match for file in (database_checks, proxy_checks, setup_checks) for match in findings_in(file)]
    said = {ident for _, _, ident in found} | {"copied", "disk", "few-files", "files"}
    advised = {ident for level, _, ident in found if level != "ok"} | {"copied", "disk", "few-files", "files"}
    known = [message.id.name for file, message in messages_of(ORIGINAL) if file == "terminal/server.ftl"]
    assert {ident.removeprefix("terminal-found-") for ident in known if ident.startswith("terminal-found-")} == said
    assert {
        ident.removeprefix("terminal-advice-") for ident in known if ident.startswith("terminal-advice-")
    } == advised
    subjects = {subject for _, subject, _ in found} | {"descriptors", "disk"}
    assert subjects == set(SUBJECTS)
    assert {ident.removeprefix("terminal-subject-") for ident in known if "-subject-" in ident} == subjects


def findings_in(module: ModuleType) -> list[tuple[str, str, str]]:
    """Level, subject and message of the findings that a module writes down in one place."""
    return re.findall(r'\b(ok|warning|problem)\("([\w]+)", Phrase\("([\w-]+)"', inspect.getsource(module))


@pytest.mark.parametrize("code", [language.code for language in languages()])
def test_a_finding_is_shown_in_every_language(code: str, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'no' / 'games.db'}"
    result = RUNNER.invoke(app, ["doctor", "--database", nowhere, "--language", code], env=environment(80))
    assert say("terminal-found-no-folder", {"folder": str(tmp_path / "no")}, code) in result.output
    assert say("terminal-advice-no-folder", {}, code) in result.output
    assert say("terminal-subject-database", {}, code) in result.output
    result = RUNNER.invoke(app, ["doctor", "--database", nowhere, "--language", code, "--json"], env=environment(80))
    assert f"There is no folder {tmp_path / 'no'}." in result.output


def test_every_finding_that_needs_it_has_advice(tmp_path: Path) -> None:
    found = findings(f"sqlite:///{tmp_path / 'no' / 'games.db'}", PORT="x", HOST="0.0.0.0", PROT="1")
    for finding in found:
        assert bool(finding.advice) == (finding.level != "ok"), finding
        assert finding.text.endswith((".", "?")), finding
