"""A game of Architects as one viewer may see it, in wire objects."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.cards import FIRST_SYMBOL, NO_CARD, counts_of
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    DONE,
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    cards_paid,
    payment_of,
)
from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import (
    KEPT,
    LOOKED,
    PEEKED,
    SCIENCE_USED,
    STAGE_BUILT,
    TOKEN_TAKEN,
    TOKEN_USED,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.architects.library import Library, card_idents, token_idents
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.notation import UNSEEN_WORD, place_words
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.seating import deck_at
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.tokens import symbols_of
from sevenwonders.architects.view import View
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.server.present.phrases import phrase_state
from sevenwonders.server.present.presenter import Picture, Presenter
from sevenwonders.server.wire import architects as wire

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

    @override
    def picture(self, game: Game, points: list[int]) -> "ArchitectsPicture":
        return ArchitectsPicture(points)

    @override
    def turn(self, game: Game) -> int:
        """Count the turns from the start of the game."""
        assert isinstance(game, ArchitectsGame)
        return game.turn

    @override
    def actions(self, game: Game, decision: Decision) -> list[wire.ActionState]:
        assert isinstance(game, ArchitectsGame)
        return [action_state(game, decision.seat, row) for row in game.menu(decision.ident)]

    @override
    def begins_age(self, game: Game, event: Event) -> bool:
        return event.kind == TURN_BEGAN and event.seat == 0

    @override
    def cards(self, game: Game, event: Event) -> list[str]:
        assert isinstance(game, ArchitectsGame)
        return card_idents(game.library, cards_in(event))

    @override
    def tokens(self, game: Game, event: Event) -> list[str]:
        assert isinstance(game, ArchitectsGame)
        if event.kind == STAGE_BUILT:
            return tokens_in(game.library, tokens_used(game.library, event.values[1]))
        return token_idents(game.library, event.values[:1]) if event.kind in (TOKEN_USED, TOKEN_TAKEN) else []


# The table


@final
class ArchitectsPicture(Picture):
    """A game of Architects at one moment. Its cities are small, so viewers share nothing."""

    def __init__(self, points: list[int]) -> None:
        self.points = points

    @override
    def seen_by(self, view: kernel_view.View) -> wire.ArchitectsPlay:
        assert isinstance(view, View)
        return play_state(view, self.points)


def play_state(view: View, points: list[int]) -> wire.ArchitectsPlay:
    """Describe the table as the viewer may know it; `points` by seat, empty if they are not shown."""
    library = view.library
    return wire.ArchitectsPlay(
        active=view.active,
        cities=[
            city_state(library, seat, city, points[seat] if points else None) for seat, city in enumerate(view.cities)
        ],
        decks=[deck_state(view, deck) for deck in range(len(view.decks))],
        row=token_idents(library, view.row),
        stack=len(view.stack),
        stack_tokens=token_idents(library, view.stack),
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


def city_state(library: Library, seat: int, city: City, points: int | None) -> wire.ArchitectsCity:
    """Describe one city, with the totals that anyone could work out."""
    return wire.ArchitectsCity(
        seat=seat,
        board=library.boards[city.board].ident,
        cards=by_kind(library, city.cards),
        stages=[stage + 1 for stage in numbers_in(city.stages)],
        can_build=[stage + 1 for stage in city.open_stages(library)],
        tokens=token_idents(library, city.tokens),
        victories=city.victories,
        shields=city.shields(library),
        points=points,
    )


def deck_state(view: View, deck: int) -> wire.DeckState:
    """Describe one deck. `left` includes cards taken up to choose from, which only their taker knows."""
    library = view.library
    owned = deck < len(view.cities)
    return wire.DeckState(
        owner=deck if owned else CENTRAL,
        board=library.boards[view.cities[deck].board].ident if owned else "",
        count=view.deck_size(deck),
        top=card_or_none(library, view.tops[deck]),
        left=by_kind(library, view.decks[deck]),
    )


def by_kind(library: Library, counts: list[int]) -> dict[str, int]:
    """Count the cards by kind, under the kinds' ids."""
    return {library.cards[card].ident: count for card, count in enumerate(counts) if count}


def card_or_none(library: Library, card: int) -> str | None:
    """Return the card's id, or None if the viewer does not know the card."""
    return None if card == NO_CARD else library.cards[card].ident


def tokens_in(library: Library, bits: int) -> list[str]:
    """List the ids of progress tokens given as bits."""
    return token_idents(library, numbers_in(bits))


# Decisions


def action_state(game: ArchitectsGame, seat: int, row: MenuRow) -> wire.ActionState:
    """Describe one thing that the decision could be about."""
    return wire.ActionState(
        use=USES[row.use],
        argument=argument_word(game.library, row),
        deck=deck_at(game.cities, seat, row.argument) if row.use in (TAKE, LOOK) else -1,
        ways=[way_state(game, row.use, choice) for choice in row.choices],
        compulsory=row.compulsory,
        card=card_or_none(game.library, row.card),
        why=None if row.why is None else phrase_state(row.why),
        reason=row.reason,
    )


def argument_word(library: Library, row: MenuRow) -> str:
    """Return a row's argument under the page's name for it."""
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
    """Describe one way to do it; only a stage has to be paid for."""
    if use != STAGE:
        return wire.ActionWay(choice, game.describe(choice), {}, [])
    payment = payment_of(choice)
    cost = by_kind(game.library, counts_of(cards_paid(payment)))
    return wire.ActionWay(
        choice, game.describe(choice), cost, tokens_in(game.library, tokens_used(game.library, payment))
    )


# The log


def cards_in(event: Event) -> list[int]:
    """List the cards that an event is about, as far as its viewer knows them."""
    if event.kind in (TOOK, KEPT):
        return [event.values[1]]
    # The secret is empty in the form that others see.
    if event.kind in (PEEKED, LOOKED):
        return event.secret
    if event.kind == SCIENCE_USED:
        return symbols_of(event.values[0])
    if event.kind == STAGE_BUILT:
        return cards_paid(event.values[1])
    return []
