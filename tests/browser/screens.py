"""Every main screen of the page and the way to it."""

from collections.abc import Callable

from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, Wanted, against_bots, classic, game_with, second_edition
from tests.server.house import House


class Games:
    """Games at the points that screens need, each made when first asked for."""

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
                seat.play_until(lambda table, _decision: (classic(table).age, table.turn) == (age, turn))
            return seated

        return self.kept(f"{players} {age} {turn}", make)

    def second(self, players: int, expansions: str, age: int, turn: int, variant: str = "") -> wire.Seated:
        """A game of the second edition that has come to that turn; Age 4 is the end."""

        def make() -> wire.Seated:
            config = second_edition(players, expansions, variant=variant)
            seated = against_bots(self.house, players, seed=4, config=config)
            with QuickSeat(self.house, seated, 4) as seat:
                seat.play_until(
                    lambda table, decision: (classic(table).age, table.turn) == (age, turn) and decision.kind == "card"
                )
            return seated

        return self.kept(f"second {players} {expansions} {age} {turn} {variant}", make)

    def second_asked(
        self, kind: str, boards: list[str] | None = None, wanted: Wanted | None = None, variant: str = ""
    ) -> wire.Seated:
        """A game of four with Leaders and Cities in which that kind of question waits."""

        def fits(table: wire.TableState, decision: wire.DecisionState) -> bool:
            return decision.kind == kind and (wanted is None or wanted(table, decision))

        config = second_edition(4, "leaders+cities", boards, variant)
        return self.kept(f"second {kind} {variant}", lambda: game_with(self.house, 4, fits, config=config))

    def architects(self, players: int, turn: int, wonders: list[str] | None = None) -> wire.Seated:
        """A game of Architects that waits for a card in that turn or soon after it."""

        def make() -> wire.Seated:
            seated = against_bots(self.house, players, 5, wonders, "architects")
            with QuickSeat(self.house, seated, 5) as seat:
                seat.play_until(lambda table, decision: table.turn >= turn and decision.kind == "card")
            return seated

        return self.kept(f"architects {players} {turn}", make)

    def architects_asked(self, kind: str, wonders: list[str], wanted: Wanted | None = None) -> wire.Seated:
        """A game of Architects with four players in which that kind of question waits."""

        def fits(table: wire.TableState, decision: wire.DecisionState) -> bool:
            return decision.kind == kind and (wanted is None or wanted(table, decision))

        return self.kept(f"architects {kind}", lambda: game_with(self.house, 4, fits, wonders, "architects"))

    def asked(self, kind: str, players: int, boards: list[str], wanted: Wanted | None = None) -> wire.Seated:
        """A game in which that kind of question waits."""

        def fits(table: wire.TableState, decision: wire.DecisionState) -> bool:
            return decision.kind == kind and (wanted is None or wanted(table, decision))

        return self.kept(kind, lambda: game_with(self.house, players, fits, boards))


def pick(guest: Guest, group: str, value: str) -> None:
    """Choose one of a row of radio buttons, whatever it is called."""
    guest.touch(guest.see(group).locator("label").filter(has=guest.page.locator(f"[value='{value}']")))


def sit_down(guest: Guest, seated: wire.Seated) -> None:
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.await_turn()
    guest.see("decision")


def home(guest: Guest, _games: Games) -> None:
    guest.go("/")
    guest.see("home-start")


