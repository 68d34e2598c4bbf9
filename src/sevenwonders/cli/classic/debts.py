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
from sevenwonders.cli.look import (
    BAD_STYLE,
    COIN,
    COIN_STYLE,
    QUIET_STYLE,
    answer_table,
    coins_words,
    counted,
    labelled,
)
from sevenwonders.kernel.decision import Decision


@final
class LossQuestion(TerminalQuestion):
    """Asks how many of the coins that are due to pay; the others become debts."""

    @override
    def words(self, scene: Scene, decision: Decision) -> str:
        return f"{coins_words(debts_of(scene.cities[decision.seat]).loss)} to lose: pay, or take debts?"

    @override
    def table(self, scene: Scene, decision: Decision, answers: list[int]) -> RenderableType:
        table = answer_table("Pay", "Left", "Debts")
        city = scene.cities[decision.seat]
        part = debts_of(city)
        for number, answer in enumerate(answers, 1):
            paid = card_of(answer)
            owed = part.loss - paid
            debts = Text(f"{counted(owed, 'debt')}: {counted(owed, 'point')} less at the end", style=BAD_STYLE)
            pays = Text(f"{COIN} {coins_words(paid)}" if paid else "nothing", style=COIN_STYLE if paid else "")
            table.add_row(str(number), pays, coins_words(city.coins - paid), debts if owed else "none")
        note = Text("Debts are never paid back; 3 coins are worth 1 point at the end.", style=QUIET_STYLE)
        if part.debts:
            note = Text(f"You owe {counted(part.debts, 'point')} already. ", style=QUIET_STYLE).append_text(note)
        return Group(table, Text(), note)


@final
class DebtsScreen(RuleScreen):
    """Debts, and coins that are about to be lost."""

    name = "debts"
    questions: Mapping[int, TerminalQuestion] = {LOSS: LossQuestion()}
    commands = (("pay 2", "pay 2 of the coins that you lose, and take debts for the others"),)
    news: Mapping[int, News] = {LOST: News(rule_screen.LOSS), INDEBTED: News(rule_screen.LOSS)}
    columns = (Column("Debts", "Coins", lambda city: debts_of(city).debts),)

    @override
    def table_lines(self, scene: Scene) -> list[RenderableType]:
        debts = {seat: debts_of(scene.cities[seat]).debts for seat in scene.around()}
        due = {seat: scene.coins_due(seat) for seat in scene.around()}
        lines: list[RenderableType] = []
        for label, counts in (("debts", debts), ("coins to lose", due)):
            owners = [f"{scene.names[seat]} {count}" for seat, count in counts.items() if count]
            lines += [labelled(label, ", ".join(owners))] if owners else []
        return lines

    @override
    def city_lines(self, scene: Scene, seat: int) -> list[RenderableType]:
        debts, due = debts_of(scene.cities[seat]).debts, scene.coins_due(seat)
        lines: list[RenderableType] = []
        if debts:
            lines.append(Text(f"debts: {debts} off the points", style=BAD_STYLE))
        if due:
            lines.append(Text(f"to lose this turn: {coins_words(due)}", style=BAD_STYLE))
        return lines
