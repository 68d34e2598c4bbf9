"""Armada and Edifice on the page: whole games with all four expansions, and every question that they ask."""

from typing import Any

import pytest
from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from tests.browser.admirals import Admiral, KeyAdmiral, Offer, TouchAdmiral, offers_of, sea_game, sea_game_with
from tests.browser.alone import check_score_sheet
from tests.browser.conftest import Invite
from tests.browser.leaps import LEAPS, late, leap
from tests.browser.looks import small_targets
from tests.browser.quick import Wanted, classic
from tests.browser.sizes import PHONE, WIDER
from tests.server.house import ARMADA, EDIFICE, House

# How to reach each kind of question: the player's wonder, and what has to be added.
RECIPES: dict[str, tuple[str, dict[str, Any]]] = {
    "fleet": ("siracusa_night", ARMADA),
    "island": ("random", ARMADA),
    "naval_conflict": ("random", ARMADA),
    "bonus": ("carthage_night", EDIFICE),
    "pawn": ("ur_day", EDIFICE),
    "penalty": ("random", EDIFICE),
}


def sit_down(guest: Admiral, seated: wire.Seated) -> wire.DecisionState:
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.await_turn()
    guest.see("decision")
    return guest.asked()[0]


def game_asking(house: House, players: int, wanted: Wanted, mine: str = "random", **config: Any) -> wire.Seated:
    return sea_game_with(house, players, wanted, [mine, *["random"] * (players - 1)], **config)


def start_with_all(guest: Admiral, players: int) -> None:
    """From the first page, as a person does it."""
    guest.go("/")
    guest.see("home-name").fill("Anna")
    guest.see_options()
    guest.touch(guest.see("home-game").get_by_text("second edition"))
    for name in ("leaders", "cities", "armada", "edifice"):
        guest.see(f"home-set-{name}").check()
    guest.touch(guest.see("home-players").get_by_text(str(players), exact=True))
    guest.press("home-start")
    guest.see("table")


@LEAPS
def test_a_game_of_seven_with_all_four(leaps: bool, invite: Invite, house: House) -> None:
    guest = invite(Admiral, seed=11)
    start_with_all(guest, 7)
    guest.play(4 if leaps else 12)
    check_harbours(guest)
    if leaps:
        leap(house, [guest], late)
    guest.play()
    check_score_sheet(guest)
    assert {"naval", "islands", "leaders", "cities"} <= set(guest.table.categories)
    assert {"leader_draft", "recruit", "card"} <= guest.kinds


def check_harbours(guest: Admiral) -> None:
    """Every city's fleets, strength and pawns are where the server says."""
    guest.await_turn()
    guest.let_stories_end()
    play = classic(guest.table)
    own = guest.page.get_by_test_id(f"city-{guest.table.me}")
    shipyard = play.cities[guest.table.me].armada
    assert shipyard is not None
    assert play.armada is not None
    assert play.edifice is not None
    for fleet in shipyard.fleets:
        expect(own.get_by_test_id(f"lane-{fleet.fleet}")).to_have_attribute("data-square", str(fleet.square))
    for naval in play.armada.naval:
        expect(guest.page.get_by_test_id(f"naval-{naval.seat}")).to_contain_text(str(naval.strength))
    guest.press("edifice-chip-1")
    for project in play.edifice.edifices:
        expect(guest.see(f"edifice-{project.age}")).to_contain_text(project.penalty)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("edifice-sheet").wait_for(state="detached")


@pytest.mark.proof
def test_a_whole_game_by_keys_alone(invite: Invite, house: House) -> None:
    guest = invite(KeyAdmiral, seed=12)
    sit_down(guest, sea_game(house, 3, seed=12))
    guest.play()
    check_score_sheet(guest)


@pytest.mark.proof
def test_a_whole_game_by_taps_on_a_phone(invite: Invite, house: House) -> None:
    guest = invite(TouchAdmiral, seed=13, **PHONE)
    sit_down(guest, sea_game(house, 4, seed=13))
    guest.play(6)
    assert not guest.page.evaluate(WIDER)
    assert not small_targets(guest.page, "[data-testid=edifices] button, [data-testid=naval-strip] button", 48)
    guest.play()
    assert not guest.page.evaluate(WIDER)
    check_score_sheet(guest)


@pytest.mark.parametrize("kind", RECIPES)
def test_a_question_is_answered_through_the_page(kind: str, invite: Invite, house: House) -> None:
    mine, config = RECIPES[kind]
    seated = game_asking(house, 4, lambda _table, decision: decision.kind == kind, mine, **config)
    guest = invite(Admiral)
    decision = sit_down(guest, seated)
    assert decision.kind == kind
    guest.take(decision, offers_of(decision)[-1])


