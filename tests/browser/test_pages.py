"""The pages around the table: settings, cards, rules, wrong addresses; and how much the first visit loads."""

import pytest
from playwright.sync_api import Request, Route, expect

from sevenwonders.server.present.facts import catalogue_facts
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.quick import against_bots
from tests.server.house import House

# Compressed, in bytes. The page at its first decision includes what the start page loaded before.
MOST_AT_HOME = 90_000
MOST_FOR_A_DECISION = 205_000
MOST_OF_FONTS = 60_000
MOST_OF_DRAWINGS = 120_000
# Every file costs a request. Drawings and explanations come after the first decision, two files each.
MOST_FILES_AT_HOME = 8
MOST_FILES_FOR_A_DECISION = 16
MOST_SHIFT = 0.02
DRAWINGS = "/assets/art/"
SHIFTED = """() => new Promise(done => new PerformanceObserver(list => done(
    list.getEntries().reduce((sum, entry) => sum + entry.value, 0))).observe({ type: "layout-shift", buffered: true })
    || setTimeout(() => done(0), 300))"""
# For the browser, whoever drives it has touched the page; here only a press counts.
COUNT_CONTEXTS = """window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
    let touched = false;
    addEventListener("pointerdown", () => { touched = true; }, true);
    Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: touched }) });"""
