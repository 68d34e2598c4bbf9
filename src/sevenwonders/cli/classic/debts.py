"""Losses and debts in the terminal."""

from collections.abc import Mapping
from typing import final

from rich.console import Group, RenderableType
from rich.text import Text
from typing_extensions import override

from sevenwonders.classic.choice import card_of
from sevenwonders.classic.debts.part import INDEBTED, LOSS, LOST, debts_of
from sevenwonders.cli.classic import rule_screen
from sevenwonders.cli.classic.question import TerminalQuestion
from sevenwonders.cli.classic.rule_screen import Column, News, RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, COIN, COIN_STYLE, QUIET_STYLE, answer_table, coins_words, labelled
from sevenwonders.cli.words.language import in_row, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision


@final
class LossQuestion(TerminalQuestion):
    """Asks how many of the coins that are due to pay; the others become debts."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return told("terminal-debts-question", coins=debts_of(scene.cities[decision.seat]).loss)

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table(*[told(column) for column in ("use-pay", "terminal-debts-left", "category-debts")])
        city = scene.cities[decision.seat]
        part = debts_of(city)
        for number, answer in enumerate(answers, 1):
            paid = card_of(answer)
            owed = part.loss - paid
            debts = Text(told("terminal-debts-taken", count=owed), style=BAD_STYLE if owed else "")
            words = f"{COIN} {coins_words(paid)}" if paid else told("table-nothing")
            pays = Text(words, style=COIN_STYLE if paid else "")
            table.add_row(str(number), pays, coins_words(city.coins - paid), debts)
        notes = [told("terminal-debts-owed", points=part.debts)] if part.debts else []
        notes.append(told("terminal-debts-note"))
        return Group(table, Text(), Text(" ".join(notes), style=QUIET_STYLE))


@final
class DebtsScreen(RuleScreen):
    """Debts, and coins that are about to be lost."""

    name = "debts"
    questions: Mapping[int, TerminalQuestion] = {LOSS: LossQuestion()}
    commands = ("debts-pay",)
    news: Mapping[int, News] = {LOST: News(rule_screen.LOSS), INDEBTED: News(rule_screen.LOSS)}
    columns = (Column("category-debts", "terminal-column-coins", lambda city: debts_of(city).debts),)

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        debts = {seat: debts_of(scene.cities[seat]).debts for seat in scene.around()}
        due = {seat: scene.coins_due(seat) for seat in scene.around()}
        lines: list[RenderableType] = []
        for label, counts in (("categoryspoken-debts", debts), ("terminal-debts-due", due)):
            owners = [f"{scene.names[seat]} {count}" for seat, count in counts.items() if count]
            lines += [labelled(told_by_id(label), in_row(owners))] if owners else []
        return lines

    @override
    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        debts, due = debts_of(scene.cities[seat]).debts, scene.coins_due(seat)
        lines: list[RenderableType] = []
        if debts:
            lines.append(Text(told("debts-debts", points=debts), style=BAD_STYLE))
        if due:
            lines.append(Text(told("debtsexplain-loss-title", coins=due), style=BAD_STYLE))
        return lines
