"""Friends behind one address who visit the page for the first time, with the limits that a server has by default."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import Browser, Response, expect

from sevenwonders.server.settings import Settings
from sevenwonders.server.web.page import PAGE, files_in
from tests.browser.conftest import USUAL
from tests.browser.guests import Guest
from tests.server.house import House
from tests.server.programs import QUICK, Program

FRIENDS = 7
KEPT = "() => navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))"
PREFIX = "SEVENWONDERS_"
LIMITS = {name: str(getattr(Settings(), name.removeprefix(PREFIX).lower())) for name in QUICK if "_PER_" in name}


@pytest.fixture
def usual_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the default limits."""
    folder = tmp_path_factory.mktemp("usual")
    with Program(f"sqlite:///{folder / 'games.db'}", folder, forked=True, **LIMITS) as program:
        yield program.start()


class Visitor(Guest):
    """A guest whose browser has never been here."""

    def __init__(self, chromium: Browser, house: House, **context: str) -> None:
        profile = chromium.new_context(**USUAL | context)
        self.answers: list[Response] = []
        # The service worker's own requests are seen only here.
        profile.on("response", self.on_answer)
        super().__init__(profile, house.url)

    def on_answer(self, answer: Response) -> None:
        self.answers.append(answer)

    def sit_down(self) -> None:
        """From the start page to a hand of cards with drawings."""
        self.go("/")
        self.press("home-start")
        self.see("decision")
        expect(self.page.locator("[data-testid^=hand-card-] [data-drawing]")).not_to_have_count(0)

    def check(self) -> None:
        """Nothing was refused, and nothing is missing."""
        assert [(answer.url, answer.status) for answer in self.answers if answer.status >= 400] == []
        assert not self.complaints
        expect(self.page.get_by_test_id("load-again")).to_have_count(0)

    def keeps_the_page(self) -> bool:
        """Whether everything is there for when there is no connection."""
        return bool(self.page.evaluate(KEPT))


def refused(house: House) -> int:
    """How many files of the page another browser behind the same address does not get: it keeps all of them."""
    with httpx.Client(verify=False, base_url=house.url) as client:
        return sum(client.get(f"/{name}").status_code != 200 for name, _ in files_in(PAGE))


def test_two_friends_after_five(chromium: Browser, usual_house: House) -> None:
    """The third of them got half a page when every file was a request."""
    first, last = (Visitor(chromium, usual_house) for _ in range(2))
    first.sit_down()
    with ThreadPoolExecutor() as others:
        assert list(others.map(refused, [usual_house] * (FRIENDS - 2))) == [0] * (FRIENDS - 2)
    last.sit_down()
    for visitor in (first, last):
        visitor.check()
        visitor.context.close()


@pytest.mark.proof
def test_seven_friends_at_once(chromium: Browser, usual_house: House) -> None:
    """Their browsers also keep the page for later, all of it."""
    friends = [Visitor(chromium, usual_house, service_workers="allow") for _ in range(FRIENDS)]
    for friend in friends:
        friend.sit_down()
    for friend in friends:
        friend.until(friend.keeps_the_page, "keeping the page")
        friend.check()
        friend.context.close()
