"""Names, headings, contrast, sizes and motion, on every main screen."""

import pytest

from tests.browser.axe import axe_faults
from tests.browser.company_screens import COMPANY_SCREENS
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.looks import contrast_faults, moving, nameless, small_targets, structure_faults
from tests.browser.people_screens import (
    PEOPLE_SCREENS,
    bot_choice,
    forget_me,
    knocking,
    many_seats,
    person_in_lobby,
    players,
    rematch_asked,
    start_without,
    wonder_choice,
)
from tests.browser.quick import against_bots
from tests.browser.screens import (
    SCREENS,
    Games,
    Screen,
    architects_four,
    architects_home,
    architects_payments,
    architects_score,
    architects_seven,
    architects_token,
    bury_leader,
    card_chosen,
    coins_or_debts,
    four_players,
    four_players_late,
    gallery,
    home,
    leader_draft,
    leaders_and_cities,
    leaders_and_cities_late,
    leaders_and_cities_seven,
    lobby,
    recruitment,
    score_sheet,
    second_home,
    second_lobby,
    seven_players_late,
    sit_down,
    teams,
    teams_partner,
    teams_score_sheet,
)
from tests.browser.sea_screens import (
    SEA_SCREENS,
    edifices,
    free_step,
    islands,
    penalty,
    sea_extras,
    sea_four,
    sea_seven,
    shipyards,
)
from tests.browser.sizes import WIDER
from tests.browser.story_screens import dock, first_look, lifted_card
from tests.server.house import House

FINGER_PX = 48


def name_of(screen: Screen) -> str:
    return screen.__name__


# Screens that differ little from another one, or that the usual run looks at on a phone: at a desk they are proofs.
SEEN_ELSEWHERE = {
    "architects_any_deck",
    "architects_four",
    "architects_home",
    "architects_piles",
    "architects_replay",
    "architects_score",
    "architects_start",
    "architects_token",
    "architects_two",
    "black_cards",
    "chat_with_changes",
    "bonus",
    "bot_choice",
    "bury_leader",
    "card_chosen",
    "coins_or_debts",
    "edifice_cards",
    "edifices",
    "extra_leader",
    "forget_me",
    "four_players",
    "islands",
    "join_refused",
    "knocking",
    "leader_draft",
    "leaders_and_cities",
    "leaders_and_cities_late",
    "leaving",
    "lobby",
    "lobby_with_guests",
    "many_seats",
    "pawn",
    "new_watch_link",
    "person_in_lobby",
    "person_in_play",
    "players",
    "recruitment",
    "rematch_asked",
    "sea_extras",
    "sea_seven_late",
    "second_boards",
    "second_cards",
    "second_home",
    "second_lobby",
    "second_score_sheet",
    "seven_players",
    "shipyards",
    "start_without",
    "table_start",
    "teams_partner",
    "teams_score_sheet",
    "wonder_choice",
}


def at_a_desk(screens: list[Screen]) -> list[object]:
    """The screens, those that are seen elsewhere marked as proofs."""
    return [
        pytest.param(screen, marks=pytest.mark.proof if name_of(screen) in SEEN_ELSEWHERE else (), id=name_of(screen))
        for screen in screens
    ]


# The gallery has thousands of shapes, which keep axe-core busy for half a minute; its own tests look at a part of it.
MEASURED = [screen for screen in SCREENS + SEA_SCREENS + COMPANY_SCREENS + PEOPLE_SCREENS if screen is not gallery]


# Full tables, which are in view as a whole.
NOT_SCROLLED = [
    four_players_late,
    seven_players_late,
    leaders_and_cities_late,
    leaders_and_cities_seven,
    teams,
    sea_four,
    sea_seven,
    free_step,
    penalty,
    architects_seven,
    architects_payments,
]

