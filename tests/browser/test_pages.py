"""The pages around the table: settings, cards, rules, wrong addresses; and how much the first visit loads."""

import gzip

import pytest
from playwright.sync_api import Response, expect

from sevenwonders.server.facts import catalogue_facts
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.server.house import House

MOST_BYTES = 150_000
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize(
    ("deed", "complaint"),
    [
        ("console.error('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('alas') })", "error in the page: alas"),
        ("document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/picture.png' }))", "Policy"),
        ("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')", "Policy"),
    ],
)
def test_a_fault_of_the_page_is_noticed(deed: str, complaint: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/rules")
    guest.page.evaluate(deed)
    guest.until(lambda: any(complaint in text for text in guest.complaints), "a complaint")
    guest.complaints.clear()


def test_the_first_load_is_small(invite: Invite) -> None:
    guest: Guest = invite()
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    guest.page.on("response", note)
    guest.go("/")
    guest.see("home-start")
    kinds = ("document", "script", "stylesheet", "font", "image")
    sizes = {item.url: len(gzip.compress(item.body())) for item in loaded if item.request.resource_type in kinds}
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert not [item.url for item in loaded if item.request.resource_type == "font"]


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_appearance_follows_the_system_and_the_settings(system: str, invite: Invite) -> None:
    guest: Guest = invite(color_scheme=system)
    guest.go("/")
    guest.see("home-start")
    assert is_dark(guest) == (system == "dark")
    for wish, dark in (("Dark", True), ("Light", False)):
        guest.press("settings")
        guest.see("settings-dialog").get_by_text(wish, exact=True).click()
        guest.page.keyboard.press("Escape")
        guest.page.get_by_test_id("settings-dialog").wait_for(state="detached")
        assert is_dark(guest) == dark
    guest.page.reload()
    guest.see("home-start")
    assert not is_dark(guest)


def is_dark(guest: Guest) -> bool:
    shades = guest.page.evaluate(GROUND).removeprefix("rgb(").removesuffix(")").split(",")
    return sum(int(shade) for shade in shades) < 3 * 128


def test_the_cards_can_be_searched(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/cards")
    count = guest.page.get_by_role("status")
    every = len(catalogue_facts(1).cards)
    expect(count).to_contain_text(f"{every} cards")
    guest.see("cards-search").fill("pawn")
    expect(count).to_contain_text("1 card")
    guest.page.get_by_role("button", name="Pawnshop").click()
    expect(guest.see("card-detail")).to_contain_text("3 points")
    guest.page.keyboard.press("Escape")
    guest.see("cards-search").fill("no such thing")
    expect(count).to_contain_text("No card fits")
    guest.page.get_by_role("button", name="Take all filters away").click()
    guest.page.get_by_role("button", name="Guilds", exact=True).click()
    expect(count).to_contain_text("10 cards")


def test_the_chain_tree_leads_to_the_cards(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/cards?view=chains")
    guest.page.get_by_role("button", name="Baths").click()
    detail = guest.see("card-detail")
    expect(detail).to_contain_text("Makes free later")
    detail.get_by_role("button", name="Aqueduct").click()
    expect(detail).to_contain_text("Free if you own")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_text("Wonders", exact=True).first.click()
    expect(guest.page.locator("main")).to_contain_text("Halicarnassus")


def test_the_rules_can_be_searched(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    guest.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    sections = guest.page.get_by_role("heading", level=2)
    everything = sections.count()
    assert everything > 5
    guest.see("rules-search").fill("Free City")
    guest.until(lambda: 0 < sections.count() < everything, "fewer sections")


@pytest.mark.parametrize("address", ["/nowhere", "/g/x/y", "/cards/more"])
def test_an_address_that_leads_nowhere(address: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.go(address)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("No such page")
    guest.page.get_by_role("link", name="Back to the start page").click()
    guest.see("home-start")


@pytest.mark.parametrize(
    "address", ["/r/nosuchgame", "/join/nosuchgame", "/g/nosuchgame", "/play/nosuchgame#" + "x" * 22]
)
def test_a_game_that_is_not_there(address: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.expected.append("404 (Not Found)")
    guest.expected.append("WebSocket connection")
    guest.go(address)
    expect(guest.page.get_by_role("alert").first).to_be_visible()
    guest.page.get_by_role("link", name="Back to the start page").click()
    guest.see("home-start")


def test_a_join_link_that_is_wrong(invite: Invite, house: House) -> None:
    table = house.new_game(3)
    guest: Guest = invite()
    guest.expected.append("403 (Forbidden)")
    guest.go(f"/join/{table.game}#{'x' * 22}")
    guest.see("join-name").fill("Boris")
    guest.press("lobby-join")
    expect(guest.page.get_by_role("alert")).to_contain_text("link")
