"""No line of a log holds a seed, a secret, a sealed answer, a hand, a token, a name or chat, whatever goes wrong."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sevenwonders.server.logs import LOGGER, JsonFormatter, set_up_logs
from sevenwonders.server.present.facts import catalogue_facts
from sevenwonders.server.wire import messages as wire
from tests.server import programs
from tests.server.house import House, Person, card_words
from tests.server.programs import Program

HAND = "lumber_yard"
CHAT = "I have the Palace and nobody knows"


def formatted(record: logging.LogRecord) -> dict[str, Any]:
    line = JsonFormatter().format(record)
    assert "\n" not in line
    found: dict[str, Any] = json.loads(line)
    return found


def failed(error: BaseException, name: str = LOGGER.name) -> dict[str, Any]:
    """The line about an error that was raised here."""
    try:
        raise error
    except BaseException as caught:
        info = (type(caught), caught, caught.__traceback__)
        return formatted(logging.LogRecord(name, logging.ERROR, "", 0, "task_failed", None, info))


def test_an_error_is_told_by_its_kind_and_place() -> None:
    line = failed(ValueError(f"the hand has no {HAND}"))
    assert line["event"] == "task_failed"
    assert line["trace"].endswith("builtins.ValueError")
    assert "test_logs.py" in line["trace"]
    assert "raise error" in line["trace"]
    assert HAND not in line["trace"]


def test_causes_contexts_and_groups_are_told_in_the_same_way() -> None:
    group = ExceptionGroup(HAND, [KeyError(HAND), TypeError(HAND)])
    group.__cause__ = LookupError(HAND)
    line = failed(group)
    kinds = [f"builtins.{kind}" for kind in ("LookupError", "ExceptionGroup", "KeyError", "TypeError")]
    assert [kind for kind in kinds if kind in line["trace"]] == kinds
    assert HAND not in line["trace"]
    turning = ValueError(HAND)
    turning.__context__ = OSError(28, "No space left on device", HAND)
    turning.__context__.__context__ = turning
    line = failed(turning)
    assert "OSError: No space left on device" in line["trace"]
    assert HAND not in line["trace"]


def test_the_database_says_what_is_wrong_without_values() -> None:
    engine = create_engine("sqlite://", hide_parameters=True)
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as caught:
        connection.execute(text("INSERT INTO answers VALUES (:choice)"), {"choice": HAND})
    engine.dispose()
    trace = failed(caught.value)["trace"]
    assert "sqlalchemy.exc.OperationalError: OperationalError: no such table" in trace
    assert HAND not in trace
    assert HAND not in str(caught.value)


@pytest.mark.parametrize(
    ("words", "arguments", "shown"),
    [
        ("Task exception was never retrieved\nfuture: <Task choice='lumber_yard'>", None, "Task exception was never"),
        ("Exception in callback functools.partial(<function f>, 'lumber_yard')", None, "callback functools.partial"),
        ("Task was destroyed but it is pending!\ntask: lumber_yard", None, "Task was destroyed but it is pending!"),
        ("Executing %s took %.3f seconds", ("lumber_yard", 0.2), "asyncio: Executing"),
        ("lumber_yard = 3", None, "asyncio: "),
        ("token cG9seS1sdW1iZXJfeWFyZC1wYWxhY2U", None, "asyncio: token"),
    ],
)
def test_lines_of_others_end_where_a_value_may_begin(words: str, arguments: Any, shown: str) -> None:
    event = formatted(logging.LogRecord("asyncio", logging.ERROR, "", 0, words, arguments, None))["event"]
    assert shown in event
    if not words.startswith(HAND):
        assert HAND not in event
    assert "cG9se" not in event


@contextmanager
def own_logs(level: str) -> Iterator[None]:
    """Logs as the server sets them up, until the block ends."""
    root = logging.getLogger()
    before = root.handlers, root.level, LOGGER.level, logging.raiseExceptions
    hooks = sys.excepthook, sys.unraisablehook
    set_up_logs(level)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        root.handlers, logging.raiseExceptions = before[0], before[3]
        root.setLevel(before[1])
        LOGGER.setLevel(before[2])
        sys.excepthook, sys.unraisablehook = hooks


def test_a_task_that_nobody_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    async def fail(choice: str) -> None:
        raise ValueError(choice)

    async def play() -> None:
        task = asyncio.create_task(fail(HAND), name=HAND)
        await asyncio.sleep(0)
        del task
        gc.collect()

    with own_logs("debug"):
        asyncio.run(play())
    shown = capsys.readouterr().err
    assert "asyncio: Task exception was never retrieved" in shown
    assert "builtins.ValueError" in shown
    assert HAND not in shown


STRAY = """
import sys, threading, warnings
from sevenwonders.server.logs import set_up_logs
set_up_logs("info")
def fail():
    raise ValueError("lumber" + "_yard")
class Stray:
    def __del__(self):
        fail()
