"""The gallery of all drawings, and the pictures of the card browser."""

import pytest
from playwright.sync_api import expect

from sevenwonders.server.present.facts import architects_facts, catalogue_facts
from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import Guest

SEARCH = "gallery-search"
PICTURE = "gallery-picture"
# A window whose drawing is missing has nothing to use, or what it uses is not there or has no size.
WITHOUT_PICTURE = """windows => windows.filter(window => {
    const use = window.querySelector('use')
    const drawn = use && document.querySelector(use.getAttribute('href'))
    return !drawn || drawn.childElementCount === 0 || use.getBoundingClientRect().width === 0
}).length"""


def at_the_gallery(guest: Guest) -> None:
    guest.go("/gallery")
    guest.page.get_by_test_id(PICTURE).first.wait_for()


def missing_pictures(guest: Guest, window: str) -> int:
    count: int = guest.page.get_by_test_id(window).evaluate_all(WITHOUT_PICTURE)
    return count


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_the_gallery_shows_everything_that_is_drawn(width: int, scheme: str, invite: Invite) -> None:
    guest: Guest = invite(color_scheme=scheme, viewport={"width": width, "height": 800})
    guest.go("/cards")
    guest.press("to-gallery")
    guest.page.get_by_test_id(PICTURE).first.wait_for()
    expect(guest.page).to_have_title("Gallery · Seven Wonders")
    cards = {
        card.id.removesuffix("_1").removesuffix("_2") for edition in (1, 2) for card in catalogue_facts(edition).cards
    }
    wonders = len({board.wonder for board in catalogue_facts(2).boards}) + len(architects_facts().wonders)
    assert guest.page.get_by_test_id(PICTURE).count() > len(cards)
    assert missing_pictures(guest, PICTURE) == 0
    assert guest.page.get_by_test_id("gallery-wonder").count() == wonders
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_gallery_is_searched_and_filtered_by_keys(invite: Invite) -> None:
    guest: Guest = invite()
    at_the_gallery(guest)
    guest.see(SEARCH).focus()
    guest.page.keyboard.type("owl")
    expect(guest.page.get_by_test_id(PICTURE)).to_have_count(1)
    guest.see(SEARCH).fill("no such thing")
    expect(guest.page.get_by_role("status")).to_contain_text("Try a shorter word")
    guest.see(SEARCH).fill("")
    chip = guest.page.get_by_role("button", name="Leaders")
    chip.focus()
    guest.page.keyboard.press("Enter")
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(guest.page.get_by_test_id(PICTURE)).to_have_count(55)
    expect(guest.page.get_by_text("Hypatia")).to_be_visible()


def test_day_and_night_stand_side_by_side(invite: Invite) -> None:
    guest: Guest = invite()
    at_the_gallery(guest)
    guest.see(SEARCH).fill("ore vein")
    guest.see("gallery-light").get_by_text("Both", exact=True).click()
    windows = guest.page.get_by_test_id(PICTURE)
    expect(windows).to_have_count(2)
    dims = windows.evaluate_all("all => all.map(one => getComputedStyle(one.querySelector('.dusk')).fill)")
    assert len(set(dims)) == 2
    assert axe_faults(guest.page) == []


@pytest.mark.parametrize("address", ["/cards", "/cards?game=classic2"])
def test_every_card_of_the_browser_has_its_picture(address: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.go(address)
    guest.page.locator("[data-testid=card-picture] use").first.wait_for(state="attached")
    cards = catalogue_facts(2 if "classic2" in address else 1).cards
    expect(guest.page.get_by_test_id("card-picture")).to_have_count(len(cards))
    assert missing_pictures(guest, "card-picture") == 0
    # To a screen reader pictures are decoration: the name comes from the card.
    assert guest.page.locator("[data-testid=card-picture] svg:not([aria-hidden=true])").count() == 0


def test_a_symbol_is_in_the_page_once(invite: Invite) -> None:
    guest: Guest = invite()
    at_the_gallery(guest)
    ids: list[str] = guest.page.evaluate("[...document.querySelectorAll('symbol')].map(one => one.id)")
    assert len(ids) > 500
    assert len(ids) == len(set(ids))


PLAIN_CARDS = """try {
    localStorage.setItem('sevenwonders.settings', JSON.stringify({ pictures: false }));
} catch { /* a blank page keeps nothing */ }"""


def test_plain_cards_load_no_drawings(invite: Invite) -> None:
    guest: Guest = invite(fresh=True)
    guest.page.add_init_script(PLAIN_CARDS)
    guest.go("/cards")
    guest.see("cards-search")
    assert not guest.requested("/drawings-")
    assert guest.page.get_by_test_id("card-picture").count() == 0
    guest.go("/gallery")
    guest.page.get_by_test_id(PICTURE).first.wait_for()
    assert missing_pictures(guest, PICTURE) == 0
    assert guest.requested("/drawings-")
