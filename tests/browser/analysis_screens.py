"""The screens of an analysis: the dock beside the table, all hands, a good move, and the moments on the score sheet."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Route

from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, against_bots
from tests.browser.screens import Games, Screen, sit_down
from tests.server.house import House

PATIENCE_S = 240.0
PAUSE_S = 0.2

KEEP_SEAT = """([game, token]) =>
    localStorage.setItem(`sevenwonders.seat.${game}`, JSON.stringify({ seat: 0, token }))"""
ANALYSES = "**/api/games/*/analysis*"
NO_HINTS = """const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { if (!String(text).includes('ask_hint')) send.call(this, text); }"""
WITH_MOMENTS = "localStorage.setItem('sevenwonders.settings', JSON.stringify({ moments: true }))"


def analysed_game(games: Games) -> wire.Seated:
    """A finished game of three that has been analysed."""

    def make() -> wire.Seated:
        seated = against_bots(games.house, 3, seed=5)
        with QuickSeat(games.house, seated, 5) as seat:
            assert seat.play_until(lambda _table, _decision: False) is None
        give_up_s = time.monotonic() + PATIENCE_S
        while (found := analysis_of(games.house, seated)).done < found.total:
            assert time.monotonic() < give_up_s, f"{found.done} of {found.total} moves are analysed"
            time.sleep(PAUSE_S)
        return seated

    return games.kept("analysed", make)


def analysis_of(house: House, seated: wire.Seated) -> wire_analysis.Analysis:
    answer = house.get(f"/api/games/{seated.game}/analysis")
    return msgspec.json.decode(answer.content, type=wire_analysis.Analysis)


def costliest(found: wire_analysis.Analysis) -> wire_analysis.AnalysedMove:
    """The costliest move with a mark, of seat 0 if it has one."""
    marked = [move for move in found.moves if move.mark]
    return max([move for move in marked if move.seat == 0] or marked, key=lambda move: move.cost)


def open_at(guest: Guest, seated: wire.Seated, step: int) -> None:
    """Follow a link to a moment, as the player who was there."""
    guest.go("/")
    guest.page.evaluate(KEEP_SEAT, [seated.game, seated.token])
    guest.go(f"/r/{seated.game}?step={step}&analysis=1")
    guest.see("curve")
    guest.see("table")


def analysis(guest: Guest, games: Games) -> None:
    seated = analysed_game(games)
    open_at(guest, seated, costliest(analysis_of(games.house, seated)).step)


def analysis_hands(guest: Guest, games: Games) -> None:
    analysis(guest, games)
    guest.press("analysis-hands")
    guest.see("all-hands")


def analysis_best_move(guest: Guest, games: Games) -> None:
    seated = analysed_game(games)
    found = analysis_of(games.house, seated)
    open_at(guest, seated, next(move.step for move in found.moves if move.rank == 1))


def analysis_architects(guest: Guest, games: Games) -> None:
    guest.go(f"/r/{games.architects(4, 1000).game}?step=40&analysis=1")
    guest.see("curve")
    guest.see("table")


def answer_with(guest: Guest, change: Callable[[dict[str, Any], str], None]) -> None:
    """Have the page hear of an earlier state of an analysis: `change` gets the whole one and the address."""

    def answer(route: Route) -> None:
        response = route.fetch()
        found = response.json()
        change(found, route.request.url)
        route.fulfill(response=response, json=found)

    guest.page.route(ANALYSES, answer)


def half_way(found: dict[str, Any], address: str) -> None:
    """Half of the answers are studied, and after them the step that is wanted."""
    done = found["total"] // 2
    wanted = int(address.partition("wanted=")[2] or -1)
    found["done"] = done
    found["ahead"] = [wanted] if wanted >= done else []
    found["course"] = [point for point in found["course"] if point["step"] < done]
    found["moves"] = [move for move in found["moves"] if move["step"] < done or move["step"] == wanted]


def analysis_computing(guest: Guest, games: Games) -> None:
    """At a move that is not studied yet."""
    answer_with(guest, half_way)
    seated = analysed_game(games)
    open_at(guest, seated, analysis_of(games.house, seated).total - 9)
    guest.see("study-first")


def analysis_failed(guest: Guest, games: Games) -> None:
    """The server went away half way."""
    analysis_computing(guest, games)
    guest.page.unroute_all()
    guest.page.route(ANALYSES, lambda route: route.abort())
    guest.see("analysis-failed")


def analysis_large(guest: Guest, games: Games) -> None:
    """Seven players with all expansions."""
    guest.go(f"/r/{games.second(7, 'leaders+cities+armada+edifice', 4, 0).game}?step=300&analysis=1")
    guest.see("curve")
    guest.see("table")


def hint_shelf(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 2, 2))
    guest.press("hint")
    guest.see("hint-take")


def hint_thinking(guest: Guest, games: Games) -> None:
    """A hint that does not come: the socket hears of it, and nothing is answered."""
    guest.page.add_init_script(NO_HINTS)
    sit_down(guest, games.at(4, 2, 2))
    guest.press("hint")
    guest.see("hint-shelf")


def moments(guest: Guest, games: Games) -> None:
    """The end of a game with the moments that decided it."""
    seated = analysed_game(games)
    guest.page.add_init_script(WITH_MOMENTS)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")
    guest.page.get_by_test_id("moments").scroll_into_view_if_needed()
    guest.see("moment")


ANALYSIS_SCREENS: list[Screen] = [
    analysis,
    analysis_hands,
    analysis_best_move,
    analysis_architects,
    analysis_computing,
    analysis_failed,
    analysis_large,
    hint_shelf,
    hint_thinking,
    moments,
]
