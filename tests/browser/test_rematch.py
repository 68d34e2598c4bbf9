"""Playing again with friends: one asks, one joins, one does not want to, one is away, and somebody watches."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.people_screens import finished
from tests.browser.quick import QuickSeat
from tests.server.house import House


def test_friends_play_again_although_one_is_missing(invite: Invite, house: House) -> None:
    people = finished(house, "Berta", "Carla", "Dora")
    old = people[0].game
    with QuickSeat(house, people[0]) as quick:
        watch = quick.table.watch
    anna, berta, carla = (arrive(invite, f"/play/{old}#{people[seat].token}") for seat in range(3))
    watcher = arrive(invite, f"/watch/{old}#{watch}")

    anna.press("rematch")
    anna.see("lobby-start")
    for guest in (berta, carla, watcher):
        banner = guest.see("rematch-banner")
        expect(banner).to_contain_text("Anna wants to play again")
        expect(guest.see("rematch-answer-3")).to_have_text("Dora is not here")
        assert not guest.shows("rematch"), "one table is enough"
    assert berta.page.locator("[role=status]").filter(has=berta.see("rematch-banner")).count() == 1

    carla.press("rematch-decline")
    expect(watcher.see("rematch-answer-2")).to_have_text("Carla: not now")
    expect(anna.see("lobby-seat-2")).to_contain_text("Said not now")
    berta.press("rematch-join")
    expect(berta.see("lobby-seat-1")).to_contain_text("you")
    expect(anna.see("lobby-seat-1")).to_contain_text("here")
    expect(watcher.see("rematch-answer-1")).to_have_text("Berta: yes")
    carla.page.reload()
    expect(carla.see("rematch-banner")).to_contain_text("Your seat is still held for you")

    expect(anna.see("lobby-seat-3")).to_contain_text("Not here yet")
    anna.press("lobby-start")
    expect(anna.see("start-warning")).to_contain_text("Start without Carla and Dora?")
    anna.press("start-wait")
    expect(anna.page.get_by_test_id("start-warning")).to_have_count(0)
    assert anna.table.status == "lobby"
    anna.press("lobby-start")
    anna.press("start-anyway")
    for guest in (anna, berta):
        guest.see("table")

    expect(watcher.see("rematch-banner")).to_contain_text("The next game has started")
    watcher.press("rematch-watch")
    watcher.until(lambda: watcher.table.game != old and watcher.table.status == "playing", "watching the new game")
    expect(carla.see("rematch-banner")).to_contain_text("A bot plays in your seat until you come")
    carla.press("rematch-join")
    carla.until(lambda: carla.table.game != old and carla.table.me == 2, "the seat that was held")
    assert [seat.stand_in for seat in carla.table.seats] == [False, False, False, True]


def arrive(invite: Invite, path: str) -> Guest:
    guest: Guest = invite()
    guest.go(path)
    guest.see("score-sheet")
    return guest
