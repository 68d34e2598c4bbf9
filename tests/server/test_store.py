"""The contract of a store, for SQLite and PostgreSQL."""

import asyncio
import time
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.kernel.seed import MAX_SECRET, MAX_SEED
from sevenwonders.server.settings import DAY_S
from sevenwonders.server.store import group_commit
from sevenwonders.server.store.protocol import (
    HOST_S,
    AddressTaken,
    Advance,
    AnswerRow,
    Departure,
    Fate,
    Forgotten,
    GameRow,
    Lease,
    LeaseLost,
    NewLine,
    OldTable,
    OwnedElsewhere,
    SeatRow,
    Status,
    Store,
    Taken,
    UnknownTable,
)
from sevenwonders.server.store.runs import Run
from sevenwonders.server.store.sql import SqlStore, make_store
from sevenwonders.server.store.sqlite_file import DatabaseInUse
from sevenwonders.server.wire.messages import Access, ChatLine, TableOptions
from tests.server.stores import (
    ADA,
    ADDRESS,
    NODE,
    NOW_S,
    OPEN,
    answer,
    answers_of,
    append,
    create,
    numbers,
    on,
    opened,
    table,
)

GAMES = ["t1", "t2"]
LONG_AGO = "UPDATE games SET host_seen_s = host_seen_s - :span_s"

# Keeping and loading