@pytest.mark.parametrize("kind", ["island", "naval_conflict"])
def test_a_question_on_a_phone(kind: str, invite: Invite, house: House) -> None:
    """Every answer is as large as a finger, and the page is no wider than the phone."""
    mine, config = RECIPES[kind]
    seated = game_asking(house, 4, lambda _table, decision: decision.kind == kind, mine, **config)
    guest = invite(TouchAdmiral, **PHONE)
    decision = sit_down(guest, seated)
    assert not small_targets(guest.page, "[data-testid=choices] button", 48)
    assert not guest.page.evaluate(WIDER)
    guest.take(decision, offers_of(decision)[0])


def first(decision: wire.DecisionState, use: str, extra: str) -> Offer | None:
    """The first choice with this use and this that goes with it."""
    fitting = [offer for offer in offers_of(decision) if offer.use.use == use and offer.extra is not None]
    return next((offer for offer in fitting if offer.extra and offer.extra.extra.endswith(extra)), None)


@pytest.mark.parametrize(
    ("use", "extra"), [("build", "ship"), ("stage", "ship"), ("stage", "edifice"), ("sell", "ship")]
)
def test_what_goes_with_a_card(use: str, extra: str, invite: Invite, house: House) -> None:
    """One joint price, and the server is told both; afterwards it can be changed."""
    seated = game_asking(
        house, 3, lambda _table, decision: decision.kind == "card" and first(decision, use, extra) is not None
    )
    guest = invite(Admiral)
    decision = sit_down(guest, seated)
    offer = first(decision, use, extra)
    assert offer is not None
    assert offer.extra is not None
    guest.pick_use(decision, offer)
    if use != "sell":
        price = "nothing to pay" if offer.extra.price == 0 else str(offer.extra.price)
        expect(guest.see(f"extra-{offer.extra.extra}")).to_contain_text(price)
    guest.press("cancel")
    guest.take(decision, offer)


def test_stages_in_any_order(invite: Invite, house: House) -> None:
    def several(_table: wire.TableState, decision: wire.DecisionState) -> bool:
        return len({offer.use.stage for offer in offers_of(decision) if offer.use.use == "stage"}) > 1

    guest = invite(Admiral)
    decision = sit_down(guest, game_asking(house, 3, several, "siracusa_day", expansions=["armada"]))
    guest.take(decision, max(offers_of(decision), key=lambda offer: offer.use.stage))


def test_payments_two_seats_away(invite: Invite, house: House) -> None:
    """The player there is named."""

    def far_seats(me: int, offer: Offer) -> list[int]:
        return [share.seat for share in offer.way.shares if share.seat in ((me + 2) % 5, (me - 2) % 5)]

    def far(table: wire.TableState, decision: wire.DecisionState) -> bool:
        return any(len(offer.ways) > 1 and far_seats(table.me, offer) for offer in offers_of(decision))

    guest = invite(Admiral)
    decision = sit_down(guest, game_asking(house, 5, far, expansions=["armada"]))
    me = guest.table.me
    offer = next(item for item in offers_of(decision) if len(item.ways) > 1 and far_seats(me, item))
    guest.pick_use(decision, offer)
    (seat,) = far_seats(me, offer)
    number = offer.ways.index(offer.way)
    expect(guest.see(f"payment-{number}")).to_contain_text(guest.table.seats[seat].name)
    guest.press("cancel")
    guest.take(decision, offer)


def test_reconstructed_values_are_marked(invite: Invite) -> None:
    guest = invite(Admiral)
    guest.go("/cards?game=classic2&view=shipyards")
    guest.page.get_by_role("heading", name="Shipyard A").wait_for()
    expect(guest.page.get_by_text("may differ from the printed ones").first).to_be_visible()
    assert guest.page.get_by_text("≈ reconstructed").count() >= 7 + 4


def test_escape_closes_the_shipyard_before_it_puts_a_card_back(invite: Invite, house: House) -> None:
    guest = invite(Admiral)
    sit_down(guest, sea_game(house, 3, seed=12))
    guest.press("shipyard-toggle")
    expect(guest.see("shipyard-toggle")).to_have_attribute("aria-expanded", "true")
    guest.page.keyboard.press("Escape")
    expect(guest.see("shipyard-toggle")).to_have_attribute("aria-expanded", "false")
