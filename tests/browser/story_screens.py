"""Screens that tell what has happened, and answers. A story is told once, so each picture has a game of its own."""

from sevenwonders.server.wire import messages as wire
from tests.browser.clock import STAND_STILL
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, against_bots, classic, second_edition
from tests.browser.screens import Games, Screen, score_sheet, sit_down

LAST_TURN = 6
LAST_TURN_WITH_ALL = 8


def end_of_age(games: Games, turn: int, expansions: str = "") -> wire.Seated:
    """A game of four, second edition, before the last turn of Age I."""
    seated = against_bots(games.house, 4, seed=5, config=second_edition(4, expansions))
    with QuickSeat(games.house, seated, 5) as seat:
        seat.play_until(
            lambda table, decision: decision.kind == "card" and (classic(table).age, table.turn) == (1, turn)
        )
    return seated


def war(guest: Guest, games: Games) -> None:
    sit_down(guest, end_of_age(games, LAST_TURN))
    guest.play(1)
    guest.page.get_by_test_id("story-next").wait_for()


def war_at_sea(guest: Guest, games: Games) -> None:
    """The naval conflict of a game with everything."""
    sit_down(guest, end_of_age(games, LAST_TURN_WITH_ALL, "leaders+cities+armada+edifice"))
    guest.play(1)
    naval = guest.page.locator("[data-testid=story][data-kind=naval]")
    guest.until(lambda: naval.count() > 0 or guest.go_on(), "the naval conflict")


def count(guest: Guest, games: Games) -> None:
    score_sheet(guest, games)
    guest.press("count-again")
    guest.page.get_by_test_id("to-sheet").wait_for()


def asked(guest: Guest, games: Games) -> None:
    """A stage explains itself."""
    sit_down(guest, games.at(4, 2, 4))
    guest.touch(guest.page.locator("[data-explained=stage]").first)
    guest.page.get_by_test_id("explanation").wait_for()


def first_look(guest: Guest, games: Games) -> None:
    """A game begins with its wonder, and time stands still."""
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.page.add_init_script(STAND_STILL)
    seated = against_bots(games.house, 4, seed=5)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.page.locator("[data-testid=story][data-kind=wonder]").wait_for()


def dock(guest: Guest, games: Games) -> None:
    """Log and chat next to the table, on a screen that is broad enough."""
    guest.page.set_viewport_size({"width": 1920, "height": 1080})
    sit_down(guest, games.at(4, 2, 4))
    guest.press("open-drawer")
    guest.press("dock-switch")
    guest.see("dock")


def lifted_card(guest: Guest, games: Games) -> None:
    """A card of the hand is being dragged, and all places for it are marked."""
    sit_down(guest, games.at(4, 2, 4))
    box = guest.page.locator("[data-testid^=hand-card-]").first.bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + 40, box["y"] + 40)
    guest.page.mouse.down()
    guest.page.mouse.move(box["x"] + 40, box["y"])
    guest.see("drop-pile")


STORY_SCREENS: list[Screen] = [war, war_at_sea, count, asked, first_look, dock, lifted_card]
