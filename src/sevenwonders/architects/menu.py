"""The menu of a decision: everything it offers, and everything it refuses, with the reason."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from typing_extensions import override

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
from sevenwonders.architects.explain import sentence_of, why_not
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.library import library_of
from sevenwonders.architects.notation import describe
from sevenwonders.architects.options import keep_options, stage_offer
from sevenwonders.architects.seating import deck_at, place_of
from sevenwonders.architects.view import known_top
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


@final
@dataclass(slots=True, eq=False)
class MenuRow:
    """One thing to do: a `use` with its `argument` (place, stage from 0, set of symbols, token or card).

    `choices` are the ways to do it: for a stage its payments, otherwise just one. If there are none, `why` and in
    English `reason` say why.
    What is `compulsory` has to be done before the turn ends. `card` is the card that it is about if the player knows
    it, or NO_CARD.
    """

    use: int
    argument: int
    choices: list[int]
    compulsory: bool
    card: int
    why: Phrase | None
    reason: str

    @override
    def __repr__(self) -> str:
        is_stage = self.use == STAGE
        words = f"stage {self.argument + 1}" if is_stage else describe(library_of(), choice_of(self.use, self.argument))
        if not self.choices:
            return f"<MenuRow {words}: refused, {self.reason}>"
        duty = ", compulsory" if self.compulsory else ""
        return f"<MenuRow {words}: choices {self.choices}{duty}>"


def menu_of(game: "ArchitectsGame", decision: Decision) -> list[MenuRow]:
    """List one row for each thing that the decision could be about, possible or not."""
    offered: dict[int, list[int]] = {}
    for choice in game.options_of(decision):
        offered.setdefault(row_key(choice), []).append(choice)
    return [menu_row(game, decision, key, offered.get(key, [])) for key in menu_keys(game, decision)]


def row_key(choice: int) -> int:
    """Return the choice without its payment: all ways to pay for a stage share a row."""
    return stage_choice(stage_of(choice), 0) if use_of(choice) == STAGE else choice


def menu_keys(game: "ArchitectsGame", decision: Decision) -> list[int]:
    """List a choice without payment for everything that the decision could be about."""
    # Decks beyond reach get no row: taking from them is never possible here.
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
        places = [place_of(game.cities, decision.seat, deck) for deck in range(len(game.decks))]
        return [choice_of(TAKE, place) for place in sorted(places)]
    if decision.kind == LOOK_DECK:
        return [choice_of(LOOK, LEFT), choice_of(LOOK, RIGHT)]
    return list(keep_options(game))


def menu_row(game: "ArchitectsGame", decision: Decision, key: int, choices: list[int]) -> MenuRow:
    """Return the row for one thing to do, with the choices that do it."""
    use = use_of(key)
    argument = stage_of(key) if use == STAGE else argument_of(key)
    compulsory = bool(choices) and use != DONE
    card = NO_CARD
    # Depending on the tokens it uses, a payment forces the stage or only permits it (P5).
    if use == STAGE and choices:
        compulsory = stage_offer(game, game.cities[decision.seat], argument).compulsory
    elif use == KEEP:
        card = argument
    elif use == TAKE or use == LOOK:
        card = known_top(game, deck_at(game.cities, decision.seat, argument), decision.decider)
        # An extra card may be declined (P3); any other card has to be taken.
        compulsory = compulsory and decision.kind != ACTION
    why = None if choices else why_not(game, decision, key)
    return MenuRow(use, argument, choices, compulsory, card, why, sentence_of(game.library, why))