Stray()
thread = threading.Thread(target=fail)
thread.start()
thread.join()
warnings.warn("look: lumber" + "_yard")
fail()
"""


def test_errors_that_nobody_catches() -> None:
    done = subprocess.run([sys.executable, "-c", STRAY], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    events = [json.loads(line)["event"] for line in done.stderr.splitlines()]
    assert events == ["uncaught_in_passing", "uncaught_in_thread", "py.warnings: ", "uncaught"]
    assert HAND not in done.stderr


# A whole session with everything that can go wrong


@contextmanager
def missing(database: Path, table: str) -> Iterator[None]:
    """The database lacks a table until the block ends."""
    for old, new in ((table, "gone"), ("gone", table)):
        with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
            connection.execute(f"ALTER TABLE {old} RENAME TO {new}")
        if new == "gone":
            yield


async def misbehave(house: House, database: Path, people: list[wire.Seated]) -> list[str]:
    """Play, say and send things that are none of the log's business. Return what tokens there were."""
    game = people[0].game
    async with Person(house, game, people[0].token) as anna, Person(house, game, people[1].token, seed=1) as ben:
        await asyncio.gather(anna.play(3), ben.play(3))
        await anna.send(wire.Say(CHAT))
        for data in ("{", "[]", '{"type":"answer","decision":"x"}', b"\xff", json.dumps({"type": CHAT}), "x" * 9000):
            await anna.send_raw(data)
        await anna.until(lambda: len(anna.refusals()) >= 5)
        decision = anna.mine()[0]
        await ben.send(wire.Answer(decision.ident, anna.ways(decision)[0]))
        await ben.send(wire.Answer(decision.ident + 1, 1 << 52))
        await ben.until(lambda: len(ben.refusals()) >= 2)
        with missing(database, "chat"):
            await ben.send(wire.Say(CHAT))
            await ben.until(lambda: "too_slow" in ben.refusals())
        with missing(database, "answers"):
            await ben.send(wire.Answer(ben.mine()[0].ident, ben.ways(ben.mine()[0])[0]))
            # Nobody knows whether it is stored, so everybody has to come back.
            for person in (anna, ben):
                assert person.reader is not None
                await person.reader
    async with Person(house, game, people[0].token) as anna:
        await anna.choose(decision, anna.ways(decision)[0])
        return [anna.table.join, anna.table.watch]


async def intrude(house: House, game: str, token: str) -> None:
    """Knock with a forged token."""
    async with connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                pass


def pester(house: House, database: Path, seat: wire.Seated, forged: str) -> None:
    """Requests that are refused or fail."""
    path = f"/api/games/{seat.game}"
    assert house.post(f"{path}/start", token=forged).status_code in (401, 403, 404)
    assert house.post(f"{path}/join", {"join": forged, "name": "Guest"}).status_code == 403
    assert house.post(f"/api/games/{forged}/join", {"join": forged, "name": "Guest"}).status_code == 404
    assert house.get(f"{path}/record").status_code == 409
    assert house.get(f"/nowhere/{seat.token}?token={seat.token}").status_code in (200, 404)
    assert house.post("/api/games", b'{"name": ' + CHAT.encode()).status_code == 400
    with missing(database, "seats"):
        assert house.post("/api/games", {"name": "Cleo Patra"}).status_code == 503
    with missing(database, "games"):
        assert house.post("/api/games", {"name": "Cleo Patra"}).status_code == 503


def stored_secrets(database: Path) -> list[str]:
    """Everything in the database that must not be in a log."""
    with closing(sqlite3.connect(database)) as connection:
        secrets = [row[0] for row in connection.execute("SELECT secret FROM games")]
        found = [secret.hex() for secret in secrets] + [str(int.from_bytes(secret, "big")) for secret in secrets]
        found += [row[0].hex() for row in connection.execute("SELECT value FROM secrets")]
        found += [row[0] for row in connection.execute("SELECT choice FROM answers")]
        found += [row[0] for row in connection.execute("SELECT token_hash FROM seats WHERE token_hash <> ''")]
        found += [row[0] for row in connection.execute("SELECT name FROM seats WHERE kind = 'person'")]
    assert len(secrets) == 2
    assert all(len(secret) == 32 for secret in secrets)
    return found


def test_a_whole_abused_session_leaves_nothing_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(programs.QUICK, "SEVENWONDERS_LOG_LEVEL", "debug")
    database = tmp_path / "games.db"
    forged = "Zm9yZ2VkLXRva2VuLW9mLW5vYm9keQ"
    with Program(f"sqlite:///{database}", tmp_path) as program:
        house = program.start()
        people = house.full_table(2)
        alone = house.new_game(3, bots=2, start=True)
        links = asyncio.run(misbehave(house, database, people))
        asyncio.run(intrude(house, people[0].game, forged))
        pester(house, database, people[0], forged)

        async def leave_in_mid_turn() -> None:
            async with Person(house, alone.game, alone.token) as anna:
                await anna.play(2)
                for child in program.children():
                    os.kill(child, signal.SIGKILL)
                await anna.play(2)
                # Some tasks of the server are waiting and get cancelled.
                program.stop()

        asyncio.run(leave_in_mid_turn())
        log = program.log.read_text()
    lines = [line for line in log.splitlines() if line.startswith("{")]
    events = {json.loads(line)["event"] for line in lines}
    assert {"answer", "bot_answer", "message_failed", "database_failed", "bot_workers_broke"} <= events
    hidden = [*stored_secrets(database), *links, *[seat.token for seat in people], alone.token, forged, CHAT, "Cleo"]
    assert len(hidden) > 30
    assert [word for word in hidden if word in log] == []
    facts = catalogue_facts(1)
    cards = [name for card in facts.cards for name in (card.id, card.name)]
    assert re.findall(card_words(cards), log) == []
