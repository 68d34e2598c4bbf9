"""The contract of a store, for SQLite and PostgreSQL."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.server import group_commit
from sevenwonders.server.settings import DAY_S
from sevenwonders.server.sql_store import make_store
from sevenwonders.server.store import AnswerRow, SeatRow, Status, Store, UnknownTable
from sevenwonders.server.wire import ChatLine
from tests.server.stores import ADA, NOW_S, OPEN, answer, numbers, on, opened, table

# Keeping and loading


def test_everything_comes_back_after_reopening(database_url: str) -> None:
    async def first(store: Store) -> None:
        await store.create(table(), [ADA, OPEN], [answer(0), answer(1)])
        assert await store.append("t1", answer(2))
        await store.say("t1", 0, "Ada", "Hello")

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
        await store.create(table(), [], [])
        found = await store.load("t1")
        assert found is not None
        assert (found.seats, found.answers, found.chat) == ([], [], [])
        assert await store.load("t2") is None
        assert await store.answers_from("t2", 0) == []

    on(database_url, play)


def test_an_id_is_taken_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [])
        with pytest.raises(ValueError, match="t1"):
            await store.create(table(status="lobby"), [OPEN], [])
        found = await store.load("t1")
        assert found is not None
        assert found.seats == [ADA]

    on(database_url, play)


def test_a_table_is_kept_whole_or_not_at_all(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(ValueError, match="t1"):
            await store.create(table(), [ADA, ADA], [])
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
        await store.create(table(), [replace(ADA, seat=seat, name=name) for seat, name in enumerate(names)], [])
        for name in names:
            await store.say("t1", 0, name, name * 300)
        assert await store.append("t1", answer(0, "x" * 10_000))
        found = await store.load("t1")
        assert found is not None
        assert [seat.name for seat in found.seats] == names
        assert [line.text for line in found.chat] == [name * 300 for name in names]
        assert found.answers[0].choice == "x" * 10_000

    on(database_url, play)


def test_the_character_zero_does_no_harm(database_url: str) -> None:
    async def play(store: Store) -> None:
        odd = replace(ADA, name="A\0a")
        await store.create(table(), [odd], [])
        assert await store.replace_seat("t1", odd, replace(odd, stand_in=True))
        await store.say("t1", 0, "A\0a", "\0")
        found = await store.load("t1")
        assert found is not None
        assert (found.seats[0].name, found.chat[0].text) == ("A\ufffda", "\ufffd")

    on(database_url, play)


def test_the_largest_numbers(database_url: str) -> None:
    async def play(store: Store) -> None:
        last = AnswerRow(2**31 - 1, 2**31 - 1, "", 4_102_444_800.123456)
        await store.create(table(), [], [last])
        found = await store.load("t1")
        assert found is not None
        assert found.answers == [last]
        assert found.game.seed == 2**53

    on(database_url, play)


# Answers


def test_answers_from_a_number_on(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [answer(number) for number in range(10)])
        await store.create(table("t2"), [], [answer(9)])
        assert await store.answers_from("t1", 8) == [answer(8), answer(9)]
        assert await store.answers_from("t1", 10) == []

    on(database_url, play)


def test_a_taken_number_is_refused(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [])
        assert await store.append("t1", answer(0, "sell:forum"))
        assert not await store.append("t1", answer(0, "build:forum"))
        assert await store.answers_from("t1", 0) == [answer(0, "sell:forum")]

    on(database_url, play)


def test_a_change_of_mind_takes_the_place_of_answers(database_url: str) -> None:
    async def play(store: Store) -> None:
        for game in ("t1", "t2"):
            await store.create(table(game), [], [answer(number) for number in range(3)])
        assert await store.append("t1", answer(3, "sell:forum"), (0, 2))
        assert await numbers(store, "t1") == [1, 3]
        assert await numbers(store, "t2") == [0, 1, 2]
        assert not await store.append("t1", answer(3, "stage:forum"), (1,))
        assert await numbers(store, "t1") == [1, 3], "an answer that is refused replaces nothing"

    on(database_url, play)


def test_the_number_of_a_replaced_answer_is_not_given_again(database_url: str) -> None:
    """A process that has missed the change must learn of it before it may add anything."""

    async def play() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            await one.create(table(), [], [])
            for number in range(1, 40):
                changes = [one.append("t1", answer(number), (number - 1,)), other.append("t1", answer(number - 1))]
                assert await asyncio.gather(*changes) in ([True, False], [True, number == 1])
            assert (await numbers(one))[-1] == 39
            assert not await other.append("t1", answer(20))

    asyncio.run(play())


def test_of_seven_answers_at_once_one_wins(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [])
        for number in range(20):
            won = await asyncio.gather(*(store.append("t1", answer(number, f"seat {seat}")) for seat in range(7)))
            assert won.count(True) == 1
            assert await store.answers_from("t1", number) == [answer(number, f"seat {won.index(True)}")]

    on(database_url, play)


def test_the_loser_finds_the_winner_when_it_looks(database_url: str) -> None:
    """Refused means committed by somebody else: after a reload the winner is there, and the next number is free."""

    async def play(store: Store) -> None:
        await store.create(table(), [], [])

        async def seat(name: str) -> None:
            number = 0
            while not await store.append("t1", answer(number, name)):
                known = await numbers(store)
                assert number in known
                number = len(known)

        await asyncio.gather(*(seat(f"seat {index}") for index in range(7)))
        found = await store.answers_from("t1", 0)
        assert [row.number for row in found] == list(range(7))
        assert {row.choice for row in found} == {f"seat {index}" for index in range(7)}

    on(database_url, play)


def test_more_answers_at_once_than_one_group_holds(database_url: str) -> None:
    async def play(store: Store) -> None:
        many = range(2 * group_commit.LARGEST_GROUP + 7)
        for game in ("t1", "t2"):
            await store.create(table(game), [], [])
        won = await asyncio.gather(*(store.append(f"t{1 + number % 2}", answer(number)) for number in many))
        assert all(won)
        assert await numbers(store, "t1") == list(many[::2])
        assert await numbers(store, "t2") == list(many[1::2])

    on(database_url, play)


def test_an_answer_for_no_table_harms_no_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [])
        games = ["t1", "gone", "t1", "gone"]
        won = await asyncio.gather(*(store.append(game, answer(number)) for number, game in enumerate(games)))
        assert won == [True, False, True, False]
        assert await numbers(store) == [0, 2]

    on(database_url, play)


def test_an_answer_the_database_cannot_hold_harms_no_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [])
        broken = answer(1, "\ud800")
        done = await asyncio.gather(
            *(store.append("t1", row) for row in (answer(0), broken, answer(2))), return_exceptions=True
        )
        assert (done[0], done[2]) == (True, True)
        assert isinstance(done[1], UnicodeEncodeError | SQLAlchemyError)
        assert await store.append("t1", answer(3))

    on(database_url, play)


def test_who_stops_waiting_stops_nobody_else(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [], [])
        tasks = [asyncio.create_task(store.append("t1", answer(number))) for number in range(50)]
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
        assert await store.append("t1", answer(50))

    on(database_url, play)


def test_closing_finishes_what_was_begun(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.create(table(), [], [])
            tasks = [asyncio.create_task(store.append("t1", answer(number))) for number in range(30)]
            tasks += [asyncio.create_task(store.set_status("t1", "playing", "finished", NOW_S))]
            await asyncio.sleep(0)
        assert all([await task for task in tasks])
        async with opened(database_url) as store:
            assert await numbers(store) == list(range(30))

    asyncio.run(play())


# Several stores


def test_two_stores_on_one_database(database_url: str) -> None:
    """Two nodes race for every number of two games: each number is given once, and both see all."""

    async def play() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            for game in ("t1", "t2"):
                await one.create(table(game), [], [])
            tries = [
                (store, game, number) for number in range(50) for game in ("t1", "t2") for store in (one, other, one)
            ]
            won = await asyncio.gather(*(store.append(game, answer(number)) for store, game, number in tries))
            assert sum(won) == 100
            for store in (one, other):
                assert await numbers(store, "t1") == await numbers(store, "t2") == list(range(50))

    asyncio.run(play())


def test_the_secret_is_made_once(database_url: str) -> None:
    async def play() -> bytes:
        async with opened(database_url) as one, opened(database_url) as other:
            found = set(await asyncio.gather(*(store.secret() for store in (one, other) * 5)))
            assert len(found) == 1
            return found.pop()

    secret = asyncio.run(play())
    assert len(secret) == 32
    assert asyncio.run(play()) == secret


def test_permits_are_shared_and_come_back(database_url: str) -> None:
    async def play() -> None:
        now_s = NOW_S

        def clock() -> float:
            return now_s

        async with opened(database_url, clock) as one, opened(database_url, clock) as other:

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


def test_many_stores_open_a_new_database_at_once(database_url: str) -> None:
    async def play() -> None:
        stores = [make_store(database_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(table(), [], [])
        assert await stores[3].load("t1") is not None
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())


# Moving on


def test_a_table_moves_on_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(status="lobby"), [], [])
        moved = await asyncio.gather(*(store.set_status("t1", "lobby", "playing", NOW_S + 5) for _ in range(7)))
        assert moved.count(True) == 1
        found = await store.load("t1")
        assert found is not None
        assert (found.game.status, found.game.updated_s) == ("playing", NOW_S + 5)
        assert not await store.set_status("t2", "lobby", "playing", NOW_S)

    on(database_url, play)


def test_an_open_seat_goes_to_one(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA, OPEN], [])
        wishes = [replace(OPEN, name=f"Guest {index}", kind="person", token_hash=f"hash {index}") for index in range(7)]
        taken = await asyncio.gather(*(store.replace_seat("t1", OPEN, wish) for wish in wishes))
        assert taken.count(True) == 1
        found = await store.load("t1")
        assert found is not None
        assert found.seats == [ADA, wishes[taken.index(True)]]

    on(database_url, play)


@pytest.mark.parametrize(
    "old",
    [
        replace(ADA, name="Eva"),
        replace(ADA, kind="bot"),
        replace(ADA, bot="greedy"),
        replace(ADA, token_hash=""),
        replace(ADA, stand_in=True),
        replace(ADA, seat=5),
    ],
)
def test_every_field_of_the_old_seat_counts(database_url: str, old: SeatRow) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [])
        assert not await store.replace_seat("t1", old, replace(old, name="Zoe"))
        assert not await store.replace_seat("t2", ADA, ADA)
        assert await store.replace_seat("t1", ADA, ADA)

    on(database_url, play)


def test_of_two_changes_of_host_and_links_one_wins(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            await one.create(table(), [ADA, OPEN], [])
            await one.create(table("t2"), [ADA, OPEN], [])
            changes = [replace(table(), host=1), replace(table(), join_number=1, watch_number=2)]
            won = await asyncio.gather(one.change_table(table(), changes[0]), other.change_table(table(), changes[1]))
            assert sorted(won) == [False, True]
            found = await one.load("t1")
            assert found is not None
            assert found.game == changes[won.index(True)]
            assert not await one.change_table(table("t3"), table("t3"))
            assert await one.change_table(table("t2"), replace(table("t2"), status="finished", host=1))
            found = await one.load("t2")
            assert found is not None
            assert found.game == replace(table("t2"), host=1), "nothing else is changed"

    asyncio.run(play())


def test_a_person_is_forgotten_with_all_they_said(database_url: str) -> None:
    async def play(store: Store) -> None:
        ben = SeatRow(1, "Ben", "person", "", "hash-of-ben", False, arrival=2, muted=True, removal=1)
        for game in ("t1", "t2"):
            await store.create(table(game), [ADA, ben], [answer(0)])
            await store.say(game, 0, "Ada", "Ben")
            await store.say(game, 1, "Ben", "Ada")
            await store.say(game, 0, "Ada", "Ben", "muted")
            await store.say(game, 1, "Ben", "Ada", "removal_asked")
        before = await store.load("t1")
        new = replace(ben, name="Player 2", token_hash="")
        assert not await store.forget("t1", replace(ben, name="Zoe"), new, "Player 2")
        assert await store.load("t1") == before, "all or nothing"
        assert await store.forget("t1", ben, new, "Player 2")
        found = await store.load("t1")
        assert found is not None
        assert (found.seats, found.answers) == ([ADA, new], [answer(0)])
        assert await store.seats_of("t1") == found.seats
        assert [(line.name, line.text, line.kind) for line in found.chat] == [
            ("Ada", "Ben", "said"),
            ("Player 2", "", "erased"),
            ("Ada", "Player 2", "muted"),
            ("Player 2", "Ada", "removal_asked"),
        ]
        other = await store.load("t2")
        assert other is not None
        assert other.seats == [ADA, ben]
        assert [line.text for line in other.chat] == ["Ben", "Ada", "Ben", "Ada"]

    on(database_url, play)


def test_a_deleted_table_leaves_nothing(database_url: str) -> None:
    async def play(store: Store) -> None:
        for game in ("t1", "t2"):
            await store.create(table(game), [ADA, OPEN], [answer(0)])
            await store.say(game, 0, "Ada", "Hello")
        assert await store.delete("t1")
        assert not await store.delete("t1")
        assert await store.load("t1") is None
        assert (await store.seats_of("t1"), await numbers(store), await store.chat_before("t1", 9)) == ([], [], [])
        assert not await store.append("t1", answer(1))
        assert (await store.seats_of("t2"), await numbers(store, "t2")) == ([ADA, OPEN], [0])

    on(database_url, play)


def test_chat_is_numbered_without_gaps(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            for game in ("t1", "t2"):
                await one.create(table(game), [], [])
            said = await asyncio.gather(
                *(store.say(game, 0, "Ada", game) for _ in range(10) for store in (one, other) for game in ("t1", "t2"))
            )
            for game in ("t1", "t2"):
                assert sorted(line.number for line in said if line.text == game) == list(range(20))
                found = await one.load(game)
                assert found is not None
                assert [line.number for line in found.chat] == list(range(20))

    asyncio.run(play())


def test_chat_is_bounded_and_comes_in_pages(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.sql_store.MOST_LINES", 10)
    monkeypatch.setattr("sevenwonders.server.sql_store.CHAT_PAGE", 4)

    async def play(store: Store) -> None:
        for game in ("t1", "t2"):
            await store.create(table(game), [], [])
        await store.say("t2", 0, "Ada", "Hello")
        for number in range(25):
            assert (await store.say("t1", 0, "Ada", "Hello")).number == number

        async def page(before: int) -> list[int]:
            return [line.number for line in await store.chat_before("t1", before)]

        found = await store.load("t1")
        assert found is not None
        assert [line.number for line in found.chat] == [21, 22, 23, 24]
        assert [await page(before) for before in (21, 17, 15)] == [[17, 18, 19, 20], [15, 16], []]
        assert len(await store.chat_before("t2", 9)) == 1

    on(database_url, play)


def test_nobody_talks_at_no_table(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(UnknownTable):
            await store.say("t1", 0, "Ada", "Hello?")

    on(database_url, play)


# Time


def test_what_touches_a_table(database_url: str) -> None:
    async def play() -> None:
        times = iter([NOW_S + 20, NOW_S + 30, NOW_S - 1])
        async with opened(database_url, lambda: next(times)) as store:
            await store.create(table(), [ADA], [])

            async def touched_s() -> float:
                found = await store.load("t1")
                assert found is not None
                return found.game.updated_s - NOW_S

            await store.append("t1", answer(0, at_s=NOW_S + 10))
            assert await touched_s() == 10
            await store.append("t1", answer(0, at_s=NOW_S + 15))
            assert await touched_s() == 10, "nothing was added"
            await store.replace_seat("t1", ADA, ADA)
            assert await touched_s() == 20
            await store.say("t1", 0, "Ada", "Hello")
            assert await touched_s() == 30
            await store.say("t1", 0, "Ada", "by a clock that goes wrong")
            assert await touched_s() == 30

    asyncio.run(play())


def test_unfinished_tables(database_url: str) -> None:
    async def play(store: Store) -> None:
        for status in ("lobby", "playing", "finished", "abandoned"):
            await store.create(table(status, status), [], [])
        await store.create(table("earlier", updated_s=NOW_S - 100), [], [])
        assert await store.unfinished(NOW_S - 100) == ["earlier", "playing"]
        assert await store.unfinished(NOW_S) == ["playing"]
        assert await store.unfinished(NOW_S + 1) == []

    on(database_url, play)


@pytest.mark.parametrize(
    ("status", "days", "after"),
    [
        ("lobby", 1, None),
        ("playing", 30, "abandoned"),
        ("finished", 365, None),
        ("abandoned", 365, None),
    ],
)
def test_cleaning(database_url: str, status: Status, days: int, after: Status | None) -> None:
    async def play(store: Store) -> None:
        await store.create(table("old", status, NOW_S - days * DAY_S - 1), [ADA], [answer(0)])
        await store.create(table("new", status, NOW_S - days * DAY_S), [ADA], [answer(0)])
        done = await store.clean(NOW_S)
        assert sum(done.values()) == 1
        kept, old = await store.load("new"), await store.load("old")
        assert kept is not None
        assert kept.game.status == status
        assert (old and old.game.status) == after
        assert len(await store.answers_from("old", 0)) == (after is not None), "what belongs to a table goes with it"
        assert sum((await store.clean(NOW_S)).values()) == 0

    on(database_url, play)


def test_an_abandoned_game_is_kept_from_then_on(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(updated_s=NOW_S - 400 * DAY_S), [], [])
        assert (await store.clean(NOW_S))["games_abandoned"] == 1
        assert (await store.clean(NOW_S + 364 * DAY_S))["records_deleted"] == 0
        assert (await store.clean(NOW_S + 366 * DAY_S))["records_deleted"] == 1

    on(database_url, play)
