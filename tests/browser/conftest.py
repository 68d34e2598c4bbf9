"""A separate server, Debian's Chromium without windows, and guests whose pages must not complain.

The browser and the server live as long as tests of this folder run: the browser's event loop would be in the way of
other tests in the same process.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from sevenwonders.server.web.page import page_is_built
from tests.browser.guests import Guest, TouchGuest
from tests.browser.screens import Games
from tests.browser.sizes import PHONE
from tests.server.house import House
from tests.server.programs import Program

# The same engine without the windows, menus and pages of the browser itself, which take a tenth of its processor time.
CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Letters as wide as in the browser itself, which scales them freely too.
    "--font-render-hinting=none",
]

Invite = Callable[..., Any]


@pytest.fixture(scope="package")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The server as a program that can be killed and started again."""
    if not page_is_built():
        pytest.fail("The page is not built: run `make page`.", pytrace=False)
    folder: Path = tmp_path_factory.mktemp("server")
    with Program(f"sqlite:///{folder / 'games.db'}", folder) as program:
        program.start()
        yield program


@pytest.fixture
def house(program: Program) -> House:
    """Where the server listens."""
    return program.house


@pytest.fixture(scope="package")
def games(program: Program) -> Games:
    """Games at the points that screens need."""
    return Games(program.house)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


# What a browser is like unless a test wishes otherwise.
USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "service_workers": "block",
}


class Profiles:
    """Browser profiles with the usual settings. They are used again, emptied of all but what was downloaded.

    A new profile and its first page take a second of a processor.
    """

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: list[BrowserContext] = []

    def take(self) -> BrowserContext:
        return self.free.pop() if self.free else self.chromium.new_context(**USUAL)

    def give_back(self, guest: Guest) -> None:
        guest.forget_everything()
        for page in guest.context.pages:
            page.close()
        self.free.append(guest.context)


@pytest.fixture(scope="package")
def profiles(chromium: Browser) -> Profiles:
    """The profiles of guests whose tests have ended."""
    return Profiles(chromium)


@pytest.fixture
def invite(chromium: Browser, profiles: Profiles, house: House) -> Iterator[Invite]:
    """Makes guests with separate browser profiles; at the end none of their pages may have complained.

    `fresh` asks for a profile that has downloaded nothing yet.
    """
    usual: list[Guest] = []
    others: list[Guest] = []

    def one(kind: type[Guest] = Guest, seed: int = 0, fresh: bool = False, **context: Any) -> Guest:
        is_usual = not fresh and not context
        profile = profiles.take() if is_usual else chromium.new_context(**USUAL | context)
        guest = kind(profile, house.url, seed)
        (usual if is_usual else others).append(guest)
        return guest

    yield one
    complaints = [text for guest in usual + others for text in guest.complaints]
    for guest in usual:
        profiles.give_back(guest)
    for guest in others:
        guest.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="package")
def at_a_desk(chromium: Browser, program: Program) -> Guest:
    """The page that `desk_guest` uses again and again."""
    return Guest(chromium.new_context(**USUAL), program.house.url)


@pytest.fixture(scope="package")
def with_a_phone(chromium: Browser, program: Program) -> Guest:
    """The page that `phone_guest` uses again and again."""
    return TouchGuest(chromium.new_context(**USUAL | PHONE), program.house.url)


def visit(guest: Guest) -> Iterator[Guest]:
    try:
        guest.start_anew()
        guest.page.emulate_media(color_scheme="light")
    except Error:
        # A browser that crashes between two tests spoils neither.
        guest.open_page()
        guest.start_anew()
    yield guest
    assert not guest.complaints, "\n".join(guest.complaints)


# A new profile and its first page take a second of a processor, as long as many a screen takes to be looked at.


@pytest.fixture
def desk_guest(at_a_desk: Guest) -> Iterator[Guest]:
    """Somebody who only looks at screens: a page that was at other screens before, and remembers none of them."""
    yield from visit(at_a_desk)


@pytest.fixture
def phone_guest(with_a_phone: Guest) -> Iterator[Guest]:
    """The same with a phone."""
    yield from visit(with_a_phone)
