"""Architects from the first page to the score sheet and the replay: by pointer, on a phone, by keys, with a friend."""

import pytest
from playwright.sync_api import BrowserContext, expect
from typing_extensions import override

from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.server.wire import messages as wire
from tests.browser.alone import check_score_sheet
from tests.browser.axe import axe_faults
from tests.browser.builders import Builder, KeyBuilder, TouchBuilder, offered
from tests.browser.clock import RUN_ON, STAND_STILL, hold
from tests.browser.conftest import Invite
from tests.browser.fitting import SIZES, faults_at
from tests.browser.guests import Guest
from tests.browser.leaps import LEAPS, leap, nearly_built
from tests.browser.looks import moving
from tests.browser.quick import QuickSeat, against_bots, architects, game_with
from tests.browser.screens import Games, architects_four, architects_payments, sit_down
from tests.browser.sizes import PHONE, WIDER
from tests.server.house import House

# How to come to each kind: players, and the wonders that lead there.
RECIPES: dict[str, tuple[int, list[str]]] = {
    "card": (3, ["giza", "rhodes", "olympia"]),
    "action": (4, ["rhodes", "giza", "olympia", "ephesus"]),
    "token": (3, ["babylon", "rhodes", "giza"]),
    "any_deck": (4, ["alexandria", "giza", "rhodes", "olympia"]),
    "look_deck": (3, ["halicarnassus", "giza", "rhodes"]),
    "looked_card": (3, ["halicarnassus", "giza", "rhodes"]),
}


def choose_architects(guest: Guest, players: int) -> None:
    guest.go("/")
    guest.see("home-name").fill("Anna")
    guest.see_options()
    guest.touch(guest.see("home-game").get_by_text("Architects", exact=True))
    guest.touch(guest.see("home-players").get_by_text(str(players), exact=True))


def start_alone(guest: Guest, players: int) -> None:
    choose_architects(guest, players)
    guest.press("home-start")
    guest.see("table")


def test_a_whole_game_of_two(invite: Invite) -> None:
    guest: Builder = invite(Builder, seed=3)
    start_alone(guest, 2)
    guest.play()
    check_score_sheet(guest)
    assert list(guest.table.scores[0].points) == ["wonder", "cat", "civilian", "military", "progress"]
    guest.press("replay-link")
    slider = guest.see("replay-slider")
    for seat in ("0", "1", "-1"):
        guest.see("replay-seat").select_option(seat)
        slider.fill("7")
        guest.until(lambda: "step=7" in guest.page.url, "the address to follow")
        guest.page.get_by_test_id("city-0").or_(guest.page.get_by_test_id("far-0")).wait_for()
        assert not guest.page.locator("[data-choice]").count(), "nothing to choose in a replay"
    slider.fill(slider.get_attribute("max") or "")
    guest.see("score-sheet")


@pytest.mark.proof
def test_a_whole_game_of_five_on_a_phone(invite: Invite) -> None:
    guest: TouchBuilder = invite(TouchBuilder, seed=4, **PHONE)
    start_alone(guest, 5)
    assert not guest.page.evaluate(WIDER)
    for pane in (1, 4, 0):
        guest.press(f"pane-{pane}")
        expect(guest.see(f"pane-{pane}")).to_have_attribute("aria-selected", "true")
    guest.play()
    assert not guest.page.evaluate(WIDER)
    check_score_sheet(guest)


@pytest.mark.proof
def test_a_whole_game_by_keys_alone(invite: Invite) -> None:
    guest: KeyBuilder = invite(KeyBuilder, seed=5)
    guest.go("/")
    guest.tab_to("home-more")
    guest.key("Enter")
    guest.tab_to("home-game")
    while not guest.page.get_by_role("radio", name="Architects", exact=True).is_checked():
        guest.key("ArrowRight")
    guest.tab_to("home-start-this")
    guest.check_focus()
    guest.key("Enter")
    guest.see("table")
    guest.await_turn()
    guest.key("1")
    expect(guest.see("confirm")).to_be_enabled()
    guest.key("Escape")
    expect(guest.see("confirm")).to_be_disabled()
    guest.play()
    check_score_sheet(guest)


