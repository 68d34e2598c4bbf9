"""Leaders in the terminal: names, questions and cards."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import PASSING, SELL, STAGE, card_of
from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.draft import DEALT
from sevenwonders.classic.leaders.effects import FreeLeaders, LeaderDiscount
from sevenwonders.classic.leaders.kinds import (
    BURY_LEADER,
    EXTRA_LEADER,
    KEPT_LEADER,
    LEADER_BURIED,
    LEADER_DRAFT,
    LEADER_SOLD,
    LEADERS_LEFT,
    RECRUIT,
    RECRUITED,
    RECRUITS,
    VICTORY_TOKEN,
    WHITE,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import PRICE, LeadersRule, recruited_in
from sevenwonders.classic.library import Card, Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.turn import receiver_of
from sevenwonders.cli.classic.city import effects_in_city
from sevenwonders.cli.classic.hand import find_row, menu_cards, stage_lines, verdict
from sevenwonders.cli.classic.look import AGE_NAMES, BY_AGE, Marks, card_name, coloured, cost_words, effects_words
from sevenwonders.cli.classic.question import TerminalQuestion, Use, use_hints
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table, counted, labelled, listing
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision


def leaders_rule(scene: Scene) -> LeadersRule:
    """Return the rule of Leaders with the options of this table."""
    return next(rule for rule in scene.view.hooks.rules if isinstance(rule, LeadersRule))


def leaders_text(scene: Scene, cards: list[int]) -> Text:
    """List leaders by name, with their shape."""
    return coloured(WHITE, ", ".join(scene.library.cards[card].name for card in cards))


def price_notes(scene: Scene, seat: int) -> list[RenderableType]:
    """Explain a city's discounts on leaders, if it has any."""
    discounts = leader_discounts(scene, seat)
    return [labelled("cheaper", "; ".join(discounts))] if discounts else []


def leader_discounts(scene: Scene, seat: int) -> list[str]:
    """List the discounts of a city on leaders: its own rights and those of its neighbours."""
    notes = [
        f"{effect.words()} ({name})"
        for name, effect in effects_in_city(scene, seat)
        if isinstance(effect, LeaderDiscount | FreeLeaders)
    ]
    for neighbour in (scene.left(seat), scene.right(seat)):
        discount = leaders_of(scene.cities[neighbour]).neighbour_discount
        if discount:
            notes.append(f"leaders cost {discount} less next to {scene.names[neighbour]}")
    return notes


# Questions


# The number of the leader in an example, if there are that many.
EXAMPLE: Final = 2
# A buried leader is worth twice its price (P14).
POINTS_FOR_COIN: Final = 2
RECRUITING: Final = Use("r", RECRUIT, "recruits it", "{0} recruit leader {0}")


@final
class DraftQuestion(TerminalQuestion):
    """Asks which leader of the pack to keep."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        receiver = scene.names[receiver_of(scene.drafting, scene.view.age, decision.seat)]
        return f"Keep one of these leaders; the others go on to {receiver}."

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        price_is_age = leaders_rule(scene).price_is_age
        table = answer_table("Leader", "Price", "Effect")
        for number, answer in enumerate(answers, 1):
            card = scene.library.cards[card_of(answer)]
            price = "by Age" if price_is_age or card.age_price else cost_words(card)
            table.add_row(str(number), card_name(scene.library, card_of(answer)), price, effects_words(card.effects))
        kept = leaders_of(scene.cities[decision.seat]).hand
        lines: list[RenderableType] = [labelled("kept so far", leaders_text(scene, kept))] if kept else []
        if price_is_age:
            lines.append(labelled("price", "1, 2 or 3 coins, the number of the Age in which a leader is recruited"))
        lines += price_notes(scene, decision.seat)
        lines += [line for screen in scene.screens for line in screen.offer_lines(scene)]
        return Group(table, Text(), *lines) if lines else Group(table)


class RecruitQuestion(TerminalQuestion):
    """Asks which leader in hand to use before an Age, and how."""

    thing = "leader"
    must_choose = "You cannot pass here: recruit a leader, use one for a stage, or sell one."
    uses: Sequence[Use] = (
        RECRUITING,
        Use("s", STAGE, "uses it for the stage", "s{0} stage with it"),
        Use("x", SELL, "sells it", "x{0} sell it for 3 coins"),
    )

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "Recruit a leader, use one for a stage, or sell one."

    @override
    def offer(self, scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
        table = answer_table("Leader", "Effect", "Recruit")
        for number, card in enumerate(menu_cards(menu), 1):
            row = find_row(menu, card, RECRUIT)
            assert row is not None
            effect = effects_words(scene.library.cards[card].effects)
            table.add_row(str(number), card_name(scene.library, card), effect, verdict(scene, decision.seat, row))
        lines = stage_lines(scene, decision.seat, menu) + price_notes(scene, decision.seat)
        return Group(table, Text(), *lines) if lines else Group(table)

    @override
    def hints(self, scene: Scene, menu: list[MenuRow], options: list[int]) -> str:
        words = use_hints(self.uses, menu, EXAMPLE)
        words += [f"p {self.passing}"] if PASSING in options else []
        return " · ".join([*words, "c NAME card", "? help"])

    @override
    def letter_refusal(self, letter: str) -> str:
        return "Leaders are not built but recruited: type the number alone."


@final
class ExtraLeaderQuestion(RecruitQuestion):
    """Asks whether to recruit another leader right away."""

    uses = (RECRUITING,)

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "You may recruit another leader right away."

    @override
    def letter_refusal(self, letter: str) -> str:
        return "This leader can only be recruited: type the number alone, or p to pass."


@final
class BuryQuestion(TerminalQuestion):
    """Asks which leader in the city to bury, if any."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "You may bury one of your leaders: its effect ends, and its price counts twice as points."

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Leader", "Points", "Effect that ends")
        for number, answer in enumerate(answers, 1):
            card = card_of(answer)
            points = counted(buried_points(scene, decision.seat, card), "point")
            effect = effects_words(scene.library.cards[card].effects)
            table.add_row(str(number), card_name(scene.library, card), points, effect)
        return Group(table)