def home_options(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.see_options()


def settings(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.press("settings")
    guest.see("settings-dialog")


def lobby(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.see("home-name").fill("Anna")
    guest.press("home-create")
    guest.press("lobby-bot-2")
    guest.see("lobby-level-2")


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
    sit_down(
        guest, games.asked("free_city", 2, boards, lambda table, _decision: classic(table).age == 2 and table.turn >= 2)
    )


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
    guest.see("table")


def cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards")
    guest.see("cards-search")


def card_detail(guest: Guest, games: Games) -> None:
    cards(guest, games)
    guest.touch(guest.page.locator("[data-card=scriptorium]"))
    guest.see("card-detail")


def chain_tree(guest: Guest, _games: Games) -> None:
    guest.go("/cards?view=chains")
    guest.page.locator("[data-card=baths]").wait_for()


def boards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?view=boards")
    guest.page.locator("#wonder-halicarnassus_a").wait_for()


def gallery(guest: Guest, _games: Games) -> None:
    guest.go("/gallery")
    guest.page.get_by_test_id("gallery-picture").first.wait_for()


def rules(guest: Guest, _games: Games) -> None:
    guest.go("/rules")
    guest.see("rules-search")


def nowhere(guest: Guest, _games: Games) -> None:
    guest.go("/nowhere")
    guest.page.get_by_role("heading").wait_for()


# Architects


def architects_home(guest: Guest, games: Games) -> None:
    home_options(guest, games)
    pick(guest, "home-game", "architects")
    guest.see("home-rule-economy_forces_build")


def architects_start(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects(4, 1))


def architects_four(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects(4, 37))
    guest.touch(guest.see("row-take-left"))
    guest.page.wait_for_function("() => !document.querySelector('[data-testid=confirm]').disabled")


def architects_seven(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects(7, 70))


def architects_two(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects(2, 20))


def architects_payments(guest: Guest, games: Games) -> None:
    """A stage with several ways to pay."""

    def several(_table: wire.TableState, decision: wire.DecisionState) -> bool:
        return any(len(action.ways) > 1 for action in decision.actions or [])

    sit_down(guest, games.architects_asked("action", ["random"], several))
    row = guest.page.locator("[data-testid^=row-stage]").first
    if row.get_attribute("data-picked") != "true":
        guest.touch(row)
    guest.see("payment-1")


def architects_token(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects_asked("token", ["babylon", "rhodes", "giza", "ephesus"]))


def architects_any_deck(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects_asked("any_deck", ["alexandria", "giza", "rhodes", "olympia"]))


def architects_looked(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects_asked("looked_card", ["halicarnassus", "giza", "rhodes", "olympia"]))


def architects_piles(guest: Guest, games: Games) -> None:
    sit_down(guest, games.architects(4, 37))
    guest.press("open-piles")
    guest.see("piles-sheet")


def architects_score(guest: Guest, games: Games) -> None:
    seated = games.architects(4, 1000)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")


def architects_replay(guest: Guest, games: Games) -> None:
    guest.go(f"/r/{games.architects(4, 1000).game}?step=40&seat=1")
    guest.see("replay-slider")
    guest.see("table")


def architects_cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=architects")
    guest.page.locator("#box-babylon").wait_for()


def architects_rules(guest: Guest, _games: Games) -> None:
    guest.go("/rules?game=architects")
    guest.page.locator("#rules-cat").wait_for()


def second_home(guest: Guest, games: Games) -> None:
    home(guest, games)
    guest.see_options()
    pick(guest, "home-game", "classic2")
    for name in ("home-set-leaders", "home-set-cities", "home-teams"):
        guest.touch(guest.see(name))


def second_lobby(guest: Guest, games: Games) -> None:
    second_home(guest, games)
    guest.see("home-name").fill("Anna")
    guest.press("home-create")
    guest.press("lobby-bot-2")
    guest.see("lobby-level-2")


def leader_draft(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second_asked("leader_draft", wanted=lambda _table, decision: len(decision.menu or []) == 3))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").nth(1))
    guest.see("confirm")


def recruitment(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second_asked("recruit", wanted=lambda table, _decision: classic(table).age == 2))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")


def coins_or_debts(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second_asked("loss", wanted=lambda _table, decision: len(decision.menu or []) > 3))
    guest.touch(guest.see("choices").get_by_role("button").nth(1))


def extra_leader(guest: Guest, games: Games) -> None:
    boards = ["roma_night", "gizah_day", "rhodos_day", "petra_day"]
    sit_down(guest, games.second_asked("extra_leader", boards))


def bury_leader(guest: Guest, games: Games) -> None:
    boards = ["abu_simbel_night", "gizah_day", "rhodos_day", "petra_day"]
    sit_down(guest, games.second_asked("bury_leader", boards))


def leaders_and_cities(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second(4, "leaders+cities", 2, 5))


def leaders_and_cities_late(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second(4, "leaders+cities", 3, 6))


def leaders_and_cities_seven(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second(7, "leaders+cities", 3, 3))


def second_score_sheet(guest: Guest, games: Games) -> None:
    seated = games.second(4, "leaders+cities", 4, 0)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")


def teams(guest: Guest, games: Games) -> None:
    sit_down(guest, games.second(4, "leaders+cities", 2, 3, "teams"))


def teams_partner(guest: Guest, games: Games) -> None:
    """The partner's city with the partner's hand; on a phone one has to look to the left for it."""
    sit_down(guest, games.second(6, "leaders+cities", 2, 3, "teams"))
    if guest.shows("pane-0"):
        guest.press("pane-0")


def teams_score_sheet(guest: Guest, games: Games) -> None:
    seated = games.second(4, "leaders+cities", 4, 0, "teams")
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")


def second_cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&set=leaders")
    guest.see("cards-search")
    guest.page.locator("[data-card=hypatia]").wait_for()


def black_cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&set=cities")
    guest.page.locator("[data-card=torture_chamber]").wait_for()


def second_boards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&view=boards")
    guest.page.locator("#wonder-roma_day").wait_for()


def second_rules(guest: Guest, _games: Games) -> None:
    guest.go("/rules?game=classic2")
    guest.page.locator("#rules-leaders").wait_for()


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
    gallery,
    rules,
    nowhere,
    second_home,
    second_lobby,
    leader_draft,
    recruitment,
    coins_or_debts,
    extra_leader,
    bury_leader,
    leaders_and_cities,
    leaders_and_cities_late,
    leaders_and_cities_seven,
    second_score_sheet,
    teams,
    teams_partner,
    teams_score_sheet,
    second_cards,
    black_cards,
    second_boards,
    second_rules,
    architects_home,
    architects_start,
    architects_four,
    architects_seven,
    architects_two,
    architects_payments,
    architects_token,
    architects_any_deck,
    architects_looked,
    architects_piles,
    architects_score,
    architects_replay,
    architects_cards,
    architects_rules,
]
