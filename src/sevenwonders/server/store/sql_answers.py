"""Writes a group of answers with few statements, in each database's own SQL.

This is the only thing that the database does for every answer, so the statements go to the driver as they are. On
PostgreSQL a whole group is one statement, with its columns as arrays. On SQLite it is three, whatever its size: after
each statement the writing thread has to wait until the event loop releases the interpreter.
"""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection

from sevenwonders.server.store.protocol import Advance

Key = tuple[str, int]
Row = tuple[Any, ...]
Answers = dict[Key, Advance]

# All processes lock rows in the same order, so no two ever deadlock. The number is compared too: if it is taken, the
# process does not know all of the game. The clocks of several machines differ, but the time of a table never goes back.
# Of several answers at one table the last one counts.
WRITE: Final = """
WITH new AS (
  SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::float8[], %s::text[], %s::float8[])
  AS new (game, epoch, number, ident, choice, at_s, status, wakes_s)
), locked AS (
  SELECT id, epoch, last_answer FROM games WHERE id = ANY(%s::text[]) ORDER BY id FOR UPDATE
), fitting AS (
  SELECT new.* FROM new JOIN locked ON locked.id = new.game AND locked.epoch = new.epoch
  WHERE new.number > locked.last_answer
), moved AS (
  UPDATE games SET updated_s = greatest(games.updated_s, last.at_s), last_answer = last.number, status = last.status,
    wakes_s = last.wakes_s
  FROM (SELECT DISTINCT ON (game) * FROM fitting ORDER BY game, number DESC) AS last WHERE games.id = last.game
)
INSERT INTO answers (game, number, ident, choice, at_s)
SELECT game, number, ident, choice, at_s FROM fitting RETURNING game, number
"""
REPLACE: Final = (
    "DELETE FROM answers USING unnest(%s::text[], %s::int[]) AS old (game, number)"
    " WHERE answers.game = old.game AND answers.number = old.number"
)

SQLITE_FIND: Final = "SELECT id, epoch, last_answer FROM games WHERE id IN ({})"
SQLITE_INSERT: Final = "INSERT INTO answers (game, number, ident, choice, at_s) VALUES {}"
SQLITE_REPLACE: Final = "DELETE FROM answers WHERE game = ? AND number = ?"
SQLITE_GO_ON: Final = (
    "WITH last (at_s, number, status, wakes_s, game) AS (VALUES {})"
    " UPDATE games SET updated_s = max(updated_s, last.at_s), last_answer = last.number, status = last.status,"
    " wakes_s = last.wakes_s FROM last WHERE games.id = last.game"
)


def write_at_once(connection: Connection, group: Answers) -> set[Key]:
    """Write a group to PostgreSQL. Return the places of the answers whose process still owns the table."""
    tables = sorted({game for game, _ in group})
    columns = columns_of(all_columns(group[key]) for key in sorted(group))
    won = {(game, number) for game, number in connection.exec_driver_sql(WRITE, (*columns, tables))}
    replaced = [(game, old) for game, number in won for old in group[game, number].instead_of]
    if replaced:
        connection.exec_driver_sql(REPLACE, columns_of(replaced))
    return won


def write_in_turn(cursor: sqlite3.Cursor, group: Answers) -> set[Key]:
    """Write a group to SQLite, as `write_at_once` does. There is one writer, so nothing has to be locked."""
    tables = sorted({game for game, _ in group})
    found = cursor.execute(SQLITE_FIND.format(",".join("?" * len(tables))), tables)
    won = places_won({game: (epoch, number) for game, epoch, number in found}, group)
    answers = [group[key] for key in sorted(won)]
    write_rows(cursor, SQLITE_INSERT, [answer_columns(item) for item in answers])
    last = {item.lease.game: item for item in answers}
    write_rows(cursor, SQLITE_GO_ON, [game_columns(item) for item in last.values()])
    replaced = [(item.lease.game, number) for item in answers for number in item.instead_of]
    if replaced:
        cursor.executemany(SQLITE_REPLACE, replaced)
    return won


def write_rows(cursor: sqlite3.Cursor, statement: str, rows: list[Row]) -> None:
    """Execute a statement for all rows at once, if there are any."""
    if rows:
        row = f"({','.join('?' * len(rows[0]))})"
        cursor.execute(statement.format(",".join([row] * len(rows))), [value for columns in rows for value in columns])


def places_won(known: dict[str, tuple[int, int]], group: Answers) -> set[Key]:
    """Return the places that are still free, at tables that still belong to the process that wants them."""
    won: set[Key] = set()
    for game, number in sorted(group):
        epoch, last = known.get(game, (-1, 0))
        if epoch == group[game, number].lease.epoch and number > last:
            won.add((game, number))
            known[game] = (epoch, number)
    return won


def columns_of(rows: Iterable[Row]) -> tuple[list[Any], ...]:
    """Transpose rows to columns."""
    return tuple(list(column) for column in zip(*rows, strict=True))


def all_columns(item: Advance) -> Row:
    """Return all columns that an answer changes."""
    answer = item.answer
    return (
        item.lease.game,
        item.lease.epoch,
        answer.number,
        answer.ident,
        answer.choice,
        answer.at_s,
        item.status,
        item.wakes_s,
    )


def answer_columns(item: Advance) -> Row:
    """Return the columns of a new answer."""
    answer = item.answer
    return item.lease.game, answer.number, answer.ident, answer.choice, answer.at_s


def game_columns(item: Advance) -> Row:
    """Return the columns of a table that change with an answer, and its id."""
    return item.answer.at_s, item.answer.number, item.status, item.wakes_s, item.lease.game
