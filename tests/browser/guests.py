"""People with a browser: what they see, what they press, and what the server is told by it."""

import random
import time
from collections.abc import Callable
from typing import ClassVar
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import Use, Way
from tests.browser.quick import heard

# A machine that is busy with other things can take many times as long as a quiet one; nobody waits for it otherwise.
PATIENCE_S = 60.0
# Between two looks at a page: looking more often takes processor time from what one waits for.
PAUSE_MS = 15
# Only tests of the installed page let it keep itself.
USUAL_COMPLAINTS = ("Service Worker registration blocked",)
# What a page says while its server is away.
LOST = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")

expect.set_options(timeout=PATIENCE_S * 1000)

# Most tests are about something else than what the coach says to people who play an expansion for the first time.
MET = ["leaders", "cities", "armada", "edifice", "teams", "two_player"]
# And at the end of a game the server need not look for the moments that decided it: that takes seconds of a processor.
ACQUAINTED = f"""try {{
    if (!sessionStorage.newcomer) localStorage.setItem('sevenwonders.met', JSON.stringify({MET}));
    localStorage['sevenwonders.settings'] ??= '{{"moments": false}}';
}} catch {{ /* a blank page keeps nothing */ }}"""
NEWCOMER = """if (!sessionStorage.newcomer) {
    sessionStorage.newcomer = 'yes';
    localStorage.removeItem('sevenwonders.met');
}"""

UsesState = dict[str, bool]
USES_IN_VIEW = """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="action-"]')]
    .map(button => [button.dataset.testid.slice(7), button.getAttribute('aria-disabled') !== 'true']))"""
CARDS_IN_VIEW = """() => [...document.querySelectorAll('[data-testid^="hand-card-"]')]
    .map(button => button.dataset.testid.slice(10))"""

# Idle callbacks run in order, so what the page has put off until it is idle is asked for before the last address.
ASK_LAST = """async last => {
    await new Promise(done => requestIdleCallback(done));
    await fetch(last);
}"""

LOOK_OF_FOCUS = """() => {
    const look = getComputedStyle(document.activeElement);
    return [look.outlineStyle, parseFloat(look.outlineWidth), document.activeElement.matches(':focus-visible')];
}"""


