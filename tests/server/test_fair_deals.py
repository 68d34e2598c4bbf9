"""The secret of a deal: committed to from the start, never told before the end, and proved afterwards."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from msgspec.structs import replace
from sqlalchemy import Connection, text

from sevenwonders import replay_game
from sevenwonders.kernel.seed import MAX_SECRET, MAX_SEED, commitment_of, is_secret
from sevenwonders.record.proof import NoProof, prove_deal
from sevenwonders.server import tokens
from sevenwonders.server.bots.workers import bot_seed
from sevenwonders.server.store import databases
from sevenwonders.server.store.protocol import Status, Store
from tests.server.house import House, Person, open_house, quick_settings, seated
from tests.server.stores import ADA, create, on, table

SECRET = int("a5" * 32, 16)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    with open_house(quick_settings(f"sqlite:///{database}")) as opened:
        yield opened


def secret_in(database: Path, game: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT secret FROM games WHERE id = ?", (game,)).fetchone()
    return int.from_bytes(found[0], "big")


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_a_table_commits_to_its_secret_and_reveals_it_at_the_end(house: House, database: Path, game: str) -> None:
    host = house.new_game(3, bots=1, game=game)
    assert len(host.commitment) == 64

    async def play() -> list[str]:
        async with Person(house, host.game, host.token) as anna:
            assert (anna.table.commitment, anna.table.secret) == (host.commitment, "")
            guest = seated(house.post(f"/api/games/{host.game}/join", {"join": anna.table.join, "name": "Ben"}))
            assert guest.commitment == host.commitment
            assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
            await anna.until(lambda: anna.table.status == "playing")
            async with Person(house, host.game, guest.token, seed=1) as ben:
                await asyncio.gather(anna.play(), ben.play())
            assert anna.table.status == "finished"
            assert commitment_of(int(anna.table.secret, 16)) == host.commitment
            return anna.texts

    texts = asyncio.run(play())
    secret = f"{secret_in(database, host.game):064x}"
    over = ['"status":"finished"' in told for told in texts]
    assert over.count(True) == 1
    assert [secret in told for told in texts] == over
    record: dict[str, Any] = house.get(f"/api/games/{host.game}/record").json()
    assert (record["seed"], record["commitment"]) == (secret, host.commitment)
    assert prove_deal(record, host.commitment).finished()
    for step in (0, -1):
        frame = house.get(f"/api/games/{host.game}/replay?step={step}").json()
        assert (frame["state"]["commitment"], frame["state"]["secret"]) == (host.commitment, secret)


def test_a_chosen_seed_has_no_commitment(house: House) -> None:
    host = house.finished_game(seed=7)
    assert host.commitment == ""
    record = house.get(f"/api/games/{host.game}/record").json()
    assert record["seed"] == 7
    assert replay_game(record).finished()
    with pytest.raises(NoProof):
        prove_deal(record)


def test_a_rematch_has_its_own_secret_and_a_continued_game_the_old_one(house: House, database: Path) -> None:
    host = house.finished_game()
    rematch = seated(house.post(f"/api/games/{host.game}/rematch", token=host.token))
    assert len({host.commitment, rematch.commitment, ""}) == 3
    assert secret_in(database, host.game) != secret_in(database, rematch.game)
    again = seated(house.post(f"/api/games/{host.game}/play-on", {"name": "Ben", "step": 5}))
    assert again.commitment == host.commitment
    assert asyncio.run(house.first_state(again)).secret == ""


@pytest.mark.parametrize("status", get_args(Status))
def test_only_a_finished_game_reveals_its_secret(status: Status) -> None:
    """An abandoned game keeps it for ever: hands that nobody has shown stay hidden."""
    row = replace(table(status=status), seed=SECRET)
    assert row.commitment() == commitment_of(SECRET)
    assert row.revealed_secret() == ("a5" * 32 if status == "finished" else "")
    small = table(status=status)
    assert (small.commitment(), small.revealed_secret()) == ("", "")


def test_secrets_are_new_each_time_and_cover_all_256_bits() -> None:
    secrets = [tokens.new_secret() for _ in range(300)]
    assert len(set(secrets)) == 300
    assert all(is_secret(secret) and secret <= MAX_SECRET for secret in secrets)
    for bit in range(256):
        assert 90 < sum(secret >> bit & 1 for secret in secrets) < 210


def test_what_bots_do_tells_nothing_about_the_secret() -> None:
    """A bot thinks with a hash of the secret. With a small seed it thinks as it always did."""
    seeds = {bot_seed(SECRET, ident) for ident in range(100)} | {bot_seed(SECRET ^ 1, 0)}
    assert len(seeds) == 101
    assert all(seed <= MAX_SEED for seed in seeds)
    assert bot_seed(SECRET, 0) != SECRET * 1_000_003 % MAX_SEED
    assert bot_seed(7, 3) == 7 * 1_000_003 + 3


def test_a_store_keeps_secrets_and_seeds(database_url: str) -> None:
    async def play(store: Store) -> None:
        for number, seed in enumerate((0, 2**53, MAX_SEED + 1, SECRET, MAX_SECRET)):
            row = replace(table(f"t{number}"), seed=seed)
            await create(store, row, [ADA])
            found = await store.load(row.id)
            assert found is not None
            assert found.game == row

    on(database_url, play)


def test_games_of_the_first_schema_keep_their_seeds(empty_database_url: str) -> None:
    def first_schema(connection: Connection) -> None:
        config = AlembicConfig()
        config.set_main_option("script_location", str(databases.MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO games (id, status, config, options, seed, rules, host, created_s, updated_s)"
                " VALUES ('t1', 'playing', '{}', '{}', 4503599627370496, 1, 0, 1.0, 2.0)"
            )
        )

    async def make() -> None:
        database = databases.connect(empty_database_url)
        await database.write(first_schema)
        await database.close()

    async def look(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert (found.game.seed, found.game.commitment()) == (2**52, "")

    asyncio.run(make())
    on(empty_database_url, look)
