"""Every main screen of the page and the way to it."""

from collections.abc import Callable

from sevenwonders.server import wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, Wanted, against_bots, game_with
from tests.server.house import House


class Games:
    """Games that stand where a screen needs them, each made when first asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made: dict[str, wire.Seated] = {}

    def kept(self, name: str, make: Callable[[], wire.Seated]) -> wire.Seated:
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def at(self, players: int, age: int, turn: int) -> wire.Seated:
        """A game that has come to that turn; Age 4 is the end."""

        def make() -> wire.Seated:
            seated = against_bots(self.house, players, seed=3)
            with QuickSeat(self.house, seated, 3) as seat:
                seat.play_until(lambda table, _decision: (table.age, table.turn) == (age, turn))
            return seated

        return self.kept(f"{players} {age} {turn}", make)

    def asked(self, kind: str, players: int, boards: list[str], wanted: Wanted | None = None) -> wire.Seated:
        """A game in which that kind of question waits."""

        def fits(table: wire.TableState, decision: wire.DecisionState) -> bool:
            return decision.kind == kind and (wanted is None or wanted(table, decision))

        return self.kept(kind, lambda: game_with(self.house, players, fits, boards))


def sit_down(guest: Guest, seated: wire.Seated) -> None:
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.await_turn()
    guest.see("decision")


def home(guest: Guest, _games: Games) -> None:
    guest.go("/")
    guest.see("home-start")


def home_options(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.see("home-more").locator("summary").click()


def settings(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.press("settings")
    guest.see("settings-dialog")


def lobby(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.see("home-name").fill("Anna")
    guest.press("home-create")
    guest.press("lobby-bot-2")
    guest.see("lobby-open-2")
    guest.page.locator("details summary").last.click()


def table_start(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 1, 1))


def card_chosen(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 2, 4))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").nth(1))
    guest.see("confirm")


def payments(guest: Guest, games: Games) -> None:
    """A card with several ways to pay."""
    sit_down(
        guest, games.kept("ways", lambda: game_with(games.house, 3, lambda _table, decision: most_ways(decision) > 1))
    )
    card, use = max(
        ((card.card, use) for card in guest.asked()[0].menu or [] for use in card.uses),
        key=lambda item: len(item[1].ways),
    )
    guest.pick(card)
    guest.press(f"action-{use.use}")
    guest.see("payment-1")


def most_ways(decision: wire.DecisionState) -> int:
    return max(len(use.ways) for card in decision.menu or [] for use in card.uses)


def four_players(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 2, 4))


def four_players_late(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(4, 3, 6))


def seven_players(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(7, 2, 4))


def seven_players_late(guest: Guest, games: Games) -> None:
    sit_down(guest, games.at(7, 3, 5))


def two_players(guest: Guest, games: Games) -> None:
    boards = ["giza_a", "rhodes_a", "ephesus_a"]
    sit_down(guest, games.asked("free_city", 2, boards, lambda table, _decision: table.age == 2 and table.turn >= 2))


def discard_pile(guest: Guest, games: Games) -> None:
    boards = ["halicarnassus_b", "rhodes_a", "giza_a"]
    sit_down(guest, games.asked("discard_pile", 3, boards, lambda _table, decision: len(decision.menu or []) > 5))


def last_card(guest: Guest, games: Games) -> None:
    sit_down(guest, games.asked("last_card", 3, ["babylon_b", "rhodes_a", "giza_a"]))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")


def drawer(guest: Guest, games: Games) -> None:
    four_players(guest, games)
    guest.press("open-drawer")
    guest.see("log")


def far_city(guest: Guest, games: Games) -> None:
    seven_players(guest, games)
    guest.touch(guest.page.locator("[data-testid^=far-]").first)
    guest.see("city-sheet")


def score_sheet(guest: Guest, games: Games) -> None:
    seated = games.at(4, 4, 0)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")


def replay(guest: Guest, games: Games) -> None:
    guest.go(f"/r/{games.at(4, 4, 0).game}?step=40&seat=1")
    guest.see("replay-slider")


def cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards")
    guest.see("cards-search")


def card_detail(guest: Guest, games: Games) -> None:
    cards(guest, games)
    guest.touch(guest.page.get_by_role("button", name="Scriptorium"))
    guest.see("card-detail")


def chain_tree(guest: Guest, _games: Games) -> None:
    guest.go("/cards?view=chains")
    guest.page.get_by_role("button", name="Baths").wait_for()


def boards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?view=boards")
    guest.page.get_by_text("Halicarnassus").first.wait_for()


def rules(guest: Guest, _games: Games) -> None:
    guest.go("/rules")
    guest.see("rules-search")


def nowhere(guest: Guest, _games: Games) -> None:
    guest.go("/nowhere")
    guest.page.get_by_role("heading").wait_for()


Screen = Callable[[Guest, Games], None]
SCREENS: list[Screen] = [
    home,
    home_options,
    settings,
    lobby,
    table_start,
    card_chosen,
    payments,
    four_players,
    four_players_late,
    seven_players,
    seven_players_late,
    two_players,
    discard_pile,
    last_card,
    drawer,
    far_city,
    score_sheet,
    replay,
    cards,
    card_detail,
    chain_tree,
    boards,
    rules,
    nowhere,
]
