"""What Edifice adds to a table: the projects of the three Ages, and who takes part."""

from typing import Final, Literal

from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.part import EdificePart, Projects
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.facts import facts_by_id

# By the engine's number
STATES: Final[list[Literal["open", "built", "failed"]]] = ["open", "built", "failed"]


def participation(city: City) -> wire.PawnState | None:
    """A city's pawns; None without Edifice."""
    for part in city.parts:
        if isinstance(part, EdificePart):
            return wire.PawnState(part.pawns, part.joined, part.owing)
    return None


def edifice_states(game: ClassicGame, view: View) -> list[wire.EdificeState]:
    """The Edifices of all Ages; empty without Edifice."""
    for part, seen in zip(game.parts, view.parts, strict=True):
        if isinstance(part, Projects):
            count = len(seen) // 3
            return [
                edifice_state(game, age, seen[age - 1], seen[count + age - 1], seen[2 * count + age - 1])
                for age in range(1, count + 1)
            ]
    return []


def reward_of(game: ClassicGame, age: int) -> list[str]:
    """What the Edifice of an Age earns for a pawn, in words."""
    cards = [part.cards[age - 1] for part in game.parts if isinstance(part, Projects)]
    return [words for card in cards for words in card_facts_of(game, card).effects]


def card_facts_of(game: ClassicGame, card: int) -> wire.CardFacts:
    """The facts of a card of the game."""
    return facts_by_id(game.config.edition)[game.library.cards[card].ident]


def edifice_state(game: ClassicGame, age: int, card: int, left: int, state: int) -> wire.EdificeState:
    """One Edifice."""
    facts = card_facts_of(game, card)
    return wire.EdificeState(
        age=age,
        card=facts.id,
        state=STATES[state],
        pawns_left=left,
        price=facts.cost.coins,
        reward=facts.effects,
        icons=facts.icons,
        penalty=facts.penalty,
        penalty_icon=facts.penalty_icon,
        debt=game.library.edifice_debts[age - 1],
    )
