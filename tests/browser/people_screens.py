"""The screens about people: a lobby with guests, the menu of a person, the players of a game, and being forgotten."""

from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, play_together, second_edition
from tests.browser.screens import Games, Screen, settings
from tests.server.house import House, seated


def together(house: House, *names: str) -> list[wire.Seated]:
    """Anna's lobby for four with these guests."""
    host = house.new_game(4)
    with QuickSeat(house, host) as quick:
        link = quick.table.join
    wishes = [{"join": link, "name": name} for name in names]
    return [host, *(seated(house.post(f"/api/games/{host.game}/join", wish)) for wish in wishes)]


def with_guests(games: Games, start: bool) -> list[wire.Seated]:
    """Anna's table with three guests who talk, and of whom one has been muted."""
    people = together(games.house, "Berta", "Carla of Halicarnassus", "Dora")
    host = people[0]
    path = f"/api/games/{host.game}"
    for number, text in [(1, "Hello everybody!"), (2, "Are we complete?"), (0, "Yes. Dora, please stop.")]:
        with QuickSeat(games.house, people[number]) as quick:
            quick.send(wire.Say(text))
    games.house.post(f"{path}/mute", {"seat": 3}, host.token)
    games.house.post(f"{path}/link", {"link": "join"}, host.token)
    if start:
        games.house.post(f"{path}/start", token=host.token)
        games.house.post(f"{path}/remove", {"seat": 3}, people[1].token)
    return people


def visit(guest: Guest, games: Games, start: bool) -> None:
    host = games.kept(f"with guests {start}", lambda: with_guests(games, start)[0])
    guest.go(f"/play/{host.game}#{host.token}")


def lobby_with_guests(guest: Guest, games: Games) -> None:
    visit(guest, games, start=False)
    guest.see("lobby-seat-3")


def person_in_lobby(guest: Guest, games: Games) -> None:
    lobby_with_guests(guest, games)
    guest.press("person-menu-3")
    guest.see("person-menu")


def new_watch_link(guest: Guest, games: Games) -> None:
    lobby_with_guests(guest, games)
    guest.press("lobby-menu")
    guest.press("new-link-watch")
    guest.see("new-link-dialog")


def leaving(guest: Guest, games: Games) -> None:
    lobby_with_guests(guest, games)
    guest.press("lobby-menu")
    guest.press("leave-table")
    guest.see("exit-dialog")


def players(guest: Guest, games: Games) -> None:
    visit(guest, games, start=True)
    guest.see("table")
    guest.press("open-drawer")
    guest.press("tab-people")
    guest.see("person-3")


def person_in_play(guest: Guest, games: Games) -> None:
    players(guest, games)
    guest.press("person-menu-3")
    guest.see("person-menu")


def chat_with_changes(guest: Guest, games: Games) -> None:
    visit(guest, games, start=True)
    guest.see("table")
    guest.press("open-drawer")
    guest.press("tab-chat")
    guest.see("chat-input")


def finished(house: House, *guests: str) -> list[wire.Seated]:
    """Anna and these guests, at a table whose game is over; bots had the other seats."""
    people = together(house, *guests)
    assert house.post(f"/api/games/{people[0].game}/start", {"fill": "easy"}, people[0].token).is_success
    play_together(house, people)
    return people


def asked_again(games: Games, seat: int) -> wire.Seated:
    """Somebody at a table where Anna wants to play again, Carla does not, and the others have not answered."""

    def make() -> wire.Seated:
        people = finished(games.house, "Berta", "Carla of Halicarnassus", "Dora")
        for number, action in ((0, "rematch"), (2, "decline")):
            assert games.house.post(f"/api/games/{people[0].game}/{action}", token=people[number].token).is_success
        games.made |= {f"asked again {one.seat}": one for one in people}
        return people[seat]

    return games.kept(f"asked again {seat}", make)


def rematch_asked(guest: Guest, games: Games) -> None:
    seat = asked_again(games, 1)
    guest.go(f"/play/{seat.game}#{seat.token}")
    guest.see("rematch-banner")


def start_without(guest: Guest, games: Games) -> None:
    """The host wants to start a rematch to which nobody has come yet."""
    host = asked_again(games, 0)
    new = seated(games.house.post(f"/api/games/{host.game}/rematch", token=host.token))
    guest.go(f"/play/{new.game}#{new.token}")
    guest.press("lobby-start")
    guest.see("start-warning")


def knocking(guest: Guest, games: Games) -> None:
    """Chiara is at the door of a private table. She does not wait there as long as a table is kept for tests."""
    host = together(games.house, "Berta")[0]
    assert games.house.post(f"/api/games/{host.game}/knock", {"name": "Chiara"}).is_success
    guest.go(f"/play/{host.game}#{host.token}")
    guest.page.locator("[data-testid^=toast-visitor-]").first.wait_for()


def many_seats(guest: Guest, games: Games) -> None:
    """A lobby of seven with expansions, bots, a guest and open seats."""

    def make() -> wire.Seated:
        wonders = ["halikarnassos_night", *["random"] * 6]
        config = second_edition(7, "leaders+cities", wonders)
        host = games.house.new_game(7, bots=2, config=config)
        with QuickSeat(games.house, host) as quick:
            link = {"join": quick.table.join, "name": "Carla of Halicarnassus"}
        assert games.house.post(f"/api/games/{host.game}/join", link).is_success
        return host

    host = games.kept("many seats", make)
    guest.go(f"/play/{host.game}#{host.token}")
    guest.see("lobby-seat-6")


def wonder_choice(guest: Guest, games: Games) -> None:
    many_seats(guest, games)
    guest.press("my-wonder")
    guest.see("wonder-picker")


def bot_choice(guest: Guest, games: Games) -> None:
    many_seats(guest, games)
    guest.press("lobby-level-6")
    guest.page.get_by_role("dialog").wait_for()


def forget_me(guest: Guest, games: Games) -> None:
    settings(guest, games)
    guest.press("forget-me")
    guest.see("forget-now").scroll_into_view_if_needed()


PEOPLE_SCREENS: list[Screen] = [
    lobby_with_guests,
    person_in_lobby,
    new_watch_link,
    leaving,
    players,
    person_in_play,
    chat_with_changes,
    forget_me,
    rematch_asked,
    start_without,
    knocking,
    many_seats,
    wonder_choice,
    bot_choice,
]
