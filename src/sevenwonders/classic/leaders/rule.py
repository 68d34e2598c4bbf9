"""How leaders are drafted, recruited and buried (R7)."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.build import (
    add_card,
    add_stage,
    pay,
    pay_costs,
    recounted,
    run_all_effects,
    stage_number,
)
from sevenwonders.classic.choice import (
    BURY,
    DROP,
    KEEP,
    PASSING,
    RECRUIT,
    SELL,
    STAGE,
    card_of,
    choice_of,
    offer_of,
    use_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import LEADER_BACK, WHITE
from sevenwonders.classic.explain import why_not_stage
from sevenwonders.classic.kinds import (
    ASK_BURY_LEADER,
    ASK_EXTRA_LEADER,
    BURY_LEADER,
    DISCARD_BUILDS,
    DRAFT_LEADERS,
    DRAW_LEADERS,
    DROP_TOKENS,
    EXTRA_LEADER,
    KEPT_LEADER,
    LEADER_BURIED,
    LEADER_DRAFT,
    LEADER_SOLD,
    LEADERS_LEFT,
    LEAVE_LEADERS,
    PASSED,
    RECRUITED,
    RECRUITMENT,
    RECRUITS,
    STAGE_BUILT,
    TOKENS,
    VICTORY_TOKEN,
)
from sevenwonders.classic.leaders.effects import ExtraLeader
from sevenwonders.classic.leaders.part import LeaderDeck, LeadersPart, leaders_of, leaders_part_from
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import extras_for, market_of, stage_offers
from sevenwonders.classic.part import Part
from sevenwonders.classic.perks import FREE_LEADERS, ON_BANK
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.scoring import WONDER, Score
from sevenwonders.classic.turn import give_hand
from sevenwonders.kernel.agenda import argument_of, kind_of, step_of
from sevenwonders.kernel.codec import Data, boolean, broken, field_of, int_list, text_list
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame

LEADER_STREAM: Final = 3
DEALT: Final = 4
OWN_KINDS: Final = [LEADER_DRAFT, RECRUITS, EXTRA_LEADER, BURY_LEADER, VICTORY_TOKEN]
QUESTIONS: Final = {ASK_EXTRA_LEADER: EXTRA_LEADER, ASK_BURY_LEADER: BURY_LEADER}
REFUSALS: Final = {
    LEADER_DRAFT: "One of the leaders that were passed on is to be kept.",
    EXTRA_LEADER: "One more leader of the hand can be recruited if it can be paid, or pass.",
    BURY_LEADER: "One of the leaders in the city can be buried, or pass.",
    VICTORY_TOKEN: "One of the victory tokens in the city is to be thrown away.",
}


@final
class LeadersRule(Rule):
    """Four leaders each, one of them used before every Age."""

    def __init__(self, price_is_age: bool) -> None:
        self.price_is_age = price_is_age

    # Parts

    def table_part(self) -> Part:
        """A place for the leaders that nobody is dealt."""
        return LeaderDeck([])

    def seat_part(self) -> Part:
        """No leader yet."""
        return LeadersPart([], [], [], [], bonus_taken=False)

    def load_table_part(self, library: Library, data: Data) -> Part:
        """The unused leaders of a saved game."""
        return LeaderDeck(saved_leaders(library, data, "cards"))

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """A seat's leaders of a saved game."""
        ages = int_list(field_of(data, "ages"), "ages")
        buried_ages = int_list(field_of(data, "buried_ages"), "buried_ages")
        buried = saved_leaders(library, data, "buried")
        if any(not 1 <= age <= library.last_age for age in ages + buried_ages) or len(buried) != len(buried_ages):
            raise broken("buried_ages", "an Age for each leader")
        bonus_taken = boolean(field_of(data, "bonus_taken"), "bonus_taken")
        return LeadersPart(sorted(saved_leaders(library, data, "hand")), ages, buried, buried_ages, bonus_taken)

    def check_city(self, city: City, seats: int) -> None:
        """Every leader in the city has an Age of recruitment."""
        if len(leaders_of(city).ages) != city.colours[WHITE]:
            raise broken("ages", "an Age for each leader")

    def seat_part_from(self, seen: list[int]) -> Part:
        """A seat's leaders as somebody saw them."""
        return leaders_part_from(seen)

    def hidden_hands(self, game: "ClassicGame") -> list[list[int]]:
        """The leaders in hand, those buried, and those that nobody was dealt."""
        parts = [leaders_of(city) for city in game.cities]
        return [*[part.hand for part in parts], *[part.buried for part in parts], self.deck_of(game)]

    def sample_part(self, game: "ClassicGame", seen: list[int], pool: list[int]) -> None:
        """A deck of backs of the size that was seen."""
        self.deck_of(game)[:] = [-LEADER_BACK] * seen[0]

    def deck_of(self, game: "ClassicGame") -> list[int]:
        """The leaders that nobody was dealt."""
        for part in game.parts:
            if isinstance(part, LeaderDeck):
                return part.cards
        raise LookupError("this table has no leaders")

    # The draft

    def begin(self, game: "ClassicGame") -> None:
        """Deal four leaders to each; the draft comes before the first Age."""
        leaders = game.library.leaders[:]
        stream(game.seed, LEADER_STREAM).shuffle(leaders)
        for seat in game.drafting:
            give_hand(game, seat, sorted([leaders.pop() for _ in range(DEALT)]))
        self.deck_of(game)[:] = leaders
        game.agenda.append(step_of(DRAFT_LEADERS))

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """Leaders in hand, and recruited ones as of this Age."""
        part = leaders_of(city)
        part.hand = sorted(described.leaders)
        part.ages = [age] * city.colours[WHITE]

    def place(self, game: "ClassicGame") -> None:
        """Of a set-up position the leaders that lie nowhere are the unused ones."""
        placed: list[int] = []
        for city in game.cities:
            part = leaders_of(city)
            placed = placed + city.built + city.hand + part.hand + part.buried
        leaders = [card for card in game.library.leaders if card not in placed]
        stream(game.seed, LEADER_STREAM).shuffle(leaders)
        self.deck_of(game)[:] = leaders

    def draft(self, game: "ClassicGame") -> None:
        """Everybody keeps one and hands the rest to the right; the last one is kept as well."""
        if len(game.cities[0].hand) > 1:
            for seat in game.drafting:
                game.open_decision(seat, seat, LEADER_DRAFT)
            return
        for seat in game.drafting:
            hand = game.cities[seat].hand
            give_hand(game, seat, [])
            for card in hand:
                self.keep(game, seat, card)

    def keep(self, game: "ClassicGame", seat: int, card: int) -> None:
        """One leader more in the hand of leaders."""
        part = leaders_of(game.cities[seat])
        part.hand = sorted([*part.hand, card])
        if game.keeps_events:
            game.emit_to_seat(KEPT_LEADER, seat, [], [card])
        game.note_part(seat, part)

    def resolve_draft(self, game: "ClassicGame", group: list[Decision]) -> None:
        """The kept leaders come out of the packs, then the packs go to the right."""
        packs: list[list[int]] = []
        for decision in group:
            card = card_of(decision.choice)
            packs.append([other for other in game.cities[decision.seat].hand if other != card])
            self.keep(game, decision.seat, card)
        for number in range(len(group)):
            give_hand(game, group[number].seat, packs[(number + 1) % len(packs)])
        game.agenda.append(step_of(DRAFT_LEADERS))

    # Recruitment

    def before_age(self, game: "ClassicGame") -> None:
        """Recruitment, then what it set in motion, then the hands of the Age are dealt."""
        game.agenda.append(step_of(DISCARD_BUILDS))
        if game.age == game.library.last_age:
            game.agenda.append(step_of(LEAVE_LEADERS))
        game.agenda.append(step_of(RECRUITMENT))

    def before_turn(self, game: "ClassicGame") -> None:
        """Berenice's coin is there again."""
        for seat, city in enumerate(game.cities):
            part = leaders_of(city)
            if part.bonus_taken:
                part.bonus_taken = False
                game.note_part(seat, part)

    def run_step(self, game: "ClassicGame", step: int) -> bool:
        """The steps of draft and recruitment, and those that leaders and boards begin."""
        kind = kind_of(step)
        seat = argument_of(step)
        if kind == DRAFT_LEADERS:
            self.draft(game)
        elif kind == RECRUITMENT:
            self.open_recruitment(game)
        elif kind == LEAVE_LEADERS:
            for other in game.drafting:
                self.leave_leaders(game, other)
        elif kind == DRAW_LEADERS:
            if self.deck_of(game):
                self.keep(game, seat, self.deck_of(game).pop())
        elif kind in QUESTIONS:
            game.ask_alone(seat, seat, QUESTIONS[kind])
        elif kind == DROP_TOKENS:
            ask_for_tokens(game, seat)
        else:
            return False
        return True

    def open_recruitment(self, game: "ClassicGame") -> None:
        """Everybody with a leader in hand is asked, all at once and sealed."""
        self.before_turn(game)
        for seat in game.drafting:
            if leaders_of(game.cities[seat]).hand:
                game.open_decision(seat, seat, RECRUITS)

    def leave_leaders(self, game: "ClassicGame", seat: int) -> None:
        """Leaders that can never be recruited any more leave the game."""
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

    def price_of(self, game: "ClassicGame", seat: int, card: int) -> int:
        """What the leader costs the seat now."""
        city = game.cities[seat]
        if city.perks.rights & FREE_LEADERS:
            return 0
        price = self.full_price(game.library, card, game.age) - city.perks.leader_discount
        price -= game.cities[game.left(seat)].perks.neighbour_discount
        price -= game.cities[game.right(seat)].perks.neighbour_discount
        return price if price > 0 else 0

    def full_price(self, library: Library, card: int, age: int) -> int:
        """The leader's price by the Age or as printed, before anything makes it cheaper."""
        facts = library.cards[card]
        return age if self.price_is_age or facts.age_price else facts.coins

    # Decisions

    def asks(self, kind: int) -> bool:
        """Draft, recruitment, and what leaders and boards ask."""
        return kind in OWN_KINDS

    def options(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every choice that one of these decisions allows."""
        seat = decision.seat
        city = game.cities[seat]
        if decision.kind == LEADER_DRAFT:
            return [choice_of(card, KEEP) for card in city.hand]
        if decision.kind == RECRUITS:
            return self.recruit_options(game, seat)
        if decision.kind == VICTORY_TOKEN:
            return [choice_of(value, DROP) for value in sorted({token for token in city.tokens if token > 0})]
        if decision.kind == BURY_LEADER:
            cards = [card for card in city.built if game.library.cards[card].colour == WHITE]
            options = [choice_of(card, BURY) for card in sorted(cards)]
        else:
            hand = leaders_of(city).hand
            options = [choice_of(card, RECRUIT) for card in hand if self.price_of(game, seat, card) <= city.coins]
        return [*options, PASSING] if options else []

    def recruit_options(self, game: "ClassicGame", seat: int) -> list[int]:
        """Recruit, build a stage with the leader under it, or sell."""
        city = game.cities[seat]
        market = market_of(game, seat)
        extras = extras_for(game, seat)
        staging = stage_offers(game, seat, market, extras)
        options: list[int] = []
        for card in leaders_of(city).hand:
            for offer in staging:
                options.append(choice_of(card, STAGE, offer))
            options.append(choice_of(card, SELL))
            for extra in extras.sale:
                options.append(choice_of(card, SELL, offer_of(0, extra.code, 0)))
            if self.price_of(game, seat, card) <= city.coins:
                options.append(choice_of(card, RECRUIT))
        return options

    def menu_keys(self, game: "ClassicGame", decision: Decision) -> list[int]:
        """Every leader in hand with all that could be done with it."""
        if decision.kind not in (RECRUITS, EXTRA_LEADER):
            return []
        uses = [RECRUIT, STAGE, SELL] if decision.kind == RECRUITS else [RECRUIT]
        return [choice_of(card, use) for card in leaders_of(game.cities[decision.seat]).hand for use in uses]

    def price(self, game: "ClassicGame", decision: Decision, card: int) -> int:
        """What the leader costs."""
        return self.price_of(game, decision.seat, card)

    def refusal(self, game: "ClassicGame", decision: Decision, choice: int) -> str:
        """Why one of these decisions does not allow the choice."""
        card = card_of(choice)
        hand = leaders_of(game.cities[decision.seat]).hand
        if use_of(choice) == RECRUIT and card in hand and decision.kind in (RECRUITS, EXTRA_LEADER):
            price = self.price_of(game, decision.seat, card)
            coins = game.cities[decision.seat].coins
            return f"Not enough coins: {price} needed, {coins} there, {price - coins} short."
        if decision.kind != RECRUITS:
            return REFUSALS[decision.kind]
        if card not in hand:
            return "That leader is not in the hand."
        if use_of(choice) == STAGE:
            return why_not_stage(game, decision.seat, choice) or "That payment is not offered."
        return "A leader can be recruited, used for a stage of the wonder, or sold."

    def resolve(self, game: "ClassicGame", group: list[Decision]) -> None:
        """Carry out a group of these decisions."""
        kind = group[0].kind
        if kind == LEADER_DRAFT:
            self.resolve_draft(game, group)
        elif kind == VICTORY_TOKEN:
            for decision in group:
                drop_token(game, decision.seat, card_of(decision.choice))
        elif group[0].choice == PASSING:
            if game.keeps_events:
                game.emit(PASSED, group[0].seat, [])
        elif kind == BURY_LEADER:
            self.bury(game, group[0].seat, card_of(group[0].choice))
        else:
            self.recruit(game, group)

    def recruit(self, game: "ClassicGame", group: list[Decision]) -> None:
        """All pay, all place, then all effects happen (R2)."""
        prices = [self.price_of(game, decision.seat, card_of(decision.choice)) for decision in group]
        pay_costs(game, [decision for decision in group if use_of(decision.choice) == STAGE])
        for decision, price in zip(group, prices, strict=True):
            self.use_leader(game, decision, price)
        run_all_effects(game, group)

    def use_leader(self, game: "ClassicGame", decision: Decision, price: int) -> None:
        """The leader leaves the hand for the city, the wonder or the game."""
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
        """The leader's effect ends at once; it will be worth twice its price."""
        city = game.cities[seat]
        part = leaders_of(city)
        place = [index for index in city.built if game.library.cards[index].colour == WHITE].index(card)
        part.buried.append(card)
        part.buried_ages.append(part.ages.pop(place))
        city.built.remove(card)
        game.cities[seat] = recounted(game.library, city)
        if game.keeps_events:
            game.emit(LEADER_BURIED, seat, [card])
        game.note_part(seat, part)

    # Coins and points

    def after_gain(self, game: "ClassicGame", seat: int) -> None:
        """Berenice: a coin more, once a turn."""
        city = game.cities[seat]
        part = leaders_of(city)
        if not part.bonus_taken:
            part.bonus_taken = True
            game.note_part(seat, part)
            game.gain_coins(seat, city.perks.coins_on[ON_BANK])

    def score(self, game: "ClassicGame", score: Score) -> None:
        """Buried leaders count with the wonder: twice the price of the Age in which they came."""
        part = leaders_of(game.cities[score.seat])
        for card, age in zip(part.buried, part.buried_ages, strict=True):
            score.points[WONDER] += 2 * self.full_price(game.library, card, age)


def saved_leaders(library: Library, data: Data, field: str) -> list[int]:
    """Leaders by their ids."""
    cards = [library.saved_card(ident) for ident in text_list(field_of(data, field), field)]
    if any(library.cards[card].colour != WHITE for card in cards):
        raise broken(field, "leaders")
    return cards


def ask_for_tokens(game: "ClassicGame", seat: int) -> None:
    """Everybody but the seat throws away a victory token of choice."""
    for other in range(len(game.cities)):
        if other != seat:
            game.ask_alone(other, other, VICTORY_TOKEN)


def drop_token(game: "ClassicGame", seat: int, value: int) -> None:
    """A victory token is thrown away."""
    city = game.cities[seat]
    city.tokens.remove(value)
    if game.keeps_events:
        game.emit(TOKENS, seat, city.tokens[:])
