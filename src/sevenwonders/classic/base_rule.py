"""The decisions and steps of the base game, asked and run like those of every other rule."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic import kinds
from sevenwonders.classic.build import choose_bonus, play_cards, take_from_discard
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    CHOOSE,
    DROP,
    PASS,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    use_of,
)
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.effects.special import Choose
from sevenwonders.classic.kinds import BONUS, BONUS_CHOSEN, CARD, DISCARD_PILE, LAST_CARD, PASSED
from sevenwonders.classic.options import bank_due, can_play, discard_options, play_options
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.text.explain import why_not_play, why_not_take
from sevenwonders.classic.text.verb import A_NUMBER, NOTHING, Verb
from sevenwonders.classic.turn import (
    ask_last_card,
    begin_age,
    begin_turn,
    deal,
    end_age,
    fight,
    pass_hands,
    queue_discard_builds,
    queue_last_cards,
    throw_hands_away,
)
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.numbers import vector_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


DECLARATION: Final = Declaration(
    "",
    decisions=kinds.DECISIONS,
    steps=kinds.STEPS,
    events=kinds.EVENTS,
    verbs=[
        Verb(BUILD, "build"),
        Verb(BUILD_FREE, "build", name="build_free"),
        Verb(STAGE, "stage"),
        Verb(SELL, "sell"),
        Verb(TAKE, "take"),
        Verb(CHOOSE, "choose"),
        Verb(DROP, "drop", A_NUMBER),
        Verb(PASS, "pass", NOTHING),
    ],
)


@final
class BaseRule(Rule):
    """The rule in play at every table: a card from the hand, Babylon's last card, the discard pile, bonuses."""

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    # Steps

    @override
    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        if kind == kinds.BEGIN_TURN:
            begin_turn(game)
        elif kind == kinds.PASS_HANDS:
            pass_hands(game)
        elif kind == kinds.DISCARD_BUILDS:
            queue_discard_builds(game)
        elif kind == kinds.ASK_DISCARD_PILE:
            game.ask_alone(argument, game.decider(argument), DISCARD_PILE)
        elif kind == kinds.LAST_CARDS:
            queue_last_cards(game)
        elif kind == kinds.ASK_LAST_CARD:
            ask_last_card(game, argument)
        elif kind == kinds.DISCARD_HANDS:
            throw_hands_away(game)
        else:
            run_rare_step(game, kind, argument)

    # Decisions

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        return list(self.listed(game, decision))

    @override
    def listed(self, game: "ClassicGame", decision: Decision) -> vec[i64]:
        if decision.kind == DISCARD_PILE:
            return discard_options(game, decision.seat)
        if decision.kind == BONUS:
            return vector_of([choice_of(card, CHOOSE) for card in bonuses_of(game, decision.seat)])
        return play_options(game, decision.seat, game.hand_for(decision))

    @override
    def allows(self, game: "ClassicGame", decision: Decision, choice: int) -> bool:
        if decision.kind == CARD or decision.kind == LAST_CARD:
            return can_play(game, decision.seat, game.hand_for(decision), choice)
        return choice in self.options(game, decision)

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        if decision.kind == DISCARD_PILE:
            return why_not_take(game, card_of(choice), use_of(choice))
        if decision.kind == BONUS:
            return "Choose one of the bonuses that the stage offers."
        return why_not_play(game, decision, choice)

    @override
    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        if decision.kind == DISCARD_PILE:
            return [choice_of(card, TAKE) for card in set(game.discard)]
        return hand_keys(game, decision) if decision.kind != BONUS else []

    @override
    def price(self, game: "ClassicGame", decision: Decision, card: int, use: int) -> int:
        return bank_due(game, game.cities[decision.seat], game.library.cards[card]) if use == BUILD else 0

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        kind = group[0].kind
        if kind == CARD or kind == LAST_CARD:
            play_cards(game, group)
        elif kind == BONUS:
            choose_bonus(game, group[0].seat, card_of(group[0].choice))
        elif group[0].choice != PASSING:
            take_from_discard(game, group[0].seat, card_of(group[0].choice))
        elif game.keeps_events:
            game.emit(PASSED, group[0].seat, [])

    @override
    def asks_alone(self, kind: int) -> bool:
        # Only the choice of cards is simultaneous.
        return kind != CARD

    @override
    def secret_of(self, game: "ClassicGame", decision: Decision) -> list[int]:
        # A player who builds from the discard pile looks through all of it (R4).
        if decision.kind == DISCARD_PILE:
            return game.discard[:]
        # The controller of the Free City sees its last card (P5).
        if decision.kind == LAST_CARD and decision.seat != decision.decider:
            return game.cities[decision.seat].hand[:]
        return []

    @override
    def cards_in(self, event: Event) -> list[int]:
        if event.kind in (kinds.BUILT, kinds.TOOK, BONUS_CHOSEN):
            return event.values[:1]
        return event.secret if event.kind in (kinds.STAGE_BUILT, kinds.SOLD, kinds.DISCARDED) else []


def run_rare_step(game: "ClassicGame", kind: int, argument: int) -> None:
    """Run a step that comes once an Age, or only with rare boards."""
    if kind == kinds.BEGIN_AGE:
        begin_age(game)
    elif kind == kinds.DEAL_HANDS:
        deal(game)
    elif kind == kinds.END_AGE:
        end_age(game)
    elif kind == kinds.RESOLVE_CONFLICTS:
        fight(game)
    else:
        game.ask_alone(argument, game.decider(argument), BONUS)


def hand_keys(game: "ClassicGame", decision: Decision) -> list[int]:
    """List card and use of everything that could be done with a card of the hand, possible or not."""
    # Without the right, building free is not even worth a refusal on the menu.
    owns_right = game.cities[decision.seat].free_build_each_age
    uses = [BUILD, BUILD_FREE, STAGE, SELL] if owns_right else [BUILD, STAGE, SELL]
    return [choice_of(card, use) for card in set(game.hand_for(decision)) for use in uses]


def bonuses_of(game: "ClassicGame", seat: int) -> list[int]:
    """List the bonuses that the latest stage offers. Empty if it offers none or one has been taken."""
    city = game.cities[seat]
    if not city.stages:
        return []
    effects = game.library.boards[city.board].stages[city.stages - 1].effects
    offered = [
        game.library.card_index[ident] for effect in effects if isinstance(effect, Choose) for ident in effect.idents
    ]
    return [] if any(card in city.built for card in offered) else sorted(offered)
