"""The contract of a store about tables that change: rows, seats, lists, and what is forgotten or deleted."""

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from sevenwonders.server.store.protocol import (
    HOST_S,
    Departure,
    Forgotten,
    GameRow,
    LeaseLost,
    NewLine,
    SeatRow,
    Status,
    Store,
    UnknownTable,
)
from sevenwonders.server.store.sql import SqlStore
from sevenwonders.server.wire.messages import Access, TableOptions
from tests.server.stores import (
    ADA,
    NODE,
    NOW_S,
    OPEN,
    answer,
    append,
    create,
    numbers,
    on,
    table,
)

GAMES = ["t1", "t2"]
LONG_AGO = "UPDATE games SET host_seen_s = host_seen_s - :span_s"


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
