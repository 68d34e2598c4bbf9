"""The migrations, against the schema that the code expects."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sevenwonders.server.store import databases
from sevenwonders.server.store.models import Base

OPEN_AND_CLOSE = """
import asyncio, sys
from sevenwonders.server.store.sql import make_store
async def main():
    store = make_store(sys.argv[1])
    await store.open()
    print((await store.secret("links")).hex())
    await store.close()
asyncio.run(main())
"""


def upgraded(url: str, look: Callable[[Connection], Any], times: int = 1) -> Any:
    """Bring a database up to date and look at it."""

    async def play() -> Any:
        database = databases.connect(url)
        try:
            for _ in range(times):
                await databases.upgrade(database)
            return await database.write(look)
        finally:
            await database.close()

    return asyncio.run(play())


def test_models_and_migrations_agree(empty_database_url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata)

    assert upgraded(empty_database_url, differences) == []


def test_constraints_agree_too(empty_database_url: str) -> None:
    """Comparing leaves out checks and what happens on deletion."""

    def found(connection: Connection) -> Any:
        seen = inspect(connection)
        checks = {check["name"] for name in Base.metadata.tables for check in seen.get_check_constraints(name)}
        keys = {
            (key["name"], key["options"].get("ondelete"))
            for name in Base.metadata.tables
            for key in seen.get_foreign_keys(name)
        }
        return checks, keys, {seen.get_pk_constraint(name)["name"] for name in Base.metadata.tables}

    checks, keys, primary = upgraded(empty_database_url, found)
    assert checks == {"ck_games_status", "ck_seats_kind"}
    assert keys == {(f"fk_{name}_game", "CASCADE") for name in ("seats", "answers", "chat", "analyses", "departures")}
    assert primary == {f"pk_{name}" for name in Base.metadata.tables}


def test_running_twice_changes_nothing(empty_database_url: str) -> None:
    def versions(connection: Connection) -> Any:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()

    head = ScriptDirectory(str(databases.MIGRATIONS)).get_current_head()
    assert upgraded(empty_database_url, versions, times=2) == [head]


def test_a_database_of_the_first_version_keeps_its_games(empty_database_url: str) -> None:
    def make_old(connection: Connection) -> None:
        databases.run_migrations(connection, "0001")
        for game in ("'t1'", "'t2'"):
            connection.execute(text(f"INSERT INTO games VALUES ({game}, 'playing', '{{}}', '{{}}', 7, 1, 0, 1, 1)"))
        for number in (0, 1):
            connection.execute(text(f"INSERT INTO answers VALUES ('t1', {number}, 0, 'sell:forum', 1)"))

    def last(connection: Connection) -> Any:
        return connection.execute(text("SELECT id, last_answer FROM games ORDER BY id")).all()

    async def play() -> None:
        database = databases.connect(empty_database_url)
        await database.write(make_old)
        await database.close()

    asyncio.run(play())
    assert upgraded(empty_database_url, last) == [("t1", 1), ("t2", -1)]


def test_seats_that_a_rematch_reserved_are_held(empty_database_url: str) -> None:
    """A seat without a token in a game that is over belongs to somebody who has left."""

    def make_old(connection: Connection) -> None:
        databases.run_migrations(connection, "0008")
        columns = "(id, status, config, options, seed, rules, host, created_s, updated_s)"
        for game, status in (("t1", "lobby"), ("t2", "finished")):
            row = f"('{game}', '{status}', '{{}}', '{{}}', 7, 1, 0, 1, 1)"
            connection.execute(text(f"INSERT INTO games {columns} VALUES {row}"))
            for seat, token_hash in ((0, "hash"), (1, "")):
                row = f"('{game}', {seat}, 'Ada', 'person', '', '{token_hash}', false)"
                columns_of_seat = "(game, seat, name, kind, bot, token_hash, stand_in)"
                connection.execute(text(f"INSERT INTO seats {columns_of_seat} VALUES {row}"))

    def found(connection: Connection) -> Any:
        return connection.execute(text("SELECT answer, earlier_seat FROM seats ORDER BY game, seat")).all()

    async def play() -> None:
        database = databases.connect(empty_database_url)
        await database.write(make_old)
        await database.close()

    asyncio.run(play())
    assert upgraded(empty_database_url, found) == [("", -1), ("asked", 1), ("", -1), ("", -1)]


def test_old_lines_of_chat_get_their_writers(empty_database_url: str) -> None:
    """Lines belong to whoever has the seat under their name. People of the time before arrivals get numbers."""

    def make_old(connection: Connection) -> None:
        databases.run_migrations(connection, "0006")
        columns = "(id, status, config, options, seed, rules, host, created_s, updated_s)"
        options = """'{"access":{"listed"\\:true}}'"""
        connection.execute(
            text(f"INSERT INTO games {columns} VALUES ('t1', 'lobby', '{{}}', {options}, 7, 1, 0, 1, 1)")
        )
        connection.execute(text(f"INSERT INTO games {columns} VALUES ('t2', 'lobby', '{{}}', '{{}}', 7, 1, 0, 1, 1)"))
        for game, seat, name, arrival in [("t1", 0, "Ada", 0), ("t1", 1, "Ben", 4), ("t2", 0, "Ada", 1)]:
            row = f"('{game}', {seat}, '{name}', 'person', '', 'hash', false, {arrival})"
            connection.execute(
                text(f"INSERT INTO seats (game, seat, name, kind, bot, token_hash, stand_in, arrival) VALUES {row}")
            )
        for number, line in enumerate(
            [
                "0, 'Ada', 'Ben', 'said'",
                "1, 'Ben', 'Ada', 'removal_asked'",
                "1, 'Cleo', 'Hi', 'said'",
                "-1, '', 'Dan', 'left'",
            ]
        ):
            connection.execute(
                text(f"INSERT INTO chat (game, number, seat, name, text, kind) VALUES ('t1', {number}, {line})")
            )

    def found(connection: Connection) -> Any:
        chat = connection.execute(text("SELECT arrival, about FROM chat ORDER BY number")).all()
        seats = connection.execute(text("SELECT arrival FROM seats ORDER BY game, seat")).scalars().all()
        games = connection.execute(text("SELECT arrivals, was_listed FROM games ORDER BY id")).all()
        return chat, seats, games

    async def play() -> None:
        database = databases.connect(empty_database_url)
        await database.write(make_old)
        await database.close()

    asyncio.run(play())
    chat, seats, games = upgraded(empty_database_url, found)
    assert chat == [(-7, 0), (4, -7), (0, 0), (0, 0)]
    assert seats == [-7, 4, 1]
    assert games == [(4, True), (1, False)]


def test_a_later_database_is_left_alone(empty_database_url: str) -> None:
    def make_later(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    upgraded(empty_database_url, make_later)
    with pytest.raises(databases.DatabaseTooNew, match="later version"):
        upgraded(empty_database_url, make_later)


@pytest.mark.parametrize("empty_database_url", ["postgresql"], indirect=True)
def test_processes_that_start_together(empty_database_url: str) -> None:
    command = [sys.executable, "-c", OPEN_AND_CLOSE, empty_database_url]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    secrets = {process.communicate(timeout=60)[0] for process in started}
    assert [process.returncode for process in started] == [0, 0, 0]
    assert len(secrets) == 1
