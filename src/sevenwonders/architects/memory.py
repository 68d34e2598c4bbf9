"""A seat's knowledge of Architects: an empty memory, and full games that agree with its view.

The memory is empty because the view shows all that a seat knows. Cards are placed face up, so the contents of each deck
are public. A seat that has looked at the top of the central deck sees it in its view until it is taken, and a deck from
which cards were taken up is shuffled as a whole. So nothing that a seat knew about the order of a deck is ever missing
from its view.
"""

from typing import final

from typing_extensions import override

from sevenwonders.architects.cards import NO_CARD, cards_in
from sevenwonders.architects.setup import checked_config, empty_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data, bounded, field_of, mapping
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.memory import Memory, Sampler, check_seat
from sevenwonders.kernel.rng import Rng, independent


@final
class ArchitectsMemory(Memory):
    """The memory of one seat, with nothing in it."""

    __slots__ = ("config", "seat")

    def __init__(self, config: Config, seat: int) -> None:
        self.config = config
        self.seat = seat

    @override
    def observe(self, view: kernel_view.View) -> None:
        # The next view will show everything that this one does and that still holds.
        check_seat(view, self.seat)

    @override
    def copy(self) -> "ArchitectsMemory":
        return ArchitectsMemory(self.config, self.seat)

    @override
    def to_data(self) -> Data:
        return {"config": self.config.to_data(), "seat": self.seat}


def load_architects_memory(data: Data) -> ArchitectsMemory:
    """Load the memory that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    return ArchitectsMemory(config, bounded(field_of(data, "seat"), "seat", kernel_view.SPECTATOR, config.players - 1))


def sample(view: View, rng: Rng) -> ArchitectsGame:
    """Deal a game whose view from the same seat equals the given one.

    It has no history, and its own random numbers.
    """
    return sampler_of(view).deal(rng)


@final
class ArchitectsSampler(Sampler):
    """Deals games that agree with a view.

    `known` is the table as the viewer knows it. Its decks have the cards whose order is unknown, including those that
    were taken up and are hidden from the viewer. `tops` are the known cards on top of them, else NO_CARD.
    """

    __slots__ = ("known", "tops")

    def __init__(self, known: ArchitectsGame, tops: list[int]) -> None:
        self.known = known
        self.tops = tops

    @override
    def deal(self, rng: Rng) -> ArchitectsGame:
        game = self.known.copy()
        game.rng = independent(rng)
        rng.shuffle(game.stack)
        for deck, cards in enumerate(game.decks):
            rng.shuffle(cards)
            if deck == game.looked_deck:
                game.looked = [cards.pop() if card == NO_CARD else card for card in game.looked]
            top = self.tops[deck]
            if top != NO_CARD:
                cards.append(top)
        return game


def sampler_of(view: View) -> ArchitectsSampler:
    """Return a sampler for that view, which must not change while the sampler is in use."""
    game = empty_game(view.config, 0, view.library, view.cities)
    game.active = view.active
    game.turn = view.turn
    game.agenda = view.agenda
    game.next_ident = view.next_ident
    game.event_count = view.event_count
    game.row = view.row
    game.stack = view.stack
    game.discard = view.discard
    game.peace = view.peace
    game.cat = view.cat
    game.central_known = view.central_known
    game.armed = view.armed
    game.used = view.used
    game.looked = view.looked
    game.looked_deck = view.looked_deck
    game.decisions = view.decisions
    game.decks = [unknown_cards(view, deck) for deck in range(len(view.decks))]
    return ArchitectsSampler(game, view.tops)


def unknown_cards(view: View, deck: int) -> list[int]:
    """List the cards of a deck, and those taken up from it, whose place the viewer does not know."""
    counts = view.decks[deck][:]
    if view.tops[deck] != NO_CARD:
        counts[view.tops[deck]] -= 1
    if deck == view.looked_deck:
        for card in view.looked:
            if card != NO_CARD:
                counts[card] -= 1
    return cards_in(counts)
