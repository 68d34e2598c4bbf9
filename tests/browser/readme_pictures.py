"""Write the pictures of the README: `python -m tests.browser.readme_pictures [FOLDER]`, docs/pictures by default.

Still pictures, and one turn as an animated WebP: the browser encodes every frame, and this file puts them together.
"""

import base64
import struct
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.guests import Guest, TouchGuest
from tests.browser.screens import Games, Screen, architects_four, four_players_late, home, sit_down
from tests.browser.sea_screens import sea_seven_late
from tests.browser.story_screens import war
from tests.server.programs import Program

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
STILLS: Final[dict[str, tuple[Screen, dict[str, Any]]]] = {
    "home": (home, DESK),
    "table": (four_players_late, DESK),
    "seven": (sea_seven_late, DESK),
    "war": (war, DESK),
    "architects": (architects_four, DESK),
    "phone": (four_players_late, {**PHONE, "color_scheme": "dark"}),
}
QUALITY: Final = 82

# The animated turn: frames of the motion, taken while its clock is slowed down so that none is missed.
SMALL: Final = {"quality": 60, "clip": {"x": 0, "y": 0, "width": 1280, "height": 800, "scale": 0.6}}
SLOWED: Final = 0.1
STEP_MS: Final = 60
FRAMES: Final = 24
REST_MS: Final = 1600


def encoded(session: CDPSession, **wishes: object) -> bytes:
    """What the page shows, as WebP."""
    answer: dict[str, str] = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, **wishes})
    return base64.b64decode(answer["data"])


def write_still(context: BrowserContext, games: Games, screen: Screen, file: Path) -> None:
    guest = (TouchGuest if file.stem == "phone" else Guest)(context, games.house.url)
    screen(guest, games)
    guest.page.wait_for_timeout(600)
    file.write_bytes(encoded(context.new_cdp_session(guest.page)))


def write_turn(context: BrowserContext, games: Games, file: Path) -> None:
    """A card is chosen, all cards are turned over and travel, and the next hand comes."""
    guest = Guest(context, games.house.url)
    sit_down(guest, games.at(4, 2, 3))
    guest.page.wait_for_timeout(600)
    session = context.new_cdp_session(guest.page)
    session.send("Animation.enable")
    frames = [(encoded(session, **SMALL), REST_MS)]
    guest.page.keyboard.press("1")
    guest.see("confirm")
    frames.append((encoded(session, **SMALL), REST_MS // 2))
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWED})
    guest.page.keyboard.press("Enter")
    start = time.monotonic()
    for number in range(FRAMES):
        due = start + number * STEP_MS / SLOWED / 1000
        guest.page.wait_for_timeout(max(0.0, due - time.monotonic()) * 1000)
        frames.append((encoded(session, **SMALL), STEP_MS))
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    guest.page.wait_for_timeout(1500)
    frames.append((encoded(session, **SMALL), 2 * REST_MS))
    file.write_bytes(animated(frames))


# The container of WebP (developers.google.com/speed/webp/docs/riff_container)


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def bitstream(picture: bytes) -> tuple[bytes, int, int]:
    """The chunk with the pixels of a still picture, and its width and height."""
    place = 12
    while place < len(picture):
        name, length = struct.unpack_from("<4sI", picture, place)
        if name == b"VP8 ":
            width, height = struct.unpack_from("<HH", picture, place + 14)
            return picture[place : place + 8 + length + length % 2], width & 0x3FFF, height & 0x3FFF
        place += 8 + length + length % 2
    raise ValueError("a picture without lossy pixels")


def three_bytes(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def animated(frames: list[tuple[bytes, int]]) -> bytes:
    """Pictures with their times in milliseconds as one endless animation."""
    parts = []
    wide = high = 0
    for picture, length in frames:
        pixels, wide, high = bitstream(picture)
        head = three_bytes(0) * 2 + three_bytes(wide - 1) + three_bytes(high - 1) + three_bytes(length) + b"\2"
        parts.append(chunk(b"ANMF", head + pixels))
    canvas = chunk(b"VP8X", b"\2\0\0\0" + three_bytes(wide - 1) + three_bytes(high - 1))
    body = b"WEBP" + canvas + chunk(b"ANIM", b"\0" * 6) + b"".join(parts)
    return chunk(b"RIFF", body)


def opened(browser: Browser, wishes: dict[str, Any], motion: str) -> BrowserContext:
    return browser.new_context(**{"color_scheme": "light", "reduced_motion": motion, **wishes})


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        place = stack.enter_context(tempfile.TemporaryDirectory())
        program = stack.enter_context(Program(f"sqlite:///{place}/games.db", Path(place)))
        games = Games(program.start())
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (screen, wishes) in STILLS.items():
            with opened(browser, wishes, "reduce") as context:
                write_still(context, games, screen, folder / f"{name}.webp")
            sys.stderr.write(f"{name}\n")
        with opened(browser, DESK, "no-preference") as context:
            write_turn(context, games, folder / "turn.webp")
        sys.stderr.write("turn\n")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
