"""A person alone against bots, from the first page to the score sheet, and afterwards the replay."""

import json
import re
from pathlib import Path

import pytest

from sevenwonders import replay_game
from sevenwonders.server.wire import messages as wire
from tests.browser.alone import check_score_sheet, start_alone
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, against_bots, classic
from tests.server.house import House


def test_a_whole_game_of_three(invite: Invite) -> None:
    guest = invite(seed=3)
    start_alone(guest, 3)
    assert guest.page.url.endswith(f"/g/{guest.table.game}")
    guest.play()
    check_score_sheet(guest)
    guest.press("replay-link")
    guest.see("replay-slider")
    assert f"/r/{guest.table.game}" in guest.page.url


@pytest.mark.proof
def test_a_whole_game_of_seven(invite: Invite) -> None:
    guest = invite(seed=7)
    start_alone(guest, 7)
    guest.play(2)
    for seat in (2, 3, 4, 5):
        guest.press(f"far-{seat}")
        guest.see("city-sheet").get_by_test_id(f"city-{seat}").wait_for()
        guest.page.keyboard.press("Escape")
        guest.page.get_by_test_id("city-sheet").wait_for(state="detached")
    guest.play()
    check_score_sheet(guest)
    assert len(guest.table.scores) == 7


def test_a_replay_by_link(invite: Invite, house: House, tmp_path: Path) -> None:
    seated = finished_game(house)
    guest = invite()
    guest.go(f"/r/{seated.game}")
    frame = guest.page.request.get(f"{guest.url}/api/games/{seated.game}/replay?step=0&seat=0").json()
    slider = guest.see("replay-slider")
    assert slider.get_attribute("max") == str(frame["steps"])

    assert not cards_in_view(guest), "a watcher sees no hand"

    steps = [0, frame["turns"][7], frame["steps"] // 2, frame["steps"] - 1]
    for seat in range(3):
        guest.see("replay-seat").select_option(str(seat))
        for step in steps:
            slider.fill(str(step))
            check_frame(guest, seated.game, step, seat)
    slider.fill(str(frame["steps"]))
    guest.see("score-sheet")

    save_the_record(guest, tmp_path)
    play_on_from(guest, steps[1])


def finished_game(house: House) -> wire.Seated:
    seated = against_bots(house, 3, seed=5)
    with QuickSeat(house, seated, 5) as seat:
        assert seat.play_until(lambda _table, _decision: False) is None
    return seated


def check_frame(guest: Guest, game: str, step: int, seat: int) -> None:
    """The page shows that seat's hand at that step, and its address says so."""
    answer = guest.page.request.get(f"{guest.url}/api/games/{game}/replay?step={step}&seat={seat}")
    hand = set(answer.json()["state"]["play"]["hand"])
    guest.until(lambda: guest.page.url.endswith(f"?step={step}&seat={seat}"), "the address to follow")
    guest.until(lambda: cards_in_view(guest) == hand, f"the hand of seat {seat} at step {step}: {sorted(hand)}")


def cards_in_view(guest: Guest) -> set[str]:
    found = guest.page.locator("[data-testid^=hand-card-]").evaluate_all(
        "cards => cards.map(card => card.dataset.testid)"
    )
    # A second copy of a card has its place behind its name.
    return {re.sub(r"^hand-card-|-\d+$", "", str(name)) for name in found}


def save_the_record(guest: Guest, folder: Path) -> None:
    with guest.page.expect_download() as waiting:
        guest.page.locator("a[download]").click()
    file = folder / "record.json"
    waiting.value.save_as(file)
    game = replay_game(json.loads(file.read_text()))
    assert game.finished()
    shown = guest.page.get_by_test_id("score-0").get_by_role("cell").all_inner_texts()
    assert int(shown[-1]) == game.score_sheet()[0].total()


def play_on_from(guest: Guest, step: int) -> None:
    """A table of one's own begins at that move."""
    guest.see("replay-slider").fill(str(step))
    guest.until(lambda: f"step={step}&" in guest.page.url, "the address to follow")
    guest.press("replay-play-on")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label("Your seat").select_option("2")
    dialog.locator("[type=submit]").click()
    guest.await_turn()
    assert (guest.table.me, classic(guest.table).age, guest.table.turn) == (2, 2, 2)
    guest.play(3)
