"""The questions of Leaders: leaders to keep, recruit or bury, and victory tokens to discard."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import Group, RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import PASSING, SELL, STAGE, card_of
from sevenwonders.classic.leaders.kinds import (
    BURY_LEADER,
    EXTRA_LEADER,
    LEADER_DRAFT,
    RECRUIT,
    RECRUITS,
    VICTORY_TOKEN,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import recruited_in
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.turn import receiver_of
from sevenwonders.cli.classic.hand import find_row, stage_lines, verdict
from sevenwonders.cli.classic.leaders.names import leaders_rule, leaders_text, price_notes
from sevenwonders.cli.classic.look import card_name, cost_words, effects_words
from sevenwonders.cli.classic.question import Question, Use, menu_cards, use_hints
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table, counted, labelled
from sevenwonders.kernel.decision import Decision

# The number of the leader in an example, if there are that many.
EXAMPLE: Final = 2
# A buried leader is worth twice its price (P14).
POINTS_FOR_COIN: Final = 2
RECRUITING: Final = Use("r", RECRUIT, "recruits it", "{0} recruit leader {0}")


@final
class DraftQuestion(Question):
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


class RecruitQuestion(Question):
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
class BuryQuestion(Question):
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
    """The points for burying a leader of the city: twice its price when it was recruited (P14)."""
    city = scene.cities[seat]
    age = leaders_of(city).ages[recruited_in(scene.library, city).index(card)]
    return POINTS_FOR_COIN * leaders_rule(scene).full_price(scene.library, card, age)


@final
class TokenQuestion(Question):
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


LEADER_QUESTIONS: Final[Mapping[int, Question]] = {
    LEADER_DRAFT: DraftQuestion(),
    RECRUITS: RecruitQuestion(),
    EXTRA_LEADER: ExtraLeaderQuestion(),
    BURY_LEADER: BuryQuestion(),
    VICTORY_TOKEN: TokenQuestion(),
}
