"""Everything a decision offers and everything it refuses, with the reason: what a screen shows."""

from typing import TYPE_CHECKING, final

from sevenwonders.architects.cards import NO_CARD, SYMBOLS
from sevenwonders.architects.choice import (
    CENTRE,
    DONE,
    KEEP,
    LEFT,
    LOOK,
    RIGHT,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    choice_of,
    stage_choice,
    stage_of,
    use_of,
)
from sevenwonders.architects.explain import explain_choice
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.options import deck_at, place_of, stage_offer
from sevenwonders.architects.view import known_top
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


@final
class MenuRow:
    """One thing to do: `use` and its `argument` (place, stage from 0, set of symbols, token or card).

    `choices` are the ways to do it, for a stage its payments; without any, `reason` says why not. `compulsory` things
    have to be done before the turn ends. `card` is the card in question as far as the player knows it, or NO_CARD.
    """

    __slots__ = ("argument", "card", "choices", "compulsory", "reason", "use")

    def __init__(self, use: int, argument: int, choices: list[int], compulsory: bool, card: int, reason: str) -> None:
        self.use = use
        self.argument = argument
        self.choices = choices
        self.compulsory = compulsory
        self.card = card
        self.reason = reason


def menu_of(game: "ArchitectsGame", decision: Decision) -> list[MenuRow]:
    """A row for everything that the decision could be about, possible or not."""
    offered: dict[int, list[int]] = {}
    for choice in game.options_of(decision):
        offered.setdefault(row_key(choice), []).append(choice)
    return [menu_row(game, decision, key, offered.get(key, [])) for key in menu_keys(game, decision)]


def row_key(choice: int) -> int:
    """The choice without its payment."""
    return stage_choice(stage_of(choice), 0) if use_of(choice) == STAGE else choice


def menu_keys(game: "ArchitectsGame", decision: Decision) -> list[int]:
    """The row of everything that the decision could be about."""
    takes = [choice_of(TAKE, place) for place in range(CENTRE + 1)]
    if decision.kind == CARD:
        return takes
    if decision.kind == ACTION:
        stages = game.library.boards[game.cities[decision.seat].board].stages
        keys = takes if game.armed else []
        keys = keys + [stage_choice(stage, 0) for stage in range(len(stages))]
        keys = keys + [choice_of(SCIENCE, number) for number in range(SYMBOLS + 1)]
        return [*keys, choice_of(DONE, 0)]
    if decision.kind == TOKEN_DECISION:
        return [choice_of(TOKEN, token) for token in [*sorted(set(game.row)), UNSEEN]]
    if decision.kind == ANY_DECK:
        return sorted([choice_of(TAKE, place_of(game, decision.seat, deck)) for deck in range(len(game.decks))])
    if decision.kind == LOOK_DECK:
        return [choice_of(LOOK, LEFT), choice_of(LOOK, RIGHT)]
    return [choice_of(KEEP, card) for card in sorted(set(game.looked))]


def menu_row(game: "ArchitectsGame", decision: Decision, key: int, choices: list[int]) -> MenuRow:
    """The row of one thing to do."""
    use = use_of(key)
    argument = stage_of(key) if use == STAGE else argument_of(key)
    compulsory = bool(choices) and use != DONE
    card = NO_CARD
    if use == STAGE and choices:
        compulsory = stage_offer(game, game.cities[decision.seat], argument).compulsory
    elif use == KEEP:
        card = argument
    elif use == TAKE or use == LOOK:
        card = known_top(game, deck_at(game, decision.seat, argument), decision.decider)
        # An extra card is a permission (P3); any other card has to be taken.
        compulsory = compulsory and decision.kind != ACTION
    reason = "" if choices else explain_choice(game, decision, key)
    return MenuRow(use, argument, choices, compulsory, card, reason)
