"""Friends meet: by the address of a table, on the public list, in a slow game; and the page without a connection."""

from playwright.sync_api import expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import LOST, Guest
from tests.browser.quick import QuickSeat, classic
from tests.browser.sizes import WIDER
from tests.server.house import House
from tests.server.programs import Program

DAY_S = "86400"


def set_the_table(host: Guest, time: str = "0") -> None:
    """Anna opens a table for two."""
    host.go("/")
    host.see("home-name").fill("Anna")
    host.see_options()
    host.touch(host.see("home-players").get_by_text("2", exact=True))
    host.see("home-time").select_option(time)
    host.press("home-create-this")
    host.see("lobby-start")


def join(guest: Guest, address: str, name: str) -> None:
    guest.page.goto(address)
    guest.see("join-name").fill(name)
    guest.press("lobby-join")
    guest.see("lobby-seat-1")


def test_a_friend_joins_with_what_is_in_the_address_bar(invite: Invite) -> None:
    host, friend, late = invite(seed=1), invite(seed=2), invite(seed=3)
    set_the_table(host)
    host.press("lobby-qr")
    host.see("qr-dialog")
    assert not axe_faults(host.page)
    host.page.keyboard.press("Escape")
    assert not axe_faults(host.page)

    host.press("lobby-menu")
    host.touch(host.see("access").locator("summary"))
    host.see("access-listed").check()
    assert not axe_faults(host.page)
    late.go("/")
    expect(late.see("open-tables")).to_contain_text("Anna’s table")
    friend.page.goto(host.page.url)
    expect(friend.see("join-name")).to_be_visible()
    assert not axe_faults(friend.page)
    # Everybody here has the same address, which the host of a listed table has to allow.
    friend.expected.append("409")
    friend.see("join-name").fill("Boris")
    friend.press("lobby-join")
    expect(friend.page.get_by_role("alert")).to_contain_text("internet address")
    host.see("access-same-address").check()
    host.until(lambda: host.table.options.access.same_address, "several people of one address")
    # The page knows the name by now.
    friend.page.reload()
    expect(friend.see("join-known")).to_contain_text("Boris")
    friend.press("lobby-join")
    expect(host.see("lobby-seat-1")).to_contain_text("Boris")

    # The table is full: there is only watching left, until the host closes that too.
    late.page.goto(host.page.url)
    late.see("door-watch")
    assert not axe_faults(late.page)
    late.press("door-watch")
    expect(late.see("lobby-seat-1")).to_contain_text("Boris")
    assert late.table.me == -1


def watch_a_turn(guest: Guest, house: House) -> None:
    """Hands appear one turn late, with a label that says so; any of them can be looked at."""
    host = house.new_game(3, bots=2, start=True, options={"late_hands": True})
    with QuickSeat(house, host) as seat:
        guest.go(f"/watch/{host.game}#{seat.table.watch}")
        expect(guest.see("late-hands")).to_contain_text("From the second turn on")
        hand = classic(seat.table).hand
        decision = seat.question()
        assert decision is not None
        seat.answer(decision, seat.choose(decision))
        expect(guest.see("late-hands")).to_contain_text("As they were in Age I, turn 1.")
        for card in hand:
            expect(guest.page.get_by_test_id(f"hand-card-{card}").first).to_be_visible()
    guest.press("late-hand-1")
    expect(guest.see("late-hand-1")).to_have_attribute("aria-pressed", "true")
    late = guest.table.late_hands
    assert late is not None
    guest.touch(guest.see(f"hand-card-{late.hands[1][0]}").first)
    guest.see("explanation")
    guest.page.keyboard.press("Escape")
    assert not guest.page.evaluate(WIDER)
    assert not axe_faults(guest.page)


def test_watchers_see_hands_a_turn_late_where_the_table_allows_it(desk_guest: Guest, house: House) -> None:
    watch_a_turn(desk_guest, house)


def test_watchers_with_a_phone_see_them_too(phone_guest: Guest, house: House) -> None:
    watch_a_turn(phone_guest, house)


def test_a_slow_game_goes_on_after_the_server_was_restarted(invite: Invite, program: Program) -> None:
    host, friend = invite(seed=1), invite(seed=2)
    for guest in (host, friend):
        # What fails while there is no server.
        guest.expected.extend([*LOST, "net::ERR_", "503"])
    set_the_table(host, DAY_S)
    table = host.page.url
    game = table.rsplit("/", 1)[1]
    join(friend, table, "Boris")
    host.press("lobby-start")
    friend.await_turn()
    friend.go("/")
    expect(friend.see(f"waits-{game}")).to_contain_text("Your turn")
    expect(friend.page).to_have_title("(1) Seven Wonders")
    expect(friend.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    assert not axe_faults(friend.page)
    friend.page.goto(table)
    friend.await_turn()
    decision = friend.asked()[0]
    friend.answer(decision, friend.choose(decision))
    friend.go("/")
    expect(friend.see(f"waits-{game}")).to_contain_text("Waiting for Anna")

    program.kill()
    program.start()
    friend.go("/")
    expect(friend.see(f"waits-{game}")).to_contain_text("23 h 59 min left")
    expect(friend.page).to_have_title("Seven Wonders")
    host.page.goto(table)
    while host.table.turn == 1:
        host.play_turn()
        host.await_turn()
    friend.page.goto(table)
    friend.await_turn()
    assert friend.table.turn == 2


def test_the_page_opens_without_a_connection(invite: Invite) -> None:
    guest: Guest = invite(service_workers="allow")
    guest.expected.append("ERR_INTERNET_DISCONNECTED")
    guest.go("/")
    guest.see("home-start")
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    guest.context.set_offline(True)
    guest.go("/rules")
    guest.see("offline")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert not axe_faults(guest.page)
    guest.go("/cards")
    expect(guest.page.get_by_text("Altar").first).to_be_visible()
    guest.go("/")
    guest.see("home-start")
    # A table is never shown from memory.
    guest.go("/g/abcdefghijkl")
    expect(guest.see("door-offline")).to_contain_text("No connection")
