"""A game of Architects as one viewer may see it, in wire objects."""

from typing import Final, final

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL, NO_CARD
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    DONE,
    DOUBLED,
    FREED,
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    paid,
    payment_of,
)
from sevenwonders.architects.city import shields_of
from sevenwonders.architects.kinds import KEPT, LOOKED, PEEKED, SCIENCE_USED, STAGE_BUILT, TOKEN_TAKEN, TOKEN_USED, TOOK
from sevenwonders.architects.library import Library
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.notation import UNSEEN_WORD, place_words
from sevenwonders.architects.options import deck_at
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.tokens import symbols_of
from sevenwonders.architects.view import CityView, View, city_seen
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.server.architects import wire
from sevenwonders.server.presenter import Presenter

USES: Final[dict[int, wire.ActionName]] = {
    TAKE: "take",
    STAGE: "stage",
    SCIENCE: "science",
    TOKEN: "token",
    LOOK: "look",
    KEEP: "keep",
    DONE: "done",
}
DIFFERENT: Final = "different"
CENTRAL: Final = -1


@final
class ArchitectsPresenter(Presenter):
    """The wire objects of Architects."""

    def play(self, game: Game, view: kernel_view.View, points: list[int]) -> wire.ArchitectsPlay:
        """Cities, decks and tokens."""
        assert isinstance(game, ArchitectsGame)
        assert isinstance(view, View)
        return play_state(game.library, view, points)

    def turn(self, game: Game) -> int:
        """The turn, counted from the start of the game."""
        assert isinstance(game, ArchitectsGame)
        return game.turn

    def actions(self, game: Game, decision: Decision) -> list[wire.ActionState]:
        """Everything that the decision could be about."""
        assert isinstance(game, ArchitectsGame)
        return [action_state(game, decision.seat, row) for row in game.menu(decision.ident)]

    def cards(self, game: Game, event: Event) -> list[str]:
        """The cards that a line of the log is about."""
        assert isinstance(game, ArchitectsGame)
        return [game.library.cards[card].ident for card in cards_in(event)]

    def tokens(self, game: Game, event: Event) -> list[str]:
        """The progress tokens that a line of the log is about."""
        assert isinstance(game, ArchitectsGame)
        if event.kind == STAGE_BUILT:
            return tokens_paying(game.library, event.values[1])
        return [game.library.tokens[event.values[0]].ident] if event.kind in (TOKEN_USED, TOKEN_TAKEN) else []


# The table


def play_state(library: Library, view: View, points: list[int]) -> wire.ArchitectsPlay:
    """The table as the viewer may know it."""
    return wire.ArchitectsPlay(
        active=view.active,
        cities=[
            city_state(library, seat, city, points[seat] if points else None) for seat, city in enumerate(view.cities)
        ],
        decks=[deck_state(library, view, deck) for deck in range(len(view.decks))],
        row=[library.tokens[token].ident for token in view.row],
        stack=len(view.stack),
        stack_tokens=[library.tokens[token].ident for token in view.stack],
        discard=by_kind(library, view.discard),
        peace=view.peace,
        conflict_tokens=library.conflict_tokens[len(view.cities)],
        cat=view.cat,
        central_seen=numbers_in(view.central_known),
        armed=tokens_in(library, view.armed),
        used=tokens_in(library, view.used),
        looked=[card_or_none(library, card) for card in view.looked],
        looked_deck=view.looked_deck,
    )


def city_state(library: Library, seat: int, view: CityView, points: int | None) -> wire.ArchitectsCity:
    """One city with the totals that anybody can work out."""
    board = library.boards[view.board]
    return wire.ArchitectsCity(
        seat=seat,
        board=board.ident,
        cards=by_kind(library, view.cards),
        stages=[stage + 1 for stage in numbers_in(view.stages)],
        can_build=[stage + 1 for stage in board.available[view.stages]],
        tokens=[library.tokens[token].ident for token in view.tokens],
        victories=view.victories,
        shields=shields_of(library, city_seen(library, view)),
        points=points,
    )


def deck_state(library: Library, view: View, deck: int) -> wire.DeckState:
    """One deck. Cards taken up to choose from are not in it, but only their taker could tell which those are."""
    left = view.decks[deck]
    taken_up = len(view.looked) if deck == view.looked_deck else 0
    owned = deck < len(view.cities)
    return wire.DeckState(
        owner=deck if owned else CENTRAL,
        board=library.boards[view.cities[deck].board].ident if owned else "",
        count=sum(left) - taken_up,
        top=card_or_none(library, view.tops[deck]),
        left=by_kind(library, left),
    )


def by_kind(library: Library, counts: list[int]) -> dict[str, int]:
    """Counted cards by their ids, those that are there."""
    return {library.cards[card].ident: count for card, count in enumerate(counts) if count}


def card_or_none(library: Library, card: int) -> str | None:
    """The card's id, if the viewer knows the card."""
    return None if card == NO_CARD else library.cards[card].ident


def numbers_in(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def tokens_in(library: Library, bits: int) -> list[str]:
    """The ids of progress tokens given as bits."""
    return [library.tokens[token].ident for token in numbers_in(bits)]


# Decisions


def action_state(game: ArchitectsGame, seat: int, row: MenuRow) -> wire.ActionState:
    """One thing to do."""
    return wire.ActionState(
        use=USES[row.use],
        argument=argument_word(game.library, row),
        deck=deck_at(game, seat, row.argument) if row.use in (TAKE, LOOK) else -1,
        ways=[way_state(game, row.use, choice) for choice in row.choices],
        compulsory=row.compulsory,
        card=card_or_none(game.library, row.card),
        reason=row.reason,
    )


def argument_word(library: Library, row: MenuRow) -> str:
    """The object of a row, as the page names it."""
    if row.use in (TAKE, LOOK):
        return place_words(library, row.argument, by_id=True)
    if row.use == STAGE:
        return str(row.argument + 1)
    if row.use == SCIENCE:
        return DIFFERENT if row.argument == ALL_DIFFERENT else library.cards[FIRST_SYMBOL + row.argument].ident
    if row.use == TOKEN:
        return UNSEEN_WORD if row.argument == UNSEEN else library.tokens[row.argument].ident
    return library.cards[row.argument].ident if row.use == KEEP else ""


def way_state(game: ArchitectsGame, use: int, choice: int) -> wire.ActionWay:
    """One way to do it; only a stage is paid."""
    if use != STAGE:
        return wire.ActionWay(choice, game.describe(choice), {}, [])
    payment = payment_of(choice)
    cost = by_kind(game.library, [paid(payment, card) for card in range(COIN + 1)])
    return wire.ActionWay(choice, game.describe(choice), cost, tokens_paying(game.library, payment))


def tokens_paying(library: Library, payment: int) -> list[str]:
    """The tokens that help to pay."""
    doubled = library.doubling if payment & DOUBLED else 0
    freed = library.freeing if payment & FREED else 0
    return tokens_in(library, doubled | freed)


# The log


def cards_in(event: Event) -> list[int]:
    """The cards that an event is about, as far as its viewer knows them."""
    if event.kind in (TOOK, KEPT):
        return [event.values[1]]
    if event.kind in (PEEKED, LOOKED):
        return event.secret
    if event.kind == SCIENCE_USED:
        return symbols_of(event.values[0])
    if event.kind == STAGE_BUILT:
        return [card for card in range(COIN + 1) for _ in range(paid(event.values[1], card))]
    return []
