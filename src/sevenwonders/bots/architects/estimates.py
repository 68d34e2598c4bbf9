"""The numbers behind the greedy bot's rules of thumb, in points at the end unless said otherwise.

They depend on each other and were tuned together, by letting variants of the bot play against random players.
"""

from typing import Final, final

from sevenwonders.architects.city import City
from sevenwonders.architects.library import (
    ANY_DECK_EFFECT,
    BOTH_SIDES_EFFECT,
    CENTRAL_EFFECT,
    EFFECTS,
    LOOK_EFFECT,
    TOKEN_EFFECT,
    Library,
    Stage,
)
from sevenwonders.encode.architects.ways import way_of


@final
class Estimates:
    """One set of numbers."""

    def __init__(self) -> None:
        # Stages count more than their points: building them fast ends the game before others have many.
        self.stage = 1.5
        # A stage that could be built right now is still worth less than a built one.
        self.unbuilt = 0.97
        # The value of a stage's effect besides its points, by effect. Shields are counted with the battles to come.
        self.effects = [0.0] * len(EFFECTS)
        self.effects[ANY_DECK_EFFECT] = 3.5
        self.effects[CENTRAL_EFFECT] = 2.2
        self.effects[BOTH_SIDES_EFFECT] = 4.5
        self.effects[LOOK_EFFECT] = 4.0
        self.effects[TOKEN_EFFECT] = 6.0
        # An extra card, chosen from three decks.
        self.extra_card = 3.2
        # The turns that the city nearest to its last stage needs for each card it lacks: not every turn brings one.
        self.pace = 1.1
        # The value of the last stage besides its points: for a city that wins by it, and against one that loses.
        self.ending = 8.0
        # Each point of blue cards.
        self.blue = 1.0
        # How often another player takes the cat per turn, and the value of a look at the central deck.
        self.cat_leaves = 0.12
        self.peek = 0.3
        # Victory tokens, and how much those of a rival count against the city, divided among the rivals.
        self.battle = 0.9
        self.rival = 1.0
        # Conflict tokens that one player turns per turn.
        self.horns_per_turn = 0.12
        # How many shields a comparison may still shift for each conflict token yet to be turned, and how many more in
        # battles after the next one.
        self.shift_per_token = 0.5
        self.shift_later = 1.5
        # Progress tokens that symbols are worth: for a set, and the share of that for one symbol alone, or for two
        # different ones, which any third turns into a set.
        self.set_of_symbols = 1.0
        self.one_symbol = 0.35
        self.two_symbols = 0.7
        # With fewer turns left than this, a set may not be completed any more.
        self.turns_for_a_set = 4.0
        # How often per turn a city takes a card of a given kind, takes a card with the cat, or gets a progress token.
        self.kind_per_turn = 0.07
        self.cat_cards_per_turn = 0.15
        self.tokens_per_turn = 0.1
        # The value per turn of a token that helps to pay, through cards that the city does not have yet.
        self.paying_per_turn = 0.25
        # The best card left to the next player counts against a choice with this share of its worth to that player.
        self.left_to_next = 0.4


ESTIMATES: Final = Estimates()


def stages_worth(library: Library, city: City, turns: float) -> float:
    """Return the value of all stages. An unbuilt one counts less the more cards it lacks for the turns left."""
    board = library.boards[city.board]
    value = 0.0
    for number in range(len(board.stages)):
        if city.stages >> number & 1:
            value += stage_gain(board.stages[number], board.effect)
    extra = ESTIMATES.extra_card if city.owned & library.after_stage else 0.0
    way = way_of(library, city)
    for at in range(len(way.stages)):
        share = ESTIMATES.unbuilt * max(0.0, 1.0 - way.missing[at] / turns)
        value += share * (stage_gain(board.stages[way.stages[at]], board.effect) + extra)
    return value


def stage_gain(stage: Stage, effect: int) -> float:
    """Return the gain from a stage once it is built."""
    gain = stage.points + ESTIMATES.effects[effect] if stage.effect else float(stage.points)
    return ESTIMATES.stage * gain
