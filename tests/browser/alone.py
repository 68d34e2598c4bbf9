"""A game alone against bots, from the start page to the score sheet."""

from sevenwonders.server.wire.classic.table import ScoreColumn
from tests.browser.guests import Guest


def start_alone(guest: Guest, players: int) -> None:
    guest.go("/")
    guest.see("home-name").fill("Anna")
    guest.see_options()
    guest.touch(guest.see("home-players").get_by_text(str(players), exact=True))
    guest.press("home-start")
    guest.see("table")


def check_score_sheet(guest: Guest) -> None:
    """The sheet shows what the engine has counted."""
    sheet = guest.see("score-sheet")
    for score in guest.table.scores:
        row = sheet.get_by_test_id(f"score-{score.seat}").get_by_role("cell").all_inner_texts()
        shown = [int(text.replace("−", "-")) for text in row]
        assert shown == [*(column.points for column in in_order(score.columns)), score.total]


def in_order(columns: list[ScoreColumn]) -> list[ScoreColumn]:
    """The columns as the sheet shows them: science is counted last."""
    return sorted(columns, key=lambda column: column.column == "science")
