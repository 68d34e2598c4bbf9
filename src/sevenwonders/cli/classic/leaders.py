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
from sevenwonders.cli.classic.city import advantage, effects_in_city
from sevenwonders.cli.classic.hand import find_row, menu_cards, stage_lines, verdict
from sevenwonders.cli.classic.look import Marks, card_effects, card_name, coloured, cost_words, names_of
from sevenwonders.cli.classic.question import TerminalQuestion, Use, hint_line, use_hints
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table, labelled, listing
from sevenwonders.cli.words.language import in_row, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision


def leaders_rule(scene: Scene) -> LeadersRule:
    """Return the rule of Leaders with the options of this table."""
    return next(rule for rule in scene.view.hooks.rules if isinstance(rule, LeadersRule))


def leaders_text(scene: Scene, cards: list[int]) -> Text:
    """List leaders by name, with their shape."""
    return coloured(WHITE, names_of(scene.library, cards))


def price_notes(scene: Scene, seat: int) -> list[RenderableType]:
    """Explain a city's discounts on leaders, if it has any."""
    discounts = leader_discounts(scene, seat)
    if not discounts:
        return []
    return [labelled(told("terminal-leaders-cheaper"), told("table-separator").join(discounts))]


def leader_discounts(scene: Scene, seat: int) -> list[str]:
    """List the discounts of a city on leaders: its own rights and those of its neighbours."""
    notes = [
        advantage(scene, effect, name)
        for name, effect in effects_in_city(scene, seat)
        if isinstance(effect, LeaderDiscount | FreeLeaders)
    ]
    for neighbour in (scene.left(seat), scene.right(seat)):
        discount = leaders_of(scene.cities[neighbour]).neighbour_discount
        if discount:
            notes.append(told("terminal-leaders-next-to", coins=discount, **scene.about(neighbour)))
    return notes


# Questions


# The heading of effects.
EFFECT: Final = "terminal-column-effect"
# The number of the leader in an example, if there are that many.
EXAMPLE: Final = 2
# A buried leader is worth twice its price (P14).
POINTS_FOR_COIN: Final = 2
RECRUITING: Final = Use("r", RECRUIT, "terminal-leaders-hint-recruit")


@final
class DraftQuestion(TerminalQuestion):
    """Asks which leader of the pack to keep."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        receiver = scene.names[receiver_of(scene.drafting, scene.view.age, decision.seat)]
        return told("terminal-leaders-draft", name=receiver)

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        price_is_age = leaders_rule(scene).price_is_age
        table = answer_table(*[told(column) for column in ("leaders-back", "terminal-column-price", EFFECT)])
        for number, answer in enumerate(answers, 1):
            card = card_of(answer)
            facts = scene.library.cards[card]
            price = told("terminal-leaders-by-age") if price_is_age or facts.age_price else cost_words(facts)
            table.add_row(str(number), card_name(scene.library, card), price, card_effects(scene.library, card))
        kept = leaders_of(scene.cities[decision.seat]).hand
        lines: list[RenderableType] = []
        if kept:
            lines.append(labelled(told("terminal-leaders-kept"), leaders_text(scene, kept)))
        if price_is_age:
            lines.append(labelled(told("terminal-fact-price"), told("terminal-leaders-price-note")))
        lines += price_notes(scene, decision.seat)
        lines += [line for screen in scene.screens for line in screen.offer_lines(scene)]
        return Group(table, Text(), *lines) if lines else Group(table)


class RecruitQuestion(TerminalQuestion):
    """Asks which leader in hand to use before an Age, and how."""

    must_choose = "terminal-leaders-must-choose"
    uses: Sequence[Use] = (
        RECRUITING,
        Use("s", STAGE, "terminal-leaders-hint-stage"),
        Use("x", SELL, "terminal-leaders-hint-sell"),
    )

    @override
    def offer(self, scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
        table = answer_table(*[told(column) for column in ("leaders-back", EFFECT, "use-recruit")])
        for number, card in enumerate(menu_cards(menu), 1):
            row = find_row(menu, card, RECRUIT)
            assert row is not None
            cells = (card_name(scene.library, card), card_effects(scene.library, card))
            table.add_row(str(number), *cells, verdict(scene, decision.seat, row))
        lines = stage_lines(scene, decision.seat, menu) + price_notes(scene, decision.seat)
        return Group(table, Text(), *lines) if lines else Group(table)

    @override
    def hints(self, scene: Scene, menu: list[MenuRow], options: list[int]) -> str:
        words = use_hints(self.uses, menu, EXAMPLE)
        words += [told_by_id(self.passing)] if PASSING in options else []
        return hint_line([*words, told("terminal-hint-card"), told("terminal-hint-help")])

    @override
    def letter_refusal(self, letter: str) -> str:
        return told("terminal-leaders-not-built")


@final
class ExtraLeaderQuestion(RecruitQuestion):
    """Asks whether to recruit another leader right away."""

    uses = (RECRUITING,)

    @override
    def letter_refusal(self, letter: str) -> str:
        return told("terminal-leaders-only-recruit")


@final
class BuryQuestion(TerminalQuestion):
    """Asks which leader in the city to bury, if any."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("terminal-leaders-bury")

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        columns = ("leaders-back", "terminal-leaders-points", "terminal-leaders-lost-effect")
        table = answer_table(*[told_by_id(column) for column in columns])
        for number, answer in enumerate(answers, 1):
            card = card_of(answer)
            points = told("effect-points", a=buried_points(scene, decision.seat, card))
            table.add_row(str(number), card_name(scene.library, card), points, card_effects(scene.library, card))
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
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table(told("terminal-leaders-token"), told("terminal-leaders-held"))
        tokens = scene.cities[decision.seat].tokens
        for number, answer in enumerate(answers, 1):
            value = card_of(answer)
            table.add_row(str(number), told("effect-victory_token", a=value), str(tokens.count(value)))
        return Group(table)


