"""The lobby: the host changes the game, players choose wonders, and everything fits, on a desktop and on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.people_screens import together
from tests.browser.sizes import PHONE, WIDER
from tests.server.house import House

DESK = {"viewport": {"width": 1280, "height": 800}}
# What is covered by something else, or lies outside of the window.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(thing => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top || !(thing.contains(top) || top.contains(thing));
}).map(thing => thing.dataset.testid)"""
CALL = re.compile(r"\bcall\b")


def scrolls(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollHeight > innerHeight"))


def sit_down(guest: Guest, game: str, token: str) -> None:
    guest.go(f"/play/{game}#{token}")
    guest.see("lobby-seat-0")


def test_the_host_changes_the_game_and_all_choose_wonders(invite: Invite, house: House) -> None:
    anna, ben = together(house, "Ben")
    host, guest = invite(seed=1, **DESK), invite(seed=2, **DESK)
    sit_down(host, anna.game, anna.token)
    sit_down(guest, ben.game, ben.token)
    expect(host.see("tile-leaders")).to_contain_text("needs the second edition")
    host.see("tile-leaders").click(force=True)
    expect(host.page.get_by_text("Leaders needs the second edition.")).to_be_visible()
    host.press("tile-classic2")
    expect(host.see("tile-classic2")).to_have_attribute("aria-pressed", "true")
    host.press("tile-leaders")
    expect(guest.page.get_by_text("Anna turned Leaders on.")).to_be_visible()
    guest.until(lambda: guest.table.config.expansions == ["leaders"], "Leaders")
    # Guests see the same tiles, and cannot press them.
    assert guest.see("tile-leaders").evaluate("tile => tile.tagName") == "DIV"

    # The first to choose a wonder gets it, and everybody sees whose it is.
    guest.press("my-wonder")
    guest.press("wonder-roma_day")
    expect(host.see("lobby-seat-1")).to_contain_text("Roma")
    host.press("my-wonder")
    expect(host.see("wonder-roma_day")).to_contain_text("Ben")
    assert not axe_faults(host.page)
    host.press("wonder-gizah_day")
    host.until(lambda: host.table.config.wonders[:2] == ["gizah_day", "roma_day"], "both wonders")

    # A change that takes a wonder away asks first.
    host.expected.append("409")
    host.press("tile-leaders")
    expect(host.see("voids-dialog")).to_contain_text("Ben")
    host.press("voids-go")
    host.until(lambda: host.table.config.wonders[:2] == ["gizah_day", "random"], "one wonder")
    expect(guest.see("lobby-seat-1")).to_contain_text("By chance")

    for page in (host.page, guest.page):
        assert not scrolls(page)
        assert page.evaluate(HIDDEN, "[data-testid^=lobby-seat-] .plate") == []
        assert not axe_faults(page)


def test_one_red_button_says_what_is_next(invite: Invite, house: House) -> None:
    anna = together(house)[0]
    host = invite(**DESK)
    sit_down(host, anna.game, anna.token)
    for seats in (5, 6, 7):
        host.press("more-seats")
        expect(host.see("seat-count")).to_have_text(str(seats))
    assert not scrolls(host.page)
    assert host.page.evaluate(HIDDEN, "[data-testid^=lobby-bot-]") == []
    for seats in (6, 5, 4, 3):
        host.press("fewer-seats")
        expect(host.see("seat-count")).to_have_text(str(seats))
    expect(host.see("share")).to_have_class(CALL)
    expect(host.see("lobby-start")).not_to_have_class(CALL)
    for seat in (1, 2):
        host.press(f"lobby-bot-{seat}")
    expect(host.see("lobby-start")).to_have_class(CALL)
    expect(host.see("share")).not_to_have_class(CALL)


def test_the_lobby_on_a_phone(invite: Invite, house: House) -> None:
    anna, ben = together(house, "Ben")
    host, guest = invite(seed=1, **PHONE), invite(seed=2, **DESK)
    sit_down(host, anna.game, anna.token)
    sit_down(guest, ben.game, ben.token)
    assert (
        host.page.evaluate(HIDDEN, "[data-testid^=lobby-seat-], [data-testid=share], [data-testid=lobby-start]") == []
    )
    guest.see("chat-input").fill("Good evening!")
    guest.page.keyboard.press("Enter")
    expect(host.see("lobby-chat")).to_have_text("1")
    host.press("lobby-chat")
    expect(host.see("chat-sheet")).to_contain_text("Good evening!")
    assert not axe_faults(host.page)
    host.page.keyboard.press("Escape")
    expect(host.see("lobby-chat")).to_have_text("")
    host.press("change-game")
    host.press("tile-architects")
    expect(guest.page.get_by_text("Anna chose Architects.")).to_be_visible()
    assert not axe_faults(host.page)
    host.page.keyboard.press("Escape")
    host.press("lobby-qr")
    host.see("qr-code")
    host.page.keyboard.press("Escape")
    assert not host.page.evaluate(WIDER)
    assert not axe_faults(host.page)
    host.page.set_viewport_size({"width": 844, "height": 390})
    assert not host.page.evaluate(WIDER)
    assert (
        host.page.evaluate(HIDDEN, "[data-testid=share], [data-testid=lobby-start], [data-testid=lobby-seat-0]") == []
    )
