"""The table at every size of screen: nothing is cut off, nothing overlaps, everything is large enough to read."""

import pytest

from sevenwonders.server.wire import messages as wire
from tests.browser.conftest import Invite
from tests.browser.fitting import DESKS, OUT_OF_REACH, SIZES, TYPE_PX, faults_at, turn_to
from tests.browser.guests import Guest
from tests.browser.screens import Games, architects_token, home, lobby, replay, score_sheet, sit_down
from tests.browser.sea_screens import at_sea, sea_score_sheet
from tests.browser.sizes import WIDER

# Two thirds of the table are cities, the rest of it bar and hand.
FULL = 0.75

# The part of the table's area that cities, the bar and the hand take.
TAKEN = """() => {
    const table = document.querySelector('[data-testid=table]').getBoundingClientRect();
    const parts = [...document.querySelectorAll('[data-place^="city:"], .bar, .bottom')];
    const area = ({ width, height }) => width * height;
    return parts.reduce((sum, part) => sum + area(part.getBoundingClientRect()), 0) / area(table);
}"""


# Tables for the usual run: the smallest and the fullest.
USUAL = [(3, False), (7, True)]


def game(games: Games, players: int, expansions: bool) -> wire.Seated:
    """A game in its last Age, when cities have most to show."""
    return at_sea(games, players, 3, 4) if expansions else games.at(players, 3, 4)


TABLES = [
    pytest.param(players, expansions, marks=[] if (players, expansions) in USUAL else pytest.mark.proof)
    for players in (3, 5, 7)
    for expansions in (False, True)
]


@pytest.mark.parametrize(("players", "expansions"), TABLES)
def test_table_fits_every_size(invite: Invite, games: Games, players: int, expansions: bool) -> None:
    """One page, turned to each size: no scrolling, no text cut off, no overlap, no type or picture too small."""
    guest: Guest = invite()
    sit_down(guest, game(games, players, expansions))
    faults = [fault for width, height in SIZES for fault in faults_at(guest.page, width, height)]
    assert not faults, "\n".join(faults)


def test_table_fills_large_screens(invite: Invite, games: Games) -> None:
    """Less than a quarter of the table is empty, from a small screen to a large one."""
    guest: Guest = invite()
    sit_down(guest, game(games, 5, False))
    for width, height in DESKS:
        turn_to(guest.page, width, height)
        assert guest.page.evaluate(TAKEN) > FULL, f"{width}x{height}"


def test_shipyard_opens_in_the_city(invite: Invite, games: Games) -> None:
    """The shipyard takes the place of wonder and cards, and everything in it can be read."""
    guest: Guest = invite()
    sit_down(guest, game(games, 7, True))
    guest.press("shipyard-toggle")
    faults = [fault for width, height in [*DESKS, (820, 1180)] for fault in faults_at(guest.page, width, height)]
    assert not faults, "\n".join(faults)
    guest.press("shipyard-toggle")
    assert guest.page.locator("[data-place^='card:0:']").count() > 0


SIDEWAYS = [(844, 390), (667, 375)]