# `test_friends` does the same with the classic game in every run, and a test above plays Architects to its end.
@pytest.mark.proof
@LEAPS
def test_two_friends_and_a_watcher(leaps: bool, invite: Invite, house: House) -> None:
    host: Builder = invite(Builder, seed=1)
    friend: Builder = invite(Builder, seed=2)
    watcher: Builder = invite(Builder, seed=3)
    choose_architects(host, 2)
    host.press("home-create")
    link = host.see("lobby-link").input_value()
    host.press("lobby-menu")
    watch = host.see("lobby-watch-link").input_value()
    host.page.keyboard.press("Escape")
    friend.page.goto(link)
    expect(friend.see("invitation")).to_contain_text("Architects")
    friend.see("join-name").fill("Boris")
    friend.press("lobby-join")
    watcher.page.goto(watch)
    watcher.see("lobby-seat-1")
    expect(host.see("lobby-seat-1")).to_contain_text("Boris")
    host.press("lobby-start")
    for guest in (host, friend, watcher):
        guest.see("table")
    play_until(6, host, friend)
    if leaps:
        leap(house, [host, friend], nearly_built)
    play_until(1000, host, friend)
    for guest in (host, friend, watcher):
        guest.see("score-sheet")
        assert not guest.page.locator("[data-choice]").count()
    totals = [guest.page.locator("[data-testid^=score-] td").all_inner_texts() for guest in (host, friend, watcher)]
    assert totals[0] == totals[1] == totals[2]


def play_until(turn: int, *guests: Builder) -> None:
    """Whoever is asked answers, until that turn or the end of the game."""
    while not any(guest.is_over() or guest.table.turn >= turn for guest in guests):
        guests[0].until(lambda: any(guest.asked() or guest.is_over() for guest in guests), "a question")
        for guest in guests:
            if guest.asked():
                guest.play_turn()


def test_every_kind_has_a_recipe() -> None:
    assert set(RECIPES) == set(DECISIONS)


@pytest.mark.parametrize("person", [Builder, pytest.param(KeyBuilder, marks=pytest.mark.proof)])
@pytest.mark.parametrize("kind", DECISIONS)
def test_a_decision_is_answered_through_the_page(
    kind: str, person: type[Builder], invite: Invite, house: House
) -> None:
    players, wonders = RECIPES[kind]
    seated = game_with(house, players, lambda _table, decision: decision.kind == kind, wonders, "architects")
    guest: Builder = invite(person)
    sit_down(guest, seated)
    (decision,) = guest.asked()
    action = offered(decision, architects(guest.table).row)[-1]
    guest.act(decision, action, len(action.ways) - 1)
    assert guest.kinds == {kind}


def test_a_press_on_what_is_picked_confirms(invite: Invite, house: House) -> None:
    guest: Builder = invite(Builder)
    sit_down(guest, against_bots(house, 3, seed=2, game="architects"))
    (decision,) = guest.asked()
    guest.press("row-take-left")
    assert not [message for message in guest.sent if isinstance(message, wire.Answer)]
    guest.press("row-take-left")
    guest.until(lambda: any(isinstance(message, wire.Answer) for message in guest.sent), "an answer")
    guest.until(lambda: decision.ident not in [item.ident for item in guest.table.decisions], "the table to move on")


def test_a_hint_is_shown_and_can_be_taken_over(invite: Invite, house: House) -> None:
    guest: Builder = invite(Builder)
    sit_down(guest, against_bots(house, 3, seed=2, game="architects"))
    guest.press("hint")
    expect(guest.see("hint-shelf").get_by_role("status")).to_contain_text("A bot would choose")
    guest.press("hint-take")
    guest.press("confirm")
    guest.until(lambda: bool(guest.sent) and isinstance(guest.sent[-1], wire.Answer), "an answer")


