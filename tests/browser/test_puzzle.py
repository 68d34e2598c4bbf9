"""The puzzle of the day: answered at a desk and with a phone, kept on the device, and without a connection."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from sevenwonders.server.tables.puzzles import daily_puzzle
from sevenwonders.server.wire.puzzles import DailyPuzzle
from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest
from tests.browser.sizes import PHONE, WIDER

# At the noon of the first days of all, whenever the test runs.
MONDAY = datetime(2026, 11, 2, 12)
SUNDAY = MONDAY + timedelta(days=6)
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


def on_day(guest: Guest, day: datetime) -> DailyPuzzle:
    """Let it be that day for a guest, and return its puzzle. Its profile keeps that clock, so it has one of its own."""
    guest.page.clock.set_fixed_time(day)
    return daily_puzzle((day - MONDAY).days + 1)


def give(guest: Guest, puzzle: DailyPuzzle, place: int) -> None:
    """Answer with the option at a place, with the controls of the table."""
    option = puzzle.options[place].option
    assert option.card
    guest.pick(option.card)
    guest.press(f"action-{option.use}")
    guest.confirm()


def plain_place(puzzle: DailyPuzzle) -> int:
    """Find an option that is not the best, and takes a card and a press."""
    return next(
        at for at, choice in enumerate(puzzle.options) if at and choice.option.card and choice.option.use == "sell"
    )


def test_a_puzzle_is_answered_at_a_desk(invite: Invite) -> None:
    guest: Guest = invite(fresh=True)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    puzzle = on_day(guest, MONDAY)
    guest.go("/")
    expect(guest.see("home-puzzle")).to_contain_text(f"{puzzle.about.city}, Age")
    guest.press("home-puzzle")
    expect(guest.see("puzzle-question")).to_be_visible()
    expect(guest.see("puzzle-title")).to_contain_text("Monday 2 November, no. 1")
    assert not guest.shows("hint"), "no bot helps with a puzzle"
    assert not axe_faults(guest.page)
    place = plain_place(puzzle)
    give(guest, puzzle, place)
    expect(guest.see("puzzle-dock")).to_contain_text(f"of {len(puzzle.options)}")
    expect(guest.page.get_by_test_id("hand-mark")).to_have_count(2)
    expect(guest.page.get_by_test_id("evidence").first).to_be_visible()
    expect(guest.see("puzzle-streak")).to_contain_text("1 day in a row")
    best = puzzle.options[0].option
    expect(guest.page.get_by_test_id("puzzle-option").first).to_contain_text(f"{round(100 * best.chance)} %")
    assert not axe_faults(guest.page)
    guest.press("puzzle-share")
    guest.until(lambda: guest.page.evaluate("() => navigator.clipboard.readText()") != "", "copying")
    said = guest.page.evaluate("() => navigator.clipboard.readText()")
    assert said.startswith("Seven Wonders puzzle 1\n")
    assert said.endswith("\n🔥 1")
    # The answer counts: it is still there after a reload, and at the start page.
    guest.page.reload()
    guest.press("puzzle-close")
    guest.press("puzzle-result")
    guest.go("/")
    expect(guest.see("home-puzzle")).to_contain_text(f"number {place + 1} of {len(puzzle.options)}")
    on_day(guest, MONDAY + timedelta(days=1))
    guest.go("/puzzles")
    expect(guest.see("puzzle-list").locator("li")).to_have_count(1)
    expect(guest.see("yesterday")).to_be_visible()
    assert not axe_faults(guest.page)
    guest.press("filter-open")
    expect(guest.see("puzzle-list")).to_contain_text("none among these days")
    guest.press("puzzle-rules")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_puzzle_is_answered_with_a_phone(invite: Invite) -> None:
    guest: Guest = invite(TouchGuest, **PHONE)
    puzzle = on_day(guest, MONDAY)
    guest.go("/puzzle")
    expect(guest.see("puzzle-question")).to_be_visible()
    assert not guest.page.evaluate(WIDER)
    give(guest, puzzle, 0 if puzzle.options[0].option.use in ("build", "sell") else plain_place(puzzle))
    expect(guest.see("puzzle-answer")).to_contain_text(f"of {len(puzzle.options)}")
    assert not guest.page.evaluate(WIDER)
    assert not axe_faults(guest.page)
    guest.press("puzzle-table")
    expect(guest.page.get_by_test_id("hand-mark").first).to_be_visible()
    guest.press("puzzle-result")
    guest.press("puzzle-play-on")
    guest.until(lambda: "/g/" in guest.page.url, "a table to go on at")
    assert guest.table.turn == puzzle.about.turn


def test_the_last_puzzle_works_without_a_connection(invite: Invite) -> None:
    guest: Guest = invite(service_workers="allow")
    guest.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    on_day(guest, SUNDAY)
    guest.go("/puzzle")
    guest.see("puzzle-question")
    guest.page.evaluate(KEPT)
    # From now on it is kept.
    guest.page.reload()
    guest.see("puzzle-question")
    guest.context.set_offline(True)
    on_day(guest, SUNDAY + timedelta(days=1))
    guest.go("/puzzle")
    expect(guest.see("puzzle-earlier")).to_contain_text("8 November")
    guest.see("puzzle-question")
    assert not axe_faults(guest.page)


@pytest.mark.proof
@pytest.mark.parametrize("day", range(1, 6))
def test_puzzles_of_the_other_days_can_be_answered(day: int, invite: Invite) -> None:
    guest: Guest = invite(fresh=True)
    puzzle = on_day(guest, MONDAY + timedelta(days=day))
    guest.go("/puzzle")
    guest.see("puzzle-question")
    if any(choice.option.card and choice.option.use == "sell" for choice in puzzle.options[1:]):
        give(guest, puzzle, plain_place(puzzle))
        guest.see("puzzle-dock")
        assert not axe_faults(guest.page)
