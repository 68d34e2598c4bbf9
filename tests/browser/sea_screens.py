"""The screens of Armada and Edifice and the way to them."""

from sevenwonders.server.wire import messages as wire
from tests.browser.admirals import QuickAdmiral, offers_of, sea_game, sea_game_with
from tests.browser.guests import Guest
from tests.browser.quick import classic
from tests.browser.screens import Games, Screen, sit_down


def at_sea(games: Games, players: int, age: int, turn: int) -> wire.Seated:
    """A game with all four expansions that has come to that turn; Age 4 is the end."""

    def make() -> wire.Seated:
        seated = sea_game(games.house, players, seed=3)
        with QuickAdmiral(games.house, seated, 3) as seat:
            seat.play_until(
                lambda table, decision: decision.kind == "card" and (classic(table).age, table.turn) >= (age, turn)
            )
        return seated

    return games.kept(f"sea {players} {age} {turn}", make)


def asked_at_sea(games: Games, kind: str, mine: str = "random") -> wire.Seated:
    """A game with all four expansions in which that kind of question waits."""
    boards = [mine, *["random"] * 3]
    return games.kept(
        f"sea {kind}", lambda: sea_game_with(games.house, 4, lambda _table, decision: decision.kind == kind, boards)
    )


def sea_four(guest: Guest, games: Games) -> None:
    sit_down(guest, at_sea(games, 4, 2, 3))


def sea_seven(guest: Guest, games: Games) -> None:
    sit_down(guest, at_sea(games, 7, 2, 4))


def sea_seven_late(guest: Guest, games: Games) -> None:
    sit_down(guest, at_sea(games, 7, 3, 6))


def sea_extras(guest: Guest, games: Games) -> None:
    """A stage that can go with a ship or with the Edifice."""

    def both(_table: wire.TableState, decision: wire.DecisionState) -> bool:
        return any(offer.use.use == "stage" and len(offer.use.extras) > 1 for offer in offers_of(decision))

    sit_down(guest, games.kept("sea extras", lambda: sea_game_with(games.house, 4, both)))
    offers = [offer for offer in offers_of(guest.asked()[0]) if offer.use.use == "stage"]
    guest.pick(offers[0].entry.card)
    guest.touch(guest.page.locator("[data-testid^=action-stage]:not([aria-disabled=true])").first)
    guest.see("extras")


def sea_stages(guest: Guest, games: Games) -> None:
    """Siracusa: which stage."""

    def several(_table: wire.TableState, decision: wire.DecisionState) -> bool:
        return len({offer.use.stage for offer in offers_of(decision) if offer.use.use == "stage"}) > 1

    boards = ["siracusa_day", *["random"] * 3]
    sit_down(guest, games.kept("sea stages", lambda: sea_game_with(games.house, 4, several, boards)))
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")


def islands(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "island"))
    guest.touch(guest.see("choices").get_by_role("button").first)


def free_step(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "fleet", "siracusa_night"))


def naval_conflict(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "naval_conflict"))


def bonus(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "bonus", "carthage_night"))


def pawn(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "pawn", "ur_day"))


def penalty(guest: Guest, games: Games) -> None:
    sit_down(guest, asked_at_sea(games, "penalty"))


def edifices(guest: Guest, games: Games) -> None:
    sea_four(guest, games)
    guest.press("edifice-chip-2")
    guest.see("edifice-sheet")


def sea_score_sheet(guest: Guest, games: Games) -> None:
    seated = at_sea(games, 4, 4, 0)
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.see("score-sheet")


def sea_cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&set=armada")
    guest.page.locator("[data-card=sheltered_archipelago]").wait_for()


def edifice_cards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&set=edifice")
    guest.page.locator("[data-card=belvedere]").wait_for()


def shipyards(guest: Guest, _games: Games) -> None:
    guest.go("/cards?game=classic2&view=shipyards")
    guest.page.locator("#yards").wait_for()


SEA_SCREENS: list[Screen] = [
    sea_four,
    sea_seven,
    sea_seven_late,
    sea_extras,
    sea_stages,
    islands,
    free_step,
    naval_conflict,
    bonus,
    pawn,
    penalty,
    edifices,
    sea_score_sheet,
    sea_cards,
    edifice_cards,
    shipyards,
]