SHEETS = """() => [...document.querySelectorAll("link[rel=stylesheet]")]
    .filter(link => link.href.includes("/Rules-") && link.sheet?.cssRules.length).length"""
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize(
    ("deed", "complaint"),
    [
        ("console.error('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('alas') })", "error in the page: alas"),
        ("document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/picture.png' }))", "Policy"),
        ("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')", "Policy"),
    ],
)
def test_a_fault_of_the_page_is_noticed(deed: str, complaint: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/rules")
    guest.page.evaluate(deed)
    guest.until(lambda: any(complaint in text for text in guest.complaints), "a complaint")
    guest.complaints.clear()


class Loads:
    """What the page loads: the bytes that really come over the wire, compressed by the server."""

    def __init__(self, guest: Guest) -> None:
        self.done: list[Request] = []
        guest.page.on("requestfinished", self.note)

    def note(self, request: Request) -> None:
        self.done.append(request)

    def sizes(self, *kinds: str) -> dict[str, int]:
        """By address, without the drawings, which come after everything else."""
        wanted = [item for item in self.done if item.resource_type in kinds and DRAWINGS not in item.url]
        return {item.url: item.sizes()["responseBodySize"] for item in wanted}

    def drawings(self) -> dict[str, int]:
        return {item.url: item.sizes()["responseBodySize"] for item in self.done if DRAWINGS in item.url}


def test_the_start_page_is_small_and_stays_where_it_is(invite: Invite) -> None:
    guest: Guest = invite(fresh=True)
    loads = Loads(guest)
    guest.go("/")
    guest.see("home-start")
    guest.page.wait_for_load_state("networkidle")
    expect(guest.page.locator("section svg g.shore path").first).to_be_attached()
    sizes = loads.sizes("document", "script", "stylesheet")
    assert sum(sizes.values()) < MOST_AT_HOME, sizes
    assert len(sizes) + len(loads.drawings()) <= MOST_FILES_AT_HOME, sizes
    assert sum(loads.sizes("font").values()) < MOST_OF_FONTS
    assert guest.page.evaluate(SHIFTED) < MOST_SHIFT
    assert not any("Classic" in address or "Architects" in address for address in sizes)


def test_the_first_decision_comes_soon(invite: Invite) -> None:
    guest: Guest = invite(fresh=True)
    loads = Loads(guest)
    guest.go("/")
    guest.press("home-start")
    guest.see("decision")
    guest.page.wait_for_load_state("networkidle")
    sizes = loads.sizes("document", "script", "stylesheet")
    assert any("Classic" in address for address in sizes)
    assert not any("Architects" in address or "Scores" in address for address in sizes)
    assert sum(sizes.values()) < MOST_FOR_A_DECISION, sizes
    fonts = loads.sizes("font")
    assert fonts
    assert all(address.endswith(".woff2") for address in fonts)
    assert sum(fonts.values()) < MOST_OF_FONTS, fonts
    drawings = loads.drawings()
    assert 0 < sum(drawings.values()) < MOST_OF_DRAWINGS, drawings
    assert len(sizes) + len(drawings) <= MOST_FILES_FOR_A_DECISION, sizes


def test_one_press_leads_to_a_table(invite: Invite) -> None:
    """A game of four with the first edition, under a name that is there already."""
    guest: Guest = invite()
    guest.go("/")
    name = guest.see("home-name").input_value()
    guest.press("home-start")
    guest.see("decision")
    config = guest.table.config
    assert (config.game, config.edition, config.players, config.expansions) == ("classic", 1, 4, [])
    assert [seat.kind for seat in guest.table.seats] == ["person", "bot", "bot", "bot"]
    assert len(name) > 2
    assert guest.table.seats[0].name == name


def test_a_name_that_was_given_is_kept(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    suggested = guest.see("home-name").input_value()
    guest.reload()
    expect(guest.see("home-name")).to_have_value(suggested)
    guest.see("home-name").fill("Boris")
    guest.see("home-name").blur()
    guest.reload()
    expect(guest.see("home-name")).to_have_value("Boris")


def test_a_link_can_be_typed_in(invite: Invite, house: House) -> None:
    table = house.new_game(3)
    guest: Guest = invite()
    guest.go("/")
    guest.see_options()
    guest.see("home-link").fill("https://example.org/join/x#y")
    guest.press("home-link-go")
    expect(guest.page.get_by_role("alert").filter(has_text="no link")).to_be_visible()
    guest.see("home-link").fill(f"{guest.url}/join/{table.game}#{'x' * 22}")
    guest.press("home-link-go")
    guest.see("join-name")


@pytest.mark.parametrize(
    ("part", "status", "words"),
    [("js", 0, "cannot be reached"), ("js", 429, "The server is busy"), ("css", 429, "The server is busy")],
)
def test_a_part_that_cannot_be_loaded(part: str, status: int, words: str, invite: Invite) -> None:
    """It is asked for again after a pause, and the page says why it is missing."""
    guest: Guest = invite(fresh=True)
    guest.expected += ["Failed to load resource", "net::ERR", "preload"]

    def refuse(route: Route) -> None:
        if status:
            route.fulfill(status=status, headers={"Retry-After": "1"})
        else:
            route.abort()

    address = f"**/assets/Rules-*.{part}"
    guest.page.route(address, refuse)
    guest.go("/")
    guest.see("home-start")
    guest.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    notice = guest.page.get_by_role("alert")
    expect(notice).to_contain_text("could not be loaded")
    expect(notice).to_contain_text(words)
    guest.page.unroute(address)
    guest.see("rules-search")
    assert guest.page.evaluate(SHEETS) > 0, "a style sheet is missing"


def test_a_newer_version_of_the_page(invite: Invite) -> None:
    """Files of the version that is open may be gone: the whole page is loaded again."""
    guest: Guest = invite(fresh=True)
    guest.expected += ["Failed to load resource", "preload"]
    guest.page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    guest.go("/rules")
    expect(guest.page.get_by_role("alert")).to_contain_text("newer version")
    guest.page.unroute("**/assets/Rules-*.js")
    guest.press("load-again")
    guest.see("rules-search")


def test_sound_is_off_until_somebody_wants_it(invite: Invite) -> None:
    guest: Guest = invite()
    guest.page.add_init_script(COUNT_CONTEXTS)
    guest.go("/")
    guest.press("home-start")
    guest.see("decision")
    assert guest.page.evaluate("() => window.contexts") == 0
    speaker = guest.see("sound")
    expect(speaker).to_have_attribute("aria-checked", "false")
    speaker.click()
    expect(speaker).to_have_attribute("aria-checked", "true")
    guest.until(lambda: guest.page.evaluate("() => window.contexts") == 1, "a sound")
    guest.reload()
    guest.see("decision")
    expect(guest.see("sound")).to_have_attribute("aria-checked", "true")
    # Nobody has touched the page since: browsers allow no sound yet, and none is tried.
    assert guest.page.evaluate("() => window.contexts") == 0


def test_a_browser_without_sound_plays_on(invite: Invite) -> None:
    guest: Guest = invite()
    guest.page.add_init_script("delete window.AudioContext")
    guest.go("/")
    guest.press("home-start")
    guest.see("sound").click()
    guest.play(1)


def test_the_volume_can_be_set_once_there_is_sound(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    guest.press("settings")
    volume = guest.see("settings-volume")
    expect(volume).to_be_disabled()
    guest.see("settings-sound").check()
    volume.fill("30")
    guest.page.keyboard.press("Escape")
    guest.reload()
    guest.press("settings")
    expect(guest.see("settings-sound")).to_be_checked()
    expect(guest.see("settings-volume")).to_have_value("30")


def test_cards_can_be_plain(invite: Invite, house: House) -> None:
    seated = against_bots(house, 4, seed=6)
    guest: Guest = invite()
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.await_turn()
    drawn = guest.page.locator("[data-testid^=hand-card-] [data-drawing]")
    expect(drawn).not_to_have_count(0)
    guest.press("open-drawer")
    guest.see("drawer").get_by_test_id("settings").click()
    guest.see("settings-pictures").uncheck()
    guest.page.keyboard.press("Escape")
    expect(drawn).to_have_count(0)
    guest.reload()
    guest.await_turn()
    guest.see("decision")
    expect(drawn).to_have_count(0)


def test_movement_has_its_speeds(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    for wish, motion in (("Fast", "fast"), ("Off", "off"), ("Normal", "normal")):
        guest.press("settings")
        group = guest.see("settings-dialog").get_by_role("group", name="Movement")
        group.get_by_text(wish, exact=True).click()
        guest.page.keyboard.press("Escape")
        kept = guest.page.evaluate("() => JSON.parse(localStorage.getItem('sevenwonders.settings')).motion")
        assert kept == motion


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_appearance_follows_the_system_and_the_settings(system: str, invite: Invite) -> None:
    guest: Guest = invite(color_scheme=system)
    guest.go("/")
    guest.see("home-start")
    assert is_dark(guest) == (system == "dark")
    for wish, dark in (("Dark", True), ("Light", False)):
        guest.press("settings")
        guest.see("settings-dialog").get_by_text(wish, exact=True).click()
        guest.page.keyboard.press("Escape")
        guest.page.get_by_test_id("settings-dialog").wait_for(state="detached")
        assert is_dark(guest) == dark
    guest.reload()
    guest.see("home-start")
    assert not is_dark(guest)


def is_dark(guest: Guest) -> bool:
    shades = guest.page.evaluate(GROUND).removeprefix("rgb(").removesuffix(")").split(",")
    return sum(int(shade) for shade in shades) < 3 * 128


def test_the_cards_can_be_searched(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/cards")
    count = guest.page.get_by_role("status")
    every = len(catalogue_facts(1).cards)
    expect(count).to_contain_text(f"{every} cards")
    guest.see("cards-search").fill("pawn")
    expect(count).to_contain_text("1 card")
    guest.page.get_by_role("button", name="Pawnshop").click()
    expect(guest.see("card-detail")).to_contain_text("3 points")
    guest.page.keyboard.press("Escape")
    guest.see("cards-search").fill("no such thing")
    expect(count).to_contain_text("No card fits")
    guest.page.get_by_role("button", name="Take all filters away").click()
    guest.page.get_by_role("button", name="Guilds", exact=True).click()
    expect(count).to_contain_text("10 cards")


def test_the_chain_tree_leads_to_the_cards(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/cards?view=chains")
    guest.page.get_by_role("button", name="Baths").click()
    detail = guest.see("card-detail")
    expect(detail).to_contain_text("Makes free later")
    detail.get_by_role("button", name="Aqueduct").click()
    expect(detail).to_contain_text("Free if you own")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_text("Wonders", exact=True).first.click()
    expect(guest.page.locator("main")).to_contain_text("Halicarnassus")


def test_the_rules_can_be_searched(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    guest.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    sections = guest.page.get_by_role("heading", level=2)
    search = guest.see("rules-search")
    everything = sections.count()
    assert everything > 5
    search.fill("Free City")
    guest.until(lambda: 0 < sections.count() < everything, "fewer sections")


@pytest.mark.parametrize("address", ["/nowhere", "/g/x/y", "/cards/more"])
def test_an_address_that_leads_nowhere(address: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.go(address)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("No such page")
    guest.page.get_by_role("link", name="Back to the start page").click()
    guest.see("home-start")


@pytest.mark.parametrize(
    ("address", "way_out"),
    [
        ("/r/nosuchgame", "Back to the start page"),
        ("/join/nosuchgame#" + "x" * 22, "Play at your own table"),
        ("/g/nosuchgame", "Play at your own table"),
        ("/play/nosuchgame#" + "x" * 22, "Back to the start page"),
    ],
)
def test_a_game_that_is_not_there(address: str, way_out: str, invite: Invite) -> None:
    guest: Guest = invite()
    guest.expected.append("404 (Not Found)")
    guest.expected.append("WebSocket connection")
    guest.go(address)
    expect(guest.page.get_by_role("alert").first).to_be_visible()
    guest.page.get_by_role("link", name=way_out).click()
    guest.see("home-start")


def test_a_join_link_that_is_wrong(invite: Invite, house: House) -> None:
    table = house.new_game(3)
    guest: Guest = invite()
    guest.go(f"/join/{table.game}#{'x' * 22}")
    expect(guest.see("door-possible")).to_contain_text("This link no longer works. Knock")
