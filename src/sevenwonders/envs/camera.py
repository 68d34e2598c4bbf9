"""Pictures of a position, drawn by the page in a headless browser.

The browser gets every file and every answer from this process: no server runs, and nothing listens on a port.
"""

import base64
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final
from urllib.parse import urlsplit

import msgspec

from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.server.present import facts
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.web.page import INDEX, PAGE, inside, page_is_built
from sevenwonders.server.wire import messages as wire

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright, Request, Route


# An address that leads nowhere: all requests are answered here.
HOME: Final = "http://sevenwonders.invalid"
NAME: Final = "picture"
WIDTH: Final = 1280
HEIGHT: Final = 800
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Hides the replay page's frame around its table.
TABLE_ONLY: Final = (
    ".replay { --table-height: 100dvh !important; } .replay > :not(.table) { display: none !important; }"
)
# Animations are over, and all fonts are loaded.
STILL: Final = "() => document.fonts.ready.then(() => document.getAnimations().length === 0)"
# A picture as the bytes of its pixels: red, green, blue and opacity of each.
PIXELS: Final = """async png => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const parts = [];
    for (let at = 0; at < data.length; at += 32768) parts.push(String.fromCharCode(...data.subarray(at, at + 32768)));
    return btoa(parts.join(''));
}"""
INSTALL: Final = (
    "Pictures need Playwright and a browser: pip install 'sevenwonders[pictures]' and playwright install chromium."
)


@final
class Camera:
    """Takes pictures of positions. It keeps a browser open until it is closed."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.width = width
        self.height = height
        self.frame = b""
        # A thread of its own: the browser's event loop would be in the way of the caller's, as in a notebook.
        self.thread = ThreadPoolExecutor(1)
        try:
            self.thread.submit(self._open).result()
        except BaseException:
            self.thread.shutdown()
            raise

    def _open(self) -> None:
        if not page_is_built():
            raise BadConfig(
                "Pictures are drawn by the page, which is not built: run `make page`, or install a release."
            )
        self.playwright: Playwright = start_playwright()
        try:
            self.browser: Browser = self.playwright.chromium.launch(
                executable_path=browser_path(self.playwright.chromium.executable_path)
            )
            context = self.browser.new_context(
                viewport={"width": self.width, "height": self.height},
                reduced_motion="reduce",
                service_workers="block",
                color_scheme="light",
            )
            self.page: Page = context.new_page()
            self.page.route("**/*", self._answer)
        except BaseException:
            self.playwright.stop()
            raise

    def _answer(self, route: "Route", request: "Request") -> None:
        """Answer a request of the page as the server would."""
        path = urlsplit(request.url).path
        if path.startswith("/api/"):
            body = self.frame if path == f"/api/games/{NAME}/replay" else fact(path)
            route.fulfill(body=body, content_type="application/json", status=200 if body else 404)
            return
        file = inside(PAGE, path.lstrip("/"))
        route.fulfill(path=file if file is not None else PAGE / INDEX)

    def png(self, game: Game, seat: int) -> bytes:
        """Return the table as the seat sees it, as a PNG file; seat -1 is a spectator."""
        return self.thread.submit(self._png, game, seat).result()

    def _png(self, game: Game, seat: int) -> bytes:
        self.frame = frame_of(game, seat)
        self.page.goto(f"{HOME}/r/{NAME}?step=0&seat={seat}", wait_until="networkidle")
        self.page.add_style_tag(content=TABLE_ONLY)
        self.page.wait_for_function(STILL)
        return self.page.screenshot()

    def pixels(self, game: Game, seat: int) -> bytes:
        """Return the same picture as bytes: red, green, blue and opacity of each pixel, row by row."""
        return self.thread.submit(self._pixels, game, seat).result()

    def _pixels(self, game: Game, seat: int) -> bytes:
        png = base64.b64encode(self._png(game, seat)).decode()
        found: str = self.page.evaluate(PIXELS, png)
        return base64.b64decode(found)

    def close(self) -> None:
        """Close the browser."""
        self.thread.submit(self._close).result()
        self.thread.shutdown()

    def _close(self) -> None:
        self.browser.close()
        self.playwright.stop()


def start_playwright() -> "Playwright":
    """Start Playwright, which is slow to load and so imported late. Raises `BadConfig` if it is missing."""
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig(INSTALL) from error
    return sync_playwright().start()


def browser_path(own: str) -> str:
    """Find the browser that Playwright has installed, or one of this machine. Raises `BadConfig` if there is none."""
    found = [own] if Path(own).exists() else [path for name in BROWSERS if (path := shutil.which(name))]
    if not found:
        raise BadConfig(INSTALL)
    return found[0]


def fact(path: str) -> bytes:
    """Return the server's answer at that address about cards and games. Empty if there is no such address."""
    known: dict[str, Callable[[], Any]] = {
        "/api/catalogue/1": lambda: facts.catalogue_facts(1),
        "/api/catalogue/2": lambda: facts.catalogue_facts(2),
        "/api/catalogue/architects": facts.architects_facts,
        "/api/rulesets": facts.ruleset_facts,
        "/api/bots": facts.bot_levels,
    }
    return msgspec.json.encode(known[path]()) if path in known else b""


def frame_of(game: Game, seat: int) -> bytes:
    """Return a position in the form of a replay step for the page."""
    config = msgspec.convert(game.config.to_data(), wire.GameConfig)
    row = GameRow(
        NAME,
        status="finished" if game.finished() else "playing",
        config=config,
        options=wire.TableOptions(live_points=True),
        seed=0,
        rules=0,
        host=0,
        created_s=0.0,
        updated_s=0.0,
    )
    players = [SeatRow(number, f"Seat {number}", "person", "", "", stand_in=False) for number in game.players()]
    layout = layout_of(row)
    seats = seats_of(row, layout.teams, players, connected=game.players())
    state = table_state(About(row, layout, seats, points=True), game, seat)
    # The page shows the end of a replay as a finished game.
    return msgspec.json.encode(wire.ReplayFrame(0, 0 if game.finished() else 1, [], [], [], state, []))
