"""The rule of Leaders: how leaders are recruited, sold and buried (R7). draft.py has the draft."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.build import (
    add_card,
    add_stage,
    enter_city,
    pay,
    pay_costs,
    recounted,
    run_all_effects,
    stage_number,
)
from sevenwonders.classic.choice import DROP, PASSING, SELL, STAGE, card_of, choice_of, offer_of, use_of
from sevenwonders.classic.city import City, victories_of
from sevenwonders.classic.conflict import lose_token
from sevenwonders.classic.declaration import Declaration, Option
from sevenwonders.classic.kinds import DISCARD_BUILDS, PASSED, STAGE_BUILT
from sevenwonders.classic.leaders import kinds
from sevenwonders.classic.leaders.draft import deal_leaders, draft, keep, resolve_draft
from sevenwonders.classic.leaders.effects import EFFECTS, ExtraLeader
from sevenwonders.classic.leaders.kinds import (
    BURY,
    BURY_LEADER,
    EXTRA_LEADER,
    KEEP,
    LEADER_BACK,
    LEADER_BURIED,
    LEADER_DRAFT,
    LEADER_SOLD,
    LEADERS_LEFT,
    LEAVE_LEADERS,
    RECRUIT,
    RECRUITED,
    RECRUITMENT,
    RECRUITS,
    VICTORY_TOKEN,
    WHITE,
)
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.leaders.phrases import ENGLISH, leader_phrase, leaders_in
from sevenwonders.classic.leaders.saving import LeadersParts
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import extras_for, market_of, stage_offers
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import WONDER, Score
from sevenwonders.classic.text.explain import why_not_stage
from sevenwonders.classic.text.verb import Verb
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.codec import broken
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View

PRICE: Final = Option("leader_price", ("age", "printed"), ("leaders",))
# The word for a line of a score sheet
BURIED: Final = "buried"
REFUSALS: Final = {
    LEADER_DRAFT: "Keep one of the leaders that were passed to you.",
    EXTRA_LEADER: "Recruit another leader from your hand if you can pay for it, or pass.",
    BURY_LEADER: "Bury one of the leaders in your city, or pass.",
    VICTORY_TOKEN: "Throw away one of the victory tokens in your city.",
}


DECLARATION: Final = Declaration(
    "leaders",
    decisions=kinds.DECISIONS,
    steps=kinds.STEPS,
    events=kinds.EVENTS,
    verbs=[Verb(RECRUIT, "recruit"), Verb(KEEP, "keep"), Verb(BURY, "bury")],
    effects=EFFECTS,
    parts=LeadersParts(),
    settings=[PRICE],
    city_keys=["leaders", "buried"],
    table_keys=["phase"],
    english=ENGLISH,
)


@final
class LeadersRule(Rule):
    """Players have four leaders and use one before each Age. `price_is_age` is the option `leader_price` (R7)."""

    def __init__(self, price_is_age: bool = True) -> None:
        self.price_is_age = price_is_age

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    @override
    def configured(self, config: Config, others: list[Rule]) -> Rule:
        return LeadersRule(config.options.get(PRICE.name, PRICE.values[0]) == PRICE.values[0])

    # Set-up

    @override
    def begin(self, game: "ClassicGame") -> None:
        deal_leaders(game)

    # The course of the game

    @override
    def before_age(self, game: "ClassicGame") -> None:
        # First the recruitment, then builds from the discard pile and losses that it led to, then the deal.
        game.push(step_of(DISCARD_BUILDS))
        if game.age == game.library.last_age:
            game.push(step_of(LEAVE_LEADERS))
        game.push(step_of(RECRUITMENT))

    @override
    def before_turn(self, game: "ClassicGame") -> None:
        for seat in range(len(game.cities)):
            self.before_extra_turn(game, seat)

    @override
    def before_extra_turn(self, game: "ClassicGame", seat: int) -> None:
        # Whatever works once a turn works again (P9, P18).
        part = leaders_of(game.cities[seat])
        if part.bonus_taken:
            part.bonus_taken = False
            game.note_part(seat, part)

    @override
    def run_step(self, game: "ClassicGame", kind: int, argument: int) -> None:
        if kind == kinds.DRAFT_LEADERS:
            draft(game)
        elif kind == RECRUITMENT:
            self.open_recruitment(game)
        elif kind == LEAVE_LEADERS:
            for seat in game.drafting:
                self.leave_leaders(game, seat)
        elif kind == kinds.DRAW_LEADERS:
            deck = deck_of(game.parts)
            if deck:
                keep(game, argument, deck.pop())
        elif kind == kinds.DROP_TOKENS:
            for other in range(len(game.cities)):
                if other != argument:
                    game.ask_alone(other, other, VICTORY_TOKEN)
        else:
            game.ask_alone(argument, argument, EXTRA_LEADER if kind == kinds.ASK_EXTRA_LEADER else BURY_LEADER)

    @override
    def passes_hands(self, game: "ClassicGame") -> bool:
        return any(decision.kind == LEADER_DRAFT for decision in game.decisions)

    @override
    def chapter(self, age: int, turn: int) -> str:
        return "draft" if age == 0 else "recruitment" if turn == 0 else ""

    @override
    def heading(self, age: int, turn: int) -> Phrase | None:
        chapter = self.chapter(age, turn)
        return Phrase(f"heading_{chapter}", age=age) if chapter else None

    def open_recruitment(self, game: "ClassicGame") -> None:
        """Ask all players with a leader in hand, at the same time and in secret (R7)."""
        self.before_turn(game)
        for seat in game.drafting:
            if leaders_of(game.cities[seat]).hand:
                game.open_decision(seat, seat, RECRUITS)

    def leave_leaders(self, game: "ClassicGame", seat: int) -> None:
        """Remove a player's leaders from the game unless a coming stage could still recruit one (P13)."""
        city = game.cities[seat]
        part = leaders_of(city)
        stages = game.library.boards[city.board].stages[city.stages :]
        may_recruit = any(isinstance(effect, ExtraLeader) for stage in stages for effect in stage.effects)
        if part.hand and not may_recruit:
            left = part.hand
            part.hand = []
            if game.keeps_events:
                game.emit_to_seat(LEADERS_LEFT, seat, [len(left)], left[:])
            game.note_part(seat, part)

    # Prices

    def price_in(self, library: Library, cities: list[City], seat: int, card: int, age: int) -> int:
        """Return the price of a leader for a city in an Age."""
        part = leaders_of(cities[seat])
        if part.free:
            return 0
        price = self.full_price(library, card, age) - part.discount
        price -= leaders_of(cities[(seat + 1) % len(cities)]).neighbour_discount
        price -= leaders_of(cities[seat - 1]).neighbour_discount
        return price if price > 0 else 0

    def full_price(self, library: Library, card: int, age: int) -> int:
        """Return a leader's price by the Age or as printed, before any discount."""
        facts = library.cards[card]
        return age if self.price_is_age or facts.age_price else facts.coins

    @override
    def price(self, game: "ClassicGame", decision: Decision, card: int, use: int) -> int:
        return self.price_now(game, decision.seat, card) if use == RECRUIT else 0

    def price_now(self, game: "ClassicGame", seat: int, card: int) -> int:
        """Return the price of a leader for a city now."""
        return self.price_in(game.library, game.cities, seat, card, game.age)

    # Decisions

    @override
    def asks_alone(self, kind: int) -> bool:
        return kind == EXTRA_LEADER or kind == BURY_LEADER

    @override
    def check_decision(self, game: "ClassicGame", decision: Decision) -> None:
        # Packs are passed on, so all players draft at the same time.
        if decision.kind == LEADER_DRAFT and len(game.decisions) != len(game.drafting):
            raise broken("decisions", "one for each player of the draft")

    @override
    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        seat = decision.seat
        city = game.cities[seat]
        if decision.kind == LEADER_DRAFT:
            return [choice_of(card, KEEP) for card in city.hand]
        if decision.kind == RECRUITS:
            return list(self.recruit_options(game, seat))
        if decision.kind == VICTORY_TOKEN:
            return [choice_of(value, DROP) for value in sorted(set(victories_of(city)))]
        if decision.kind == BURY_LEADER:
            options: list[int] = [choice_of(card, BURY) for card in sorted(recruited_in(game.library, city))]
        else:
            hand = leaders_of(city).hand
            options = [choice_of(card, RECRUIT) for card in hand if self.price_now(game, seat, card) <= city.coins]
        return [*options, PASSING] if options else []

    @override
    def listed(self, game: "ClassicGame", decision: Decision) -> vec[i64]:
        if decision.kind == RECRUITS:
            return self.recruit_options(game, decision.seat)
        return vector_of(self.options(game, decision))

    def recruit_options(self, game: "ClassicGame", seat: i64) -> vec[i64]:
        """List everything that can be done with a leader: recruit it, build a stage with it, or sell it."""
        city = game.cities[seat]
        extras = extras_for(game, seat)
        staging = stage_offers(game, seat, market_of(game, seat), extras)
        options = vec[i64]()
        for card in leaders_of(city).hand:
            for offer in staging:
                options = append(options, choice_of(card, STAGE, offer))
            options = append(options, choice_of(card, SELL))
            for extra in extras.sale:
                options = append(options, choice_of(card, SELL, offer_of(0, extra.code, 0)))
            if self.price_now(game, seat, card) <= city.coins:
                options = append(options, choice_of(card, RECRUIT))
        return options

    @override
    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        if decision.kind not in (RECRUITS, EXTRA_LEADER):
            return []
        uses = [RECRUIT, STAGE, SELL] if decision.kind == RECRUITS else [RECRUIT]
        return [choice_of(card, use) for card in leaders_of(game.cities[decision.seat]).hand for use in uses]

    @override
    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        card = card_of(choice)
        hand = leaders_of(game.cities[decision.seat]).hand
        if use_of(choice) == RECRUIT and card in hand and decision.kind in (RECRUITS, EXTRA_LEADER):
            price = self.price_now(game, decision.seat, card)
            coins = game.cities[decision.seat].coins
            return f"Not enough coins: {price} needed, {coins} there, {price - coins} short."
        if decision.kind != RECRUITS:
            return REFUSALS[decision.kind]
        if card not in hand:
            return "That leader is not in your hand."
        if use_of(choice) == STAGE:
            return why_not_stage(game, decision.seat, choice) or "That payment is not offered."
        return "A leader can be recruited, used for a stage of the wonder, or sold."

    @override
    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        kind = group[0].kind
        if kind == LEADER_DRAFT:
            resolve_draft(game, group)
        elif kind == VICTORY_TOKEN:
            for decision in group:
                lose_token(game, decision.seat, card_of(decision.choice))
        elif group[0].choice == PASSING:
            if game.keeps_events:
                game.emit(PASSED, group[0].seat, [])
        elif kind == BURY_LEADER:
            self.bury(game, group[0].seat, card_of(group[0].choice))
        else:
            self.recruit(game, group)

    def recruit(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a recruitment: all pay, all place, then all effects take place (R2)."""
        # Prices are fixed before any leader is placed: a discount gained now counts from the next time.
        prices = [self.price_now(game, decision.seat, card_of(decision.choice)) for decision in group]
        pay_costs(game, [decision for decision in group if use_of(decision.choice) == STAGE])
        for decision, price in zip(group, prices, strict=True):
            self.use_leader(game, decision, price)
        run_all_effects(game, group)

    def use_leader(self, game: "ClassicGame", decision: Decision, price: int) -> None:
        """Move a leader from the hand to the city, under the wonder or out of the game."""
        seat = decision.seat
        card = card_of(decision.choice)
        use = use_of(decision.choice)
        city = game.cities[seat]
        part = leaders_of(city)
        part.hand.remove(card)
        if use == RECRUIT:
            if price:
                pay(game, seat, 0, price)
            add_card(game.library, city, card)
            part.ages.append(game.age)
            if game.keeps_events:
                game.emit(RECRUITED, seat, [card])
        elif use == STAGE:
            number = stage_number(game, city, decision.choice)
            add_stage(game.library, city, number, card)
            if game.keeps_events:
                game.emit_to_seat(STAGE_BUILT, seat, [number + 1, LEADER_BACK, -1], [card])
        elif game.keeps_events:
            game.emit_to_seat(LEADER_SOLD, seat, [], [card])
        game.note_part(seat, part)

    def bury(self, game: "ClassicGame", seat: int, card: int) -> None:
        """Turn a leader face down: its effects end at once, and it scores twice its price."""
        city = game.cities[seat]
        part = leaders_of(city)
        place = recruited_in(game.library, city).index(card)
        part.buried.append(card)
        part.buried_ages.append(part.ages.pop(place))
        city.built.remove(card)
        game.cities[seat] = recounted(game.library, city)
        if game.keeps_events:
            game.emit(LEADER_BURIED, seat, [card])
        game.note_part(seat, leaders_of(game.cities[seat]))

    # Coins and points

    @override
    def after_gain(self, game: "ClassicGame", seat: int) -> None:
        # Marked as taken before it is paid: the bonus itself is a coin from the bank, and must not pay again.
        part = leaders_of(game.cities[seat])
        if part.bank_bonus and not part.bonus_taken:
            part.bonus_taken = True
            game.note_part(seat, part)
            game.gain_coins(seat, part.bank_bonus)

    @override
    def score(self, game: "ClassicGame", score: Score) -> None:
        # Buried leaders score with the wonder, at twice their price in the Age of their recruitment (P14).
        part = leaders_of(game.cities[score.seat])
        for card, age in zip(part.buried, part.buried_ages, strict=True):
            score.add(WONDER, self.buried_points(game.library, card, age), BURIED, card)

    def buried_points(self, library: Library, card: int, age: int) -> int:
        """Return the points for a buried leader that was recruited in that Age."""
        return 2 * self.full_price(library, card, age)

    # Views and phrases

    @override
    def follow(self, library: Library, view: "View", event: Event) -> None:
        city = view.cities[event.seat]
        if event.kind == RECRUITED:
            enter_city(library, city, event.values[0])
        elif event.kind == LEADER_BURIED:
            city.built.remove(event.values[0])
            view.cities[event.seat] = recounted(library, city)

    @override
    def phrase(self, library: Library, event: Event) -> Phrase:
        return leader_phrase(library, event)

    @override
    def cards_in(self, event: Event) -> list[int]:
        return leaders_in(event)


def recruited_in(library: Library, city: City) -> list[int]:
    """List the leaders in a city, in the order in which they were recruited."""
    return [card for card in city.built if library.cards[card].colour == WHITE]