def buried_points(scene: Scene, seat: int, card: int) -> int:
    """Return the points for burying a leader of the city: twice its price when it was recruited (P14)."""
    city = scene.cities[seat]
    age = leaders_of(city).ages[recruited_in(scene.library, city).index(card)]
    return POINTS_FOR_COIN * leaders_rule(scene).full_price(scene.library, card, age)


@final
class TokenQuestion(TerminalQuestion):
    """Asks which victory token to discard."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return "Which of your victory tokens do you throw away?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Token", "You have")
        tokens = scene.cities[decision.seat].tokens
        for number, answer in enumerate(answers, 1):
            value = card_of(answer)
            table.add_row(str(number), f"victory of {value}", f"{tokens.count(value)} of them")
        return Group(table)


LEADER_QUESTIONS: Final[Mapping[int, TerminalQuestion]] = {
    LEADER_DRAFT: DraftQuestion(),
    RECRUITS: RecruitQuestion(),
    EXTRA_LEADER: ExtraLeaderQuestion(),
    BURY_LEADER: BuryQuestion(),
    VICTORY_TOKEN: TokenQuestion(),
}


# When cards are looked up


# All together


# The price of leaders, by option.
PRICE_WORDS: Final = dict(
    zip(PRICE.values, ("1, 2 and 3 coins in Ages I, II and III", "what is printed on them"), strict=True)
)


@final
class LeadersScreen(RuleScreen):
    """Leaders in hand, in the cities and buried."""

    name = "leaders"
    colour_marks: Mapping[str, tuple[str, str]] = {"white": ("◇", "color(102)")}
    category_marks: Mapping[str, tuple[str, str]] = {"leaders": colour_marks["white"]}
    questions: Mapping[int, TerminalQuestion] = LEADER_QUESTIONS
    letters = (Letter("r", RECRUIT, (), "Leaders are recruited before an Age begins, and no card of the hand is one."),)
    commands = (
        ("r3 or 3", "recruit leader 3; s3 and x3 use a leader for the stage or sell it"),
        ("keep Plato", "answers to questions about leaders in words: keep, recruit, bury or drop"),
    )
    news: Mapping[int, News] = {
        RECRUITED: News(ACTION),
        LEADER_SOLD: News(ACTION),
        LEADER_BURIED: News(ACTION),
        # All players keep and discard leaders, but only the owner sees which, so others hear nothing about it.
        KEPT_LEADER: News(AFTERWARDS, private=True),
        LEADERS_LEFT: News(AFTERWARDS, private=True),
    }

    # The table

    @override
    def introduction(self, game: ClassicGame, viewer: int, names: list[str]) -> list[str]:
        return [f"Leaders cost {PRICE_WORDS[game.config.options[PRICE.name]]}."]

    @override
    def moment(self, age: int, turn: int) -> str:
        chapter = LeadersRule().chapter(age, turn)
        if chapter == "draft":
            return "the draft of the leaders"
        return f"the recruitment of Age {AGE_NAMES[age]}" if chapter else ""

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        far = [words for seat in scene.far_seats() if (words := recruited_words(scene, seat))]
        hands = {seat: len(leaders_of(scene.cities[seat]).hand) for seat in scene.around()}
        held = [f"{scene.names[seat]} {count}" for seat, count in hands.items() if count]
        lines: list[RenderableType] = [labelled("leaders", "; ".join(far))] if far else []
        return lines + ([labelled("leaders in hand", ", ".join(held))] if held else [])

    @override
    def hand_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        part = leaders_of(scene.cities[seat])
        known = [card for card in part.hand if card >= 0]
        lines: list[RenderableType] = []
        if known:
            lines.append(labelled("in hand", leaders_text(scene, known)))
        elif part.hand:
            lines.append(labelled("in hand", counted(len(part.hand), "leader")))
        if part.buried:
            lines.append(labelled("buried", leaders_text(scene, part.buried)))
        return lines

    # Telling what happened, and replays

    @override
    def held_cards(self, city: City) -> list[int]:
        return leaders_of(city).hand

    # When cards are looked up

    @override
    def price_words(self, config: Config, card: Card) -> str:
        is_age = config.options.get(PRICE.name, PRICE.values[0]) == PRICE.values[0]
        return BY_AGE if card.colour == WHITE and is_age else ""

    @override
    def copies_words(self, library: Library, card: Card) -> str:
        if card.colour != WHITE:
            return ""
        return f"one; of all {len(library.by_colour[WHITE])} leaders, {DEALT} are dealt to each player"

    @override
    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        leaders = [card for card in found if library.cards[card].colour == WHITE]
        if not leaders:
            return []
        caption = (
            f"{counted(len(leaders), 'leader')}. Usually each costs 1, 2 or 3 coins by the Age; "
            f"these are the prices of --option {PRICE.name}={PRICE.values[1]}."
        )
        table = listing(["Leader", "Price", "Effect"], caption)
        for index in leaders:
            card = library.cards[index]
            table.add_row(card_name(library, index), cost_words(card), effects_words(card.effects))
        return [table]


def recruited_words(scene: Scene, seat: int) -> str:
    """Describe a city with its leaders. Empty if it has none."""
    leaders = recruited_in(scene.library, scene.cities[seat])
    names = ", ".join(scene.library.cards[card].name for card in leaders)
    return f"{scene.title(seat)}: {names}" if leaders else ""
