"""The story of an Age and of a game: the war says what the log says, and the score sheet can be asked."""

import re

import pytest
from playwright.sync_api import Locator

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import FightScene
from tests.browser.alone import in_order
from tests.browser.clock import STAND_STILL
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, KeyGuest, TouchGuest
from tests.browser.quick import QuickSeat, against_bots, classic
from tests.browser.screens import Games, score_sheet
from tests.server.house import House

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LAST_TURN = 6

# The number of the frame and the sentence of every border that the stage shows one by one, as it comes.
WATCH = """() => {
    window.seen = {};
    const look = () => {
        const stage = document.querySelector('[data-testid=story][data-kind=war]');
        const says = stage?.querySelector('.duel .plaque strong')?.textContent;
        if (says) window.seen[stage.dataset.frame] = says;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def at_the_end_of_an_age(house: House, seed: int, age: int = 1) -> wire.Seated:
    """A game of four before the last turn of an Age."""
    seated = against_bots(house, 4, seed)
    with QuickSeat(house, seated, seed) as seat:
        seat.play_until(lambda table, _decision: (classic(table).age, table.turn) == (age, LAST_TURN))
    return seated


def fights_in(log: list[wire.LogLine]) -> list[tuple[int, FightScene]]:
    return [(line.seat, line.scene) for line in log if isinstance(line.scene, FightScene)]


def test_a_game_begins_with_its_wonder(invite: Invite, house: House) -> None:
    """The wonder, then the Age; a key goes on and does nothing else, and after a reload the game just goes on."""
    guest: Guest = invite(reduced_motion="no-preference")
    guest.page.add_init_script(STAND_STILL)
    seated = against_bots(house, 4, 3)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.page.locator("[data-testid=story][data-kind=wonder]").wait_for()
    assert "Your wonder: Olympia" in guest.see("story").inner_text()
    guest.page.keyboard.press("1")
    guest.page.locator("[data-testid=story][data-kind=banner]").wait_for()
    assert "Age I" in guest.see("story").inner_text()
    guest.page.keyboard.press("1")
    guest.see("decision")
    assert guest.page.locator("[data-picked=true]").count() == 0
    guest.page.reload()
    guest.see("decision")
    assert not guest.shows("story")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_the_war_shows_the_numbers_of_the_log(phone: bool, invite: Invite, house: House) -> None:
    guest: Guest = invite(TouchGuest, **PHONE) if phone else invite()
    seated = at_the_end_of_an_age(house, seed=5)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.play(1)
    borders = guest.see("border")
    shown = sorted(sides_of(borders.nth(number)) for number in range(borders.count()))
    fights = [{seat: fight.shields, fight.other: fight.other_shields} for seat, fight in fights_in(guest.log)]
    assert len(fights) == 4
    assert shown == sorted(sorted(fight.items()) for fight in fights)
    guest.see("story-next")
    guest.page.keyboard.press("Enter")
    guest.see("decision")


def sides_of(border: Locator) -> list[tuple[int, int]]:
    """The seats at a border with the shields that are shown."""
    sides = border.locator("[data-testid^=shields-]")
    return sorted(
        (int((side.get_attribute("data-testid") or "").removeprefix("shields-")), int(side.inner_text()))
        for side in sides.all()
    )


def test_my_borders_are_told_one_by_one_while_the_table_stays(invite: Invite, house: House) -> None:
    guest: Guest = invite(reduced_motion="no-preference")
    seated = at_the_end_of_an_age(house, seed=5)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("decision")
    guest.page.evaluate(WATCH)
    guest.play(1)
    guest.see("story")
    guest.see("decision")
    mine = [told(fight, seat != 0) for seat, fight in fights_in(guest.log) if 0 in (seat, fight.other)]
    assert len(mine) == 2
    assert sorted(guest.page.evaluate("() => Object.values(window.seen)")) == sorted(mine)


def told(fight: FightScene, turned: bool) -> str:
    """A fight in numbers, seen from its winner or from the other side."""
    own, theirs = (fight.other_shields, fight.shields) if turned else (fight.shields, fight.other_shields)
    tokens = fight.other_tokens if turned else fight.tokens
    return f"{own} against {theirs}: {' and '.join(map(signed, tokens)) or 'nothing'}"


def signed(token: int) -> str:
    return f"+{token}" if token > 0 else f"−{-token}"


def test_totals_are_hidden_until_the_count_has_told_them(invite: Invite, house: House) -> None:
    guest: Guest = invite(reduced_motion="no-preference")
    seated = at_the_end_of_an_age(house, seed=5, age=3)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("decision")
    before = points_shown(guest)
    decision = guest.asked()[0]
    guest.answer(decision, guest.choose(decision))
    guest.page.locator("[data-testid=story][data-kind=war]").wait_for()
    assert guest.table.status == "finished"
    assert points_shown(guest) == before
    guest.page.reload()
    guest.page.get_by_test_id("count").wait_for()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_test_id("score-sheet").wait_for()
    guest.page.reload()
    guest.page.get_by_test_id("score-sheet").wait_for()
    assert points_shown(guest) != before


def points_shown(guest: Guest) -> list[str | None]:
    """The points that plates, panes and strips show."""
    return [icon.get_attribute("aria-label") for icon in guest.page.get_by_label("points so far").all()]


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_every_cell_opens_its_sum_by_keys(phone: bool, invite: Invite, games: Games) -> None:
    guest: KeyGuest = invite(KeyGuest, **({"viewport": PHONE["viewport"]} if phone else {}))
    score_sheet(guest, games)
    score = next(score for score in guest.table.scores if score.seat == 0)
    cells = [(column.column, column.points) for column in in_order(score.columns)] + [("total", score.total)]
    guest.tab_to(f"cell-0-{cells[0][0]}", most=120)
    for name, points in cells:
        guest.tab_to(f"cell-0-{name}", most=2)
        guest.check_focus()
        guest.key("Enter")
        check_sum(guest, name, points)
        guest.key("Escape")
        assert not guest.shows("sum")


# What is wrong with the place of an open sum: it begins above the end of its cell, or other numbers begin behind it.
COVERED = """name => {
    const box = thing => thing.getBoundingClientRect();
    const named = test => box(document.querySelector(`[data-testid="${test}"]`));
    const opened = named('sum');
    const cells = [...document.querySelectorAll('[data-testid^="cell-"]')].filter(cell => cell.checkVisibility());
    return [
        ...(opened.top >= named(`cell-0-${name}`).bottom - 1 ? [] : ['not below its cell']),
        ...cells.filter(cell => box(cell).top > opened.top && box(cell).top < opened.bottom - 1)
            .map(cell => `covers ${cell.dataset.testid}`),
    ];
}"""


def check_sum(guest: Guest, name: str, points: int) -> None:
    """The sum of an open cell adds up to it, and stands below it without covering a number."""
    found = guest.see("sum")
    formula = found.get_by_role("img").filter(has_not=guest.page.locator("svg"))
    if formula.count() > 0:
        left, right = (formula.get_attribute("aria-label") or "").split(" = ")
        assert int(right.replace("−", "-")) == points
        assert value_of(left) == points, f"{name}: {left} = {right}"
    else:
        assert points == 0
    assert guest.page.evaluate(COVERED, name) == []


def value_of(sum_: str) -> int:
    """What a sum of figures, products and squares comes to."""
    terms = re.findall(r"(−?)\s*(\d+)(²?)(?: ([×÷]) (\d+))?", sum_.replace("+", ""))
    total = 0
    for minus, figure, square, sign, by in terms:
        value = int(figure) ** (2 if square else 1)
        value = value * int(by) if sign == "×" else value // int(by) if sign == "÷" else value
        total += -value if minus else value
    return total


def test_the_count_can_be_seen_again_and_skipped(invite: Invite, games: Games) -> None:
    guest: Guest = invite(reduced_motion="no-preference")
    score_sheet(guest, games)
    guest.press("count-again")
    guest.see("count")
    guest.page.keyboard.press("x")
    guest.page.get_by_test_id("count").wait_for(state="detached")
    guest.press("count-again")
    guest.page.locator("[data-testid=count] .ribbon").wait_for()
    totals = {score.seat: score.total for score in guest.table.scores}
    for seat, total in totals.items():
        assert int(guest.see(f"count-total-{seat}").inner_text()) == total
    guest.page.get_by_test_id("count").wait_for(state="detached")
    guest.see("score-sheet")
