"""The guided first games, played by strangers: with a keyboard, with a phone, and a step back in between."""

import json
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect

from sevenwonders.languages import say
from sevenwonders.server.wire import messages as wire
from tests.browser.axe import axe_faults
from tests.browser.builders import Builder
from tests.browser.conftest import Invite
from tests.browser.fitting import DESKS
from tests.browser.guests import Guest, KeyGuest, TouchGuest
from tests.browser.leaps import LEAPS, late, leap, seat_of
from tests.browser.quick import QuickSeat, against_bots, classic, second_edition
from tests.browser.sizes import PHONE
from tests.server.house import House

# What each mark points at, or what stands for it: the beginning of the place's name.
NAMED = {
    "take": ("hand", "decks", "deck"),
    "goods": ("hand-card",),
    "pass_on": ("passing",),
    "shields": ("hand-card",),
    "trade": ("hand-card",),
    "chain": ("hand-card",),
    "stage": ("stage", "wonder"),
    "science": ("hand-card", "offer"),
    "sell": ("hand-card",),
    "war": ("tokens", "border"),
    "sheet": ("score", "verdict"),
    "resource": ("stage", "wonder"),
    "central": ("deck",),
    "coin": ("held",),
    "horns": ("conflict",),
    "battle": ("tokens", "shields"),
    "cat": ("cat", "city"),
    "suggest": ("hand-card", "deck", "offer"),
    "suggestStage": ("hand-card",),
    "suggestSale": ("hand-card",),
    "advise": ("hand", "deck", "offer"),
    "either": ("hand", "deck", "offer"),
    "only": ("hand", "deck", "offer"),
    "did.army": ("shields", "city", "landing"),
    "did.paid": ("coins", "city", "landing"),
    "did.sold": ("coins", "city", "landing"),
    "did.stage": ("stage", "wonder"),
}
BUBBLE = "coach"
# An introduction begins within the first Age.
MOST_TURNS = 10
# Turns of half the length. What the coach says must not depend on the motion before it.
FAST = """if (location.protocol !== 'about:')
    localStorage.setItem('sevenwonders.settings', '{"motion": "fast"}')"""
# Prices at the feet of cards, how the game has ended, and the tray with the hand, where they are on the screen.
KEPT_FREE = """() => [...document.querySelectorAll('[data-figures], [data-place=tray]')]
    .map(element => element.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x, y, width, height }))"""


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
    """Hear the coach out: every mark points at what it names, and covers no price, no result and not what it means."""
    heard: list[str] = []
    while True:
        # Whatever the pointer rests on would explain itself on top.
        guest.page.mouse.move(2, 2)
        bubble = guest.see(BUBBLE)
        # A bot is asked where no move is planned.
        guest.page.locator(f"[data-testid={BUBBLE}]:not([data-mark=thinking])").wait_for()
        mark = bubble.get_attribute("data-mark") or ""
        remark = bubble.get_attribute("data-remark")
        heard += [name for name in (remark, mark) if name]
        if remark:
            check_remark(guest, remark, bubble.get_attribute("data-remark-args"))
        elif mark.startswith("did."):
            check_remark(guest, mark, bubble.get_attribute("data-args"))
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
        if box is None or around is None:
            return False
        kept: list[FloatRect] = guest.page.evaluate(KEPT_FREE)
        return inside(guest, box) and not any(overlap(box, other) for other in [around, *kept])

    guest.until(settled, f"{mark} to stand next to {at} and clear of prices")


def inside(guest: Guest, box: FloatRect) -> bool:
    view = guest.page.viewport_size
    assert view is not None
    fits_across = box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
    return fits_across and box["y"] >= 0 and box["y"] + box["height"] <= view["height"]


def go_on(guest: Guest) -> None:
    """Close the bubble, as every press outside it does."""
    guest.page.keyboard.press("Escape")
    guest.until(lambda: not guest.shows(BUBBLE), "the bubble to close")


def show_me(guest: Guest) -> None:
    """Let the coach take up its move."""
    code = guest.page.evaluate("() => document.documentElement.lang")
    assert guest.page.get_by_test_id("coach-go").inner_text().lower() == say("coach-show", language=code).lower()
    guest.press("coach-go")
    guest.until(lambda: not guest.shows(BUBBLE), "the bubble to close")


