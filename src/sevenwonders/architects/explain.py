"""Reasons for refusals, each as a sentence for a person."""

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

if TYPE_CHECKING:
    from sevenwonders.architects.city import City
    from sevenwonders.architects.library import Library
    from sevenwonders.architects.table import ArchitectsGame

# By kind of decision: the uses that it allows, and the sentence for any other.
USES: Final = [[TAKE], [TAKE, STAGE, SCIENCE, DONE], [TOKEN], [TAKE], [LOOK], [KEEP]]
ASKED_FOR: Final = [
    "A turn begins with a card: take left, take right or take centre.",
    "Now build a stage, turn in green cards, take an extra card, or end the turn with done.",
    "Choose a progress token: name one that is face up, or take the unseen one.",
    "Take the top card of one deck on the table.",
    "Choose a deck: look left or look right.",
    "Keep one of the cards taken up.",
]
DECK_WORDS: Final = ["The deck on the left", "The deck on the right", "The central deck"]


def explain_choice(game: "ArchitectsGame", decision: Decision, choice: int) -> str:
    """Explain why the decision does not allow the choice. Returns an empty text if it does."""
    if choice < 0:
        return "A choice is a number from the list of options. Ask for the options and choose one of them."
    if game.can_choose(decision, choice):
        return ""
    use = use_of(choice)
    if use not in USES[decision.kind]:
        return ASKED_FOR[decision.kind]
    argument = argument_of(choice)
    if use == TAKE:
        return why_not_take(game, decision, argument)
    if use == STAGE:
        return why_not_stage(game, decision.seat, stage_of(choice))
    if use == SCIENCE:
        return why_not_science(game, argument)
    if use == TOKEN:
        return "The stack of tokens is empty." if argument == UNSEEN else "That token is not face up."
    if use == LOOK:
        return f"{DECK_WORDS[argument]} is empty." if argument < CENTRE else ASKED_FOR[decision.kind]
    if use == KEEP:
        return "That card is not among the cards taken up."
    return why_not_done(game, decision.seat)


def why_not_take(game: "ArchitectsGame", decision: Decision, place: int) -> str:
    """Explain why no card can be taken from that place."""
    if decision.kind == ACTION and not game.armed:
        return "No progress token gives an extra card now."
    if place <= CENTRE:
        return f"{DECK_WORDS[place]} is empty."
    if decision.kind != ANY_DECK:
        return "Only the deck on the left, the deck on the right and the central deck are within reach."
    deck = deck_at(game.cities, decision.seat, place)
    if deck < 0:
        return "That wonder is not in play, and neither is its deck."
    if game.decks[deck]:
        return "That deck is within reach: take left or take right."
    return f"The deck of {game.library.boards[game.cities[deck].board].name} is empty."


def why_not_stage(game: "ArchitectsGame", seat: int, stage: int) -> str:
    """Explain why a stage cannot be built, or not with that payment."""
    city = game.cities[seat]
    stages = game.library.boards[city.board].stages
    if stage >= len(stages):
        return f"The wonder has only {len(stages)} stages."
    if city.has_built(stage):
        return f"Stage {stage + 1} is built already."
    lower = [number + 1 for number in numbers_in(stages[stage].needs & ~city.stages)]
    if lower:
        verb = "is" if len(lower) == 1 else "are"
        return f"Stage {stage + 1} rests on {stages_words(lower, 'and')}, which {verb} not built yet."
    if stage_offer(game, city, stage).payments:
        return "That payment is not offered. Ask for the options and choose one of them."
    return what_is_short(game, city, stage)


def what_is_short(game: "ArchitectsGame", city: "City", stage: int) -> str:
    """Say in a sentence what a city has towards the cost of a stage."""
    facts = game.library.boards[city.board].stages[stage]
    fresh = city.fresh_tokens(game.used)
    there = fitting_goods(city.cards[:GOODS], facts.identical, fresh & game.library.freeing != 0)
    coins = city.cards[COIN]
    there += coins + (1 if coins and fresh & game.library.doubling else 0)
    kind = "identical" if facts.identical else "different"
    return f"Stage {stage + 1} needs {facts.count} {kind} resources; the cards and coins here give {there}."


def why_not_science(game: "ArchitectsGame", number: int) -> str:
    """Explain why a set of symbols cannot be turned in."""
    if number > ALL_DIFFERENT:
        return "A set is two equal symbols, or one of each."
    if not game.row and not game.stack:
        return "No progress token is left; green cards stay where they are."
    if number == ALL_DIFFERENT:
        return "Three different symbols are needed for that."
    return f"Two cards with a {symbol_name(game.library, number)} are needed for that."


def stages_words(numbers: list[int], joint: str) -> str:
    """Name stages inside a sentence: `stages 2, 3 and 4`, `stage 2 or 3`."""
    words = [str(number) for number in numbers]
    listed = f"{', '.join(words[:-1])} {joint} {words[-1]}" if len(words) > 1 else words[0]
    return f"stages {listed}" if joint == "and" and len(words) > 1 else f"stage {listed}"


def symbol_name(library: "Library", symbol: int) -> str:
    """Name a symbol inside a sentence."""
    return library.cards[FIRST_SYMBOL + symbol].name.lower()


def why_not_done(game: "ArchitectsGame", seat: int) -> str:
    """Explain why the turn cannot end: what has to be done first, or that `done` takes no argument."""
    city = game.cities[seat]
    open_stages = city.open_stages(game.library)
    due = [stage + 1 for stage in open_stages if stage_offer(game, city, stage).compulsory]
    if len(due) == 1:
        return f"The turn cannot end yet: stage {due[0]} can be paid and has to be built."
    if due:
        return f"The turn cannot end yet: {stages_words(due, 'or')} can be paid, and one of them has to be built."
    if science_sets(game, city):
        return "The turn cannot end yet: a set of green cards has to be turned in."
    return "To end the turn, say done and nothing else."
