"""A classic game as one viewer may see it, in wire objects."""

from typing import Final, Literal, final

from sevenwonders.classic.armada.kinds import ISLAND_TAKEN
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.edifice.kinds import BONUS_CHOSEN, CARD_LOST, EDIFICE_BUILT, EDIFICE_FAILED, REWARDED
from sevenwonders.classic.free_city.part import FreeCityPart
from sevenwonders.classic.kinds import BUILT, DISCARDED, SOLD, STAGE_BUILT, TOOK
from sevenwonders.classic.leaders.kinds import KEPT_LEADER, LEADER_BURIED, LEADER_SOLD, LEADERS_LEFT, RECRUITED
from sevenwonders.classic.library import Library
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.city import back_or_card, city_state, idents
from sevenwonders.server.classic.edifices import edifice_states
from sevenwonders.server.classic.harbour import islands_left, naval_states
from sevenwonders.server.classic.menu import menu_state
from sevenwonders.server.presenter import Presenter

# Events about a card that everybody sees, and about cards that only some do.
OPEN_CARD: Final = [
    BUILT,
    TOOK,
    RECRUITED,
    LEADER_BURIED,
    ISLAND_TAKEN,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    REWARDED,
    CARD_LOST,
    BONUS_CHOSEN,
]
SECRET_CARDS: Final = [STAGE_BUILT, SOLD, DISCARDED, KEPT_LEADER, LEADERS_LEFT, LEADER_SOLD]
SYMBOL_NAMES: Final[list[wire.SymbolName]] = ["compass", "gear", "tablet"]


@final
class ClassicPresenter(Presenter):
    """The wire objects of the classic game."""

    def play(self, game: Game, view: kernel_view.View, points: list[int]) -> wire.ClassicPlay:
        """Ages, hands, cities and the discard pile."""
        assert isinstance(game, ClassicGame)
        assert isinstance(view, View)
        return play_state(game, view, points)

    def turn(self, game: Game) -> int:
        """The turn within its Age."""
        assert isinstance(game, ClassicGame)
        return game.turn

    def menu(self, game: Game, decision: Decision) -> list[wire.MenuCard]:
        """Every card of the decision with its uses, in the order of the hand."""
        assert isinstance(game, ClassicGame)
        return menu_state(game, decision.ident, decision.seat)

    def detail(self, game: Game, score: kernel_score.Score) -> wire.ClassicScoreDetail:
        """How free choices were used."""
        assert isinstance(game, ClassicGame)
        assert isinstance(score, Score)
        return wire.ClassicScoreDetail(
            coins=score.coins,
            wilds=score.wilds,
            spied=score.spied,
            changed=[SYMBOL_NAMES[symbol] for symbol in score.changed if symbol != NO_SYMBOL],
            repeated=score.repeated,
            copied_guild=None if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident,
            repeated_guilds=[game.library.cards[guild].ident for guild in score.repeated_guilds],
            best_colour=None if score.best_colour == NO_COLOUR else COLOURS[score.best_colour],
        )

    def cards(self, game: Game, event: Event) -> list[str]:
        """The cards that a line of the log is about."""
        assert isinstance(game, ClassicGame)
        return cards_in(game.library, event)


def play_state(game: ClassicGame, view: View, points: list[int]) -> wire.ClassicPlay:
    """The table as the viewer may know it."""
    if game.finished():
        turn_over(game, view)
    library = game.library
    goes_to, comes_from = passing(game, view.seat)
    return wire.ClassicPlay(
        phase=phase_of(view),
        age=view.age,
        last_turn=library.last_turn,
        passing=direction(game, view.seat, goes_to),
        hand_goes_to=goes_to,
        hand_comes_from=comes_from,
        cities=[
            city_state(game, number, city, points[number] if points else None)
            for number, city in enumerate(view.cities)
        ],
        hand=hand_of(library, view, view.seat),
        partner_hand=hand_of(library, view, game.partner(view.seat) if view.seat >= 0 else -1),
        discard=[back_or_card(library, card) for card in view.discard],
        draw_pile=draw_pile(game, view),
        islands=islands_left(game, view),
        naval=naval_states(game),
        edifices=edifice_states(game, view),
    )


def turn_over(game: ClassicGame, view: View) -> None:
    """A finished game has no secrets: leaders in hand, cards under wonders and on the discard pile lie open."""
    for city, seen in zip(game.cities, view.cities, strict=True):
        seen.buried = city.buried[:]
        seen.parts = [part.known() for part in city.parts]
    view.discard = game.discard[:]


def phase_of(view: View) -> wire.Phase:
    """The draft comes before the first Age, a recruitment before the first turn of each."""
    if view.age == 0:
        return "draft"
    return "turn" if view.turn else "recruitment"


def hand_of(library: Library, view: View, seat: int) -> list[str]:
    """A hand as far as the viewer may look at it; nobody's is empty."""
    return idents(library, view.cities[seat].hand) if seat >= 0 else []


def draw_pile(game: ClassicGame, view: View) -> int:
    """How many cards the Free City's draw pile has."""
    for part, seen in zip(game.parts, view.parts, strict=True):
        if isinstance(part, FreeCityPart):
            return seen[0]
    return 0


def direction(game: ClassicGame, seat: int, goes_to: int) -> Literal["left", "right"]:
    """Where hands go in this Age. Two players swap theirs: there it is the side on which the other one sits."""
    if goes_to >= 0 and len(game.drafting) < len(game.cities):
        return "left" if game.left(seat) == goes_to else "right"
    return "left" if game.age % 2 else "right"


def passing(game: ClassicGame, seat: int) -> tuple[int, int]:
    """Who receives the seat's hand after this turn, and from whom it gets one; -1 for who holds none.

    Packs of the draft go to the right, as hands do in an even Age.
    """
    if seat not in game.drafting:
        return -1, -1
    towards = 1 if game.age % 2 else -1
    number = game.drafting.index(seat)
    count = len(game.drafting)
    return game.drafting[(number + towards) % count], game.drafting[(number - towards) % count]


def cards_in(library: Library, event: Event) -> list[str]:
    """The cards that an event is about, as far as its viewer knows them."""
    if event.kind in OPEN_CARD:
        return [library.cards[event.values[0]].ident]
    return idents(library, event.secret) if event.kind in SECRET_CARDS else []