def test_everything_comes_back_after_reopening(database_url: str) -> None:
    async def first(store: Store) -> None:
        lease = await create(store, table(), [ADA, OPEN], [answer(0), answer(1)])
        assert await append(store, lease, answer(2))
        await store.say(lease, NewLine(0, "Ada", "Hello"))

    async def second(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert found.game == table()
        assert found.seats == [ADA, OPEN]
        assert found.answers == [answer(0), answer(1), answer(2)]
        assert found.chat == [ChatLine(0, 0, "Ada", "Hello")]

    on(database_url, first)
    on(database_url, second)


def test_a_table_without_anything_else(database_url: str) -> None:
    async def play(store: Store) -> None:
        await create(store, table())
        found = await store.load("t1")
        assert found is not None
        assert (found.seats, found.answers, found.chat) == ([], [], [])
        assert await store.load("t2") is None

    on(database_url, play)


def test_an_id_is_taken_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        await create(store, table(), [ADA])
        with pytest.raises(ValueError, match="t1"):
            await create(store, table(status="lobby"), [OPEN])
        found = await store.load("t1")
        assert found is not None
        assert found.seats == [ADA]

    on(database_url, play)


def test_a_table_is_kept_whole_or_not_at_all(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(ValueError, match="t1"):
            await create(store, table(), [ADA, ADA])
        assert await store.load("t1") is None

    on(database_url, play)


def test_text_of_all_kinds_and_lengths(database_url: str) -> None:
    names = [
        "Ζηνόβια",
        "حتشبسوت",
        "ネブカドネザル",
        "👩‍👩‍👧‍👦",
        "Ada'; DROP TABLE games;--",
        " ",
        "\\",
        "a\u0301",
        "\U0010ffff" * 24,
    ]

    async def play(store: Store) -> None:
        lease = await create(store, table(), [replace(ADA, seat=seat, name=name) for seat, name in enumerate(names)])
        for name in names:
            await store.say(lease, NewLine(0, name, name * 300))
        assert await append(store, lease, answer(0, "x" * 10_000))
        found = await store.load("t1")
        assert found is not None
        assert [seat.name for seat in found.seats] == names
        assert [line.text for line in found.chat] == [name * 300 for name in names]
        assert found.answers[0].choice == "x" * 10_000

    on(database_url, play)


def test_the_character_zero_does_no_harm(database_url: str) -> None:
    async def play(store: Store) -> None:
        odd = replace(ADA, name="A\0a")
        lease = await create(store, table(), [odd])
        await store.change(lease, table(), None, [replace(odd, stand_in=True)])
        await store.say(lease, NewLine(0, "A\0a", "\0"))
        found = await store.load("t1")
        assert found is not None
        assert (found.seats[0].name, found.chat[0].text) == ("A\ufffda", "\ufffd")

    on(database_url, play)


@pytest.mark.parametrize("seed", [2**63 - 1, 2**63, MAX_SEED, MAX_SECRET])
def test_the_largest_numbers(database_url: str, seed: int) -> None:
    async def play(store: Store) -> None:
        last = AnswerRow(2**31 - 1, 2**31 - 1, "", 4_102_444_800.123456)
        await create(store, replace(table(), seed=seed), [], [last])
        found = await store.load("t1")
        assert found is not None
        assert found.answers == [last]
        assert found.game.seed == seed

    on(database_url, play)


# Answers


def test_a_taken_number_is_refused(database_url: str) -> None:
    """Whoever asks for it does not know all of the game."""

    async def play(store: Store) -> None:
        lease = await create(store, table())
        assert await append(store, lease, answer(0, "sell:forum"))
        assert not await append(store, lease, answer(0, "build:forum"))
        assert await answers_of(store) == [answer(0, "sell:forum")]

    on(database_url, play)


def test_a_change_of_mind_takes_the_place_of_answers(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease, _ = [await create(store, table(game), [], [answer(number) for number in range(3)]) for game in GAMES]
        assert await append(store, lease, answer(3, "sell:forum"), (0, 2))
        assert await numbers(store, "t1") == [1, 3]
        assert await numbers(store, "t2") == [0, 1, 2]
        assert not await append(store, lease, answer(3, "stage:forum"), (1,))
        assert await numbers(store, "t1") == [1, 3], "an answer that is refused replaces nothing"
        assert not await append(store, lease, answer(2)), "the number of a replaced answer is not given again"

    on(database_url, play)


def test_an_answer_moves_its_table_on(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        await store.append(Advance(lease, answer(0, at_s=NOW_S + 7), (), "finished", 12.5))
        taken = await store.take_table("t1", NODE)
        assert (taken.stored.game.status, taken.stored.game.updated_s, taken.wakes_s) == ("finished", NOW_S + 7, 12.5)

    on(database_url, play)


def test_more_answers_at_once_than_one_group_holds(database_url: str) -> None:
    async def play(store: Store) -> None:
        many = range(2 * group_commit.LARGEST_GROUP + 7)
        leases = [await create(store, table(game)) for game in GAMES]
        won = await asyncio.gather(*(append(store, leases[number % 2], answer(number)) for number in many))
        assert all(won)
        assert await numbers(store, "t1") == list(many[::2])
        assert await numbers(store, "t2") == list(many[1::2])

    on(database_url, play)


def test_an_answer_for_no_table_harms_no_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        leases = [lease, Lease("gone", 1), lease, replace(lease, epoch=0)]
        won = await asyncio.gather(*(append(store, one, answer(number)) for number, one in enumerate(leases)))
        assert won == [True, False, True, False]
        assert await numbers(store) == [0, 2]

    on(database_url, play)


def test_an_answer_the_database_cannot_hold_harms_no_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        broken = answer(1, "\ud800")
        done = await asyncio.gather(
            *(append(store, lease, row) for row in (answer(0), broken, answer(2))), return_exceptions=True
        )
        assert (done[0], done[2]) == (True, True)
        assert isinstance(done[1], UnicodeEncodeError | SQLAlchemyError)
        assert await append(store, lease, answer(3))

    on(database_url, play)


def test_who_stops_waiting_stops_nobody_else(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        tasks = [asyncio.create_task(append(store, lease, answer(number))) for number in range(50)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(result is True for result in done[1::2])
        assert set(range(1, 50, 2)) <= set(await numbers(store))
        for _ in range(30):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await store.load("t1")
        assert await append(store, lease, answer(50))

    on(database_url, play)


def test_closing_finishes_what_was_begun(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            lease = await create(store, table())
            tasks = [asyncio.create_task(append(store, lease, answer(number))) for number in range(30)]
            change = asyncio.create_task(store.change(lease, table(status="finished"), None))
            await asyncio.sleep(0)
        assert all([await task for task in tasks])
        await change
        async with opened(database_url) as store:
            assert await numbers(store) == list(range(30))

    asyncio.run(play())


# Owners


def test_a_table_belongs_to_one_process(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [answer(0)], NODE, None)
        await store.enter("other", "10.0.0.2:8000")
        await store.enter(NODE, ADDRESS)
        with pytest.raises(OwnedElsewhere) as caught:
            await store.take_table("t1", "other")
        assert (caught.value.node, caught.value.address) == (NODE, ADDRESS)
        assert [(await store.take_table("t1", NODE)).lease.epoch for _ in range(2)] == [1, 2]
        await store.leave(NODE)
        taken = await store.take_table("t1", "other")
        assert taken.lease.epoch == 3
        assert taken.stored.answers == [answer(0)]
        with pytest.raises(UnknownTable):
            await store.take_table("t2", "other")

    on(postgres_url, play)


def test_all_of_a_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [answer(0)], "gone", 0.0)
        assert await store.due(NODE, 9) == ["t1"]
        assert (await store.take_table("t1", NODE)).lease.epoch == 1
        assert await store.due(NODE, 9) == []
        assert await store.due("restarted", 9) == ["t1"]
        with pytest.raises(UnknownTable):
            await store.take_table("t2", NODE)

    on(f"sqlite:///{tmp_path / 'games.db'}", play)


def test_a_table_that_is_given_up_can_be_taken_at_once(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        await store.enter("other", "10.0.0.2:8000")
        await store.release("t1", "other")
        with pytest.raises(OwnedElsewhere):
            await store.take_table("t1", "other")
        await store.release("t1", NODE)
        assert (await store.take_table("t1", "other")).lease.epoch == lease.epoch + 1
        with pytest.raises(OwnedElsewhere):
            await store.take_table("t1", NODE)

    on(postgres_url, play)


def test_only_the_last_owner_writes(database_url: str) -> None:
    """A process that was frozen, and has been replaced meanwhile, changes nothing."""

    async def play(store: Store) -> None:
        old = await create(store, table(), [ADA])
        new = (await store.take_table("t1", NODE)).lease
        assert not await append(store, old, answer(0))
        for work in (
            store.change(old, table(status="finished"), 1.0, [replace(ADA, name="Eva")]),
            store.say(old, NewLine(0, "Ada", "Hello")),
        ):
            with pytest.raises(LeaseLost):
                await work
        found = await store.load("t1")
        assert found is not None
        assert (found.game, found.seats, found.answers, found.chat) == (table(), [ADA], [], [])
        assert await append(store, new, answer(0))

    on(database_url, play)


def test_of_many_processes_one_gets_a_free_table(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            nodes = [f"node {number}" for number in range(8)]
            for node in nodes:
                await one.enter(node, node)
            await one.create(table(), [], [], "gone", 0.0)
            tries = [store.take_table("t1", node) for node, store in zip(nodes, [one, other] * 4, strict=True)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            taken = [result for result in done if isinstance(result, Taken)]
            assert len(taken) == 1
            assert {error.address for error in done if isinstance(error, OwnedElsewhere)} == {
                nodes[done.index(taken[0])]
            }

    asyncio.run(play())


@pytest.mark.parametrize(("age_s", "is_alive"), [(0, True), (3, True), (6, False), (-6, False), (-31 * DAY_S, False)])
def test_a_process_lives_by_the_clock_of_the_database(postgres_url: str, age_s: float, is_alive: bool) -> None:
    """A beat from the future does not count: the clock has been put back since, and a living process beats again."""

    async def play(store: Store) -> None:
        await create(store, table())
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("UPDATE nodes SET beat_s = beat_s - %s", [age_s])
        await store.enter("other", "")
        if is_alive:
            with pytest.raises(OwnedElsewhere):
                await store.take_table("t1", "other")
        else:
            assert (await store.take_table("t1", "other")).lease.epoch == 2

    on(postgres_url, play)


def test_an_address_belongs_to_one_process(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await create(store, table())
        with pytest.raises(AddressTaken, match=ADDRESS):
            await store.enter("other", ADDRESS)
        await store.enter(NODE, ADDRESS)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("UPDATE nodes SET beat_s = beat_s - 5")
            await store.enter("restarted", ADDRESS)
            assert connection.execute("SELECT id FROM nodes").fetchall() == [("restarted",)]
        assert (await store.take_table("t1", "restarted")).lease.epoch == 2

    on(postgres_url, play)


def test_a_beat_renews_a_lease_and_tells_the_time(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await store.enter(NODE, ADDRESS)
        first = await asyncio.to_thread(store.beat, NODE, ADDRESS)
        second = await asyncio.to_thread(store.beat, NODE, ADDRESS)
        assert abs(time.time() - first) < 60
        assert second > first

    on(postgres_url, play)


def test_what_has_to_be_woken(database_url: str) -> None:
    async def play(store: Store) -> None:
        if store.is_shared:
            await store.enter(NODE, ADDRESS)
        wakes = {"at once": 0.0, "overdue": 5.0, "later": 4e9, "never": None}
        for name, wakes_s in wakes.items():
            await store.create(table(name), [], [], "gone", wakes_s)
        await store.create(table("looked after"), [], [], NODE, 0.0)
        assert await store.due(NODE, 9) == ["at once", "overdue"]
        assert await store.due(NODE, 1) == ["at once"]
        lease = (await store.take_table("at once", NODE)).lease
        assert await store.due(NODE, 9) == ["overdue"]
        await store.change(lease, table("at once"), None)
        if store.is_shared:
            await store.leave(NODE)
        assert await store.due("other", 9) == ["looked after", "overdue"]

    on(database_url, play)


# Several stores


def test_runs_are_kept(database_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.mark(NOW_S) == [Run(NOW_S, NOW_S)]
        assert await store.mark(NOW_S + 5) == [Run(NOW_S, NOW_S + 5)]
        later = NOW_S + DAY_S
        assert await store.mark(later) == [Run(NOW_S, NOW_S + 5), Run(later, later)]
        back = NOW_S + 600
        assert await store.mark(back) == [Run(NOW_S, NOW_S + 5), Run(back, back)], "the clock was put back"

    async def again(store: Store) -> None:
        assert len(await store.mark(NOW_S + 601)) == 2

    on(database_url, play)
    on(database_url, again)


def test_the_secret_is_made_once(postgres_url: str) -> None:
    async def play() -> bytes:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            found = set(await asyncio.gather(*(store.secret("links") for store in (one, other) * 5)))
            assert len(found) == 1
            assert await one.secret("relay") not in found
            return found.pop()

    secret = asyncio.run(play())
    assert len(secret) == 32
    assert asyncio.run(play()) == secret


def test_permits_are_shared_and_come_back(postgres_url: str) -> None:
    async def play() -> None:
        now_s = NOW_S

        def clock() -> float:
            return now_s

        async with opened(postgres_url, clock) as one, opened(postgres_url, clock) as other:

            async def taken(key: str, tries: int) -> int:
                stores = [one, other] * tries
                return sum(await asyncio.gather(*(store.take_permit(key, 6, 60.0) for store in stores[:tries])))

            assert await taken("ada", 10) == 6
            assert await taken("eva", 4) == 4
            now_s += 20.0
            assert await taken("ada", 10) == 2
            now_s -= 100.0
            assert await taken("ada", 3) == 0, "a clock that goes wrong gives nothing"
            now_s += 10_000.0
            assert await taken("ada", 10) == 6

    asyncio.run(play())


def test_a_database_that_can_be_written(database_url: str) -> None:
    async def play(store: Store) -> None:
        for _ in range(3):
            await store.try_write()

    on(database_url, play)


def test_many_stores_open_a_new_database_at_once(postgres_url: str) -> None:
    async def play() -> None:
        stores = [make_store(postgres_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await create(stores[0], table())
        assert await stores[3].load("t1") is not None
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())


def test_a_sqlite_file_is_open_once(tmp_path: Path) -> None:
    """The second store leaves the first alone; when that is closed, another may open the file, by any path."""
    path, link = tmp_path / "games.db", tmp_path / "link.db"
    link.symlink_to(path)

    async def play() -> None:
        async with opened(f"sqlite:///{path}") as one:
            for same in (path, link):
                with pytest.raises(DatabaseInUse, match=same.name):
                    async with opened(f"sqlite:///{same}"):
                        pass
            await create(one, table())
        async with opened(f"sqlite:///{link}") as again:
            assert await again.load("t1") is not None

    asyncio.run(play())


# Moving on


def test_a_change_of_row_and_seats(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table(status="lobby"), [ADA, OPEN])
        eva = replace(OPEN, name="Eva", kind="person", token_hash="hash", bot="greedy", stand_in=True)
        changed = replace(table(updated_s=NOW_S + 5), host=1)
        await store.change(lease, changed, 7.5, [eva])
        taken = await store.take_table("t1", NODE)
        assert (taken.stored.game, taken.stored.seats, taken.wakes_s) == (changed, [ADA, eva], 7.5)
        await store.change(taken.lease, replace(changed, updated_s=NOW_S), None)
        found = await store.load("t1")
        assert found is not None
        assert found.game.updated_s == NOW_S + 5, "by a clock that goes wrong"

    on(database_url, play)


def test_host_and_links_change_with_seats(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table(), [ADA, OPEN])
        await create(store, table("t2"), [ADA, OPEN])
        row = replace(table(), host=1, join_number=1, watch_number=2)
        ben = SeatRow(1, "Ben", "person", "", "hash-of-ben", False, arrival=2, muted=True, removal=1)
        await store.change(lease, row, None, [ben])
        found, other = await store.load("t1"), await store.load("t2")
        assert found is not None
        assert other is not None
        assert (found.game, found.seats) == (row, [ADA, ben])
        assert await store.seats_of("t1") == [ADA, ben]
        assert (other.game, other.seats) == (table("t2"), [ADA, OPEN])

    on(database_url, play)


def test_the_public_list(database_url: str) -> None:
    listed = TableOptions(access=Access(join=True, listed=True))
    bot = SeatRow(1, "Ictinus", "bot", "random", "", False)

    def lobby(ident: str, options: TableOptions = listed, made_s: float = NOW_S, status: Status = "lobby") -> GameRow:
        return replace(table(ident, status), options=options, created_s=made_s)

    async def play(store: Store) -> None:
        rows = [lobby("t1"), lobby("t2", made_s=NOW_S + 1), lobby("begun", status="playing")]
        rows.append(lobby("open", TableOptions(access=Access(join=True))))
        leases = [await create(store, row, [ADA, OPEN]) for row in rows]
        leases.append(await create(store, lobby("full"), [ADA, bot]))
        assert await store.listed(NOW_S, 0, 9) == [], "no host is there"
        await store.see_hosts(leases, [])
        assert [row.id for row, _ in await store.listed(NOW_S, 0, 9)] == ["t2", "t1"]
        assert await store.listed(NOW_S, 1, 9) == [(lobby("t1"), [ADA, OPEN])]
        assert [row.id for row, _ in await store.listed(NOW_S, 0, 1)] == ["t2"]
        assert await store.listed(NOW_S + 1, 0, 9) == []
        await store.change(leases[0], lobby("t1", TableOptions()), None)
        assert [row.id for row, _ in await store.listed(NOW_S, 0, 9)] == ["t2"]
        await store.see_hosts([], [replace(leases[1], epoch=9)])
        assert [row.id for row, _ in await store.listed(NOW_S, 0, 9)] == ["t2"], "only its owner knows"
        await store.see_hosts([], leases)
        assert await store.listed(NOW_S, 0, 9) == []
        await store.see_hosts(leases, [])
        assert isinstance(store, SqlStore)
        await store._database.write(lambda connection: connection.execute(text(LONG_AGO), {"span_s": HOST_S + 1}))
        assert await store.listed(NOW_S, 0, 9) == [], "its process is gone"

    on(database_url, play)


def test_the_public_list_has_three_tables_of_an_address(database_url: str) -> None:
    options = TableOptions(access=Access(join=True, listed=True))

    async def play(store: Store) -> None:
        leases = []
        for number, address in enumerate(["a"] * 5 + ["b", "", "", "", ""]):
            row = replace(table(f"t{number}", "lobby"), options=options, created_s=NOW_S + number)
            leases.append(await create(store, row, [replace(ADA, address=address), replace(OPEN, address="b")]))
        await store.see_hosts(leases, [])
        found = [row.id for row, _ in await store.listed(NOW_S, 0, 99)]
        assert found == ["t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2"]
        assert [await store.count_listed(address, NOW_S) for address in ("a", "b", "c")] == [5, 1, 0]
        assert await store.count_listed("a", NOW_S + 1) == 0

    on(database_url, play)


def test_those_who_have_left_are_known_as_long_as_anything_is_left_of_them(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table(), [ADA, replace(OPEN, arrival=9)])
        people = [Departure(number, 1, f"hash {number}") for number in (2, 3, 9)]
        await store.say(lease, NewLine(1, "Ben", "Hello", arrival=2))
        await store.change(lease, table(), None, departed=people)
        assert [await store.departure("t1", one.token_hash) for one in people] == people
        assert await store.departure("t1", "hash 4") is None
        assert await store.departure("t2", "hash 2") is None
        await store.change(lease, table(), None, departed=[Departure(4, 1, "hash 4")])
        found = [await store.departure("t1", f"hash {number}") for number in (2, 3, 4, 9)]
        assert [one and one.arrival for one in found] == [2, None, 4, 9], "nobody needs to know the third any more"

    on(database_url, play)


def test_a_held_seat_forgets_its_name(database_url: str) -> None:
    async def play(store: Store) -> None:
        held = SeatRow(1, "Ben", "person", "", "", False, answer="asked", earlier_seat=1)
        seats = {"t1": held, "t2": replace(held, token_hash="hash"), "t3": replace(held, name="Cleo")}
        leases = {game: await create(store, table(game, "lobby"), [ADA, seat]) for game, seat in seats.items()}
        games = ["t1", "t2", "t3", "t4"]
        assert await store.settle_held(games, 1, "Ben", "Player 2", leaves=False) == ["t1"]
        assert await store.settle_held(games, 1, "Cleo", "Cleo", leaves=True) == ["t3"]
        found = [(await store.seats_of(game))[1] for game in seats]
        assert [(seat.name, seat.answer) for seat in found] == [("Player 2", "asked"), ("Ben", "asked"), ("Cleo", "no")]
        with pytest.raises(LeaseLost):
            await store.say(leases["t1"], NewLine(0, "Ada", "Where is Ben?"))
        await store.say(leases["t2"], NewLine(0, "Ada", "Hello"))

    on(database_url, play)


def test_a_table_finds_its_rematch_until_that_is_over(database_url: str) -> None:
    async def play(store: Store) -> None:
        statuses: dict[str, Status] = {"t2": "finished", "t3": "lobby", "t4": "playing", "t5": "lobby"}
        of = {"t2": "t1", "t3": "t1", "t4": "other", "t5": ""}
        for game, status in statuses.items():
            await create(store, replace(table(game, status), earlier=of[game]), [ADA, OPEN])
        found = await store.rematches(["t1", "other", "unknown"])
        assert [(row.id, row.earlier, len(seats)) for row, seats in found] == [("t3", "t1", 2), ("t4", "other", 2)]
        assert await store.rematches([""]) == []
        assert await store.rematches([]) == []

    on(database_url, play)


def test_addresses_are_kept_no_longer_than_they_are_needed(database_url: str) -> None:
    async def play(store: Store) -> None:
        seat = replace(ADA, address="hash of an address")
        statuses: list[Status] = ["lobby", "playing", "finished", "abandoned"]
        for number, status in enumerate(statuses, 1):
            await create(store, table(f"t{number}", status), [seat])
        for key in ("old", "new", "from the future"):
            assert await store.take_permit(key, 1, 9e9)
        await store.forget_addresses(NOW_S)
        assert [(await store.seats_of(f"t{number}"))[0].address for number in (1, 2, 3, 4)] == [seat.address] * 2 + [
            ""
        ] * 2
        assert not await store.take_permit("old", 1, 9e9)
        await store.forget_addresses(NOW_S + 3601)
        assert await store.take_permit("old", 1, 9e9)
        await store.forget_addresses(NOW_S - 3601)
        assert await store.take_permit("old", 1, 9e9)

    on(database_url, play)


def test_a_person_is_forgotten_with_all_they_said(database_url: str) -> None:
    async def play(store: Store) -> None:
        ben = SeatRow(1, "Ben", "person", "", "hash-of-ben", False, 2)
        new = replace(ben, name="Player 2", token_hash="")
        leases = [await create(store, table(game), [ADA, ben], [answer(0)]) for game in GAMES]
        for lease in leases:
            await store.say(lease, NewLine(0, "Ada", "Ben", arrival=1))
            await store.say(lease, NewLine(1, "Ben", "Ada", arrival=2))
            await store.say(lease, NewLine(0, "Ada", "Ben", "muted", 1, 2))
            await store.say(lease, NewLine(1, "Ben", "Ada", "removal_asked", 2, 1))
            await store.say(lease, NewLine(1, "Ben", "I am another Ben", arrival=3))
        before = await store.load("t1")
        assert before is not None
        forgotten = Forgotten(2, "Player 2")
        with pytest.raises(LeaseLost):
            await store.change(replace(leases[0], epoch=9), table(), None, [new], forgotten)
        assert await store.load("t1") == before, "all or nothing"
        await store.change(leases[0], table(), None, [new], forgotten)
        found = await store.load("t1")
        assert found is not None
        assert (found.seats, found.answers) == ([ADA, new], [answer(0)])
        assert [(line.name, line.text, line.kind) for line in found.chat] == [
            ("Ada", "Ben", "said"),
            ("Player 2", "", "erased"),
            ("Ada", "Player 2", "muted"),
            ("Player 2", "Ada", "removal_asked"),
            ("Ben", "I am another Ben", "said"),
        ]
        other = await store.load("t2")
        assert other is not None
        assert other.seats == [ADA, ben]
        assert other.chat == before.chat

    on(database_url, play)


def test_a_deleted_table_leaves_nothing(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease, other = [await create(store, table(game), [ADA, OPEN], [answer(0)]) for game in GAMES]
        for each in (lease, other):
            await store.say(each, NewLine(0, "Ada", "Hello"))
        with pytest.raises(LeaseLost):
            await store.delete(replace(lease, epoch=lease.epoch + 1))
        await store.delete(lease)
        with pytest.raises(LeaseLost):
            await store.delete(lease)
        assert await store.load("t1") is None
        assert (await store.seats_of("t1"), await store.chat_before("t1", 9)) == ([], [])
        assert not await append(store, lease, answer(1))
        with pytest.raises(UnknownTable):
            await store.take_table("t1", NODE)
        assert (await store.seats_of("t2"), await numbers(store, "t2")) == ([ADA, OPEN], [0])

    on(database_url, play)


def test_chat_is_bounded_and_comes_in_pages(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.store.sql.MOST_LINES", 10)
    monkeypatch.setattr("sevenwonders.server.store.sql.CHAT_PAGE", 4)

    async def play(store: Store) -> None:
        lease, other = [await create(store, table(game)) for game in GAMES]
        await store.say(other, NewLine(0, "Ada", "Hello"))
        for number in range(25):
            assert (await store.say(lease, NewLine(0, "Ada", "Hello"))).number == number

        async def page(before: int) -> list[int]:
            return [line.number for line in await store.chat_before("t1", before)]

        found = await store.load("t1")
        assert found is not None
        assert [line.number for line in found.chat] == [21, 22, 23, 24]
        assert [await page(before) for before in (21, 17, 15)] == [[17, 18, 19, 20], [15, 16], []]
        assert len(await store.chat_before("t2", 9)) == 1

    on(database_url, play)


def test_an_analysis_is_kept_with_its_game(database_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table("t1"))
        assert await store.analysis("t1") is None
        await store.keep_analysis("t1", b"first")
        await store.keep_analysis("t1", b"second")
        await store.keep_analysis("nothing", b"lost")
        assert await store.analysis("t1") == b"second"
        assert await store.analysis("nothing") is None
        await store.delete(lease)
        assert await store.analysis("t1") is None

    on(database_url, play)


# Time


def test_what_touches_a_table(database_url: str) -> None:
    async def play() -> None:
        times = iter([NOW_S + 30, NOW_S - 1])
        async with opened(database_url, lambda: next(times)) as store:
            lease = await create(store, table(), [ADA])

            async def touched_s() -> float:
                found = await store.load("t1")
                assert found is not None
                return found.game.updated_s - NOW_S

            await append(store, lease, answer(0, at_s=NOW_S + 10))
            assert await touched_s() == 10
            await append(store, lease, answer(0, at_s=NOW_S + 15))
            assert await touched_s() == 10, "nothing was added"
            await store.change(lease, table(updated_s=NOW_S + 20), None)
            assert await touched_s() == 20
            await store.say(lease, NewLine(0, "Ada", "Hello"))
            assert await touched_s() == 30
            await store.say(lease, NewLine(0, "Ada", "by a clock that goes wrong"))
            assert await touched_s() == 30
            await store.touch(["t1", "gone"], NOW_S + 40)
            assert await touched_s() == 40
            await store.touch([], NOW_S + 50)
            times_found = await store.times()
            assert times_found.newest_s == NOW_S + 40
            assert abs(times_found.now_s - time.time()) < 60

    asyncio.run(play())


@pytest.mark.parametrize(
    ("status", "days", "fate"),
    [
        ("lobby", 1, "lobby_deleted"),
        ("playing", 30, "abandoned"),
        ("finished", 365, "record_deleted"),
        ("abandoned", 365, "record_deleted"),
    ],
)
def test_cleaning(database_url: str, status: Status, days: int, fate: Fate) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table("old", status, NOW_S - days * DAY_S - 1), [ADA], [answer(0)])
        await create(store, table("new", status, NOW_S - days * DAY_S), [ADA], [answer(0)])
        old = await store.old_tables(NOW_S)
        assert old == [OldTable("old", fate, NOW_S - days * DAY_S - 1)]
        assert await store.clean(NOW_S, [replace(old[0], updated_s=NOW_S)]) == [], "it has changed since it was found"
        assert await store.clean(NOW_S, [replace(old[0], game="new")]) == []
        assert await store.clean(NOW_S, old) == old
        kept, gone = await store.load("new"), await store.load("old")
        assert kept is not None
        assert kept.game.status == status
        assert (gone and gone.game.status) == ("abandoned" if fate == "abandoned" else None)
        assert not await append(store, lease, answer(1)), "its process has lost it"
        assert await store.old_tables(NOW_S) == []
        assert await store.clean(NOW_S, old) == []

    on(database_url, play)


def test_what_is_deleted_can_be_had_back_for_a_week(database_url: str) -> None:
    async def play(store: Store) -> None:
        await create(store, table("t1", "lobby", NOW_S - 2 * DAY_S), [ADA])
        await store.clean(NOW_S, await store.old_tables(NOW_S))
        with pytest.raises(UnknownTable):
            await store.take_table("t1", NODE)
        with pytest.raises(ValueError, match="t1"):
            await create(store, table())
        assert await store.old_tables(NOW_S + 6 * DAY_S) == []
        # A deletion that has not happened yet comes from a clock that was wrong.
        await store.clean(NOW_S - 31 * DAY_S, [])
        assert await store.load("t1") is not None
        await store.clean(NOW_S, await store.old_tables(NOW_S))
        later_s = NOW_S + 8 * DAY_S
        old = await store.old_tables(later_s)
        assert [table.fate for table in old] == ["removed"]
        assert await store.clean(later_s, old) == old
        await create(store, table())

    on(database_url, play)
