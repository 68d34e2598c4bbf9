"""Every screen in a language for tests: each text comes from a message, none is cut off, and none covers a button."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.analysis_screens import ANALYSIS_SCREENS
from tests.browser.company_screens import COMPANY_SCREENS
from tests.browser.conftest import USUAL
from tests.browser.fitting import CUT_OFF, OUT_OF_REACH
from tests.browser.guests import Guest, TouchGuest
from tests.browser.people_screens import PEOPLE_SCREENS
from tests.browser.pseudo import LOCALE, speak_pseudo
from tests.browser.screens import SCREENS, Games, Screen, card_chosen, home, lobby, score_sheet
from tests.browser.sea_screens import SEA_SCREENS
from tests.browser.sizes import PHONE, WIDER
from tests.server.programs import Program

# All texts that are on view or read out, but for what people have typed.
TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement.closest('[data-typed], [lang], script, style, textarea')) found.add(textContent.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (!element.closest('[data-typed], [lang]')) found.add(element.getAttribute(name).trim());
    return [...found];
}"""
# A word of the language has no such letter.
PLAIN_VOWEL = re.compile(r"[aeiou]", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]+")
# What people at the tables are called, and numbers of Ages.
NAMES = {"Anna", "I", "II", "III"}
EVERY = SCREENS + SEA_SCREENS + COMPANY_SCREENS + PEOPLE_SCREENS + ANALYSIS_SCREENS
# The usual run looks at these; the others are proofs.
USUALLY = [home, lobby, card_chosen, score_sheet]
LAST_DIALOG = "dialog[open]:not(:has(dialog[open], ~ dialog[open]))"
SIZES = {"390": (TouchGuest, PHONE), "1280": (Guest, {})}


def unsaid(texts: list[str]) -> list[str]:
    """The texts with a word that comes from no message."""
    return sorted(
        text for text in texts if any(PLAIN_VOWEL.search(word) and word not in NAMES for word in WORD.findall(text))
    )


def in_front(page: Page) -> str:
    """The buttons that can be pressed: those of the last dialog, or those of the decision at a table."""
    place = LAST_DIALOG if page.locator(LAST_DIALOG).count() else "[data-testid=decision]"
    return f"{place} button:enabled"


@pytest.fixture(scope="package", params=SIZES)
def stranger(request: pytest.FixtureRequest, chromium: Browser, program: Program) -> Iterator[Guest]:
    """A guest who speaks the language."""
    kind, size = SIZES[request.param]
    context = chromium.new_context(**USUAL | size | {"locale": LOCALE})
    speak_pseudo(context)
    yield kind(context, program.house.url)
    context.close()


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(screen, id=screen.__name__, marks=[] if screen in USUALLY else pytest.mark.proof)
        for screen in EVERY
    ],
)
def test_every_text_is_a_message_and_fits(screen: Screen, stranger: Guest, games: Games) -> None:
    stranger.start_anew()
    stranger.page.unroute_all()
    screen(stranger, games)
    page = stranger.page
    faults = [f"no message: {text}" for text in unsaid(page.evaluate(TEXTS))]
    faults += page.evaluate(CUT_OFF)
    faults += [f"out of reach: {button}" for button in page.evaluate(OUT_OF_REACH, in_front(page))]
    faults += ["wider than the screen"] if page.evaluate(WIDER) else []
    faults += [complaint for complaint in stranger.complaints if "There is no message" in complaint]
    assert not faults, "\n".join(faults)
