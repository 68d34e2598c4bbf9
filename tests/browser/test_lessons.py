"""The guided first games, played by strangers: with a keyboard, with a phone, and a step back in between."""

import pytest
from playwright.sync_api import FloatRect

from tests.browser.axe import axe_faults
from tests.browser.builders import Builder
from tests.browser.conftest import Invite
from tests.browser.fitting import DESKS
from tests.browser.guests import Guest, KeyGuest, TouchGuest
from tests.browser.leaps import LEAPS, late, leap, nearly_built
from tests.browser.quick import against_bots, classic, second_edition
from tests.browser.sizes import PHONE
from tests.server.house import House

# What each mark points at, or what stands for it: the beginning of the place's name.
NAMED = {
    "first": ("hand", "decks"),
    "resource": ("hand-card", "stage", "wonder"),
    "passing": ("passing",),
    "trade": ("hand-card",),
    "chain": ("hand-card",),
    "stage": ("stage", "wonder"),
    "science": ("hand-card", "offer"),
    "sell": ("hand-card",),
    "war": ("tokens", "border"),
    "sheet": ("score", "verdict"),
    "central": ("deck",),
    "coin": ("held",),
    "horns": ("conflict",),
    "battle": ("tokens", "shields"),
    "cat": ("cat", "city"),
    "remark": ("card", "pile", "stage", "coins", "held", "wonder", "city"),
}
BUBBLE = "coach"


def begin(guest: Guest, lesson: str = "classic") -> None:
    guest.go("/")
    if lesson == "architects":
        guest.see_options()
        guest.touch(guest.see("home-game").get_by_text("Architects", exact=True))
    guest.touch(guest.see("home-teach"))
    guest.see("table")


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def listen(guest: Guest) -> list[str]:
    """Hear the coach out: every mark points at what it names, and covers neither that nor the edge of the screen."""
    heard: list[str] = []
    while True:
        # Whatever the pointer rests on would explain itself on top.
        guest.page.mouse.move(2, 2)
        bubble = guest.see(BUBBLE)
        mark = bubble.get_attribute("data-mark") or ""
        heard.append(mark)
        check_mark(guest, mark)
        if not guest.shows("coach-next"):
            return heard
        guest.press("coach-next")
        guest.page.locator(f"[data-testid={BUBBLE}]:not([data-mark='{mark}'])").wait_for()


def check_mark(guest: Guest, mark: str) -> None:
    ring = guest.see("coach-ring")
    at = ring.get_attribute("data-at") or ""
    assert at.startswith(NAMED[mark]), f"{mark} points at {at}"

    def settled() -> bool:
        box, around = guest.page.get_by_test_id(BUBBLE).bounding_box(), ring.bounding_box()
        return box is not None and around is not None and not overlap(box, around) and inside(guest, box)

    guest.until(settled, f"{mark} to stand next to {at}")


def inside(guest: Guest, box: FloatRect) -> bool:
    view = guest.page.viewport_size
    assert view is not None
    fits_across = box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
    return fits_across and box["y"] >= 0 and box["y"] + box["height"] <= view["height"]


def go_on(guest: Guest) -> None:
    """Close the bubble, as every press outside it does."""
    guest.page.keyboard.press("Escape")
    guest.until(lambda: not guest.shows(BUBBLE), "the bubble to close")


def advised(guest: Guest, turns: int) -> list[str]:
    """Hear the coach out, and answer, for some turns."""
    heard: list[str] = []
    for _ in range(turns):
        guest.await_turn()
        heard += listen(guest)
        go_on(guest)
        guest.play_turn()
    return heard


