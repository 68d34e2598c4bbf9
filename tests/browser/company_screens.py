"""The screens that need other people: joining, waiting for the others, watching; and a bot's advice."""

from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, against_bots, classic, second_edition
from tests.browser.screens import Games, Screen, sit_down


def seen_by(games: Games, seat: wire.Seated) -> wire.TableState:
    """The table as that seat is told of it."""
    with QuickSeat(games.house, seat) as quick:
        return quick.table


def two_people(games: Games) -> wire.Seated:
    """The host of a table in play with somebody else and a bot."""
    host = games.house.new_game(3, bots=1)
    friend = {"join": seen_by(games, host).join, "name": "Berta"}
    assert games.house.post(f"/api/games/{host.game}/join", friend).is_success
    assert games.house.post(f"/api/games/{host.game}/start", token=host.token).is_success
    return host


def join(guest: Guest, games: Games) -> None:
    host = games.kept("open", lambda: games.house.new_game(4, bots=2))
    guest.go(f"/join/{host.game}#{seen_by(games, host).join}")
    guest.see("lobby-join")


def join_refused(guest: Guest, _games: Games) -> None:
    # The browser complains of every address that is not there; the page has to ask in order to know.
    guest.expected.append("404 (Not Found)")
    guest.go("/join/nowhere")
    guest.page.get_by_role("alert").first.wait_for()


def waiting(guest: Guest, games: Games) -> None:
    """The player has chosen a card, and somebody else is still choosing."""
    host = games.kept("two people", lambda: two_people(games))
    with QuickSeat(games.house, host, 1) as seat:
        decision = next(item for item in seat.table.decisions if item.decider == seat.table.me)
        if decision.choice is None:
            seat.answer(decision, seat.choose(decision))
    guest.go(f"/play/{host.game}#{host.token}")
    guest.see("change")


def watching(guest: Guest, games: Games) -> None:
    seated = games.at(4, 2, 4)
    guest.go(f"/watch/{seated.game}#{seen_by(games, seated).watch}")
    guest.see("table")


def advice(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 2, 4))
    guest.press("hint")
    guest.see("hint-take")


def teams_with_everything(guest: Guest, games: Games) -> None:
    """Four players in two teams, with all expansions."""

    def make() -> wire.Seated:
        config = second_edition(4, "leaders+cities+armada+edifice", variant="teams")
        seated = against_bots(games.house, 4, seed=4, config=config)
        with QuickSeat(games.house, seated, 4) as seat:
            seat.play_until(lambda table, decision: decision.kind == "card" and classic(table).age == 2)
        return seated

    sit_down(guest, games.kept("teams with everything", make))


COMPANY_SCREENS: list[Screen] = [join, join_refused, waiting, watching, advice, teams_with_everything]