class Guest:
    """Somebody at a page of the game, with a pointer."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 0) -> None:
        self.context = context
        self.url = url
        self.chance = random.Random(seed)
        self.complaints: list[str] = []
        self.expected: list[str] = list(USUAL_COMPLAINTS)
        self.requests: list[str] = []
        self.state: wire.TableState | None = None
        self.log: list[wire.LogLine] = []
        self.sent: list[wire.FromPage] = []
        self.kinds: set[str] = set()
        self.open_page()

    def open_page(self) -> None:
        """Open a page, and listen to it."""
        self.page: Page = self.context.new_page()
        self.page.add_init_script(ACQUAINTED)
        self.page.set_default_timeout(PATIENCE_S * 1000)
        self.page.on("websocket", self.on_socket)
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.complain(f"error in the page: {error}"))
        self.page.on("request", self.on_request)

    # What goes wrong

    def complain(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.complaints.append(text)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complain(f"console: {message.text} ({message.location.get('url', '')})")

    def on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.url).netloc:
            self.complain(f"request to another host: {request.url}")

    # What the server tells the page, and the page the server

    def on_socket(self, socket: WebSocket) -> None:
        self.state = None
        socket.on("framereceived", self.on_message)
        socket.on("framesent", lambda text: self.sent.append(msgspec.json.decode(text, type=wire.FromPage)))

    def on_message(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text, type=wire.FromServer)
        self.state = heard(self.state, message)
        if isinstance(message, wire.Update):
            self.log = message.log if message.whole else self.log + message.log

    @property
    def table(self) -> wire.TableState:
        """The table as the server last told it; what is seen on the page can be a moment ahead of that."""
        self.until(lambda: self.state is not None, "hearing of the table")
        assert self.state is not None
        return self.state

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds."""
        give_up_s = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < give_up_s, f"{what}: in vain. The page shows:\n{self.text()[:500]}"
            self.page.wait_for_timeout(PAUSE_MS)

    def requested(self, part: str) -> bool:
        """Whether the page has asked for an address with that part, once it has asked for all it needs now."""
        last = f"{self.url}/favicon.svg?{len(self.requests)}"
        self.page.evaluate(ASK_LAST, last)
        self.until(lambda: last in self.requests, "the last request")
        return any(part in address for address in self.requests)

    # Moving about

    def reload(self) -> None:
        """Load the page again once closed dialogs have taken back their entry of the history, which aborts a reload."""
        self.until(lambda: not self.page.evaluate("() => history.state?.above === true"), "closed dialogs")
        self.page.reload()

    def forget_everything(self) -> None:
        """Leave nothing behind in the browser profile but what was downloaded."""
        self.context.set_offline(False)
        self.context.clear_permissions()
        # The test may have closed its page.
        session = self.context.new_cdp_session(self.context.new_page())
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})

    def start_anew(self) -> None:
        """Forget everything, as somebody who has never been here."""
        if self.page.url.startswith(self.url):
            self.page.evaluate("() => localStorage.clear()")
        self.page.goto("about:blank")
        self.complaints.clear()
        self.expected[:] = USUAL_COMPLAINTS
        self.requests.clear()
        self.sent.clear()
        self.kinds.clear()
        self.log = []

    def newcomer(self) -> None:
        """Be somebody to whom expansions and variants are new."""
        self.page.add_init_script(NEWCOMER)

    def go(self, path: str) -> None:
        self.state = None
        self.page.goto(self.url + path)

    def text(self) -> str:
        return self.page.inner_text("body")

    def see(self, testid: str) -> Locator:
        """The thing of that name, once it is there."""
        found = self.page.get_by_test_id(testid)

        def there() -> bool:
            # Asked first: a story that comes together with the thing must not be pressed away.
            waits = self.story_waits()
            visible = found.first.is_visible()
            if waits and not visible:
                self.go_on()
            return visible

        self.until(there, f"seeing {testid}")
        return found

    def story_waits(self) -> bool:
        """Whether a war or the count waits for a press or for any key, as they do without motion."""
        return self.shows("story-next") or self.shows("to-sheet")

    def go_on(self) -> bool:
        """Press a key if a story waits for it."""
        if self.story_waits():
            self.page.keyboard.press("Enter")
        return False

    def see_options(self) -> None:
        """Unfold what can be chosen for a new game on the start page."""
        fold = self.see("home-more")
        if fold.get_attribute("open") is None:
            self.touch(fold.locator("summary"))

    def let_stories_end(self) -> None:
        """A press during a war or a count ends it, and does nothing else."""
        self.until(lambda: self.go_on() or not self.shows("story-next"), "the end of a story")

    def shows(self, testid: str) -> bool:
        return self.page.get_by_test_id(testid).count() > 0

    def press(self, testid: str) -> None:
        self.touch(self.page.get_by_test_id(testid))

    def touch(self, thing: Locator) -> None:
        thing.click()

    # Playing

    def asked(self) -> list[wire.DecisionState]:
        """What this seat has to answer."""
        if self.state is None or self.state.status != "playing":
            return []
        return [item for item in self.state.decisions if item.decider == self.state.me and not item.answered]

    def await_turn(self) -> bool:
        """Wait for a question; false when the game is over."""
        self.until(lambda: bool(self.asked()) or self.is_over(), "waiting for a question")
        return not self.is_over()

    def is_over(self) -> bool:
        return self.state is not None and self.state.status == "finished"

    def choose(self, decision: wire.DecisionState) -> Way:
        """Some way to answer: mostly builds, and stages half of the time when there is one."""
        assert decision.menu is not None
        uses = [use for card in decision.menu for use in card.uses if use.ways]
        stages = [use for use in uses if use.use == "stage"]
        if stages and self.chance.random() < 0.5:
            uses = stages
        elif self.chance.random() < 0.9:
            uses = [use for use in uses if use.use not in ("sell", "stage", "pass")] or uses
        return self.chance.choice(self.chance.choice(uses).ways)

    def answer(self, decision: wire.DecisionState, way: Way) -> None:
        """Lay a card face down, as a person does it, and see that the server is told just that."""
        card, use, number = found_in(decision, way)
        self.check_cards(decision)
        self.pick(card)
        self.check_uses(decision, card)
        self.take_way(use, number)
        self.confirm()
        self.kinds.add(decision.kind)
        self.until(lambda: wire.Answer(decision.ident, way.choice) in self.sent[-3:], f"telling {use.use} {card}")
        self.until(lambda: self.took(decision, way), f"{use.use} {card} to be taken")

    def lay(self, decision: wire.DecisionState) -> Way:
        """Choose and confirm, whether or not the server hears of it."""
        way = self.choose(decision)
        card, use, number = found_in(decision, way)
        self.pick(card)
        self.take_way(use, number)
        self.confirm()
        return way

    def told(self, decision: wire.DecisionState, way: Way) -> bool:
        """Whether an answer has been sent."""
        return wire.Answer(decision.ident, way.choice) in self.sent

    def took(self, decision: wire.DecisionState, way: Way) -> bool:
        """Whether the table shows the answer, or has moved on."""
        if self.state is None:
            return False
        same = [item for item in self.state.decisions if item.ident == decision.ident]
        return not same or same[0].choice == way.choice

    def pick(self, card: str) -> None:
        """Take a card into view; pressed again it would be put back."""
        thing = self.see(f"hand-card-{card}" if card else "action-pass")

        def picked() -> bool:
            # On a low phone the sheet of the card takes the place of the hand.
            is_picked = thing.evaluate_all("found => found.every(thing => thing.dataset.picked === 'true')")
            # A press during a story only ends it.
            if not is_picked:
                self.touch(thing)
            return bool(is_picked)

        self.until(picked, f"picking {card or 'pass'}")

    def take_way(self, use: Use, number: int) -> None:
        if use.use != "pass":
            self.press(f"action-{use.use}")
        if len(use.ways) > 1:
            self.press(f"payment-{number}")

    def confirm(self) -> None:
        self.press("confirm")

    def check_cards(self, decision: wire.DecisionState) -> None:
        """Every card that can be chosen is there."""
        assert decision.menu is not None
        wanted = {card.card for card in decision.menu if card.card}

        def all_there() -> bool:
            return wanted <= set(self.page.evaluate(CARDS_IN_VIEW)) or self.go_on()

        self.until(all_there, f"seeing the cards {sorted(wanted)}")

    def check_uses(self, decision: wire.DecisionState, card: str) -> None:
        """Every use of the card is there, and can be pressed exactly if the engine allows it."""
        assert decision.menu is not None
        wanted = {use.use: bool(use.ways) for item in decision.menu if item.card == card for use in item.uses}
        self.see("confirm")
        shown: UsesState = self.page.evaluate(USES_IN_VIEW)
        assert {use: shown.get(use) for use in wanted} == wanted

    def play_turn(self) -> bool:
        """Answer the next question; false when the game is over."""
        if not self.await_turn():
            return False
        decision = self.asked()[0]
        self.answer(decision, self.choose(decision))
        return True

    def play(self, turns: int = -1) -> None:
        """Answer that many questions, or all until the game is over."""
        while turns != 0 and self.play_turn():
            turns -= 1


