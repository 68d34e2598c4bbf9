"""The page in other languages: chosen by the browser or by a press, the same words everywhere, and nothing cut off."""

import pytest

from sevenwonders.languages import ORIGINAL, languages
from tests.browser.conftest import Invite
from tests.browser.fitting import faults_at
from tests.browser.guests import Guest, TouchGuest
from tests.browser.leaps import LEAPS, late, leap
from tests.browser.quick import against_bots
from tests.browser.screens import (
    Games,
    Screen,
    architects_four,
    architects_score,
    card_chosen,
    discard_pile,
    drawer,
    four_players_late,
    home,
    home_options,
    leader_draft,
    lobby,
    payments,
    recruitment,
    replay,
    score_sheet,
    settings,
    sit_down,
)
from tests.browser.sea_screens import islands, sea_seven
from tests.browser.sizes import PHONE, WIDER
from tests.server.house import House
from tests.support.spoken import english_only

LOCALES = {language.code: language.locale for language in languages()}
OTHERS = [code for code in LOCALES if code != ORIGINAL]
# The usual run looks at one language; the others are proofs.
EACH = pytest.mark.parametrize(
    "code", [pytest.param(code, marks=[] if code == "de" else pytest.mark.proof) for code in OTHERS]
)
SCREENS: list[Screen] = [
    home,
    home_options,
    settings,
    lobby,
    card_chosen,
    payments,
    discard_pile,
    drawer,
    four_players_late,
    score_sheet,
    replay,
    leader_draft,
    recruitment,
    islands,
    sea_seven,
    architects_four,
    architects_score,
]

# All texts that are on view or read out.
TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) found.add(walker.currentNode.textContent.trim());
    for (const element of document.querySelectorAll('[aria-label], [title]'))
        for (const name of ['aria-label', 'title']) found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found];
}"""
# Playwright's own marks of an open page: a reload would lose this.
MARK = "() => { window.isTheSamePage = true; }"
IS_MARKED = "() => window.isTheSamePage === true"


# `test_pseudo` finds what comes from no message in every run.
@pytest.mark.proof
@pytest.mark.parametrize("code", OTHERS)
def test_every_screen_speaks_the_language(code: str, invite: Invite, games: Games) -> None:
    """Nothing is said in English, or has no message: the guest's page complains about that."""
    guest: Guest = invite(locale=LOCALES[code])
    english = english_only(code, 2)
    for screen in SCREENS:
        screen(guest, games)
        assert guest.page.evaluate("() => document.documentElement.lang") == code
        assert sorted(set(guest.page.evaluate(TEXTS)) & english) == [], screen.__name__


@EACH
def test_words_fit_on_a_phone_and_at_a_desk(code: str, invite: Invite, games: Games) -> None:
    guest: Guest = invite(TouchGuest, locale=LOCALES[code], **PHONE)
    for screen in (home, lobby, card_chosen, score_sheet, architects_four):
        screen(guest, games)
        assert not guest.page.evaluate(WIDER), screen.__name__
    sit_down(guest, games.at(4, 3, 4))
    assert [fault for size in ((390, 844), (1280, 800)) for fault in faults_at(guest.page, *size)] == []


def test_a_language_is_chosen_at_the_table(invite: Invite, house: House) -> None:
    """The page changes at once and without a reload, the seat and its log stay, and the choice is remembered."""
    guest: Guest = invite()
    sit_down(guest, against_bots(house, 3, seed=4))
    guest.play(1)
    guest.page.evaluate(MARK)
    guest.press("open-drawer")
    guest.see("drawer").get_by_test_id("settings").click()
    guest.see("settings-dialog").get_by_test_id("language-fr").dispatch_event("click")
    guest.until(lambda: guest.page.evaluate("() => document.documentElement.lang") == "fr", "French")
    assert guest.page.evaluate(IS_MARKED)
    guest.page.get_by_test_id("settings-dialog").wait_for(state="detached")
    guest.await_turn()
    guest.press("open-drawer")
    log = guest.see("drawer").inner_text()
    assert "construi" in log
    assert " build" not in log
    guest.page.keyboard.press("Escape")
    guest.page.get_by_test_id("drawer").wait_for(state="detached")
    guest.reload()
    guest.await_turn()
    assert guest.page.evaluate("() => document.documentElement.lang") == "fr"


@pytest.mark.parametrize("code", ["fr", pytest.param("de", marks=pytest.mark.proof)])
@LEAPS
def test_a_whole_game(code: str, leaps: bool, invite: Invite, house: House) -> None:
    guest: Guest = invite(locale=LOCALES[code], seed=5)
    sit_down(guest, against_bots(house, 4, seed=5))
    if leaps:
        guest.play(2)
        leap(house, [guest], late)
    guest.play()
    guest.see("score-sheet")
    guest.press("replay-link")
    guest.see("replay-slider")


def test_only_one_language_is_loaded(invite: Invite, games: Games) -> None:
    guest: Guest = invite(fresh=True, locale="es-ES")
    card_chosen(guest, games)
    files = {address.split("/assets/words/")[1] for address in guest.requests if "/assets/words/" in address}
    assert {name.split("-")[0] for name in files} == {"es"}
