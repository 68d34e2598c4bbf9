"""Reasons for refusals: phrases, as ids with arguments, and their English texts."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL, GOODS
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    CENTRE,
    DONE,
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.kinds import ACTION, ANY_DECK
from sevenwonders.architects.options import science_sets, stage_offer
from sevenwonders.architects.payment import fitting_goods
from sevenwonders.architects.seating import deck_at
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.wording import English, Phrase

if TYPE_CHECKING:
    from sevenwonders.architects.city import City
    from sevenwonders.architects.library import Library
    from sevenwonders.architects.table import ArchitectsGame

# By kind of decision: the uses that it allows, and the reason against any other.
USES: Final = [[TAKE], [TAKE, STAGE, SCIENCE, DONE], [TOKEN], [TAKE], [LOOK], [KEEP]]
ASKED_FOR: Final = ["ask_card", "ask_action", "ask_token", "ask_any_deck", "ask_look", "ask_keep"]
EMPTY: Final = ["empty_left", "empty_right", "empty_centre"]


def explain_choice(game: "ArchitectsGame", decision: Decision, choice: int) -> str:
    """Explain in English why the decision does not allow the choice. Returns an empty text if it does."""
    return sentence_of(game.library, why_not(game, decision, choice))


def sentence_of(library: "Library", reason: Phrase | None) -> str:
    """Say a reason in English."""
    return "" if reason is None else English(ENGLISH, library.names_in_text).sentence(reason, [])


def why_not(game: "ArchitectsGame", decision: Decision, choice: int) -> Phrase | None:
    """Return why the decision does not allow the choice, or None if it does."""
    if choice < 0:
        return Phrase("no_choice")
    if game.can_choose(decision, choice):
        return None
    use = use_of(choice)
    if use not in USES[decision.kind]:
        return Phrase(ASKED_FOR[decision.kind])
    argument = argument_of(choice)
    if use == TAKE:
        return why_not_take(game, decision, argument)
    if use == STAGE:
        return why_not_stage(game, decision.seat, stage_of(choice))
    if use == SCIENCE:
        return why_not_science(game, argument)
    if use == TOKEN:
        return Phrase("empty_stack" if argument == UNSEEN else "not_face_up")
    if use == LOOK:
        return Phrase(EMPTY[argument] if argument < CENTRE else ASKED_FOR[decision.kind])
    if use == KEEP:
        return Phrase("not_taken_up")
    return why_not_done(game, decision.seat)


def why_not_take(game: "ArchitectsGame", decision: Decision, place: int) -> Phrase:
    """Return why no card can be taken from that place."""
    if decision.kind == ACTION and not game.armed:
        return Phrase("no_extra_card")
    if place <= CENTRE:
        return Phrase(EMPTY[place])
    if decision.kind != ANY_DECK:
        return Phrase("out_of_reach")
    deck = deck_at(game.cities, decision.seat, place)
    if deck < 0:
        return Phrase("not_in_play")
    if game.decks[deck]:
        return Phrase("within_reach")
    return Phrase("empty_deck", wonder=game.library.boards[game.cities[deck].board].ident)


def why_not_stage(game: "ArchitectsGame", seat: int, stage: int) -> Phrase:
    """Return why a stage cannot be built, or not with that payment."""
    city = game.cities[seat]
    stages = game.library.boards[city.board].stages
    if stage >= len(stages):
        return Phrase("no_such_stage", stages=len(stages))
    if city.has_built(stage):
        return Phrase("built", stage=stage + 1)
    lower = [number + 1 for number in numbers_in(stages[stage].needs & ~city.stages)]
    if lower:
        return Phrase("rests_on" if len(lower) == 1 else "rests_on_all", stage=stage + 1, lower=lower)
    if stage_offer(game, city, stage).payments:
        return Phrase("not_offered")
    return what_is_short(game, city, stage)


def what_is_short(game: "ArchitectsGame", city: "City", stage: int) -> Phrase:
    """Return what a city has towards the cost of a stage."""
    facts = game.library.boards[city.board].stages[stage]
    fresh = city.fresh_tokens(game.used)
    there = fitting_goods(city.cards[:GOODS], facts.identical, fresh & game.library.freeing != 0)
    coins = city.cards[COIN]
    there += coins + (1 if coins and fresh & game.library.doubling else 0)
    ident = "needs_identical" if facts.identical else "needs_different"
    return Phrase(ident, stage=stage + 1, count=facts.count, there=there)


def why_not_science(game: "ArchitectsGame", number: int) -> Phrase:
    """Return why a set of symbols cannot be turned in."""
    if number > ALL_DIFFERENT:
        return Phrase("no_set")
    if not game.row and not game.stack:
        return Phrase("no_token_left")
    if number == ALL_DIFFERENT:
        return Phrase("three_needed")
    return Phrase("two_needed", symbol=game.library.cards[FIRST_SYMBOL + number].ident)


def why_not_done(game: "ArchitectsGame", seat: int) -> Phrase:
    """Return why the turn cannot end: what has to be done first, or that `done` takes no argument."""
    city = game.cities[seat]
    open_stages = city.open_stages(game.library)
    due = [stage + 1 for stage in open_stages if stage_offer(game, city, stage).compulsory]
    if due:
        return Phrase("stage_due" if len(due) == 1 else "one_stage_due", either=due)
    return Phrase("science_due" if science_sets(game, city) else "only_done")


# The page says those that its menus have in every language (`boxwhy-…` in `src/sevenwonders/languages`).
ENGLISH: Final[Mapping[str, str]] = {
    "no_choice": "A choice is a number from the list of options. Ask for the options and choose one of them.",
    "ask_card": "A turn begins with a card: take left, take right or take centre.",
    "ask_action": "Now build a stage, turn in green cards, take an extra card, or end the turn with done.",
    "ask_token": "Choose a progress token: name one that is face up, or take the unseen one.",
    "ask_any_deck": "Take the top card of one deck on the table.",
    "ask_look": "Choose a deck: look left or look right.",
    "ask_keep": "Keep one of the cards taken up.",
    "no_extra_card": "No progress token gives an extra card now.",
    "empty_left": "The deck on the left is empty.",
    "empty_right": "The deck on the right is empty.",
    "empty_centre": "The central deck is empty.",
    "empty_deck": "The deck of {wonder} is empty.",
    "out_of_reach": "Only the deck on the left, the deck on the right and the central deck are within reach.",
    "not_in_play": "That wonder is not in play, and neither is its deck.",
    "within_reach": "That deck is within reach: take left or take right.",
    "no_such_stage": "The wonder has only {stages} stages.",
    "built": "Stage {stage} is built already.",
    "rests_on": "Stage {stage} rests on stage {lower}, which is not built yet.",
    "rests_on_all": "Stage {stage} rests on stages {lower}, which are not built yet.",
    "not_offered": "That payment is not offered. Ask for the options and choose one of them.",
    "needs_identical": "Stage {stage} needs {count} identical resources; the cards and coins here give {there}.",
    "needs_different": "Stage {stage} needs {count} different resources; the cards and coins here give {there}.",
    "no_set": "A set is two equal symbols, or one of each.",
    "no_token_left": "No progress token is left; green cards stay where they are.",
    "three_needed": "Three different symbols are needed for that.",
    "two_needed": "Two cards with {symbol} are needed for that.",
    "empty_stack": "The stack of tokens is empty.",
    "not_face_up": "That token is not face up.",
    "not_taken_up": "That card is not among the cards taken up.",
    "stage_due": "The turn cannot end yet: stage {either} can be paid and has to be built.",
    "one_stage_due": "The turn cannot end yet: stage {either:or} can be paid, and one of them has to be built.",
    "science_due": "The turn cannot end yet: a set of green cards has to be turned in.",
    "only_done": "To end the turn, say done and nothing else.",
}
