"""Score sheets for real tables: a whole evening on a phone without a connection, and what comes out of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from sevenwonders import Config
from sevenwonders.kernel.rng import stream
from sevenwonders.record.score_file import read_tables
from tests.browser.axe import axe_faults
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest
from tests.browser.sizes import PHONE, WIDER
from tests.support.expansions import ALL
from tests.support.score_tables import played

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gaia"]
# Press everything at once, as a very quick thumb would.
PRESS_ALL = "(idents) => idents.forEach((id) => document.querySelector(`[data-testid='${id}']`)?.click())"
SAVED = "sevenwonders.sheets"

Document = dict[str, Any]


def set_up(guest: Guest, sheet: Document) -> None:
    """Enter the table of a sheet."""
    page = guest.page
    page.get_by_test_id("new-sheet").click()
    for name in sheet["config"].get("expansions", []):
        page.get_by_test_id(f"set-{name}").check()
    players = page.get_by_test_id("players")
    players.get_by_text(str(len(sheet["seats"])), exact=True).click()
    for number, seat in enumerate(sheet["seats"]):
        page.get_by_test_id(f"name-{number}").fill(NAMES[number])
        page.get_by_test_id(f"wonder-{number}").select_option(seat["wonder"])
        page.get_by_test_id(f"side-{number}").select_option(seat["side"])
    page.get_by_test_id("begin").click()


def presses_for(seat: Document) -> list[str]:
    """What has to be pressed for a city, line by line: everything that is not typed."""
    pressed = [f"card-{card}" for card in seat["built"]]
    pressed += [f"{fleet}-{seat['fleets'][fleet]}" for fleet in ("blue", "yellow")]
    pressed += [f"buried-{card}" for card, age in seat["buried"].items() for _ in range(age)]
    return pressed


def fill_in(guest: Guest, seat: Document) -> None:
    """Enter a city, going from line to line with the one big key."""
    page = guest.page
    for line in page.locator("[data-testid^='line-']").all():
        if line.get_attribute("aria-expanded") == "false":
            line.click()
        page.evaluate(PRESS_ALL, presses_for(seat))
        if seat["stages"] and page.get_by_test_id("stage-1").count():
            page.evaluate(PRESS_ALL, stage_presses(page.locator("[data-testid^='stage-']").count(), seat["stages"]))
        for key in ("tokens", "naval"):
            for worth in sorted(set(seat[key])):
                type_into(guest, f"{key}-{worth}", seat[key].count(worth))
        type_into(guest, "coins", seat["coins"])
        type_into(guest, "field-debts", seat["debts"])


def stage_presses(count: int, stages: list[int]) -> list[str]:
    """A press for the last stage, or for each if the board lets them stand alone."""
    in_order = stages == list(range(1, len(stages) + 1))
    return [f"stage-{stages[-1]}"] if in_order and count >= len(stages) else [f"stage-{number}" for number in stages]


def type_into(guest: Guest, ident: str, number: int) -> None:
    """Type a number where there is a place for it."""
    place = guest.page.get_by_test_id(ident)
    if number and place.count():
        place.locator("input").fill(str(number))
        place.locator("input").press("Tab")


@pytest.mark.parametrize(
    "locale", ["en-US", *[pytest.param(code, marks=pytest.mark.proof) for code in ("de-DE", "fr-FR")]]
)
def test_seven_players_with_everything_are_scored_on_a_phone_without_a_connection(
    invite: Invite, locale: str, tmp_path: Path
) -> None:
    phone_guest: Guest = invite(TouchGuest, locale=locale, **PHONE)
    table = played(Config(7, edition=2, expansions=ALL), 4, stream(4, 1))
    page = phone_guest.page
    phone_guest.go("/score")
    expect(page.get_by_test_id("new-sheet")).to_be_visible()
    page.context.set_offline(True)
    # Icons of the window and fonts that were not needed before.
    phone_guest.expected.append("ERR_INTERNET_DISCONNECTED")
    try:
        set_up(phone_guest, table["sheet"])
        for number, seat in enumerate(table["sheet"]["seats"]):
            page.get_by_test_id(f"seat-{number}").click()
            fill_in(phone_guest, seat)
        page.get_by_test_id("next").click()
        for number, points in enumerate(table["points"]):
            expect(page.get_by_test_id(f"total-{number}")).to_have_text(str(sum(points)).replace("-", "−"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the sheet fits a phone"
        assert axe_faults(page) == []
    finally:
        page.context.set_offline(False)
    # What the page keeps is a score file, and the engine agrees with it.
    kept = json.loads(page.evaluate(f"localStorage.getItem('{SAVED}')"))
    path = tmp_path / "evening.yaml"
    path.write_text(json.dumps(kept[0]["sheet"]), encoding="utf-8")
    (read,) = read_tables(path)
    assert [score.points for score in read.scores] == table["points"]
    assert read.names == NAMES


def enter_points(guest: Guest, points: list[tuple[str, int, int]]) -> None:
    """A sheet of the first edition with points for science and coins, typed on a phone with the page's own keys."""
    page = guest.page
    page.get_by_test_id("new-sheet").click()
    page.get_by_test_id("edition").get_by_text("First edition").click()
    page.get_by_test_id("players").get_by_text(str(len(points)), exact=True).click()
    page.get_by_test_id("way").get_by_text("Points by line").click()
    for number, (name, _, _) in enumerate(points):
        page.get_by_test_id(f"name-{number}").fill(name)
    page.get_by_test_id("begin").click()
    for number, (_, science, coins) in enumerate(points):
        page.get_by_test_id(f"seat-{number}").click()
        page.get_by_test_id("line-science").click()
        for digit in str(science):
            page.get_by_test_id(f"key-{digit}").click()
        page.get_by_test_id("line-treasury").click()
        type_into(guest, "coins", coins)
    page.get_by_test_id("line-guilds").click()
    page.get_by_test_id("next").click()


