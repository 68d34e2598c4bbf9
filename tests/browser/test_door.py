"""The page of a link or address for people without a seat: what it shows, and knocking at a private table."""

from playwright.sync_api import expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import LOST, Guest
from tests.browser.people_screens import together
from tests.browser.quick import QuickSeat
from tests.browser.screens import Games
from tests.server.house import House, seated


def look_again(guest: Guest) -> None:
    """The page asks the table every few seconds, and at once when the connection is back."""
    guest.page.evaluate("dispatchEvent(new Event('online'))")


def knock(visitor: Guest, name: str) -> None:
    visitor.see("join-name").fill(name)
    visitor.press("door-knock")
    expect(visitor.see("door-waiting")).to_contain_text(f"{name} is at the door")


def test_a_visitor_knocks_and_the_host_decides(invite: Invite, house: House) -> None:
    host, guest, visitor = invite(seed=1), invite(seed=2), invite(seed=3)
    address = ""
    for page, person in zip((host, guest), together(house, "Boris"), strict=True):
        page.go(f"/play/{person.game}#{person.token}")
        page.see("lobby-seat-1")
        address = f"{house.url}/g/{person.game}"

    visitor.page.goto(address)
    expect(visitor.see("door-possible")).to_contain_text("Anna’s table is private")
    assert "Boris" not in visitor.text()
    assert not axe_faults(visitor.page)
    knock(visitor, "Chiara")
    # The knock outlives the page.
    visitor.page.reload()
    visitor.see("door-waiting")
    assert not axe_faults(visitor.page)
    expect(guest.page.get_by_text("Chiara is at the door")).to_be_visible()
    assert guest.page.get_by_role("button", name="Let in").count() == 0
    expect(host.page.get_by_text("Chiara is at the door")).to_be_visible()
    assert not axe_faults(host.page)
    host.page.get_by_role("button", name="Let in").click()
    expect(visitor.see("lobby-seat-2")).to_contain_text("Chiara")
    expect(host.see("lobby-seat-2")).to_contain_text("Chiara")
    expect(host.page.get_by_text("is at the door")).to_have_count(0)

    late = invite(seed=4)
    late.page.goto(address)
    knock(late, "David")
    host.page.get_by_role("button", name="Not now").click()
    expect(late.see("door-refused")).to_contain_text("You can knock again in 5 minutes")
    assert not axe_faults(late.page)
    late.page.reload()
    late.see("door-refused")


def test_the_page_of_an_invitation_follows_the_table(invite: Invite, house: House) -> None:
    anna = house.new_game(4, bots=1)
    with QuickSeat(house, anna) as seat:
        link = seat.table.join
    guest: Guest = invite()
    guest.page.goto(f"{house.url}/join/{anna.game}#{link}")
    invitation = guest.see("invitation")
    expect(invitation).to_contain_text("Anna invites you")
    expect(invitation).to_contain_text("4 seats, 2 are free")
    expect(invitation.get_by_test_id("tile-7wonders")).to_be_visible()
    assert not axe_faults(guest.page)

    join = f"/api/games/{anna.game}/join"
    seated(house.post(join, {"join": link, "name": "Boris"}))
    look_again(guest)
    expect(invitation).to_contain_text("You would sit between Boris and Artemisia")
    carla = seated(house.post(join, {"join": link, "name": "Carla"}))
    look_again(guest)
    expect(guest.see("door-full")).to_contain_text("Every seat is taken")
    expect(guest.see("join-seat-2")).to_contain_text("Carla")
    assert not axe_faults(guest.page)
    assert house.post(f"/api/games/{anna.game}/leave", token=carla.token).is_success
    look_again(guest)
    guest.see("invitation")

    guest.expected.extend(LOST)
    guest.context.set_offline(True)
    look_again(guest)
    expect(guest.see("door-offline")).to_contain_text("score sheets work meanwhile")
    assert not axe_faults(guest.page)
    guest.context.set_offline(False)
    guest.see("invitation")

    assert house.post(f"/api/games/{anna.game}/start", {"fill": "random"}, anna.token).is_success
    look_again(guest)
    expect(guest.see("door-begun")).to_contain_text("Nobody can join a game that has begun")
    assert not axe_faults(guest.page)
    guest.press("door-watch")
    guest.see("table")
    assert guest.table.me == -1


def test_the_address_of_a_game_that_is_over_leads_to_its_result(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    guest.go(f"/g/{games.at(3, 4, 1).game}")
    guest.see("door-over")
    assert not axe_faults(guest.page)
    guest.press("door-replay")
    guest.see("table")