def test_rules_that_the_host_chooses(invite: Invite) -> None:
    guest: Guest = invite()
    choose_architects(guest, 3)
    assert guest.see("home-rule-economy_forces_build").is_checked()
    guest.see("home-rule-coin_may_replace_held_card").check()
    guest.press("home-create")
    expect(guest.see("lobby-rule")).to_contain_text("Coins instead of resources")
    options = guest.table.config.options
    assert guest.table.config.game == "architects"
    assert options["coin_may_replace_held_card"] == "true"


def test_other_cities_piles_and_tokens_can_be_looked_at(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    architects_four(guest, games)
    guest.press("far-2")
    guest.see("city-sheet").get_by_test_id("city-2").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("city-sheet").wait_for(state="detached")
    guest.press("open-piles")
    expect(guest.see("piles-sheet")).to_contain_text("Central deck")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("piles-sheet").wait_for(state="detached")


def test_a_table_of_four_needs_no_scrolling(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    architects_four(guest, games)
    root = guest.page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert root[0] <= 800
    assert root[1] <= 1280


# What a city holds, by kind, as the page shows it.
HELD = """seat => Object.fromEntries([...document.querySelectorAll(`[data-place^="held:${seat}:"]`)]
    .map(stack => [stack.dataset.place.split(':')[2], Number(stack.innerText.match(/×(\\d+)/)?.[1] ?? 1)]))"""
# The decks and where they are.
DECKS = """() => [...document.querySelectorAll('.decks [data-place^="deck:"]')].map(deck => {
    const { x, y, width, height } = deck.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
# Things that lie still under something that moves or rests above the table.
COVERED = """() => [...document.querySelectorAll('[data-place^="deck:"], .who .name')]
    .filter(thing => thing.checkVisibility()).filter(thing => {
        const one = thing.getBoundingClientRect();
        return [...document.querySelectorAll('.layer .mover.card')].some(mover => {
            if (getComputedStyle(mover).opacity === '0') return false;
            const other = mover.getBoundingClientRect();
            return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        });
    }).map(thing => thing.dataset.place ?? thing.textContent)"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_cards_fly_only_for_those_who_want_it(wish: str, invite: Invite, house: House) -> None:
    guest: Builder = invite(Builder, reduced_motion=wish)
    sit_down(guest, against_bots(house, 3, seed=4, game="architects"))
    guest.play(1)
    if wish == "reduce":
        assert not guest.shows("reveal")
        assert moving(guest.page) == []
    else:
        guest.see("reveal")
        guest.page.get_by_test_id("reveal").wait_for(state="detached")


@pytest.fixture
def mover(invite: Invite) -> Builder:
    guest: Builder = invite(Builder, reduced_motion="no-preference", seed=1)
    guest.page.add_init_script(STAND_STILL)
    return guest


def take_left(guest: Builder, house: House) -> dict[str, int]:
    """Sit down and take the card of the left deck; what the own city held before."""
    sit_down(guest, against_bots(house, 3, seed=2, game="architects"))
    held: dict[str, int] = guest.page.evaluate(HELD, 0)
    guest.press("row-take-left")
    guest.press("confirm")
    return held


def test_the_old_table_stays_until_the_card_has_landed(mover: Builder, house: House) -> None:
    held = take_left(mover, house)
    hold(mover, 200)
    assert mover.page.evaluate(HELD, 0) == held
    hold(mover, 395)
    assert mover.page.evaluate(HELD, 0) == held
    assert not mover.page.evaluate(COVERED), "where it comes to rest it lies on no deck and no name"
    mover.page.evaluate(RUN_ON)
    mover.page.get_by_test_id("reveal").wait_for(state="detached")
    assert mover.page.evaluate(HELD, 0) == architects(mover.table).cities[0].cards


def test_a_key_skips_everything_and_does_nothing_else(mover: Builder, house: House) -> None:
    take_left(mover, house)
    hold(mover, 200)
    sent = len(mover.sent)
    mover.page.keyboard.press("1")
    mover.page.get_by_test_id("reveal").wait_for(state="detached")
    assert len(mover.sent) == sent
    assert not mover.page.locator("[data-picked=true]").count()


def test_decks_keep_their_size_and_place_when_payments_open(invite: Invite, games: Games) -> None:
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        guest: Guest = invite(viewport=size)
        architects_payments(guest, games)
        opened = guest.page.evaluate(DECKS)
        assert len(opened) == 3
        guest.press("cancel")
        guest.page.get_by_test_id("payment-1").wait_for(state="detached")
        assert guest.page.evaluate(DECKS) == opened


class Witness(Builder):
    """Somebody who keeps what the stage tells."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 0) -> None:
        super().__init__(context, url, seed)
        self.stories: list[str] = []

    @override
    def go_on(self) -> bool:
        if self.shows("story-next"):
            self.stories.append(self.page.get_by_test_id("story").inner_text())
        return super().go_on()


def test_the_numbers_of_a_battle_are_those_of_the_engine(invite: Invite, house: House) -> None:
    """Without motion a battle is one picture that waits: every city with its shields, and its tokens afterwards."""

    def near(table: wire.TableState, decision: wire.DecisionState) -> bool:
        return decision.kind == "card" and architects(table).peace == 1

    guest: Witness = invite(Witness, seed=7)
    sit_down(guest, game_with(house, 3, near, ["giza", "rhodes", "olympia"], "architects"))
    earlier = {line.number for line in guest.log}
    while not guest.stories and guest.play_turn():
        pass
    battle = next(line for line in guest.log if line.kind == "battle" and line.number not in earlier)
    shields = battle.values[3:]
    for seat in range(3):
        other = (seat + 1) % 3
        high, low = max(shields[seat], shields[other]), min(shields[seat], shields[other])
        assert any(f"{one} against {two}" in guest.stories[0] for one, two in ((high, low), (low, high)))


ASKED = ["box_stage", "box_card", "box_token", "box_cat", "box_conflict", "box_shields", "box_victories", "box_wonder"]


def test_everything_can_be_asked_by_keys(invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    architects_four(guest, games)
    for kind in ASKED:
        thing = guest.page.locator(f"[data-explained={kind}]:visible").first
        thing.evaluate("thing => thing.focus()")
        guest.page.keyboard.press("Enter")
        answer = guest.see("explanation")
        assert len(answer.inner_text()) > 20, kind
        expect(thing).to_have_attribute("aria-describedby", answer.get_attribute("id") or "")
        guest.page.keyboard.press("Escape")
        answer.wait_for(state="detached")
    assert axe_faults(guest.page) == []


# Parts of the table that hold more than they have room for; on a phone their pane is scrolled.
TOO_FULL = """() => [...document.querySelectorAll('.offer.titled, .front, .ask, .decks')]
    .filter(part => part.scrollHeight > part.clientHeight + 1).map(part => `${part.className} is too full`)"""


@pytest.mark.parametrize("players", [2, 3, pytest.param(5, marks=pytest.mark.proof), 7])
def test_the_table_at_every_size(players: int, invite: Invite, games: Games) -> None:
    guest: Guest = invite()
    sit_down(guest, games.architects(players, 10 * players))
    found = {size: faults_at(guest.page, *size) + guest.page.evaluate(TOO_FULL) for size in SIZES}
    assert not {size: faults for size, faults in found.items() if faults}


def test_the_start_page_goes_on_with_it(invite: Invite, house: House) -> None:
    seated = against_bots(house, 3, seed=6, game="architects")
    with QuickSeat(house, seated, 6) as seat:
        seat.play_turn()
    guest: Builder = invite(Builder)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.play(1)
    guest.go("/")
    expect(guest.see("own-games")).to_contain_text("Architects")
    guest.see("own-games").get_by_role("link", name="Go on").click()
    guest.play(1)
