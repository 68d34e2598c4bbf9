"""Write pictures of every main screen: `python -m tests.browser.screenshots FOLDER [SCREEN ...]`."""

import sys
import tempfile
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.analysis_screens import ANALYSIS_SCREENS
from tests.browser.company_screens import COMPANY_SCREENS
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.fitting import SIZES
from tests.browser.guests import Guest, TouchGuest
from tests.browser.people_screens import PEOPLE_SCREENS
from tests.browser.screens import SCREENS, Games, Screen
from tests.browser.sea_screens import SEA_SCREENS
from tests.browser.story_screens import STORY_SCREENS
from tests.server.programs import Program

NARROW_PX = 600
SCHEMES = ("light", "dark")


def write_all(folder: Path, names: list[str]) -> None:
    """Every screen in every size, light and dark."""
    every = SCREENS + SEA_SCREENS + COMPANY_SCREENS + PEOPLE_SCREENS + STORY_SCREENS + ANALYSIS_SCREENS
    screens = [screen for screen in every if not names or screen.__name__ in names]
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        place = stack.enter_context(tempfile.TemporaryDirectory())
        program = stack.enter_context(Program(f"sqlite:///{place}/games.db", Path(place)))
        games = Games(program.start())
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        pictures = list(product(screens, SIZES, SCHEMES))
        for number, (screen, (width, height), scheme) in enumerate(pictures, 1):
            sys.stderr.write(f"\r{number} of {len(pictures)}: {screen.__name__} {width}x{height} {scheme}\033[K")
            write(browser, games, screen, folder, width, height, scheme)
        sys.stderr.write("\n")
        browser.close()


def write(browser: Browser, games: Games, screen: Screen, folder: Path, width: int, height: int, scheme: str) -> None:
    """One picture."""
    phone = min(width, height) < NARROW_PX
    wishes: dict[str, Any] = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if phone else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        **wishes,
    )
    guest = (TouchGuest if phone else Guest)(context, games.house.url)
    screen(guest, games)
    guest.page.wait_for_timeout(100)
    guest.page.screenshot(path=folder / f"{screen.__name__}-{width}x{height}-{scheme}.png")
    context.close()
    for text in guest.complaints:
        sys.stderr.write(f"{screen.__name__} {width} {scheme}: {text}\n")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]), sys.argv[2:])