def shown_turn(guest: Guest) -> list[str]:
    """Hear the coach out, and make the move that it shows."""
    (decision,), lesson = guest.asked(), guest.table.lesson
    assert lesson is not None
    ask_the_coach(guest)
    heard = listen(guest)
    show_me(guest)
    guest.confirm()
    guest.until(lambda: wire.Answer(decision.ident, lesson.choice) in guest.sent, "the planned move")
    guest.until(lambda: decision.ident not in [item.ident for item in guest.asked()], "the answer to be taken")
    return heard


def await_the_coach(guest: Guest) -> None:
    """Wait until the coach has looked at the question that is asked."""
    (decision,) = guest.asked()[:1]
    looked = f"[data-testid=table][data-coached='{decision.ident}']"
    guest.until(lambda: guest.go_on() or guest.page.locator(looked).count() > 0, "the coach to look")


def ask_the_coach(guest: Guest) -> None:
    """Press its button if it is silent."""
    await_the_coach(guest)
    if not guest.shows(BUBBLE):
        guest.press("coach-open")


def check_remark(guest: Guest, name: str, said: str | None) -> None:
    """What is said of the last move is about that move, and true of the table as the server has it now."""
    args: list[object] = json.loads(said or "[]")
    city = classic(guest.table).cities[0]
    done = [line for line in guest.log if line.seat == 0 and line.kind in ("built", "stage_built", "sold")][-1]
    if name == "did.army":
        assert (done.kind, args[0]) == ("built", city.shields)
    elif name == "did.stage":
        assert (done.kind, args[0]) == ("stage_built", city.stages)
    elif name == "did.sold":
        assert (done.kind, args[1]) == ("sold", city.coins)
    else:
        paid = [pay for line in guest.log[guest.log.index(done) - 6 :] for pay in line.payments if pay.payer == 0]
        names = [(pay.coins, guest.table.seats[pay.payee].name) for pay in paid]
        assert (name, args) == ("did.paid", [[list(pair) for pair in names]])


# What the coach says in the planned game, turn by turn; where it has nothing new to say it is asked.
PLANNED = [
    ["take", "goods"],
    ["pass_on"],
    ["suggest"],
    ["shields"],
    ["did.army", "science"],
    ["stage"],
    ["did.stage", "war", "trade"],
    ["did.paid", "chain"],
    *[["suggest"]] * 3,
    *[["suggestStage"]] * 2,
    *[["suggest"]] * 5,
]
# The turns that are played at the page in every run: the first, and those that speak of the move before.
AT_THE_PAGE = [0, 4, 5, 6, 7]


@LEAPS
@pytest.mark.parametrize(
    ("kind", "context"),
    [
        # With motion: the coach waits for the log of the turn that it speaks about.
        pytest.param(Guest, {"reduced_motion": "no-preference"}, id="desk"),
        pytest.param(TouchGuest, PHONE, id="phone", marks=pytest.mark.proof),
        pytest.param(Guest, {"locale": "fr-FR"}, id="in French", marks=pytest.mark.proof),
        pytest.param(TouchGuest, {"locale": "de-DE", **PHONE}, id="in German on a phone", marks=pytest.mark.proof),
    ],
)
def test_whoever_does_what_the_coach_shows_wins(
    invite: Invite, house: House, kind: type[Guest], context: dict[str, object], leaps: bool
) -> None:
    guest = invite(kind, **context)
    guest.page.add_init_script(FAST)
    begin(guest)
    turns = AT_THE_PAGE if leaps else list(range(len(PLANNED)))
    for before, turn in pairwise([-1, *turns]):
        if turn > before + 1:
            follow_plan(house, guest, turn - before - 1)
        assert guest.await_turn()
        assert shown_turn(guest) == PLANNED[turn]
    if leaps:
        return
    assert not guest.await_turn()
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]
    assert not axe_faults(guest.page)
    assert guest.table.ranking[0] == [0]


def follow_plan(house: House, guest: Guest, moves: int) -> None:
    """Make planned moves while the page is away."""
    seat = seat_of(guest)
    guest.page.goto("about:blank")
    with QuickSeat(house, seat) as quick:
        for _ in range(moves):
            decision = quick.question()
            assert decision is not None
            assert quick.table.lesson is not None
            quick.answer(decision, quick.table.lesson.choice)
    guest.go(f"/g/{seat.game}")


