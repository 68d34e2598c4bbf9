"""Nothing at the table jumps by itself: what moves, moves above it, and all else has its place from the start."""

from functools import partial

import pytest

from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.quick import against_bots
from tests.server.house import House

MOST_SHIFT = 0.1
# Everything that has changed its place without a press or a key shortly before, all of it added up.
WATCH = """() => {
window.shift = 0;
new PerformanceObserver(list => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift' });
}"""
IS_STILL = "() => !document.querySelector('[data-testid=reveal], [data-testid=story]')"
WHOLE = -1

GAMES = [(4, 2), pytest.param(4, WHOLE, marks=pytest.mark.proof), pytest.param(7, WHOLE, marks=pytest.mark.proof)]


@pytest.mark.parametrize(("players", "turns"), GAMES)
def test_the_table_stays_where_it_is(players: int, turns: int, invite: Invite, house: House) -> None:
    """A game against bots with everything that moves, from the first picture of its table on."""
    guest: Guest = invite(reduced_motion="no-preference", seed=3)
    seated = against_bots(house, players, seed=3)
    guest.go(f"/play/{seated.game}#{seated.token}")
    # How the page itself comes is measured in test_pages.py.
    guest.see("table")
    guest.page.evaluate(WATCH)
    while turns != 0 and guest.await_turn():
        guest.page.wait_for_function(IS_STILL)
        decision = guest.asked()[0]
        guest.until(partial(guest.took, decision, guest.lay(decision)), "the answer to be taken")
        turns -= 1
    guest.page.wait_for_function(IS_STILL)
    assert guest.page.evaluate("() => window.shift") <= MOST_SHIFT