class TouchGuest(Guest):
    """Somebody with a phone."""

    def touch(self, thing: Locator) -> None:
        thing.tap()


class KeyGuest(Guest):
    """Somebody who has a keyboard only."""

    KEYS: ClassVar = {"build": "b", "build_free": "f", "stage": "s", "sell": "x", "take": "t", "pass": "p"}

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tab_to(self, testid: str, most: int = 60) -> None:
        """Go on with Tab until something has the focus."""
        here = f"""() => document.activeElement?.closest('[data-testid="{testid}"]') !== null"""
        for _ in range(most):
            if self.page.evaluate(here):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {testid}")

    def pick(self, card: str) -> None:
        if not card:
            self.key("p")
            return
        place = self.page.evaluate(CARDS_IN_VIEW).index(card)
        if place < 9:
            self.key(str(place + 1))
        else:
            self.tab_to(f"hand-card-{card}")
            self.key("Enter")
        self.until(lambda: self.has_focus(f"hand-card-{card}"), f"{card} to have the focus")
        self.check_focus()

    def has_focus(self, testid: str) -> bool:
        return bool(self.page.evaluate("() => document.activeElement?.dataset.testid ?? ''") == testid)

    def check_focus(self) -> None:
        """What has the focus can be seen to have it."""
        look = self.page.evaluate(LOOK_OF_FOCUS)
        assert look[0] != "none", f"no outline: {look}"
        assert look[1] >= 2, f"a thin outline: {look}"
        assert look[2], "the focus does not count as visible"

    def take_way(self, use: Use, number: int) -> None:
        self.key(self.KEYS[use.use])
        if len(use.ways) > 1 and number > 0:
            self.tab_to("payment-0")
            for _ in range(number):
                self.key("ArrowDown")

    def confirm(self) -> None:
        self.key("Enter")


def found_in(decision: wire.DecisionState, way: Way) -> tuple[str, Use, int]:
    """The card, the use and the number of a way in the menu."""
    for card in decision.menu or []:
        for use in card.uses:
            for number, other in enumerate(use.ways):
                if other.choice == way.choice:
                    return card.card, use, number
    raise AssertionError(f"{way} is not in the menu")
