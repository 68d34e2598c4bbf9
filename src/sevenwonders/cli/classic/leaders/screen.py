"""Leaders in the terminal: what it shows and asks."""

from collections.abc import Mapping
from typing import Final, final

from rich.console import RenderableType
from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.kinds import (
    KEPT_LEADER,
    LEADER_BACK,
    LEADER_BURIED,
    LEADER_SOLD,
    LEADERS_LEFT,
    RECRUIT,
    RECRUITED,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import PRICE, LeadersRule, recruited_in
from sevenwonders.classic.leaders.telling import leaders_in
from sevenwonders.classic.sentences import Teller
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.leaders.cards import LeadersCards
from sevenwonders.cli.classic.leaders.colour_marks import LEADERS_MARKS
from sevenwonders.cli.classic.leaders.names import leaders_text
from sevenwonders.cli.classic.leaders.questions import LEADER_QUESTIONS
from sevenwonders.cli.classic.look import AGE_NAMES
from sevenwonders.cli.classic.question import Question
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, Letter, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import counted, labelled
from sevenwonders.kernel.event import Event

# The price of leaders, by option.
PRICE_WORDS: Final = dict(
    zip(PRICE.values, ("1, 2 and 3 coins in Ages I, II and III", "what is printed on them"), strict=True)
)

# The words for other cities, then those for the viewer's own.
CLAUSES: Final = {
    RECRUITED: ("recruits {card}", "recruit {card}"),
    KEPT_LEADER: ("takes {card}", "take {card} into your hand"),
    LEADERS_LEFT: ("discards {card}", "discard {card}"),
    LEADER_SOLD: ("sells {card}", "sell {card}"),
    LEADER_BURIED: ("buries {card}", "bury {card}"),
}
# Kinds of event that are told together, with all their leaders in one list.
TOGETHER: Final = (KEPT_LEADER, LEADERS_LEFT)


@final
class LeadersScreen(RuleScreen):
    """Leaders in hand, in the cities and buried."""

    @override
    def name(self) -> str:
        return "leaders"

    @override
    def cards(self) -> RuleCards:
        return LeadersCards()

    @override
    def category_marks(self) -> Mapping[str, tuple[str, str]]:
        return {"leaders": LEADERS_MARKS["white"]}

    # Questions

    @override
    def questions(self) -> Mapping[int, Question]:
        return LEADER_QUESTIONS

    @override
    def letters(self) -> list[Letter]:
        refusal = "Leaders are recruited before an Age begins, and no card of the hand is one."
        return [Letter("r", RECRUIT, [], refusal)]

    @override
    def commands(self) -> list[tuple[str, str]]:
        return [
            ("r3 or 3", "recruit leader 3; s3 and x3 use a leader for the stage or sell it"),
            ("keep Plato", "answers to questions about leaders in words: keep, recruit, bury or drop"),
        ]

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
    def news(self) -> Mapping[int, News]:
        return {
            RECRUITED: News(ACTION),
            LEADER_SOLD: News(ACTION),
            LEADER_BURIED: News(ACTION),
            # Everybody keeps and discards leaders, and nobody else may see which, so others hear nothing about it.
            KEPT_LEADER: News(AFTERWARDS, private=True),
            LEADERS_LEFT: News(AFTERWARDS, private=True),
        }

    @override
    def clauses(self, teller: Teller, events: list[Event], is_own: bool) -> list[str]:
        template = CLAUSES[events[0].kind][is_own]
        if events[0].kind in TOGETHER:
            leaders = [teller.card(card) for event in events for card in leaders_in(event)]
            return [template.format(card=teller.listed(leaders))]
        return [template.format(card=teller.hidden(leaders_in(event), LEADER_BACK)) for event in events]

    @override
    def held_cards(self, city: City) -> list[int]:
        return leaders_of(city).hand


def recruited_words(scene: Scene, seat: int) -> str:
    """A city with its leaders; empty if it has none."""
    leaders = recruited_in(scene.library, scene.cities[seat])
    names = ", ".join(scene.library.cards[card].name for card in leaders)
    return f"{scene.title(seat)}: {names}" if leaders else ""