OUT_OF_VIEW = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const cities = [...document.querySelectorAll('[data-testid^="city-"], [data-testid^="far-"]')];
    const low = cities.filter(city => city.checkVisibility() && city.getBoundingClientRect().bottom > innerHeight);
    const faults = low.map(city => `${city.dataset.testid} is below the edge`);
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`${scrollWidth} x ${scrollHeight}`);
    return cities.length > 1 ? faults : ['no cities'];
}"""


@pytest.mark.parametrize("screen", at_a_desk(MEASURED))
def test_names_headings_and_contrast(screen: Screen, desk_guest: Guest, games: Games) -> None:
    """On full tables also: everything is in view without scrolling."""
    page = desk_guest.page
    screen(desk_guest, games)
    faults: list[str] = page.evaluate(OUT_OF_VIEW) if screen in NOT_SCROLLED else []
    # Contrast is measured by `contrast_faults`, on gradients too and by day and night; axe-core need not do it again.
    faults += nameless(page) + structure_faults(page) + axe_faults(page, contrast=False) + contrast_faults(page)
    # Names and structure are the same in the dark.
    page.emulate_media(color_scheme="dark")
    faults += [f"dark: {fault}" for fault in contrast_faults(page)]
    assert not faults, "\n".join(faults)


def test_names_headings_and_contrast_while_things_move(invite: Invite, games: Games) -> None:
    """A card in the air with its drop targets, log and chat next to the table, and the wonder with which it begins."""
    guest: Guest = invite()
    for screen in (lifted_card, dock, first_look):
        screen(guest, games)
        page = guest.page
        if screen is lifted_card:
            # Where it was taken from, it is pale on purpose.
            page.locator("[data-testid^=hand-card-]").first.evaluate("card => card.style.visibility = 'hidden'")
        faults = nameless(page) + structure_faults(page) + contrast_faults(page) + axe_faults(page, contrast=False)
        assert not faults, "\n".join(faults)
        page.mouse.up()


# One screen of every kind that looks different on a phone. The others have the parts of these.
USUAL_ON_A_PHONE = [
    home,
    lobby,
    card_chosen,
    score_sheet,
    leader_draft,
    sea_four,
    edifices,
    shipyards,
    architects_four,
    architects_score,
    players,
    wonder_choice,
]
OTHERS_ON_A_PHONE = [
    second_home,
    second_lobby,
    recruitment,
    bury_leader,
    coins_or_debts,
    leaders_and_cities,
    teams_partner,
    teams_score_sheet,
    sea_extras,
    islands,
    free_step,
    penalty,
    architects_home,
    architects_payments,
    architects_token,
    person_in_lobby,
    forget_me,
    rematch_asked,
    start_without,
    knocking,
    many_seats,
    bot_choice,
]
PHONE_SCREENS = [pytest.param(screen, id=name_of(screen)) for screen in USUAL_ON_A_PHONE] + [
    pytest.param(screen, id=name_of(screen), marks=pytest.mark.proof) for screen in OTHERS_ON_A_PHONE
]


@pytest.mark.parametrize("screen", PHONE_SCREENS)
def test_names_headings_and_contrast_on_a_phone(screen: Screen, phone_guest: Guest, games: Games) -> None:
    page = phone_guest.page
    screen(phone_guest, games)
    faults = nameless(page) + structure_faults(page) + contrast_faults(page) + axe_faults(page, contrast=False)
    assert not faults, "\n".join(faults)
    assert not page.evaluate(WIDER), "wider than the phone"


def test_targets_on_a_phone_are_large_enough(phone_guest: Guest, games: Games) -> None:
    guest = phone_guest
    four_players(guest, games)
    small = small_targets(guest.page, "[data-testid^=hand-card-], [data-testid^=pane-]", FINGER_PX)
    small += small_targets(guest.page, "[data-testid=hint], [data-testid=open-drawer]", FINGER_PX)
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")
    small += small_targets(guest.page, "[data-testid^=action-], [data-testid=confirm], [data-testid=cancel]", FINGER_PX)
    assert not small


def test_targets_about_people_on_a_phone_are_large_enough(phone_guest: Guest, games: Games) -> None:
    guest = phone_guest
    person_in_lobby(guest, games)
    small = small_targets(guest.page, "[data-testid=person-menu] button", FINGER_PX)
    small += small_targets(guest.page, "[data-testid^=person-menu-], [data-testid=leave-table]", FINGER_PX)
    players(guest, games)
    small += small_targets(guest.page, "[data-testid=drawer] button", FINGER_PX)
    forget_me(guest, games)
    small += small_targets(guest.page, "[data-testid=your-data] button", FINGER_PX)
    rematch_asked(guest, games)
    small += small_targets(guest.page, "[data-testid=rematch-banner] button", FINGER_PX)
    assert not small


def test_targets_of_leaders_and_cities_on_a_phone_are_large_enough(phone_guest: Guest, games: Games) -> None:
    guest = phone_guest
    coins_or_debts(guest, games)
    small = small_targets(guest.page, "[data-testid^=choice-], [data-testid=confirm]", FINGER_PX)
    teams(guest, games)
    small += small_targets(guest.page, "[data-testid=partner-hand] summary, [data-testid^=leaders-]", FINGER_PX)
    recruitment(guest, games)
    small += small_targets(guest.page, "[data-testid^=action-], [data-testid=confirm], [data-testid=cancel]", FINGER_PX)
    assert not small


def test_targets_at_sea_on_a_phone_are_large_enough(phone_guest: Guest, games: Games) -> None:
    guest = phone_guest
    islands(guest, games)
    small = small_targets(guest.page, "[data-testid=choices] button", FINGER_PX)
    small += small_targets(guest.page, "[data-testid=edifices] button, [data-testid=naval-strip] button", FINGER_PX)
    sea_extras(guest, games)
    small += small_targets(
        guest.page, "[data-testid^=action-], [data-testid^=extra-], [data-testid=confirm]", FINGER_PX
    )
    assert not small


def test_targets_of_architects_on_a_phone_are_large_enough(phone_guest: Guest, games: Games) -> None:
    guest = phone_guest
    architects_payments(guest, games)
    small = small_targets(guest.page, "[data-testid^=row-], [data-testid^=pane-], [data-testid^=payment-]", FINGER_PX)
    small += small_targets(guest.page, "[data-testid=hint], [data-testid=open-drawer], summary", FINGER_PX)
    small += small_targets(guest.page, "[data-testid=confirm], [data-testid=cancel]", FINGER_PX)
    assert not small


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_motion_only_for_those_who_want_it(wish: str, invite: Invite, house: House) -> None:
    guest: Guest = invite(reduced_motion=wish)
    seated = against_bots(house, 3, seed=4)
    sit_down(guest, seated)
    guest.play(1)
    if wish == "reduce":
        assert moving(guest.page) == []
        assert not guest.shows("reveal")
    else:
        guest.see("reveal")
        assert moving(guest.page)
        guest.page.get_by_test_id("reveal").wait_for(state="detached")


def test_motion_can_be_switched_off_and_skipped(invite: Invite, house: House) -> None:
    guest: Guest = invite(reduced_motion="no-preference")
    seated = against_bots(house, 3, seed=4)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.play(1)
    guest.see("reveal")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("reveal").wait_for(state="detached")
    guest.press("open-drawer")
    guest.see("drawer").get_by_test_id("settings").click()
    guest.see("settings-dialog").get_by_role("group", name="Movement").get_by_text("Off", exact=True).click()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("settings-dialog").wait_for(state="detached")
    guest.play(1)
    assert not guest.shows("reveal")
    assert moving(guest.page) == []
