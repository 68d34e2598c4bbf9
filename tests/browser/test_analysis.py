"""The analysis of a finished game next to its table, the moments that decided it, and hints that cover nothing."""

import re
from pathlib import Path

from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from tests.browser.analysis_screens import (
    analysed_game,
    analysis_computing,
    analysis_of,
    costliest,
    moments,
    open_at,
)
from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.fitting import OUT_OF_REACH, turn_to
from tests.browser.guests import Guest, TouchGuest
from tests.browser.screens import Games, sit_down
from tests.browser.sizes import PHONE, WIDER
from tests.server.house import House

PNG = b"\x89PNG"

# The parts of two kinds of things that are seen at the same place: things are cut to the boxes that they scroll in.
OVERLAPS = """([one, other]) => {
    const seen = element => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === 'visible') continue;
            const edge = box.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return { element, left, top, right, bottom };
    };
    const all = selector => [...document.querySelectorAll(selector)].map(seen);
    return all(one).flatMap(a => all(other).filter(b =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    ).map(b => b.element.outerHTML.slice(0, 120)));
}"""


def step_of(guest: Guest) -> int:
    found = re.search(r"step=(\d+)", guest.page.url)
    assert found
    return int(found[1])


def hand_at(guest: Guest, seated: wire.Seated, step: int, seat: int) -> set[str]:
    answer = guest.page.request.get(f"{guest.url}/api/games/{seated.game}/replay?step={step}&seat={seat}")
    return set(answer.json()["state"]["play"]["hand"])


def cards_in_view(guest: Guest) -> set[str]:
    names = guest.page.locator("[data-testid^=hand-card-]").evaluate_all("all => all.map(one => one.dataset.testid)")
    return {re.sub(r"^hand-card-|-\d+$", "", str(name)) for name in names}


def test_an_analysis_next_to_its_table(invite: Invite, games: Games, house: House, tmp_path: Path) -> None:
    """A link opens it at its moment, seen by the seat that moved; keys and presses go from mistake to mistake."""
    seated = analysed_game(games)
    found = analysis_of(house, seated)
    worst = costliest(found)
    guest: Guest = invite()
    open_at(guest, seated, worst.step)
    expect(guest.see("analysed-move")).to_have_attribute("data-step", str(worst.step))
    hand = hand_at(guest, seated, worst.step, worst.seat)
    guest.until(lambda: cards_in_view(guest) == hand, "the hand of the seat that moved")
    for part in ("[data-place^='city:']", "[data-testid^='hand-card-']", "[data-testid='replay-slider']"):
        assert guest.page.evaluate(OVERLAPS, ["[data-testid=analysis]", part]) == []
    assert not guest.page.evaluate(WIDER)
    check_the_curve(guest, len(found.seats))
    assert axe_faults(guest.page) == []

    guest.press("points-all")
    marked = sorted(move.step for move in found.moves if move.mark)
    rows = guest.page.get_by_test_id("turning-point")
    assert sorted(int(row.get_attribute("data-step") or -1) for row in rows.all()) == marked
    after = [step for step in marked if step > worst.step] or marked
    guest.page.keyboard.press("n")
    guest.until(lambda: step_of(guest) == after[0], "the next mistake")
    guest.page.keyboard.press("p")
    guest.until(lambda: step_of(guest) == worst.step, "the mistake before it")
    rows.last.click()
    guest.until(lambda: step_of(guest) == int(rows.last.get_attribute("data-step") or -1), "the move of the row")

    guest.page.keyboard.press("o")
    for name in guest.see("all-hands").get_by_role("heading").all_inner_texts():
        assert name.endswith("held")
    share(guest, tmp_path)
    guest.page.keyboard.press("Escape")
    guest.see("replay-analyse")
    assert "analysis" not in guest.page.url


def check_the_curve(guest: Guest, players: int) -> None:
    """It says its numbers to screen readers, and lines differ by their patterns."""
    curve = guest.see("curve")
    assert len(curve.locator("tbody tr").all()) >= 18
    assert len(curve.locator("thead th").all()) == players + 1
    slider = guest.see("curve-slider")
    assert "%" in (slider.get_attribute("aria-valuetext") or "")
    dashes = curve.locator("svg path.line").evaluate_all("all => all.map(one => one.getAttribute('stroke-dasharray'))")
    assert len({dash or "" for dash in dashes}) == players
    box = slider.bounding_box()
    assert box
    address, before = guest.page.url, step_of(guest)
    slider.click(position={"x": box["width"] * 0.3, "y": box["height"] * 0.5})
    guest.until(lambda: step_of(guest) != before, "another moment")
    guest.go(address.removeprefix(guest.url))
    guest.see("curve")


