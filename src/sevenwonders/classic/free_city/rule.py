"""How the Free City is run (R6)."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.choice import SELL, STAGE, card_of, use_of
from sevenwonders.classic.free_city.part import FreeCityPart
from sevenwonders.classic.kinds import CARD, FREE_CITY, WITHDRAWN
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import is_built
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.turn import give_hand
from sevenwonders.kernel.codec import Data, field_of, text_list
from sevenwonders.kernel.decision import UNANSWERED, Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# Clockwise: the two players, then the Free City, whose left-hand neighbour is therefore seat 0.
FREE_CITY_SEAT: Final = 2


def pile_of(game: "ClassicGame") -> list[int]:
    """The draw pile."""
    part = game.parts[0]
    assert isinstance(part, FreeCityPart)
    return part.pile


def controller(game: "ClassicGame") -> int:
    """Who runs the Free City this turn: its left-hand neighbour begins Ages I and III, then it alternates."""
    return 0 if game.age % 2 == game.turn % 2 else 1


@final
class FreeCityRule(Rule):
    """Two players draft; the one in control draws a card more and plays one for the Free City."""

    def table_part(self) -> Part:
        """A place for the draw pile."""
        return FreeCityPart([])

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The draw pile of a saved game."""
        return FreeCityPart([library.saved_card(ident) for ident in text_list(field_of(data, "pile"), "pile")])

    def hidden_cards(self, seen: list[int]) -> int:
        """The draw pile."""
        return seen[0]

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """A draw pile of the size that was seen."""
        pile_of(game)[:] = [pool.pop() for _ in range(seen[0])]

    def after_deal(self, game: "ClassicGame", rest: list[int]) -> None:
        """What is not dealt is the draw pile."""
        pile_of(game)[:] = rest

    def before_turn(self, game: "ClassicGame") -> None:
        """The controller draws first."""
        pile = pile_of(game)
        if pile:
            seat = controller(game)
            give_hand(game, seat, sorted([*game.cities[seat].hand, pile.pop()]))

    def sealed(self, game: "ClassicGame", decision: Decision) -> None:
        """Once the controller has a card for the own city, one for the Free City follows in the same group."""
        if decision.kind == CARD and decision.seat == controller(game) and len(game.cities[decision.seat].hand) > 1:
            game.open_decision(FREE_CITY_SEAT, decision.seat, FREE_CITY)

    def unsealed(self, game: "ClassicGame", decision: Decision) -> None:
        """A changed own card puts the Free City's card back: it is chosen from what is then left."""
        if decision.kind == CARD and decision.seat == controller(game):
            for other in game.decisions:
                if other.kind == FREE_CITY:
                    game.decisions.remove(other)
                    if game.keeps_events:
                        game.emit(WITHDRAWN, FREE_CITY_SEAT, [other.ident])
                    break

    def before_last_cards(self, game: "ClassicGame") -> None:
        """The last card of the pile shares the fate of the players' last cards."""
        pile = pile_of(game)
        if pile:
            give_hand(game, FREE_CITY_SEAT, sorted(pile))
            pile.clear()

    def decider(self, game: "ClassicGame", seat: int) -> int:
        """The controller answers for the Free City."""
        return controller(game) if seat == FREE_CITY_SEAT else seat

    def limit_hand(self, game: "ClassicGame", decision: Decision, hand: list[int]) -> list[int]:
        """The Free City gets one of the cards that the controller has not chosen."""
        if decision.kind != FREE_CITY:
            return hand
        left_over = hand[:]
        for other in game.decisions:
            if other.seat == decision.decider and other.choice != UNANSWERED:
                left_over.remove(card_of(other.choice))
        return left_over

    def limit_options(self, game: "ClassicGame", seat: int, options: list[int]) -> list[int]:
        """It must build if it can, and a card that a chain makes free is built and nothing else."""
        if seat != FREE_CITY_SEAT:
            return options
        city = game.cities[seat]
        building: list[int] = []
        for choice in options:
            use = use_of(choice)
            card = game.library.cards[card_of(choice)]
            must_chain = card.chain_from & city.chains != 0 and not is_built(city, card)
            if use != SELL and not (use == STAGE and must_chain):
                building.append(choice)
        return building if building else options