@LEAPS
# `test_hands` plays a game by keys alone in every run.
@pytest.mark.parametrize(
    ("kind", "context"),
    [
        pytest.param(KeyGuest, {}, id="keyboard", marks=pytest.mark.proof),
        pytest.param(TouchGuest, PHONE, id="phone"),
    ],
)
def test_a_stranger_plays_the_first_game(
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
    guest.await_turn()
    assert listen(guest) == ["take", "goods"]
    go_on(guest)
    guest.play_turn()
    played = own_turns(guest, 2)
    assert "pass_on" in played
    advised_turn(guest)
    if leaps:
        leap(house, [guest], late)
    own_turns(guest)
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]
    assert not axe_faults(guest.page)


def advised_turn(guest: Guest) -> None:
    """Ask about a move that is not planned: the coach says what a bot found, and shows that move."""
    guest.await_turn()
    assert guest.table.lesson is None
    (decision,) = guest.asked()
    ask_the_coach(guest)
    if wire.AskHint(decision.ident) not in guest.sent:
        # Something new came first.
        listen(guest)
        go_on(guest)
        guest.press("coach-open")
    assert listen(guest)[0] in ("advise", "either")
    assert wire.AskHint(decision.ident) in guest.sent
    assert not guest.shows("hint-shelf"), "the coach speaks for itself"
    show_me(guest)
    guest.confirm()
    guest.until(lambda: decision.ident not in [item.ident for item in guest.asked()], "the answer to be taken")


def own_turns(guest: Guest, turns: int = -1) -> list[str]:
    """Play as one likes, and hear the coach out where it has something to say."""
    heard: list[str] = []
    while turns != 0 and guest.await_turn():
        ask_the_coach(guest)
        heard += listen(guest)
        go_on(guest)
        guest.play_turn()
        turns -= 1
    return heard


def test_a_bubble_back_and_a_turn_back_and_out(invite: Invite) -> None:
    guest = invite(seed=5)
    begin(guest)
    assert listen(guest) == ["take", "goods"]
    before = classic(guest.table).hand
    # "Back" goes to the bubble before, and changes nothing at the table.
    assert not guest.shows("coach-undo")
    guest.press("coach-back")
    guest.until(lambda: guest.see(BUBBLE).get_attribute("data-mark") == "take", "the bubble before")
    assert not guest.shows("coach-back")
    assert classic(guest.table).hand == before
    go_on(guest)
    guest.play_turn()
    guest.await_turn()
    guest.until(lambda: classic(guest.table).hand != before, "the next hand")
    listen(guest)
    assert not axe_faults(guest.page)
    guest.press("coach-undo")
    guest.until(lambda: classic(guest.table).hand == before, "the hand before")
    guest.until(lambda: guest.see(BUBBLE).get_attribute("data-mark") == "take", "the mark of that hand")
    # Closed, it can be asked again.
    go_on(guest)
    guest.press("coach-open")
    guest.see(BUBBLE)
    guest.press("coach-leave")
    guest.see("home-teach")
    assert not guest.shows("own-games")


@LEAPS
def test_architects_is_taught_too(invite: Invite, leaps: bool) -> None:
    guest = invite(Builder, seed=2)
    begin(guest, "architects")
    heard: list[str] = []
    for _ in range(4):
        guest.await_turn()
        heard += shown_turn(guest)
    assert heard == ["take", "central", "coin", "stage", "resource"]
    if leaps:
        return
    own_turns(guest)
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]


@pytest.mark.proof
def test_architects_is_won_by_whoever_does_what_the_coach_shows(invite: Invite) -> None:
    guest = invite(Builder)
    begin(guest, "architects")
    while guest.await_turn():
        shown_turn(guest)
    guest.see("score-sheet")
    assert listen(guest) == ["sheet"]
    assert guest.table.ranking[0] == [0]


@pytest.mark.parametrize(
    ("config", "first"),
    [
        (second_edition(3, "leaders"), "leaders"),
        pytest.param(second_edition(3, "armada"), "armada", marks=pytest.mark.proof),
        pytest.param(second_edition(4, "", variant="teams"), "teams", marks=pytest.mark.proof),
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
    guest.see("table")
    # It comes when it first matters.
    for _ in range(MOST_TURNS):
        guest.await_turn()
        await_the_coach(guest)
        if guest.shows(BUBBLE):
            break
        guest.play_turn()
    assert (guest.see(BUBBLE).get_attribute("data-mark") or "").startswith(f"{first}.")
    assert not guest.shows("coach-place"), "nothing is counted"
    assert not guest.shows("coach-next"), "one thing at a time"
    assert not axe_faults(guest.page)
    guest.press("coach-leave")
    guest.until(lambda: not guest.shows(BUBBLE), "no more of it")
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
        shown_turn(guest)
    assert listen(guest) == ["sheet"]