@pytest.mark.parametrize(
    ("coins", "verdict"), [(5, "Ben wins: level on points, but more coins"), (4, "Ada and Ben share the victory")]
)
def test_points_are_typed_and_ties_are_broken(phone_guest: Guest, coins: int, verdict: str) -> None:
    phone_guest.go("/score")
    enter_points(phone_guest, [("Ada", 47, 4), ("Ben", 47, coins), ("Cleo", 12, 9)])
    expect(phone_guest.page.get_by_test_id("verdict")).to_have_text(verdict)
    phone_guest.page.emulate_media(color_scheme="dark")
    assert axe_faults(phone_guest.page) == []


class Typist:
    """A person with a keyboard, whose keystrokes are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.strokes = 0

    def press(self, key: str, times: int = 1) -> None:
        self.strokes += times
        for _ in range(times):
            self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        self.strokes += len(text)
        self.page.keyboard.type(text)


# The lines of five players, in the order of the sheet.
FIVE = {
    "Anna": [13, 2, 10, 17, 4, 4, 7],
    "Ben": [2, 4, 10, 21, 1, 5, 11],
    "Chiara": [-4, 1, 3, 9, 36, 0, 9],
    "David": [18, 3, 3, 8, 10, 3, 0],
    "Elif": [-1, 5, 15, 20, 13, 2, 6],
}
# A slow typist presses this many keys in a minute: 30 words of five letters.
KEYS_PER_MINUTE = 150


def test_five_players_are_entered_with_keys_within_a_minute(desk_guest: Guest) -> None:
    page = desk_guest.page
    typist = Typist(page)
    desk_guest.go("/score")
    page.get_by_test_id("new-sheet").focus()
    typist.press("Enter")
    expect(page.get_by_test_id("players").get_by_role("radio", name="4")).to_be_focused()
    typist.press("ArrowRight")
    typist.press("Tab")
    for name in list(FIVE)[:2]:
        typist.write(name)
        typist.press("Enter")
    # Names survive a reload before the sheet has begun.
    page.reload()
    expect(page.get_by_test_id("name-1")).to_have_value("Ben")
    page.get_by_test_id("name-2").focus()
    for name in list(FIVE)[2:]:
        typist.write(name)
        typist.press("Enter")
    expect(page.get_by_test_id("cell-0-military")).to_be_focused()
    for row, numbers in enumerate(zip(*FIVE.values(), strict=True)):
        for number in numbers:
            typist.write(str(number))
            typist.press("Tab")
        if row == 2:
            expect(page.get_by_test_id("progress")).to_have_text("15 of 35 numbers")
            expect(page.get_by_test_id("total-4")).to_have_text("19")
            page.reload()
            expect(page.get_by_test_id("progress")).to_have_text("15 of 35 numbers")
            page.get_by_test_id("cell-0-civilian").focus()
    expect(page.get_by_test_id("verdict")).to_have_text("Elif wins by 3")
    assert typist.strokes <= KEYS_PER_MINUTE
    for number, points in enumerate(FIVE.values()):
        expect(page.get_by_test_id(f"total-{number}")).to_have_text(str(sum(points)))
    # Ben and Chiara are level: coins decide, and only theirs are asked for.
    page.get_by_test_id("coins-2").fill("5")
    page.get_by_test_id("coins-2").press("Tab")
    expect(page.get_by_test_id("place-2")).to_have_text("3rd · more coins")
    expect(page.get_by_test_id("coins-0")).to_have_count(0)
    assert axe_faults(page) == []
    page.get_by_test_id("next-sheet").press("Enter")
    page.get_by_test_id("begin").press("Enter")
    expect(page.get_by_test_id("progress")).to_have_text("0 of 35 numbers")
    expect(page.get_by_test_id("total-4")).to_have_text("0")


def open_sheet(guest: Guest, points: dict[str, list[int]], blank: list[str], **config: Any) -> None:
    """Open a sheet of points that was begun earlier."""
    lines = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]
    seats = [
        {"name": name, "coins": 0, "points": dict(zip(lines, numbers, strict=True))} for name, numbers in points.items()
    ]
    sheet = {"config": {"game": "classic", "edition": 2, "players": len(seats)} | config, "seats": seats}
    kept = [{"id": "begun", "sheet": sheet, "finished": False, "blank": blank}]
    guest.go("/score")
    guest.page.evaluate(f"kept => localStorage.setItem('{SAVED}', kept)", json.dumps(kept))
    guest.go("/score?sheet=begun")


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.dataset.testid"))


def test_keys_move_in_the_grid_and_bad_numbers_change_nothing(desk_guest: Guest) -> None:
    page = desk_guest.page
    open_sheet(desk_guest, FIVE, ["4.science"])
    cell = page.get_by_test_id("cell-1-guilds")
    cell.focus()
    seen = []
    for key in ("Enter", "Shift+Enter", "ArrowUp", "ArrowRight", "End", "Home", "ArrowLeft"):
        page.keyboard.press(key)
        seen.append(focused(page).removeprefix("cell-"))
    assert seen == ["2-military", "1-guilds", "1-commerce", "2-commerce", "4-commerce", "0-commerce", "0-commerce"]
    cell.focus()
    for text in ("x", "1.5", "200"):
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(text)
        expect(page.get_by_role("status").filter(has_text="whole number between −199 and 199")).to_be_visible()
        expect(page.get_by_test_id("total-1")).to_have_text("54")
    page.keyboard.press("Control+a")
    page.keyboard.type("-7")
    expect(page.get_by_test_id("total-1")).to_have_text("36")
    page.keyboard.press("Escape")
    expect(cell).to_have_value("11")
    # What cannot be is doubted, and counted all the same.
    page.get_by_test_id("cell-1-military").fill("22")
    expect(page.get_by_role("status").filter(has_text="between −12 and 18")).to_be_visible()
    expect(page.get_by_test_id("total-1")).to_have_text("74")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("total-1")).to_have_text("54")


TOO_SMALL = """() => [...document.querySelectorAll('main *')].filter(element => element.checkVisibility()
    && !element.closest('svg, .visually-hidden') && parseFloat(getComputedStyle(element).fontSize) < 12
    && [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
    .map(element => element.textContent)"""
LONGER = """() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const word = node.textContent.trim();
        if (/[a-z]{3}/i.test(word) && !node.parentElement.closest('svg'))
            node.textContent = word + word.slice(0, Math.ceil(word.length * 0.4));
    }
}"""


def test_the_helper_counts_symbols_tokens_and_coins(desk_guest: Guest) -> None:
    page = desk_guest.page
    open_sheet(desk_guest, FIVE, ["4.science"])
    page.get_by_test_id("cell-4-science").focus()
    page.keyboard.press("=")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    # The symbol of choice becomes the second of a kind, and the next player is asked for the next line.
    expect(page.get_by_test_id("cell-4-science")).to_have_value("13")
    assert focused(page) == "cell-0-commerce"
    page.get_by_test_id("cell-4-science").focus()
    expect(page.get_by_test_id("science")).to_contain_text("4 + 1 + 1 + 7 = 13")
    expect(page.get_by_test_id("verdict")).to_have_text("Elif wins by 3")
    # Whatever is entered in the helper is counted by the engine from then on.
    page.get_by_test_id("cell-0-treasury").focus()
    type_into(desk_guest, "coins", 20)
    expect(page.get_by_test_id("cell-0-treasury")).to_have_value("6")
    page.get_by_test_id("cell-0-military").focus()
    type_into(desk_guest, "tokens-5", 2)
    expect(page.get_by_test_id("cell-0-military")).to_have_value("10")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("helper")).to_have_count(0)
    assert page.evaluate(TOO_SMALL) == []
    page.emulate_media(color_scheme="dark")
    page.keyboard.press("=")
    assert axe_faults(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(LONGER)
    assert not page.evaluate(WIDER)


def test_teams_and_lines_of_expansions_have_their_place_in_the_grid(desk_guest: Guest) -> None:
    page = desk_guest.page
    four = {name: FIVE[name] for name in ("Anna", "Ben", "Chiara", "David")}
    open_sheet(desk_guest, four, [], variant="teams", expansions=["leaders", "cities"])
    expect(page.get_by_test_id("verdict")).to_have_text("Anna and Ben win together")
    expect(page.get_by_test_id("place-1")).to_have_text("Team A · 1st")
    page.get_by_test_id("cell-2-leaders").fill("40")
    expect(page.get_by_test_id("verdict")).to_have_text("Chiara and David win together")


def test_a_sheet_goes_out_as_a_link_a_picture_and_a_file(desk_guest: Guest) -> None:
    page = desk_guest.page
    open_sheet(desk_guest, FIVE, [])
    with page.expect_download() as picture:
        page.get_by_test_id("picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as file:
        page.get_by_test_id("save").click()
    (table,) = read_tables(file.value.path())
    assert [score.total() for score in table.scores] == [sum(numbers) for numbers in FIVE.values()]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_test_id("verdict")).to_have_text("Elif wins by 3")
    page.get_by_test_id("keep").click()
    page.goto(f"{desk_guest.url}/score")
    expect(page.get_by_test_id("statistics")).to_contain_text("Highest total: 60, by Elif")
    assert axe_faults(page) == []


def test_files_are_read_and_damaged_ones_change_nothing(desk_guest: Guest) -> None:
    page = desk_guest.page
    desk_guest.go("/score")
    example = Path(__file__).parents[2] / "docs" / "examples" / "table.yaml"
    page.get_by_test_id("import").set_input_files(example)
    expect(page.get_by_role("status")).to_contain_text("One sheet was added.")
    page.get_by_test_id("import").set_input_files(example)
    expect(page.get_by_role("status")).to_contain_text("here already")
    broken = FilePayload(name="broken.yaml", mimeType="text/yaml", buffer=b"seats: [{wonder: Atlantis}, {}, {}]")
    page.get_by_test_id("import").set_input_files([broken])
    expect(page.get_by_role("status")).to_contain_text("nothing was changed. seat 1: No wonder is called 'Atlantis'")
    expect(page.get_by_test_id("evening")).to_have_count(1)
    page.get_by_test_id("evening").click()
    (table,) = read_tables(example)
    best, second = sorted([score.total() for score in table.scores], reverse=True)[:2]
    expect(page.get_by_test_id("verdict")).to_have_text(f"Ben wins by {best - second}")


def test_a_damaged_link_says_so(desk_guest: Guest) -> None:
    desk_guest.go("/score#nonsense")
    expect(desk_guest.page.get_by_text("This link is damaged.")).to_be_visible()


def test_architects_are_counted_with_the_keyboard(desk_guest: Guest) -> None:
    page = desk_guest.page
    desk_guest.go("/score?step=new")
    page.get_by_test_id("game").get_by_text("Architects").click()
    page.get_by_test_id("players").get_by_text("2", exact=True).click()
    page.get_by_test_id("wonder-0").select_option("Giza")
    page.get_by_test_id("wonder-1").select_option("Rhodes")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("cell-0-cat").press("=")
    page.get_by_test_id("cat").press("Enter")
    page.get_by_test_id("cell-0-military").focus()
    type_into(desk_guest, "victories", 3)
    expect(page.get_by_test_id("total-0")).to_have_text("11")
    assert axe_faults(page) == []