@LEAPS
# `test_hands` plays a game by keys alone in every run.
@pytest.mark.parametrize(
    ("kind", "context"),
    [
        pytest.param(KeyGuest, {}, id="keyboard", marks=pytest.mark.proof),
        pytest.param(TouchGuest, PHONE, id="phone"),
    ],
)
def test_a_stranger_wins_the_first_game(
    invite: Invite, house: House, kind: type[Guest], context: dict[str, object], leaps: bool
) -> None:
    guest = invite(kind, seed=3, **context)
    if isinstance(guest, KeyGuest):
        guest.go("/")
        guest.see("home-teach")
        guest.tab_to("home-teach")
        guest.key("Enter")
        guest.see("table")
    else:
        begin(guest)
    heard = advised(guest, 3)
    assert heard[:2] == ["first", "resource"]
    assert "passing" in heard
    if leaps:
        leap(house, [guest], late)
    while guest.await_turn():
        heard += listen(guest)
        go_on(guest)
        guest.play_turn()
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]
    assert not axe_faults(guest.page)
    assert guest.table.ranking[0] == [0]


def test_a_step_back_and_out(invite: Invite) -> None:
    guest = invite(seed=5)
    begin(guest)
    listen(guest)
    assert not guest.shows("coach-back")
    before = classic(guest.table).hand
    go_on(guest)
    guest.play_turn()
    guest.await_turn()
    guest.until(lambda: classic(guest.table).hand != before, "the next hand")
    listen(guest)
    assert not axe_faults(guest.page)
    guest.press("coach-back")
    guest.until(lambda: classic(guest.table).hand == before, "the hand before")
    guest.until(lambda: guest.see(BUBBLE).get_attribute("data-mark") == "first", "the mark of that hand")
    # Closed, it can be asked again.
    go_on(guest)
    guest.press("coach-open")
    guest.see(BUBBLE)
    guest.press("coach-leave")
    guest.see("home-teach")
    assert not guest.shows("own-games")


def test_show_me_presses_the_card(invite: Invite) -> None:
    guest = invite()
    begin(guest)
    assert listen(guest) == ["first", "resource"]
    place = guest.see("coach-ring").get_attribute("data-at")
    guest.press("coach-go")
    picked = guest.page.locator(f"[data-place='{place}'] button")
    assert picked.get_attribute("data-picked") == "true"


@LEAPS
def test_architects_is_taught_too(invite: Invite, house: House, leaps: bool) -> None:
    guest = invite(Builder, seed=2)
    begin(guest, "architects")
    assert advised(guest, 3)[0] == "first"
    if leaps:
        leap(house, [guest], nearly_built)
    while guest.await_turn():
        listen(guest)
        go_on(guest)
        guest.play_turn()
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]


@pytest.mark.parametrize(
    ("config", "first"),
    [
        (second_edition(3, "leaders"), "leaders"),
        (second_edition(3, "armada"), "armada"),
        (second_edition(4, "", variant="teams"), "teams"),
        pytest.param(second_edition(3, "cities"), "cities", marks=pytest.mark.proof),
        pytest.param(second_edition(3, "edifice"), "edifice", marks=pytest.mark.proof),
        pytest.param({"players": 2}, "two_player", marks=pytest.mark.proof),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_new_is_introduced_once(invite: Invite, house: House, config: dict[str, object], first: str) -> None:
    players = config["players"]
    assert isinstance(players, int)
    made = against_bots(house, players, 4, config=config)
    guest = invite()
    guest.newcomer()
    guest.go(f"/play/{made.game}#{made.token}")
    assert (guest.see(BUBBLE).get_attribute("data-mark") or "").startswith(f"{first}.")
    assert not axe_faults(guest.page)
    guest.press("coach-leave")
    guest.until(lambda: not guest.shows(BUBBLE), "no more of it")
    assert guest.requested("/Coach-")
    guest.requests.clear()
    guest.go(f"/g/{made.game}")
    guest.see("table")
    assert not guest.requested("/Coach-"), "the coach does not come again"
    assert not guest.shows(BUBBLE)


@pytest.mark.proof
@pytest.mark.parametrize("size", DESKS, ids=str)
def test_marks_point_at_what_they_name_in_every_size(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(seed=3, viewport={"width": size[0], "height": size[1]})
    begin(guest)
    while guest.await_turn():
        listen(guest)
        go_on(guest)
        guest.play_turn()
    assert listen(guest) == ["sheet"]
