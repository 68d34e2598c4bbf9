"""Fleets, islands and the sea on the wire."""

from typing import Final, final

import msgspec
from typing_extensions import override

from sevenwonders.classic.armada.harbour import BLUE_LANE, FLEETS, YELLOW_LANE, Lane, Shipyard, Square, harbour
from sevenwonders.classic.armada.kinds import ISLAND_TAKEN, LANDED, NAVAL_BATTLE, RED_FLEET, SAIL, SAILED, TAXED
from sevenwonders.classic.armada.naval import FIRST, GUILD_CAP, LAST, SECOND, naval_tokens, places_in
from sevenwonders.classic.armada.notation import fleets_in
from sevenwonders.classic.armada.part import ArmadaPart, armada_of, commercial_level, naval_strength, piles_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.trade.resources import letters_of
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.cards import NOBODY, idents
from sevenwonders.server.present.classic.rule_presenter import RulePresenter, SheetField
from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.classic import armada as wire
from sevenwonders.server.wire.classic.table import MoveScene

FLEET_NAMES: Final = msgspec.convert(FLEETS, list[wire.FleetName])


@final
class ArmadaPresenter(RulePresenter):
    """Shows shipyards, the islands that are left, and every city's naval strength."""

    @override
    def name(self) -> str:
        return "armada"

    @override
    def catalogue_facts(self) -> wire.HarbourFacts:
        return wire.HarbourFacts(
            [shipyard_facts(shipyard) for shipyard in harbour().shipyards],
            [lane_facts(fleet, lane) for fleet, lane in zip(FLEET_NAMES, harbour().lanes, strict=True)],
        )

    @override
    def numbers(self) -> dict[str, list[int]]:
        return {
            "naval_first": FIRST[1:],
            "naval_second": SECOND[1:],
            "naval_last": [-value for value in LAST[1:]],
            "guild_cap": [GUILD_CAP],
        }

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> wire.ShipyardState:
        city = view.cities[seat]
        part = armada_of(city)
        shipyard = harbour().shipyards[part.shipyard]
        return wire.ShipyardState(
            id=shipyard.ident,
            wonder_fleet=FLEET_NAMES[shipyard.wonder_fleet],
            fleets=[fleet_state(part, lane) for lane in range(len(FLEET_NAMES))],
            naval_strength=naval_strength(city),
            commercial_level=commercial_level(city),
            tokens=part.tokens,
            offered=idents(game.library, part.offered),
            offered_count=len(part.offered),
            landings=part.landings,
            tax=part.tax,
            pirates=part.pirates,
            skips=part.skips,
        )

    @override
    def table_state(self, game: ClassicGame, view: View) -> wire.SeaState:
        tokens = {} if game.finished() else naval_tokens(view.cities, view.age)
        naval = [
            wire.NavalState(seat, naval_strength(city), tokens.get(seat, 0)) for seat, city in enumerate(view.cities)
        ]
        naval.sort(key=lambda state: -state.strength)
        return wire.SeaState([len(pile) for pile in piles_of(view.parts)], naval)

    @override
    def names_in(self, row: MenuRow) -> list[str]:
        return fleets_in(row.card) if row.use == SAIL else []

    @override
    def extra_gives(self, game: ClassicGame, seat: int, extra: int) -> list[str]:
        lane = extra - RED_FLEET
        return square_words(harbour().squares[lane][armada_of(game.cities[seat]).squares[lane] + 1])

    @override
    def scene(self, game: ClassicGame, event: Event) -> Wire | None:
        if event.kind == SAILED:
            return wire.SailScene(FLEET_NAMES[event.values[0]], event.values[1])
        if event.kind == ISLAND_TAKEN:
            return MoveScene("settle", 0, 0, NOBODY)
        if event.kind == TAXED:
            return wire.TaxScene(event.values[0])
        if event.kind == LANDED:
            return wire.LandingScene(event.values[0])
        if event.kind == NAVAL_BATTLE:
            return wire.NavalScene(
                [wire.NavalPlace(place.seat, place.strength, place.place, place.token) for place in places_in(event)]
            )
        return None

    @override
    def sheet_fields(self) -> list[SheetField]:
        # Naval strength and islands have had their effect; only these two fleets are worth points at the end.
        squares = harbour().squares
        points = [square.points for square in squares[BLUE_LANE]]
        levels = [square.level for square in squares[YELLOW_LANE]]
        return [
            SheetField("fleets", "civilian", "square", FLEETS[BLUE_LANE], points),
            SheetField("fleets", "commerce", "square", FLEETS[YELLOW_LANE], levels),
            SheetField("naval", "naval", "tokens", values=sorted({*FIRST[1:], *SECOND[1:], *LAST[1:]})),
        ]


def shipyard_facts(shipyard: Shipyard) -> wire.ShipyardFacts:
    """Describe one shipyard."""
    costs = {
        fleet: [letters_of(cost) for cost in steps] for fleet, steps in zip(FLEET_NAMES, shipyard.costs, strict=True)
    }
    return wire.ShipyardFacts(shipyard.ident, FLEET_NAMES[shipyard.wonder_fleet], costs, shipyard.reconstructed)


def lane_facts(fleet: wire.FleetName, lane: Lane) -> wire.LaneFacts:
    """Describe one lane."""
    return wire.LaneFacts(fleet, [square_facts(square) for square in lane.squares], lane.reconstructed)


def square_facts(square: Square) -> wire.SquareFacts:
    """Describe one square."""
    return wire.SquareFacts(square.naval, square.level, square.points, square.coins, square.tax, square.island)


def fleet_state(part: ArmadaPart, lane: int) -> wire.FleetState:
    """Describe one fleet, and its next step if it has one."""
    square = part.squares[lane]
    if square == harbour().last_square:
        return wire.FleetState(FLEET_NAMES[lane], square, "", None)
    cost = letters_of(harbour().shipyards[part.shipyard].costs[lane][square])
    return wire.FleetState(FLEET_NAMES[lane], square, cost, square_facts(harbour().squares[lane][square + 1]))


def square_words(square: Square) -> list[str]:
    """Describe what a fleet gains when it reaches the square."""
    gains = [
        (square.naval, f"{square.naval} naval strength"),
        (square.points, f"{square.points} point{'' if square.points == 1 else 's'}"),
        (square.coins, f"{square.coins} coins"),
        (square.level, f"commercial level {square.level}"),
        (square.tax, f"a tax of {square.tax} for all others"),
        (square.island, f"an island of level {square.island}"),
    ]
    return [words for value, words in gains if value]
