"""Everything at the table can be asked: with the keyboard, with a pointer and with a finger."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest
from tests.browser.screens import Games, four_players, leaders_and_cities_late, score_sheet
from tests.browser.sea_screens import sea_four
from tests.browser.sizes import PHONE

DESK = {"viewport": {"width": 1280, "height": 800}}

# Things of the table that the popover has to know; what a seat has depends on the game.
ALWAYS = {
    "stage",
    "card",
    "coins",
    "shields",
    "goods",
    "border",
    "seat",
    "wonder",
    "passing",
    "fleet",
    "naval",
    "level",
}


# Where the popover and the thing are, what is said, and which number among all things this one is.
ANSWER = """() => {
    const thing = document.activeElement;
    const popover = document.querySelector('[data-testid=explanation]');
    if (!popover) return { number: -1, kind: thing.dataset.explained ?? thing.outerHTML.slice(0, 100) };
    const [one, other] = [thing, popover].map(element => element.getBoundingClientRect());
    return {
        number: [...document.querySelectorAll('[data-explained]')].indexOf(thing),
        kind: thing.dataset.explained,
        text: popover.innerText,
        described: thing.getAttribute('aria-describedby') === popover.id,
        inside: other.left >= 0 && other.top >= 0 && other.right <= innerWidth && other.bottom <= innerHeight,
        covers: one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 1 && other.top < one.bottom - 1,
        cut: popover.scrollHeight > popover.clientHeight + 1 || popover.scrollWidth > popover.clientWidth + 1,
    };
}"""

Answer = dict[str, Any]


def faults_of(answer: Answer) -> list[str]:
    """What is wrong with one popover."""
    if answer["number"] < 0:
        return [f"nothing opens at {answer['kind']}"]
    wrong = [name for name in ("covers", "cut") if answer[name]] + [
        f"not {name}" for name in ("described", "inside") if not answer[name]
    ]
    text = answer["text"]
    if len(text.split()) < 4 or "undefined" in text or "NaN" in text:
        wrong.append("says nothing")
    return [f"{answer['kind']}: {fault}: {text!r}" for fault in wrong]


def stops(guest: Guest) -> list[int]:
    """The places among all things where Tab comes to a group of them."""
    found: list[int] = guest.page.evaluate(
        """() => [...document.querySelectorAll('[data-explained]')].map((thing, number) => [thing, number])
            .filter(([thing]) => thing.tabIndex === 0 && thing.checkVisibility()).map(([, number]) => number)"""
    )
    return found


def ask_everything(guest: Guest) -> tuple[set[str], list[str]]:
    """Go to every thing with Tab and the arrow keys; the kinds that answered, and what was wrong."""
    keyboard = guest.page.keyboard
    answered: dict[int, str] = {}
    faults: list[str] = []
    wanted = set(stops(guest))
    seen_stops: set[int] = set()
    for _ in range(200):
        keyboard.press("Tab")
        if not guest.page.evaluate("() => document.activeElement.dataset.explained !== undefined"):
            continue
        # What answers is loaded with the first question.
        guest.see("explanation")
        first = answer = guest.page.evaluate(ANSWER)
        seen_stops.add(first["number"])
        while answer["number"] not in answered:
            faults += faults_of(answer)
            if answer["number"] < 0:
                break
            answered[answer["number"]] = answer["kind"]
            keyboard.press("ArrowRight")
            answer = guest.page.evaluate(ANSWER)
        if wanted <= seen_stops:
            break
    missing = guest.page.evaluate(
        """seen => [...document.querySelectorAll('[data-explained]')]
            .filter((thing, number) => thing.checkVisibility() && !seen.includes(number))
            .map(thing => `${thing.dataset.explained} cannot be reached: ${thing.outerHTML.slice(0, 120)}`)""",
        list(answered),
    )
    return set(answered.values()), faults + missing


@pytest.mark.parametrize(
    ("size", "kind"), [(DESK, Guest), pytest.param(PHONE, TouchGuest, marks=pytest.mark.proof)], ids=["desk", "phone"]
)
def test_every_thing_answers_to_the_keyboard(
    size: dict[str, Any], kind: type[Guest], invite: Invite, games: Games
) -> None:
    guest: Guest = invite(kind, **size)
    sea_four(guest, games)
    kinds, faults = ask_everything(guest)
    assert not faults, "\n".join(faults)
    assert not ALWAYS - kinds


def test_escape_closes_the_popover_and_leaves_the_focus_where_it_is(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    four_players(guest, games)
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")
    stage = guest.see("city-0").locator("[data-explained=stage]").first
    stage.focus()
    guest.page.keyboard.press("Enter")
    popover = guest.see("explanation")
    expect(popover).to_contain_text("Stage 1 of")
    guest.page.keyboard.press("Escape")
    popover.wait_for(state="detached")
    assert stage.evaluate("thing => thing === document.activeElement")
    # The key was meant for the popover: the card is still in view.
    guest.see("confirm")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("confirm").wait_for(state="detached")


def test_a_resting_pointer_asks_and_may_go_into_the_answer(invite: Invite, games: Games) -> None:
    # A clock stays in the profile in which it was set up.
    guest: Guest = invite(fresh=True)
    guest.page.clock.install()
    four_players(guest, games)
    guest.see("city-0").locator("[data-explained=coins]").hover()
    popover = guest.see("explanation")
    expect(popover).to_contain_text("Every 3 coins are worth 1 point")
    box = popover.bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.page.clock.run_for(500)
    expect(popover).to_be_visible()
    guest.page.mouse.move(4, 796)
    popover.wait_for(state="detached")


def test_a_press_pins_the_answer_until_a_press_elsewhere(invite: Invite, games: Games) -> None:
    guest: Guest = invite(TouchGuest, **PHONE)
    four_players(guest, games)
    coins = guest.see("city-0").locator("[data-explained=coins]")
    guest.touch(coins)
    popover = guest.see("explanation")
    guest.touch(coins)
    popover.wait_for(state="detached")
    guest.touch(coins)
    guest.see("explanation")
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    popover.wait_for(state="detached")


def test_a_finger_beside_a_small_thing_still_asks_about_it(invite: Invite, games: Games) -> None:
    guest: Guest = invite(TouchGuest, **PHONE)
    four_players(guest, games)
    box = guest.see("city-0").locator("[data-explained=goods]").first.bounding_box()
    assert box is not None
    guest.page.touchscreen.tap(box["x"] + box["width"] + 6, box["y"] + box["height"] / 2)
    expect(guest.see("explanation")).to_contain_text("Neighbours may buy it")


def test_asking_never_stands_in_the_way_of_picking_a_card(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    four_players(guest, games)
    card = guest.page.locator("[data-testid^=hand-card-]").nth(1)
    card.hover()
    guest.see("explanation")
    card.click()
    guest.see("confirm")
    guest.page.get_by_test_id("explanation").wait_for(state="detached")


def test_things_in_a_city_that_was_opened_can_be_asked(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    four_players(guest, games)
    guest.touch(guest.page.locator("[data-testid^=far-]").first)
    sheet = guest.see("city-sheet")
    sheet.locator("[data-explained=stage]").first.click()
    popover = guest.see("explanation")
    expect(popover).to_be_visible()
    guest.page.keyboard.press("Escape")
    popover.wait_for(state="detached")
    guest.see("city-sheet")
    guest.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_built_cards_say_what_they_are_worth_now(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    leaders_and_cities_late(guest, games)
    cards = guest.page.locator("[data-testid^=city-] [data-explained=card]")
    for number in range(cards.count()):
        cards.nth(number).click()
        text = guest.see("explanation").inner_text()
        if "Worth now:" in text:
            return
        guest.page.keyboard.press("Escape")
    raise AssertionError("no card of any neighbour is worth a point")


def test_the_legend_has_the_symbols_of_this_game(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    sea_four(guest, games)
    guest.press("open-drawer")
    guest.press("tab-log")
    for _ in range(3):
        guest.page.keyboard.press("ArrowRight")
    legend = guest.see("legend")
    for name in ("Red fleet", "Diplomacy", "Edifice", "Leader", "Debt", "Compass"):
        expect(legend).to_contain_text(name)
    guest.page.keyboard.press("Tab")
    expect(guest.see("explanation")).to_contain_text("Coins")
    four_players(guest, games)
    guest.press("open-drawer")
    guest.press("tab-symbols")
    expect(guest.see("legend")).not_to_contain_text("Red fleet")


def test_columns_of_the_score_sheet_are_explained(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    score_sheet(guest, games)
    guest.see("score-sheet").locator("[data-explained=score]").nth(4).click()
    expect(guest.see("explanation")).to_be_visible()


def test_an_open_popover_passes_axe(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    sea_four(guest, games)
    guest.see("city-0").locator("[data-explained=card]").first.click()
    guest.see("explanation")
    faults = axe_faults(guest.page)
    assert not faults, "\n".join(faults)


COVER = """() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 999 });
    document.body.append(cover);
}"""


def test_what_comes_to_lie_under_a_pointer_at_rest_is_no_question(invite: Invite, games: Games) -> None:
    # A clock stays in the profile in which it was set up.
    guest: Guest = invite(fresh=True)
    guest.page.clock.install()
    four_players(guest, games)
    coins = guest.see("city-0").locator("[data-explained=coins]")
    box = coins.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.evaluate(COVER)
    guest.page.mouse.move(x, y)
    guest.page.evaluate("() => document.querySelector('#cover').remove()")
    # Browsers report a move to where the pointer is when something else has come under it.
    guest.page.mouse.move(x, y)
    guest.page.clock.run_for(3000)
    assert not guest.shows("explanation")
    guest.page.mouse.move(x + 2, y)
    guest.page.clock.run_for(1000)
    guest.see("explanation")