def share(guest: Guest, folder: Path) -> None:
    """The analysis as a picture."""
    with guest.page.expect_download() as waiting:
        guest.press("analysis-picture")
    file = folder / "analysis.png"
    waiting.value.save_as(file)
    assert file.read_bytes().startswith(PNG)
    assert file.stat().st_size > 20_000


def test_an_analysis_on_a_phone(invite: Invite, games: Games, house: House) -> None:
    """A sheet below the hand, with targets for fingers; pulled up it shows turning points and players."""
    seated = analysed_game(games)
    found = analysis_of(house, seated)
    worst = costliest(found)
    guest: TouchGuest = invite(TouchGuest, **PHONE)
    open_at(guest, seated, worst.step)
    expect(guest.see("analysed-move")).to_have_attribute("data-step", str(worst.step))
    hand = hand_at(guest, seated, worst.step, worst.seat)
    guest.until(lambda: cards_in_view(guest) == hand, "the hand of the seat that moved")
    assert guest.page.evaluate(OVERLAPS, ["[data-testid=analysis]", "[data-testid^='hand-card-']"]) == []
    assert not guest.page.evaluate(WIDER)
    for name in ("analysis-next", "analysis-previous", "analysis-play-on", "analysis-hands"):
        box = guest.see(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 47.5, name
    low = guest.see("curve").bounding_box()
    guest.press("analysis-pull")
    guest.until(lambda: (guest.see("curve").bounding_box() or {"y": 999})["y"] < (low or {"y": 0})["y"], "the sheet")
    assert guest.page.evaluate(OUT_OF_REACH, "[data-testid=analysis] button:enabled") == []
    assert axe_faults(guest.page) == []
    guest.press("points-all")
    guest.press("analysis-next")
    marked = sorted(move.step for move in found.moves if move.mark)
    guest.until(lambda: step_of(guest) in marked, "a mistake")


def test_the_moments_that_decided_a_game(invite: Invite, games: Games, house: House) -> None:
    """They stand on the score sheet, in the order of play, and each leads to its place in the analysis."""
    guest: Guest = invite()
    moments(guest, games)
    steps = analysis_of(house, analysed_game(games)).moments
    shown = guest.page.get_by_test_id("moment")
    assert [int(one.get_attribute("data-step") or -1) for one in shown.all()] == steps
    assert axe_faults(guest.page) == []
    shown.first.get_by_role("link").click()
    expect(guest.see("analysed-move")).to_have_attribute("data-step", str(steps[0]))


def test_a_move_that_is_not_studied_yet_can_be_studied_first(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    analysis_computing(guest, games)
    step = step_of(guest)
    assert axe_faults(guest.page) == []
    guest.press("study-first")
    guest.until(lambda: not guest.shows("study-first"), "the wish to be heard")
    expect(guest.see("analysed-move")).to_have_attribute("data-step", str(step))
    assert guest.requested(f"/analysis?wanted={step}")


def test_a_hint_covers_neither_cities_nor_hand(invite: Invite, games: Games) -> None:
    """H asks for it and T takes it. At a desk and on a phone the shelf stands between the cities and the hand."""
    guest: Guest = invite()
    sit_down(guest, games.at(4, 2, 4))
    decision = guest.asked()[0]
    guest.page.keyboard.press("h")
    guest.see("hint-take")
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        turn_to(guest.page, width, height)
        for part in ("[data-place^='city:']", "[data-testid^='hand-card-']"):
            assert guest.page.evaluate(OVERLAPS, ["[data-testid=hint-shelf]", part]) == [], f"{width}: {part}"
        assert not guest.page.evaluate(WIDER)
    turn_to(guest.page, 1280, 800)
    assert axe_faults(guest.page) == []
    best = guest.page.get_by_test_id("option-bar").first.get_attribute("data-choice")
    guest.page.keyboard.press("t")
    guest.press("confirm")
    guest.until(lambda: wire.Answer(decision.ident, int(best or -1)) in guest.sent, "the answer of the hint")
    assert not guest.shows("hint-shelf")
