"""Cards that are played with one gesture, and answers that are taken back."""

from typing import Any

from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import MenuCard
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest
from tests.browser.quick import against_bots
from tests.browser.screens import sit_down
from tests.browser.sizes import PHONE
from tests.server.house import House

PLACES = "() => [...document.querySelectorAll('[data-place^=\"hand-card:\"]')].map(li => li.getBoundingClientRect().x)"
KEYS_IN_VIEW = "() => [...document.querySelectorAll('kbd')].some(key => key.checkVisibility())"


def card_with(guest: Guest, use: str, possible: bool = True) -> MenuCard:
    """A card of the hand with which that can be done, or cannot."""
    menu = guest.asked()[0].menu
    assert menu is not None
    return next(row for row in menu for item in row.uses if item.use == use and bool(item.ways) == possible)


def cheapest(row: MenuCard, use: str) -> int:
    return next(item.ways[0].choice for item in row.uses if item.use == use)


def middle_of(guest: Guest, testid: str) -> tuple[float, float]:
    box = guest.see(testid).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(guest: Guest, row: MenuCard) -> None:
    """Begin to drag a card."""
    x, y = middle_of(guest, f"hand-card-{row.card}")
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x, y - 40)


def drop(guest: Guest, onto: str) -> None:
    guest.page.mouse.move(*middle_of(guest, f"drop-{onto}"))
    guest.page.mouse.up()


def last_answer(guest: Guest) -> int:
    answers = [message for message in guest.sent if isinstance(message, wire.Answer)]
    return answers[-1].choice if answers else -1


def test_two_presses_build_and_the_answer_is_taken_back(invite: Invite, house: House) -> None:
    guest: Guest = invite()
    sit_down(guest, against_bots(house, 3, seed=3))
    row = card_with(guest, "build")
    before = guest.page.evaluate(PLACES)
    guest.pick(row.card)
    guest.see("confirm")
    assert guest.page.evaluate(PLACES) == before
    guest.press("cancel")
    guest.see(f"hand-card-{row.card}").dblclick()
    guest.until(lambda: last_answer(guest) == cheapest(row, "build"), "the card to be built")
    guest.until(lambda: guest.table.turn == 2 and guest.table.can_step_back, "the next turn")
    guest.press("step-back")
    guest.until(lambda: guest.table.turn == 1, "the first turn again")
    guest.see(f"hand-card-{row.card}")
    guest.page.get_by_test_id("step-back").wait_for(state="detached")


def test_a_card_is_dropped_where_it_is_meant_to_go(invite: Invite, house: House) -> None:
    guest: Guest = invite()
    sit_down(guest, against_bots(house, 3, seed=3, wonders=["rhodes_a", "giza_a", "babylon_a"]))
    refused = card_with(guest, "stage", possible=False)
    lift(guest, refused)
    reason = next(item.reason for item in refused.uses if item.use == "stage")
    expect(guest.see("drop-wonder")).to_contain_text(reason)
    expect(guest.see("drop-pile")).to_contain_text("get 3")
    drop(guest, "wonder")
    expect(guest.see("refusal")).to_contain_text(reason)
    assert last_answer(guest) == -1
    lift(guest, refused)
    guest.see("drop-city")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("drop-city").wait_for(state="detached")
    guest.page.mouse.up()
    assert last_answer(guest) == -1
    lift(guest, refused)
    drop(guest, "pile")
    guest.until(lambda: last_answer(guest) == cheapest(refused, "sell"), "the card to be sold")


def test_a_finger_drags_a_card_and_hears_nothing_of_keys(invite: Invite, house: House) -> None:
    guest: Guest = invite(TouchGuest, **PHONE)
    sit_down(guest, against_bots(house, 3, seed=3))
    row = card_with(guest, "build")
    guest.see(f"hand-card-{row.card}").scroll_into_view_if_needed()
    x, y = middle_of(guest, f"hand-card-{row.card}")
    session: Any = guest.context.new_cdp_session(guest.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": down} for at, down in points]}
        )

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x, y - 20 * step))
    touch("touchMove", middle_of(guest, "drop-city"))
    touch("touchEnd")
    guest.until(lambda: last_answer(guest) == cheapest(row, "build"), "the card to be built")
    assert not guest.page.evaluate(KEYS_IN_VIEW)