LEADER_QUESTIONS: Final[Mapping[int, TerminalQuestion]] = {
    LEADER_DRAFT: DraftQuestion(),
    RECRUITS: RecruitQuestion(),
    EXTRA_LEADER: ExtraLeaderQuestion(),
    BURY_LEADER: BuryQuestion(),
    VICTORY_TOKEN: TokenQuestion(),
}


# All together


@final
class LeadersScreen(RuleScreen):
    """Leaders in hand, in the cities and buried."""

    name = "leaders"
    colour_marks: Mapping[str, tuple[str, str]] = {"white": ("◇", "color(102)")}
    category_marks: Mapping[str, tuple[str, str]] = {"leaders": colour_marks["white"]}
    questions: Mapping[int, TerminalQuestion] = LEADER_QUESTIONS
    letters = (Letter("r", RECRUIT, (), "terminal-leaders-no-leader"),)
    commands = ("leaders-recruit", "leaders-words")
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
        return [told_by_id(f"terminal-leaders-cost-{game.config.options[PRICE.name]}")]

    @override
    def moment(self, age: int, turn: int) -> str:
        chapter = LeadersRule().chapter(age, turn)
        return told_by_id(f"terminal-leaders-moment-{chapter}", age=age) if chapter else ""

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        far = [words for seat in scene.far_seats() if (words := recruited_words(scene, seat))]
        hands = {seat: len(leaders_of(scene.cities[seat]).hand) for seat in scene.around()}
        held = [f"{scene.names[seat]} {count}" for seat, count in hands.items() if count]
        lines: list[RenderableType] = []
        if far:
            lines.append(labelled(told("categoryspoken-leaders"), told("table-separator").join(far)))
        if held:
            lines.append(labelled(told("terminal-leaders-hands"), in_row(held)))
        return lines

    @override
    def hand_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        part = leaders_of(scene.cities[seat])
        known = [card for card in part.hand if card >= 0]
        lines: list[RenderableType] = []
        if known:
            lines.append(labelled(told("terminal-leaders-hand"), leaders_text(scene, known)))
        elif part.hand:
            words = told("log-hidden_leaders", count=len(part.hand))
            lines.append(labelled(told("terminal-leaders-hand"), words))
        if part.buried:
            lines.append(labelled(told("terminal-leaders-buried"), leaders_text(scene, part.buried)))
        return lines

    # Telling what happened, and replays

    @override
    def held_cards(self, city: City) -> list[int]:
        return leaders_of(city).hand

    # When cards are looked up

    @override
    def price_words(self, config: Config, card: Card) -> str:
        is_age = config.options.get(PRICE.name, PRICE.values[0]) == PRICE.values[0]
        return told("terminal-price-by-age") if card.colour == WHITE and is_age else ""

    @override
    def copies_words(self, library: Library, card: Card) -> str:
        if card.colour != WHITE:
            return ""
        return told("terminal-leaders-copies", count=len(library.by_colour[WHITE]), dealt=DEALT)

    @override
    def card_tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        leaders = [card for card in found if library.cards[card].colour == WHITE]
        if not leaders:
            return []
        option = f"--option {PRICE.name}={PRICE.values[1]}"
        headings = [told(column) for column in ("leaders-back", "terminal-column-price", EFFECT)]
        table = listing(headings, told("terminal-leaders-caption", count=len(leaders), option=option))
        for card in leaders:
            cost = cost_words(library.cards[card])
            table.add_row(card_name(library, card), cost, card_effects(library, card))
        return [table]


def recruited_words(scene: Scene, seat: int) -> str:
    """Describe a city with its leaders. Empty if it has none."""
    leaders = recruited_in(scene.library, scene.cities[seat])
    return f"{scene.title(seat)}: {names_of(scene.library, leaders)}" if leaders else ""
