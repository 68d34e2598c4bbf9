"""The reveal happens on the table: nothing covers it, and nothing is shown before it has happened."""

from typing import Any

import pytest

from sevenwonders.server.wire import messages as wire
from tests.browser.clock import RUN_ON, STAND_STILL, hold
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest, found_in
from tests.browser.quick import classic
from tests.browser.screens import Games, sit_down

COINS = """() => Object.fromEntries([...document.querySelectorAll('[data-place^="coins:"]')]
    .map(counter => [counter.dataset.place.slice(6), Number(counter.textContent.match(/\\d+/))]))"""
# What is in the middle of each city, and whether it belongs to the city.
COVERED = """() => [...document.querySelectorAll('[data-place^="city:"]')].filter(city => city.checkVisibility())
    .filter(city => {
        const { x, y, width, height } = city.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return found !== null && !city.contains(found) && !found.contains(city);
    }).map(city => city.dataset.place)"""
# The widths of the cards that are shown, and how much of each is beyond the edges of the screen.
READ = """() => [...document.querySelectorAll('[data-testid=reveal] > .card')].map(card => {
    const { left, top, right, bottom, width } = card.getBoundingClientRect();
    return [width, Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight)];
})"""
CARD_PX = 78
# The viewer's card is laid first; the scene itself starts after that.
LAID_MS = 220


def chosen(guest: Guest, games: Games, players: int = 4) -> wire.TableState:
    """Sit down in the middle of a game and choose; what the table was before."""
    sit_down(guest, Games(games.house).at(players, 2, 3))
    before = guest.table
    decision = guest.asked()[0]
    card, use, number = found_in(decision, guest.choose(decision))
    guest.pick(card)
    guest.take_way(use, number)
    guest.confirm()
    return before


def coins(guest: Guest) -> dict[str, int]:
    found: dict[str, int] = guest.page.evaluate(COINS)
    return found


def told_coins(table: wire.TableState) -> dict[str, int]:
    return {str(city.seat): city.coins for city in classic(table).cities}


@pytest.fixture
def mover(invite: Invite) -> Guest:
    guest: Guest = invite(reduced_motion="no-preference", seed=1)
    guest.page.add_init_script(STAND_STILL)
    return guest


def test_nothing_covers_the_table_and_the_old_state_stays(mover: Guest, games: Games) -> None:
    before = chosen(mover, games)
    hold(mover, LAID_MS + 100)
    assert mover.page.evaluate(COVERED) == []
    assert coins(mover) == told_coins(before)
    assert mover.table.turn == before.turn + 1
    assert f"turn {before.turn} of" in mover.text()
    assert not any(mover.shows(f"hand-card-{card}") for card in classic(mover.table).hand)
    hold(mover, LAID_MS + 500)
    for width, beyond in mover.page.evaluate(READ):
        assert abs(width - CARD_PX) < 2
        assert beyond == 0
    hold(mover, LAID_MS + 800)
    assert mover.page.evaluate(COVERED) == []
    assert coins(mover) == told_coins(before)
    mover.page.evaluate(RUN_ON)
    mover.page.get_by_test_id("reveal").wait_for(state="detached")
    assert coins(mover) == told_coins(mover.table)
    assert f"turn {mover.table.turn} of" in mover.text()
    for card in classic(mover.table).hand:
        mover.see(f"hand-card-{card}")


def test_coins_have_landed_before_hands_are_passed(mover: Guest, games: Games) -> None:
    chosen(mover, games, 3)
    hold(mover, LAID_MS + 1180)
    assert coins(mover) == told_coins(mover.table)
    assert not any(mover.shows(f"hand-card-{card}") for card in classic(mover.table).hand)


@pytest.mark.parametrize("how", ["key", "press"])
def test_a_key_or_a_press_skips_and_does_nothing_else(how: str, mover: Guest, games: Games) -> None:
    chosen(mover, games)
    hold(mover, 100)
    if how == "key":
        mover.page.keyboard.press("1")
    else:
        box = mover.page.get_by_test_id("open-drawer").bounding_box()
        assert box is not None
        mover.page.mouse.click(box["x"] + 5, box["y"] + 5)
    mover.page.get_by_test_id("reveal").wait_for(state="detached")
    assert coins(mover) == told_coins(mover.table)
    assert not mover.shows("drawer")
    assert mover.page.locator("[data-picked=true]").count() == 0
    mover.page.keyboard.press("1")
    mover.page.locator("[data-picked=true]").wait_for()


@pytest.mark.parametrize("motion", ["off", "reduce"])
def test_without_travel_the_new_table_is_there_at_once(motion: str, invite: Invite, games: Games) -> None:
    guest: Guest = invite(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    if motion == "off":
        guest.page.add_init_script("""localStorage.setItem('sevenwonders.settings', '{"motion": "off"}')""")
    before = chosen(guest, games)
    guest.until(lambda: guest.table.turn == before.turn + 1, "the next turn")
    guest.until(lambda: coins(guest) == told_coins(guest.table), "the new table")
    assert not guest.shows("reveal")
    long: list[Any] = guest.page.evaluate("""() => document.getAnimations()
        .filter(animation => animation.effect.getComputedTiming().duration > 150)""")
    assert long == []


def test_on_a_phone_tabs_stand_for_cities_out_of_view(invite: Invite, games: Games) -> None:
    guest: TouchGuest = invite(
        TouchGuest,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        reduced_motion="no-preference",
    )
    guest.page.add_init_script(STAND_STILL)
    chosen(guest, games, 3)
    hold(guest, LAID_MS + 100)
    cards = guest.page.locator("[data-testid=reveal] > .card").evaluate_all(
        "cards => cards.map(card => card.getBoundingClientRect()).filter(box => box.width > 0).map(box => box.left)"
    )
    assert len(cards) == 3
    assert all(0 <= left < 390 for left in cards)
    guest.page.evaluate(RUN_ON)
    guest.page.get_by_test_id("reveal").wait_for(state="detached")
