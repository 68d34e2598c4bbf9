"""Measure what motion costs: `python -m tests.browser.motion_speed [TURNS]`.

Plays the same turns of games of seven, of the base game and with all expansions, with motion and without, and prints
frames per second, the time in long tasks and the layout shift from each choice until the next hand is there.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from sevenwonders.server.wire import messages as wire
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.guests import Guest
from tests.browser.screens import Games, sit_down
from tests.server.house import House
from tests.server.programs import Program

SEED: Final = 4
WINDOW_MS: Final = 1500
FPS_SHARE: Final = 0.8
LONG_SHARE: Final = 1.5
MOST_SHIFT: Final = 0.1

WATCH: Final = """() => {
    window.seen = { long: 0, shift: 0 };
    new PerformanceObserver(list => { for (const entry of list.getEntries()) window.seen.long += entry.duration; })
        .observe({ type: 'longtask' });
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
}"""
FRAMES: Final = """async length => {
    let frames = 0;
    const start = performance.now();
    while (performance.now() - start < length) {
        await new Promise(done => requestAnimationFrame(done));
        frames += 1;
    }
    return frames * 1000 / (performance.now() - start);
}"""


class Cost:
    """What some turns cost."""

    def __init__(self, fps: float, long_ms: float, shift: float) -> None:
        self.fps = fps
        self.long_ms = long_ms
        self.shift = shift

    def __str__(self) -> str:
        return f"{self.fps:5.1f} frames/s, {self.long_ms:6.0f} ms in long tasks, layout shift {self.shift:.3f}"


TABLES: Final[dict[str, Callable[[Games], wire.Seated]]] = {
    "the base game": lambda games: games.at(7, 2, 1),
    "all expansions": lambda games: games.second(7, "leaders+cities+armada+edifice", 2, 1),
}


def cost_of(browser: Browser, house: House, table: str, motion: str, turns: int) -> Cost:
    """Play so many turns and measure each of them."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    guest = Guest(context, house.url, SEED)
    context.add_init_script(f"""localStorage.setItem('sevenwonders.settings', '{{"motion": "{motion}"}}')""")
    sit_down(guest, TABLES[table](Games(house)))
    guest.page.evaluate(WATCH)
    frames = [one_turn(guest) for _ in range(turns)]
    seen: dict[str, Any] = guest.page.evaluate("() => window.seen")
    context.close()
    return Cost(statistics.mean(frames), seen["long"], seen["shift"])


def one_turn(guest: Guest) -> float:
    """Choose, and count frames while the table shows what comes of it."""
    guest.await_turn()
    guest.page.wait_for_function("() => !document.querySelector('[data-testid=reveal], [data-testid=story]')")
    # Any card can be sold, and any question has a first answer.
    for key in ("1", "x", "Enter") if guest.asked()[0].kind == "card" else ("1", "Enter"):
        guest.page.keyboard.press(key)
    fps: float = guest.page.evaluate(FRAMES, WINDOW_MS)
    return fps


def main(turns: int) -> None:
    with ExitStack() as stack:
        place = stack.enter_context(tempfile.TemporaryDirectory())
        program = stack.enter_context(Program(f"sqlite:///{place}/games.db", Path(place)))
        house = program.start()
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for table in TABLES:
            off = cost_of(browser, house, table, "off", turns)
            on = cost_of(browser, house, table, "normal", turns)
            sys.stdout.write(
                f"Seven players, {table}\n  without motion: {off}\n  with motion:    {on}\n"
                f"  frames {on.fps / off.fps:.2f} (at least {FPS_SHARE}), "
                f"long tasks {on.long_ms / max(1.0, off.long_ms):.2f} (at most {LONG_SHARE}), "
                f"layout shift {on.shift:.3f} (under {MOST_SHIFT})\n"
            )
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
