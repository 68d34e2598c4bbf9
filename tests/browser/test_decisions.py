"""Every kind of decision that the first edition asks, and every use of a card in it, has its control on the page."""

import re
from typing import get_args

import pytest
from playwright.sync_api import WebSocketRoute

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import UseName, Way
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.quick import against_bots, game_with
from tests.browser.screens import Games, payments
from tests.server.house import House

# How to come to each kind: players, the boards that lead there, and the uses that it offers.
RECIPES: dict[str, tuple[int, list[str], list[str]]] = {
    "card": (3, ["olympia_a", "rhodes_a", "giza_a"], ["build", "build_free", "stage", "sell"]),
    "last_card": (3, ["babylon_b", "rhodes_a", "giza_a"], ["build", "stage", "sell"]),
    "discard_pile": (3, ["halicarnassus_b", "rhodes_a", "giza_a"], ["take", "pass"]),
    "free_city": (2, ["giza_a", "rhodes_a", "ephesus_a"], ["build", "stage", "sell"]),
}
CASES = [(kind, use) for kind, (_, _, uses) in RECIPES.items() for use in uses]


def test_the_uses_are_those_of_the_wire() -> None:
    assert {use for _, use in CASES} <= set(get_args(UseName))


@pytest.mark.parametrize(("kind", "use"), CASES)
def test_a_decision_is_answered_through_the_page(kind: str, use: str, invite: Invite, house: House) -> None:
    players, boards, _ = RECIPES[kind]
    seated = game_with(
        house, players, lambda _table, decision: decision.kind == kind and bool(ways_of(decision, use)), boards
    )
    guest = invite()
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.await_turn()
    (decision,) = [item for item in guest.asked() if item.kind == kind]
    guest.see("decision")
    assert not guest.shows("option-list"), "a special control is wanted"
    guest.answer(decision, ways_of(decision, use)[-1])
    assert guest.kinds == {kind}


def ways_of(decision: wire.DecisionState, name: str) -> list[Way]:
    return [way for card in decision.menu or [] for use in card.uses if use.use == name for way in use.ways]


def test_several_ways_to_pay(invite: Invite, games: Games) -> None:
    """The cheapest is preselected, and another one can be taken."""
    guest: Guest = invite()
    payments(guest, games)
    assert guest.see("payment-0").get_by_role("radio").is_checked()
    decision = guest.asked()[0]
    uses = [use for card in decision.menu or [] for use in card.uses]
    guest.press("cancel")
    guest.answer(decision, max(uses, key=lambda use: len(use.ways)).ways[-1])


def test_an_unknown_kind_gets_a_plain_list(invite: Invite, house: House) -> None:
    """A kind that the page has never heard of can still be answered."""
    seated = against_bots(house, 3, seed=2)
    guest: Guest = invite()
    guest.page.route_web_socket(re.compile("/socket$"), rename_kinds)
    guest.go(f"/play/{seated.game}#{seated.token}")
    options = guest.see("option-list").get_by_role("button")
    assert options.count() >= 7
    before = guest.page.get_by_role("region", name="The table").inner_text()
    options.first.click()
    guest.until(
        lambda: guest.page.get_by_role("region", name="The table").inner_text() != before, "the table to move on"
    )


def rename_kinds(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(str(text).replace('"kind":"card"', '"kind":"mystery"')))
    socket.on_message(server.send)
