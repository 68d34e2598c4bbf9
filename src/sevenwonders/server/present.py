"""A game as one viewer may see it, in wire objects. Everything hidden comes through the engine's view."""

from typing import Final

from sevenwonders.classic.choice import BUILD, BUILD_FREE, PASS, SELL, STAGE, TAKE, left_of, right_of, trade_in
from sevenwonders.classic.explain import shortage
from sevenwonders.classic.kinds import DECISIONS, EVENTS
from sevenwonders.classic.library import Library
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.notation import describe
from sevenwonders.classic.resources import LETTERS, choice_sets, letters_of
from sevenwonders.classic.scoring import CATEGORIES, Score
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import CityView, View, standing
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event
from sevenwonders.record.sentences import sentence
from sevenwonders.server import wire

USES: Final[dict[int, wire.UseName]] = {
    BUILD: "build",
    BUILD_FREE: "build_free",
    STAGE: "stage",
    SELL: "sell",
    TAKE: "take",
    PASS: "pass",
}


def city_state(library: Library, seat: int, view: CityView, points: int | None) -> wire.CityState:
    """One city with the totals that anybody can work out."""
    city = standing(library, view)
    return wire.CityState(
        seat=seat,
        board=library.boards[view.board].ident,
        coins=view.coins,
        shields=city.shields,
        stages=view.stages,
        built=[library.cards[card].ident for card in view.built],
        buried=[back_or_card(library, card) for card in view.buried],
        tokens=view.tokens,
        hand_size=view.hand_size,
        symbols=wire.Symbols(city.symbols[0], city.symbols[1], city.symbols[2], city.wild_symbols),
        for_sale=goods(city.sold_goods, city.sold_choices),
        reserved=goods(city.own_goods - city.sold_goods, city.own_choices - city.sold_choices),
        prices=prices(city),
        free_build=view.free_build_ready,
        points=points,
    )


def back_or_card(library: Library, card: int) -> wire.BuriedCard:
    """A face-down card, or what the viewer knows of it."""
    if card < 0:
        return wire.BuriedCard(-card, None)
    return wire.BuriedCard(library.cards[card].age, library.cards[card].ident)


def goods(fixed: int, choices: int) -> wire.Goods:
    """Packed goods as letters."""
    return wire.Goods(letters_of(fixed), [letters_in(kinds) for kinds in choice_sets(choices)])


def letters_in(kinds: int) -> str:
    """The letters of a set of resources."""
    return "".join(letter for index, letter in enumerate(LETTERS) if kinds >> index & 1)


def prices(city: Seat) -> wire.Prices:
    """What the city pays for a resource."""
    return wire.Prices(city.raw_left, city.raw_right, city.made_left, city.made_right)


def decision_state(game: ClassicGame, view: View, seen: Decision) -> wire.DecisionState:
    """An open decision; what it offers is for who decides."""
    mine = seen.decider == view.seat
    answered = seen.choice != UNANSWERED
    known = mine and answered
    return wire.DecisionState(
        ident=seen.ident,
        seat=seen.seat,
        decider=seen.decider,
        kind=DECISIONS[seen.kind],
        answered=answered,
        choice=seen.choice if known else None,
        text=describe(game.library, seen.choice) if known else "",
        menu=menu_state(game, seen.ident, seen.seat) if mine else None,
    )


def menu_state(game: ClassicGame, ident: int, seat: int) -> list[wire.MenuCard]:
    """Every card of the decision with its uses, in the order of the hand."""
    cards: dict[str, list[wire.Use]] = {}
    for row in game.menu(ident):
        name = "" if row.use == PASS else game.library.cards[row.card].ident
        cards.setdefault(name, []).append(use_state(game, seat, row))
    return [wire.MenuCard(card, uses) for card, uses in cards.items()]


def use_state(game: ClassicGame, seat: int, row: MenuRow) -> wire.Use:
    """One use of a card."""
    ways = [wire.Way(choice, left_of(trade_in(choice)), right_of(trade_in(choice)), row.bank) for choice in row.choices]
    missing, short = (0, 0) if ways else shortage(game, seat, row.card, row.use)
    return wire.Use(USES[row.use], ways, row.by_chain, row.price(), row.reason, letters_of(missing), short)


def score_state(library: Library, score: Score) -> wire.ScoreState:
    """One line of the score sheet."""
    copied = library.cards[score.copied_guild].ident if score.copied_guild >= 0 else None
    points = dict(zip(CATEGORIES, score.points, strict=True))
    return wire.ScoreState(score.seat, points, score.total(), score.coins, score.wilds, copied)


def log_lines(game: ClassicGame, names: list[str], events: list[Event], first: int, seat: int) -> list[wire.LogLine]:
    """The events worth a line as that seat may know them; `first` is the number of the first one."""
    lines: list[wire.LogLine] = []
    for number, event in enumerate(events, first):
        seen = event.seen_by(seat)
        text = sentence(game.library, names, seen)
        if text:
            cards = cards_in(game.library, seen)
            lines.append(wire.LogLine(number, EVENTS[event.kind], event.seat, text, cards, event.values))
    return lines


def cards_in(library: Library, event: Event) -> list[str]:
    """The cards that a line is about, for the page to draw."""
    if EVENTS[event.kind] in ("built", "took"):
        return [library.cards[event.values[0]].ident]
    if EVENTS[event.kind] in ("stage_built", "sold", "discarded"):
        return [library.cards[card].ident for card in event.secret]
    return []


def passing(game: ClassicGame, seat: int) -> tuple[int, int]:
    """Who receives the seat's hand after this turn, and from whom it gets one; -1 for who holds none."""
    if seat not in game.drafting:
        return -1, -1
    towards = 1 if game.age % 2 else -1
    number = game.drafting.index(seat)
    count = len(game.drafting)
    return game.drafting[(number + towards) % count], game.drafting[(number - towards) % count]
