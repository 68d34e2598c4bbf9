"""The rule of the two-player variant: how the Free City is controlled (R6)."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.build import play_cards
from sevenwonders.classic.choice import SELL, STAGE, card_of, use_of
from sevenwonders.classic.declaration import Declaration, Variant
from sevenwonders.classic.free_city.part import DECISIONS, FREE_CITY, FREE_CITY_SEAT, FreeCityParts, part_of
from sevenwonders.classic.kinds import CARD, WITHDRAWN
from sevenwonders.classic.options import can_play, is_built, play_options
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.text.explain import why_not_play
from sevenwonders.classic.trade.chains import is_chained
from sevenwonders.classic.turn import give_hand
from sevenwonders.kernel.codec import broken
from sevenwonders.kernel.decision import UNANSWERED, Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

TWO_PLAYER: Final = "two_player"


def controller_of(age: int, turn: int) -> int:
    """Return the seat that controls the Free City: its left neighbour first in Ages I and III, then in turns (R6)."""
    return 0 if age % 2 == turn % 2 else 1


DECLARATION: Final = Declaration(
    "free_city",
    decisions=DECISIONS,
    variants=[Variant(TWO_PLAYER, 1, (2,), more_cities=1, implied=True)],
    parts=FreeCityParts(),
    table_keys=["draw_pile"],
)


@final
class FreeCityRule(Rule):
    """Two players draft. The one in control draws another card and plays one for the Free City."""

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    # The table

    @override
    def city_name(self, seat: int) -> str:
        return "Free City" if seat == FREE_CITY_SEAT else ""

    # The course of an Age

    @override
    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        part = part_of(game)
        part.age = game.age
        part.pile[:] = rest

    @override
    def before_turn(self, game: "ClassicGame") -> None:
        pile = part_of(game).pile
        if pile:
            seat = controller_of(game.age, game.turn)
            give_hand(game, seat, sorted([*game.cities[seat].hand, pile.pop()]))

    @override
    def before_last_cards(self, game: "ClassicGame") -> None:
        # The last card of the pile is discarded with the players' last cards, or played by Babylon's right (P5).
        pile = part_of(game).pile
        if pile:
            give_hand(game, FREE_CITY_SEAT, sorted(pile))
            pile.clear()

    # Decisions

    @override
    def decider(self, age: int, turn: int, seat: int) -> int:
        return controller_of(age, turn) if seat == FREE_CITY_SEAT else seat

    @override
    def after_seal(self, game: "ClassicGame", decision: Decision) -> None:
        # Once the controller has chosen a card for their own city, they choose one for the Free City (R6).
        if is_controllers(game, decision) and len(game.cities[decision.seat].hand) > 1:
            game.open_decision(FREE_CITY_SEAT, decision.seat, FREE_CITY)

    @override
    def before_change(self, game: "ClassicGame", decision: Decision) -> None:
        # The Free City's card comes from what the controller's own choice leaves, so it has to be chosen again.
        if is_controllers(game, decision):
            for other in game.decisions:
                if other.kind == FREE_CITY:
                    game.decisions.remove(other)
                    if game.keeps_events:
                        game.emit(WITHDRAWN, FREE_CITY_SEAT, [other.ident])
                    break

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        return list(play_options(game, decision.seat, game.hand_for(decision)))

    @override
    def allows(self, game: "ClassicGame", decision: Decision, choice: int) -> bool:
        return can_play(game, decision.seat, game.hand_for(decision), choice)

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        return why_not_play(game, decision, choice)

    @override
    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        return game.hooks.owners[0].menu_keys(game, decision)

    @override
    def price(self, game: "ClassicGame", decision: Decision, card: int, use: int) -> int:
        return game.hooks.owners[0].price(game, decision, card, use)

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        play_cards(game, group)

    @override
    def follows_others(self, kind: int) -> bool:
        return True

    @override
    def check_decision(self, game: "ClassicGame", decision: Decision) -> None:
        if decision.seat != FREE_CITY_SEAT:
            raise broken("decisions", "about the right seats")
        own = [item for item in game.decisions if item.seat == decision.decider]
        if not own or own[0].kind != CARD or own[0].choice == UNANSWERED:
            raise broken("decisions", "answered for the controller's own city before the Free City")

    @override
    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        # The Free City gets one of the cards that the controller has not chosen.
        if decision.kind != FREE_CITY:
            return hand
        left_over = hand[:]
        for other in game.decisions:
            if other.seat == decision.decider and other.choice != UNANSWERED:
                left_over.remove(card_of(other.choice))
        return left_over

    @override
    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        # It has to build if it can, and a card that is free by a chain has to be built as a structure (R6, P10).
        if seat != FREE_CITY_SEAT:
            return options
        city = game.cities[seat]
        building: list[int] = []
        for choice in options:
            use = use_of(choice)
            card = game.library.cards[card_of(choice)]
            must_chain = is_chained(city, card) and not is_built(city, card)
            if use != SELL and not (use == STAGE and must_chain):
                building.append(choice)
        return building if building else options

    @override
    def limit_refusal(self) -> str:
        return "The Free City must build when it can, and must use a chain; it sells only when it can build nothing."


def is_controllers(game: "ClassicGame", decision: Decision) -> bool:
    """Return whether the decision is the controller's choice of a card for their own city."""
    return decision.kind == CARD and decision.seat == controller_of(game.age, game.turn)
