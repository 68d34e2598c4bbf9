"""The contract of a store, for SQLite and PostgreSQL."""

import asyncio
import time

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.kernel.seed import MAX_SECRET, MAX_SEED
from sevenwonders.server.settings import DAY_S
from sevenwonders.server.store import group_commit
from sevenwonders.server.store.protocol import (
    Advance,
    AnswerRow,
    Fate,
    Lease,
    NewLine,
    OldTable,
    Status,
    Store,
    UnknownTable,
)
from sevenwonders.server.wire.messages import ChatLine
from tests.server.stores import (
    ADA,
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
