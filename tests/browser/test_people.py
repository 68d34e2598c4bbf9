"""People at a table, in the browser: the menu of a person, earlier chat, new links, and Forget me."""

from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, KeyGuest
from tests.browser.people_screens import together
from tests.browser.quick import QuickSeat
from tests.server.house import House, problem

KEPT = "() => Object.keys(localStorage).filter(key => /seat|games|name|muted/.test(key))"


def sit_down(guest: Guest, seated: wire.Seated) -> None:
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see(f"lobby-seat-{seated.seat}")


def test_the_host_hides_and_removes_somebody_with_the_keyboard(invite: Invite, house: House) -> None:
    anna, berta, _ = together(house, "Berta", "Carla")
    host: KeyGuest = invite(KeyGuest)
    guest: Guest = invite()
    sit_down(host, anna)
    sit_down(guest, berta)
    link = host.see("lobby-link").input_value()
    guest.see("chat-input").fill("I never stop talking")
    guest.page.keyboard.press("Enter")
    said = host.page.get_by_text("I never stop talking")
    expect(said).to_be_visible()

    open_menu(host)
    host.tab_to("person-mute")
    host.check_focus()
    host.key("Enter")
    expect(said).to_have_count(0)
    expect(guest.page.get_by_text("I never stop talking")).to_be_visible()
    open_menu(host)
    host.key("Escape")
    host.page.get_by_test_id("person-menu").wait_for(state="detached")
    assert host.has_focus("person-menu-1")

    open_menu(host)
    host.tab_to("person-remove")
    host.key("Enter")
    expect(host.see("lobby-seat-1")).to_contain_text("Open")
    expect(host.page.get_by_text("Anna has removed Berta.")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_contain_text("Anna has removed you from this table.")
    expect(guest.page.get_by_role("link", name="Back to the start page")).to_be_visible()
    expect(host.see("lobby-link")).not_to_have_value(link)
    guest.page.goto(link)
    expect(guest.see("door-possible")).to_contain_text("This link no longer works")


def open_menu(host: KeyGuest) -> None:
    host.page.get_by_test_id("person-menu-1").focus()
    host.key("Enter")
    host.see("person-menu")


def test_earlier_lines_of_chat(invite: Invite, house: House) -> None:
    anna, _ = together(house, "Berta")
    for number in range(204):
        wish = {"seat": 1, "muted": number % 2 == 0}
        assert house.post(f"/api/games/{anna.game}/mute", wish, anna.token).is_success
    host: Guest = invite()
    sit_down(host, anna)
    lines = host.page.locator("[role=log] p")
    expect(lines).to_have_count(200)
    host.touch(host.see("chat-earlier"))
    expect(lines).to_have_count(204)
    expect(host.page.get_by_test_id("chat-earlier")).to_have_count(0)


def test_messages_about_people_at_a_table(invite: Invite, house: House) -> None:
    anna, berta, carla, _ = together(house, "Berta", "Carla", "Dora")
    path = f"/api/games/{anna.game}"
    host: Guest = invite()
    sit_down(host, anna)
    assert house.post(f"{path}/start", token=anna.token).is_success
    host.see("table")
    with QuickSeat(house, carla) as quick:
        quick.send(wire.Say("Nice Aqueduct."))
    polite, assertive = host.page.locator("[aria-live=polite]"), host.page.locator("[aria-live=assertive]")
    expect(polite.get_by_test_id("toast-said-2")).to_contain_text("Nice Aqueduct.")
    assert house.post(f"{path}/remove", {"seat": 3}, berta.token).is_success
    vote = assertive.get_by_test_id("toast-vote-3")
    expect(vote).to_contain_text("1 of 2 votes")
    host.touch(vote.get_by_role("button", name="Remove"))
    expect(polite.get_by_text("The others have removed Dora.")).to_be_visible()
    expect(vote).to_have_count(0)
    expect(host.page.get_by_text("The others have removed Dora.")).to_have_count(0)


def test_forget_me(invite: Invite, house: House) -> None:
    anna, berta, _ = together(house, "Berta", "Carla")
    guest: Guest = invite()
    sit_down(guest, berta)
    guest.see("chat-input").fill("My secret")
    guest.page.keyboard.press("Enter")
    assert house.post(f"/api/games/{anna.game}/start", {"fill": "random"}, anna.token).is_success
    guest.see("table")
    guest.press("open-drawer")
    guest.press("settings")
    guest.press("forget-me")
    guest.press("forget-now")
    guest.see("home-create")
    assert guest.page.evaluate(KEPT) == []
    assert problem(house.post(f"/api/games/{anna.game}/leave", token=berta.token)) == (403, "not_your_table")
    with QuickSeat(house, anna) as seat:
        assert [other.kind for other in seat.table.seats[:3]] == ["person", "bot", "person"]
    chat = house.ask("GET", f"/api/games/{anna.game}/chat?before=99", token=anna.token).text
    assert "Berta" not in chat
    assert "secret" not in chat
