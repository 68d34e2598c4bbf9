"""Score sheets for real tables: a whole evening on a phone without a connection, and what comes out of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from sevenwonders import Config
from sevenwonders.kernel.rng import stream
from sevenwonders.record.score_file import read_tables
from tests.browser.axe import axe_faults
from tests.browser.guests import Guest
from tests.expansions import ALL
from tests.score_tables import played

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


def test_seven_players_with_everything_are_scored_on_a_phone_without_a_connection(
    phone_guest: Guest, tmp_path: Path
) -> None:
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
    """A sheet of the first edition with points for science and coins, typed with the page's own keys."""
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
def test_points_are_typed_and_ties_are_broken(desk_guest: Guest, coins: int, verdict: str) -> None:
    desk_guest.go("/score")
    enter_points(desk_guest, [("Ada", 47, 4), ("Ben", 47, coins), ("Cleo", 12, 9)])
    expect(desk_guest.page.get_by_test_id("verdict")).to_have_text(verdict)
    desk_guest.page.emulate_media(color_scheme="dark")
    assert axe_faults(desk_guest.page) == []


def test_a_sheet_goes_out_as_a_link_a_picture_and_a_file(desk_guest: Guest) -> None:
    page = desk_guest.page
    desk_guest.go("/score")
    enter_points(desk_guest, [("Ada", 47, 4), ("Ben", 30, 5), ("Cleo", 12, 9)])
    with page.expect_download() as picture:
        page.get_by_test_id("picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as file:
        page.get_by_test_id("save").click()
    (table,) = read_tables(file.value.path())
    assert [score.total() for score in table.scores] == [47, 30, 12]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share").click()
    expect(page.get_by_role("status")).to_contain_text("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_test_id("verdict")).to_have_text("Ada wins by 17")
    page.get_by_test_id("keep").click()
    page.goto(f"{desk_guest.url}/score")
    expect(page.get_by_test_id("statistics")).to_contain_text("Highest total: 47, by Ada")
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
    page.get_by_test_id("line-cat").press("Enter")
    page.get_by_test_id("cat").press("Enter")
    page.get_by_test_id("line-military").press("Enter")
    type_into(desk_guest, "victories", 3)
    expect(page.get_by_test_id("seat-0")).to_contain_text("11")
    assert axe_faults(page) == []
