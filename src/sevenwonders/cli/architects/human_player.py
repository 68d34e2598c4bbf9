"""A person at a table of Architects, who picks numbered actions or types choices in words."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from typing_extensions import override

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.choice import DONE, TOKEN, UNSEEN
from sevenwonders.architects.kinds import (
    ACTION,
    BATTLE,
    CAT_MOVED,
    FORCED,
    GAME_OVER,
    HORNS,
    KEPT,
    LOOKED,
    SCIENCE_USED,
    STAGE_BUILT,
    TOKEN_TAKEN,
    TOKEN_USED,
    TOOK,
    TURN_BEGAN,
    TURN_PASSED,
)
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.city import decks_table, detail_panel
from sevenwonders.cli.architects.look import score_sheet
from sevenwonders.cli.architects.reference import find_city, find_names, help_table, name_panel
from sevenwonders.cli.architects.scene import Scene, scene_of, table_names
from sevenwonders.cli.architects.screen import decision_screen, hints, offer, own_part, payment_list, possible_rows
from sevenwonders.cli.human_player import HumanPlayer, span
from sevenwonders.cli.look import first_up
from sevenwonders.cli.prompt import Command
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import listed

DECKS: Final = "decks"
TOLD: Final = (
    TOOK,
    CAT_MOVED,
    HORNS,
    STAGE_BUILT,
    SCIENCE_USED,
    TOKEN_TAKEN,
    TOKEN_USED,
    LOOKED,
    KEPT,
    TURN_PASSED,
)
NO_CHOICE: Final = " (the only choice)"


@final
class ArchitectsPlayer(HumanPlayer):
    """The player at a seat of Architects."""

    game: ArchitectsGame
    card_hint = "Type c and the name of a card or token, for instance: c Culture"

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
    def news(self, events: list[Event]) -> list[str]:
        """Tell each turn in one sentence."""
        return tell(self.game, table_names(self.game, self.seat), self.seat, events)

    @override
    def moment(self) -> str:
        self.heard_turn = self.game.turn
        return f"Turn {self.game.turn}"

    @override
    def chapter(self) -> str:
        """Return the turns since the person was last asked."""
        # The turn that has just begun is the person's own, which they know.
        last = self.game.turn if self.game.finished() else self.game.turn - 1
        return f"Turns {self.heard_turn} to {last}" if last > self.heard_turn else self.heading

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
            self.complain(f"There is no action {command.number}: {span(len(rows))}.")
            return None
        row = rows[command.number - 1]
        if len(row.choices) == 1:
            return row.choices[0]
        position = self.which_way(payment_list(self.scene(), row))
        return None if position is None else row.choices[position]

    @override
    def decline(self, decision: Decision) -> int | None:
        """End the turn, if that is allowed."""
        for row in self.menu(decision):
            if row.use == DONE:
                if row.choices:
                    return row.choices[0]
                self.complain(row.reason)
                return None
        self.complain("Nobody passes here: choose one of the numbers.")
        return None

    @override
    def take_back(self, decision: Decision) -> int | None:
        """Refuse: an answer is carried out at once and cannot be taken back."""
        self.complain("Nothing can be taken back: what is chosen is done at once.")
        return None

    @override
    def typed(self, decision: Decision, words: str) -> int | None:
        """Read the choice in words; `decks` shows their remaining cards instead."""
        if words.lower() == DECKS:
            self.console.print(decks_table(self.scene()))
            return None
        return super().typed(decision, words)

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
            return self.game.library.tokens[row.argument].name
        return "" if row.card == NO_CARD else self.game.library.cards[row.card].name

    @override
    def found_city(self, words: str) -> int | None:
        return find_city(self.scene(), words)

    @override
    def city_panel(self, seat: int) -> RenderableType:
        return Group(*detail_panel(self.scene(), seat))


def tell(game: ArchitectsGame, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Return plain sentences for the viewer, whose own entry in `names` is `you`."""
    english = game.english()
    lines: list[str] = []
    parts: list[str] = []
    seat = -1
    forced = ""
    for event in events:
        phrase = game.phrase(event.seen_by(viewer))
        if phrase is not None and event.kind in TOLD:
            # Another city begins a new sentence.
            if event.seat != seat:
                lines += turn_line(names, seat, parts)
                seat, parts = event.seat, []
            parts.append(english.clause(phrase, names, viewer) + forced)
            forced = ""
        elif event.kind == FORCED and event.seat == viewer:
            forced = NO_CHOICE
        elif event.kind in (TURN_BEGAN, BATTLE, GAME_OVER):
            lines += turn_line(names, seat, parts)
            parts = []
            lines += [game.sentence(event, names, viewer)] if event.kind == BATTLE else []
    return lines + turn_line(names, seat, parts)


def turn_line(names: list[str], seat: int, parts: list[str]) -> list[str]:
    """Tell in one sentence what a city did in a turn, if anything."""
    return [f"{first_up(names[seat])} {listed(parts)}."] if parts else []
