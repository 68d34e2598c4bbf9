"""The screens of an analysis: the dock beside the table, all hands, a good move, and the moments on the score sheet."""

import time

import msgspec

from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, against_bots
from tests.browser.screens import Games, Screen
from tests.server.house import House

PATIENCE_S = 240.0
PAUSE_S = 0.2

KEEP_SEAT = """([game, token]) =>
    localStorage.setItem(`sevenwonders.seat.${game}`, JSON.stringify({ seat: 0, token }))"""
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


def moments(guest: Guest, games: Games) -> None:
    """The end of a game with the moments that decided it."""
    seated = analysed_game(games)
    guest.page.add_init_script(WITH_MOMENTS)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")
    guest.page.get_by_test_id("moments").scroll_into_view_if_needed()
    guest.see("moment")


ANALYSIS_SCREENS: list[Screen] = [analysis, analysis_hands, analysis_best_move, analysis_architects, moments]
