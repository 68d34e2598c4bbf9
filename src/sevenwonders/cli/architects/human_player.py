"""A person at a table of Architects, who picks numbered actions or types choices in words."""

from collections.abc import Callable
from functools import partial
from typing import final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from typing_extensions import override

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.choice import DONE, TOKEN, UNSEEN
from sevenwonders.architects.kinds import ACTION
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.city import decks_table, detail_panel
from sevenwonders.cli.architects.look import card_name, score_sheet, token_name
from sevenwonders.cli.architects.notation import in_english
from sevenwonders.cli.architects.reasons import reason_of, refusal_of
from sevenwonders.cli.architects.reference import find_city, find_names, help_table, name_panel
from sevenwonders.cli.architects.scene import Scene, scene_of, table_names
from sevenwonders.cli.architects.screen import decision_screen, hints, offer, own_part, payment_list, possible_rows
from sevenwonders.cli.architects.telling import tell
from sevenwonders.cli.human_player import HumanPlayer, Line
from sevenwonders.cli.look import first_up
from sevenwonders.cli.prompt import Command
from sevenwonders.cli.words.told import told
from sevenwonders.cli.words.vocabulary import folded, known_words
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.event import Event


@final
class ArchitectsPlayer(HumanPlayer):
    """The player at a seat of Architects."""

    game: ArchitectsGame
    card_hint = "terminal-box-card-hint"

    def __init__(self, game: ArchitectsGame, seat: int, console: Console, read: Callable[[str], str]) -> None:
        super().__init__(game, seat, console, read)
        self.game = game
        self.heard_turn = 0
        self.drawn_turn = 0

    def scene(self) -> Scene:
        """Return the table as the person may see it now."""
        return scene_of(self.game, self.seat)

    def menu(self, decision: Decision) -> list[MenuRow]:
        """Return the menu of the decision."""
        return self.game.menu(decision.ident)

    # Telling

    @override
    def news(self, events: list[Event]) -> list[Line]:
        return tell(self.game, table_names(self.game, self.seat), self.seat, events)

    @override
    def moment(self) -> str:
        self.heard_turn = self.game.turn
        return first_up(told("architects-turn", turn=self.game.turn))

    @override
    def chapter(self) -> str:
        """Return the turns since the person was last asked."""
        # The turn that has just begun is the person's own, which they know.
        last = self.game.turn if self.game.finished() else self.game.turn - 1
        if last <= self.heard_turn:
            return self.heading
        return told("terminal-box-turns", first=self.heard_turn, last=last)

    @override
    def show_question(self, decision: Decision) -> None:
        """Show the whole table once a turn; after that only the changes and the question."""
        if self.drawn_turn != self.game.turn:
            self.show_table(decision)
            return
        scene = self.scene()
        parts: list[RenderableType] = [offer(scene, decision, self.menu(decision))]
        if decision.kind == ACTION:
            parts.insert(0, own_part(scene, self.console.width))
        self.console.print(Group(*parts))

    @override
    def show_table(self, decision: Decision) -> None:
        """Show cities, decks, your own wonder and the question."""
        self.drawn_turn = self.game.turn
        self.console.print(decision_screen(self.scene(), decision, self.menu(decision), self.console.width))

    @override
    def hints(self, decision: Decision) -> str:
        return hints(self.menu(decision))

    @override
    def standings(self) -> Table:
        scene = self.scene()
        return score_sheet(self.game, [scene.title(seat) for seat in range(len(scene.cities))])

    @override
    def help(self) -> RenderableType:
        return help_table()

    # Choosing

    @override
    def pick(self, decision: Decision, command: Command) -> int | None:
        """Return the choice with that number; for a stage, ask for the payment if there are several."""
        rows = possible_rows(self.menu(decision))
        if not 1 <= command.number <= len(rows):
            self.complain_about_number(str(command.number), len(rows))
            return None
        row = rows[command.number - 1]
        if len(row.choices) == 1:
            return row.choices[0]
        position = self.which_way(payment_list(self.scene(), row))
        return None if position is None else row.choices[position]

    @override
    def decline(self, decision: Decision) -> int | None:
        """End the turn, if that is allowed."""
        reason = told("terminal-must-choose")
        for row in self.menu(decision):
            if row.use == DONE:
                if row.why is None:
                    return row.choices[0]
                reason = reason_of(self.game.library, row.why)
        self.complain(reason)
        return None

    @override
    def take_back(self, decision: Decision) -> int | None:
        """Refuse: an answer is carried out at once and cannot be taken back."""
        self.complain(told("terminal-box-no-undo"))
        return None

    @override
    def in_english(self, decision: Decision, words: str) -> str:
        return in_english(self.game.library, words)

    @override
    def typed(self, decision: Decision, words: str) -> int | None:
        """Read the choice in words; `decks` shows their remaining cards instead."""
        if folded(words) in known_words("terminal-box-word-", {"decks": "decks"}):
            self.console.print(decks_table(self.scene()))
            return None
        return super().typed(decision, words)

    @override
    def refusal(self, decision: Decision, words: str, english: str, error: GameError) -> str:
        return refusal_of(self.game, decision, english, error) or super().refusal(decision, words, english, error)

    # Looking up

    @override
    def card_panels(self, decision: Decision, words: str) -> dict[str, Callable[[], RenderableType]]:
        name = self.name_behind(decision, words)
        found = [name] if name else find_names(self.game.library, words)
        return {name: partial(name_panel, self.scene(), name) for name in found}

    def name_behind(self, decision: Decision, words: str) -> str:
        """Return the name of the card or token behind a number on the screen. Empty if there is none."""
        rows = possible_rows(self.menu(decision))
        if not words.isdecimal() or len(words) > 3 or not 1 <= int(words) <= len(rows):
            return ""
        row = rows[int(words) - 1]
        if row.use == TOKEN and row.argument != UNSEEN:
            return token_name(self.game.library.tokens[row.argument])
        return "" if row.card == NO_CARD else card_name(self.game.library.cards[row.card])

    @override
    def found_city(self, words: str) -> int | None:
        return find_city(self.scene(), words)

    @override
    def city_panel(self, seat: int) -> RenderableType:
        return Group(*detail_panel(self.scene(), seat))
