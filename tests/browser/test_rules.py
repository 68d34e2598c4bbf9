"""The rules pages: illustrated, with positions that the engine has answered, and near from the table."""

from pathlib import Path

import msgspec
from playwright.sync_api import expect
from tools.page_examples import Examples, is_open, target_of

from tests.browser.axe import axe_faults
from tests.browser.guests import Guest
from tests.browser.quick import against_bots, second_edition
from tests.browser.sizes import WIDER
from tests.server.house import House


def first_puzzle(folder: str, file: str) -> set[str]:
    """What can be built in the first position of a scenario file, as the engine has said."""
    path: Path = target_of(folder)
    table = msgspec.json.decode(path.read_bytes(), type=dict[str, Examples])[file].puzzles[0].table
    [decision] = table.decisions
    assert is_open(table, decision.ident)
    return {card.card for card in decision.menu or [] if any(use.use == "build" and use.ways for use in card.uses)}


def try_trade(guest: Guest) -> None:
    guest.go("/rules?game=classic")
    section = guest.page.locator("#rules-trade")
    expect(section.get_by_test_id("illustration")).to_be_visible()
    guest.touch(section.locator("summary").first)
    guest.see("puzzle")
    for card in first_puzzle("base", "trade"):
        guest.press(f"puzzle-{card}")
    guest.press("puzzle-check")
    assert guest.see("puzzle-answer").get_attribute("data-right") == "true"
    guest.touch(section.locator("details details summary").first)
    expect(section.locator("li", has_text="Trade is with the two neighbours only")).to_be_visible()
    assert not guest.page.evaluate(WIDER)
    assert not axe_faults(guest.page)


def test_a_worked_example_can_be_tried(desk_guest: Guest) -> None:
    try_trade(desk_guest)


def test_a_worked_example_can_be_tried_on_a_phone(phone_guest: Guest) -> None:
    try_trade(phone_guest)


def test_a_rule_of_an_expansion_is_two_presses_away(desk_guest: Guest, house: House) -> None:
    made = against_bots(house, 3, 4, config=second_edition(3, "armada"))
    desk_guest.go(f"/play/{made.game}#{made.token}")
    desk_guest.touch(desk_guest.see("open-drawer"))
    with desk_guest.context.expect_page() as opened:
        desk_guest.press("rules-armada")
    rules = opened.value
    heading = rules.locator("#rules-armada h2")
    heading.wait_for()
    expect(heading).to_be_in_viewport()
    rules.close()