@pytest.mark.parametrize("expansions", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_all_points_are_within_reach_sideways(invite: Invite, games: Games, expansions: bool) -> None:
    """On a phone held sideways, names and totals stay in view while the other columns move, and all can be pressed."""
    guest: Guest = invite()
    (sea_score_sheet if expansions else score_sheet)(guest, games)
    for width, height in SIDEWAYS:
        turn_to(guest.page, width, height)
        assert guest.page.evaluate(OUT_OF_REACH, "[data-testid=score-sheet] button, [data-testid=score-sheet] a") == []
        assert not guest.page.evaluate(WIDER)
        guest.page.evaluate("() => document.querySelector('[data-testid=points]').scrollTo(9999, 0)")
        for seen in ("cell-0-science", "cell-0-total", "points-left", "rematch"):
            assert_in_view(guest, seen, width, height)


def test_a_whole_hand_is_in_view_sideways(invite: Invite, games: Games) -> None:
    """Seven cards stand next to the city of a phone held sideways, and nothing has to be scrolled to choose one."""
    guest: Guest = invite()
    sit_down(guest, games.at(4, 1, 1))
    for width, height in SIDEWAYS:
        turn_to(guest.page, width, height)
        cards = guest.page.locator("[data-testid^=hand-card-]")
        names = [card.get_attribute("data-testid") or "" for card in cards.all()]
        assert len(names) == 7
        for name in names:
            assert_in_view(guest, name, width, height)
        assert faults_at(guest.page, width, height) == []


# The number of wonders on the start page that stand behind words; the line under the name may touch one.
BEHIND_WORDS = """() => {
    const box = thing => thing.getBoundingClientRect();
    const words = [...document.querySelectorAll('.hero h1, .hero .lead, .hero .what, .hero .name')].map(box);
    const meets = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom - 8 && other.top < one.bottom;
    const wonders = [...document.querySelectorAll('.hero .shore > *')].map(box);
    return wonders.filter(wonder => words.some(word => meets(wonder, word))).length;
}"""


def test_bars_and_words_leave_room_sideways(invite: Invite, games: Games) -> None:
    """The bar of a replay is one row, that of the lobby covers no seat, and tokens and the first words are not cut."""
    guest: Guest = invite(viewport={"width": 844, "height": 390})
    replay(guest, games)
    bar = guest.page.locator("section.bar").bounding_box()
    assert bar
    assert bar["height"] < 64
    assert guest.page.evaluate(OUT_OF_REACH, "section.bar button:enabled, section.bar a, section.bar select") == []
    architects_token(guest, games)
    for token in guest.page.locator("[data-testid^=row-token-]").all():
        assert_in_view(guest, token.get_attribute("data-testid") or "", 844, 390)
    lobby(guest, games)
    assert guest.page.evaluate(OUT_OF_REACH, "[data-testid^=lobby-level-], [data-testid^=lobby-bot-]") == []
    home(guest, games)
    guest.page.locator(".hero .shore").wait_for()
    assert guest.page.evaluate(BEHIND_WORDS) == 0


def test_type_of_twice_the_size_needs_no_scrolling_sideways(invite: Invite, games: Games) -> None:
    """A phone whose owner has asked for large type: pages grow longer, not wider."""
    guest: Guest = invite(viewport={"width": 390, "height": 844})
    for screen in (home, lobby, score_sheet, replay):
        screen(guest, games)
        guest.page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
        assert not guest.page.evaluate(WIDER), screen.__name__
        assert guest.page.evaluate(OUT_OF_REACH, "form button") == []
    sit_down(guest, games.at(4, 1, 1))
    guest.page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
    assert faults_at(guest.page, 390, 844) == []


def test_log_and_chat_can_stand_next_to_the_table(invite: Invite, games: Games) -> None:
    """On a broad screen: nothing is covered or dimmed, a reload keeps it, and the menu puts it away."""
    guest: Guest = invite(viewport={"width": 1920, "height": 1080})
    sit_down(guest, games.at(4, 1, 1))
    guest.press("open-drawer")
    guest.press("dock-switch")
    guest.see("dock")
    assert not guest.shows("drawer")
    assert faults_at(guest.page, 1920, 1080) == []
    guest.page.keyboard.press("1")
    guest.see("confirm")
    guest.reload()
    guest.see("dock")
    turn_to(guest.page, 1280, 800)
    assert not guest.shows("dock")
    turn_to(guest.page, 1920, 1080)
    guest.press("open-drawer")
    guest.page.get_by_test_id("dock").wait_for(state="detached")


def test_totals_stay_in_view_upright(invite: Invite, games: Games) -> None:
    """The points of a phone held upright: whatever part of the list is in view, the totals are too."""
    guest: Guest = invite(viewport={"width": 390, "height": 520})
    score_sheet(guest, games)
    for seen in ("military", "science"):
        guest.page.get_by_test_id(f"cell-0-{seen}").evaluate("cell => cell.scrollIntoView({ block: 'center' })")
        assert_in_view(guest, "cell-0-total", 390, 520)


# Texts at the table that are drawn smaller than that; a number in a picture is measured with its picture.
SMALL = """least => {
    const root = document.querySelector('[data-testid=table]');
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { textContent: text, parentElement: part } = texts.currentNode;
        if (!text.trim() || part.closest('svg, .visually-hidden')) continue;
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (size < least - 0.01) found.push(`${text.trim()}: ${size} px`);
    }
    return found;
}"""


@pytest.mark.parametrize("expansions", [False, True])
def test_no_text_is_too_small(invite: Invite, games: Games, expansions: bool) -> None:
    """Every word and digit of the table and of the hand, also once a card is picked and its uses are shown."""
    guest: Guest = invite()
    sit_down(guest, game(games, 7 if expansions else 3, expansions))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")
    for width, height in ((390, 844), (1280, 800)):
        turn_to(guest.page, width, height)
        assert guest.page.evaluate(SMALL, TYPE_PX) == []


def assert_in_view(guest: Guest, name: str, width: int, height: int) -> None:
    box = guest.see(name).bounding_box()
    assert box, name
    assert 0 <= box["x"] <= width - box["width"], f"{name}: {box}"
    assert 0 <= box["y"] <= height - box["height"], f"{name}: {box}"
