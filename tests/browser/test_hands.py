"""Games by taps on a phone, and by keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.alone import check_score_sheet, start_alone
from tests.browser.conftest import Invite
from tests.browser.fitting import OUT_OF_REACH
from tests.browser.guests import KeyGuest, TouchGuest
from tests.browser.leaps import LEAPS, late, leap
from tests.browser.sizes import PHONE, SIDEWAYS, WIDER
from tests.server.house import House


# The first game of `test_lessons` is played by taps in every run.
@pytest.mark.proof
@LEAPS
def test_a_game_by_taps_on_a_phone(leaps: bool, invite: Invite, house: House) -> None:
    guest = invite(TouchGuest, seed=4, **PHONE)
    start_alone(guest, 3)
    assert not guest.page.evaluate(WIDER)
    for pane in (0, 2, 1):
        guest.press(f"pane-{pane}")
        expect(guest.see(f"pane-{pane}")).to_have_attribute("aria-selected", "true")
    guest.play(6)
    if leaps:
        leap(house, [guest], late)
    guest.play()
    assert not guest.page.evaluate(WIDER)
    check_score_sheet(guest)


@pytest.mark.proof
def test_a_game_on_a_phone_held_sideways_to_its_last_point(invite: Invite) -> None:
    """Every turn fits, and at the end each line of each player can be pressed."""
    guest = invite(TouchGuest, seed=6, **SIDEWAYS)
    start_alone(guest, 4)
    while guest.play_turn():
        assert not guest.page.evaluate(WIDER)
    check_score_sheet(guest)
    cells = "[data-testid=score-sheet] [data-testid^=cell-]"
    assert guest.page.locator(cells).count() == sum(len(score.columns) + 1 for score in guest.table.scores)
    assert guest.page.evaluate(OUT_OF_REACH, "[data-testid=score-sheet] button, [data-testid=score-sheet] a") == []
    assert not guest.page.evaluate(WIDER)
    guest.press("cell-3-science")
    guest.see("sum")


@LEAPS
def test_a_game_by_keys_alone(leaps: bool, invite: Invite, house: House) -> None:
    guest = invite(KeyGuest, seed=5)
    guest.go("/")
    guest.see("home-name")
    guest.tab_to("home-name")
    guest.check_focus()
    guest.page.keyboard.type("Anna")
    guest.tab_to("home-more")
    guest.key("Enter")
    guest.tab_to("home-players")
    for _ in range(7):
        guest.key("ArrowLeft")
        if guest.page.evaluate("() => document.activeElement.value") == "3":
            break
    guest.tab_to("home-start-this")
    guest.check_focus()
    guest.key("Enter")
    guest.see("table")
    guest.play(4)
    look_around(guest)
    guest.play(2)
    if leaps:
        leap(house, [guest], late)
    guest.play()
    check_score_sheet(guest)
    guest.tab_to("replay-link")
    guest.check_focus()
    guest.key("Enter")
    guest.see("replay-slider")
    guest.key("End")
    guest.see("score-sheet")
    guest.key("Home")
    guest.page.get_by_test_id("score-sheet").wait_for(state="detached")


def look_around(guest: KeyGuest) -> None:
    """The drawer opens and closes by keys, and the focus comes back."""
    guest.await_turn()
    guest.tab_to("open-drawer")
    guest.check_focus()
    guest.key("Enter")
    guest.see("log")
    guest.tab_to("tab-log")
    guest.key("ArrowRight")
    guest.see("chat-input")
    guest.key("Escape")
    guest.page.get_by_test_id("drawer").wait_for(state="detached")
    guest.until(lambda: guest.has_focus("open-drawer"), "the focus to come back")
    guest.key("1")
    guest.see("confirm")
    guest.key("Escape")
    guest.page.get_by_test_id("confirm").wait_for(state="detached")
