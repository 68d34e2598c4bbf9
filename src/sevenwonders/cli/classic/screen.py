"""Whole screens: a player's question with the table, and the score sheet."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_numbers
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.text.phrases import chapter_of
from sevenwonders.classic.turn import LEFT, passing_direction, receiver_of
from sevenwonders.cli.classic.all_rules import RULE_SCREENS, screens_of
from sevenwonders.cli.classic.city import neighbour_panel, own_panel, strip
from sevenwonders.cli.classic.look import boards_of, colour_name, name_in_text, name_of, place_name
from sevenwonders.cli.classic.question import TerminalQuestion
from sevenwonders.cli.classic.reasons import Lacks
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import BUILT_STAGE, COIN, COIN_STYLE, COLOUR_MARKS, QUIET_STYLE, score_table, side_by_side
from sevenwonders.cli.words.language import listed, named, told_by_id
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.cli.words.told import told
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.decision import Decision


def city_names(game: ClassicGame) -> list[str]:
    """Name every city: by the place of its wonder, or as a rule does if it has no player."""
    names: list[str] = []
    for seat, city in enumerate(game.cities):
        own = [named("seatkind", rule.name(), name) for rule in game.rules if (name := rule.city_name(seat))]
        names.append("".join(own) or place_name(game.library.boards[city.board]))
    return names


def table_names(game: ClassicGame, viewer: int) -> list[str]:
    """Return the viewer's name for each city: `you` for their own."""
    names = city_names(game)
    names[viewer] = told("terminal-you")
    return names


def scene_of(game: ClassicGame, viewer: int) -> Scene:
    """Return the table as the viewer may see it now."""
    return Scene(
        game.view(viewer),
        table_names(game, viewer),
        game.drafting,
        screens_of(game.hooks),
        {extra: game.hooks.owner_of_extra(extra).extra_price(game, viewer, extra) for extra in extra_numbers()},
        Lacks(game),
    )


# The score sheet


CATEGORY_MARKS: Final[Mapping[str, tuple[str, str]]] = {
    "military": COLOUR_MARKS["red"],
    "treasury": (COIN, COIN_STYLE),
    "wonder": (BUILT_STAGE, "bold"),
    "civilian": COLOUR_MARKS["blue"],
    "science": COLOUR_MARKS["green"],
    "commerce": COLOUR_MARKS["yellow"],
    "guilds": COLOUR_MARKS["purple"],
    **{line: mark for screen in RULE_SCREENS for line, mark in screen.category_marks.items()},
}
TIEBREAK: Final = "coins"
PARTNERS: Final = 2


def score_sheet(game: ClassicGame, names: Sequence[str], scores: Sequence[kernel_score.Score] | None = None) -> Table:
    """Draw the score sheet as if the game ended now, or one with these scores, under these names."""
    return score_table(game, names, boards_of(game), CATEGORY_MARKS, TIEBREAK, team_size(game.hooks), scores)


def team_size(hooks: Hooks) -> int:
    """Count the neighbouring seats that win or lose together."""
    return PARTNERS if hooks.partner else 1


def score_notes(library: Library, names: Sequence[str], scores: list[Score]) -> list[str]:
    """Explain the use of free choices of symbols, guilds and a colour."""
    notes: list[str] = []
    for name, score in zip(names, scores, strict=True):
        notes += symbol_notes(name, score)
        if score.copied_guild != NO_GUILD:
            notes.append(told("terminal-note-guild", name=name, guild=name_of(library, score.copied_guild)))
        for guild in score.repeated_guilds:
            notes.append(told("terminal-note-guild-twice", name=name, guild=name_of(library, guild)))
        if score.best_colour != NO_COLOUR:
            notes.append(told("terminal-note-colour", name=name, colour=colour_name(score.best_colour)))
    return notes


def symbol_notes(name: str, score: Score) -> list[str]:
    """Explain one city's use of its free choices of symbols."""
    notes: list[str] = []
    for counts, ident in (
        (score.wilds, "terminal-note-wilds"),
        (score.copied, "terminal-note-copied"),
        (score.repeated, "terminal-note-repeated"),
    ):
        used = [
            told_by_id(f"sum-{symbol}", number=count) for symbol, count in zip(SYMBOLS, counts, strict=True) if count
        ]
        if used:
            notes.append(told_by_id(ident, name=name, symbols=listed(used)))
    before, after = score.changed
    if after != NO_SYMBOL:
        symbols = [told("effect-science", a=SYMBOLS[symbol]) for symbol in (before, after)]
        notes.append(told("terminal-note-changed", name=name, before=symbols[0], after=symbols[1]))
    return notes


# The screen of a decision: Age and turn, the cities, and the answers to choose from


def decision_screen(
    scene: Scene, decision: Decision, question: TerminalQuestion, menu: list[MenuRow], options: list[int], width: int
) -> Group:
    """Draw everything that a player needs for one choice."""
    passing = [Text(passing_words(scene), style=QUIET_STYLE)] if question.passes_hands else []
    return Group(
        header(scene),
        *passing,
        Text(),
        *table_parts(scene, width),
        offer(scene, decision, question, menu, options),
    )


def table_parts(scene: Scene, width: int) -> list[RenderableType]:
    """Draw all cities in a strip, the rules' additions, and the viewer's city between its neighbours."""
    parts: list[RenderableType] = [strip(scene, width)]
    for screen in scene.screens:
        parts += screen.table_lines(scene)
    for screen in scene.screens:
        parts += screen.table_blocks(scene)
    parts.append(panels(scene, width))
    for screen in scene.screens:
        for block in screen.city_blocks(scene, scene.view.seat):
            parts += [block, Text()]
    return parts


def offer(
    scene: Scene, decision: Decision, question: TerminalQuestion, menu: list[MenuRow], options: list[int]
) -> Group:
    """Draw the lower part of the screen: the question and its answers."""
    parts: list[RenderableType] = []
    words = question.words(scene, decision)
    if words:
        parts.append(Padding(Text(words, style="bold"), (0, 0, 1, 0)))
    parts.append(question.offer(scene, decision, menu, options))
    return Group(*parts)


def header(scene: Scene) -> Rule:
    """Draw Age, turn and piles as a line across the screen."""
    view = scene.view
    moment = chapter_words(scene) or told("terminal-turn", age=view.age, turn=view.turn, last=scene.library.last_turn)
    piles = [
        told("terminal-discard-pile", count=len(view.discard)),
        *[pile for screen in scene.screens for pile in screen.piles(scene)],
    ]
    title = " · ".join([moment, *piles])
    return Rule(Text(title, style="bold"), align="left", style=QUIET_STYLE)


def moment_words(scene: Scene) -> str:
    """Name Age and turn, or a chapter that is not a turn."""
    return chapter_words(scene) or told("log-heading", age=scene.view.age, turn=scene.view.turn)


def chapter_words(scene: Scene) -> str:
    """Return the heading of a chapter that a rule adds. Empty for a turn."""
    view = scene.view
    chapter = chapter_of(view.hooks.rules, view.age, view.turn)
    return "" if chapter is None else Teller("log", partial(name_in_text, scene.library), scene.names).sentence(chapter)


def passing_words(scene: Scene) -> str:
    """Say where the hand goes and where the next one comes from."""
    view = scene.view
    if view.turn >= scene.library.last_turn:
        return told("terminal-last-turn")
    receiver = receiver_of(scene.drafting, view.age, view.seat)
    giver = next(seat for seat in scene.drafting if receiver_of(scene.drafting, view.age, seat) == view.seat)
    if receiver == giver:
        return told("terminal-swap", name=scene.names[receiver])
    side = "left" if passing_direction(view.age) == LEFT else "right"
    return told("terminal-passing", side=side, to=scene.names[receiver], giver=scene.names[giver])


def panels(scene: Scene, width: int) -> RenderableType:
    """Draw the viewer's city between the two neighbours; one below the other if the terminal is narrow."""
    seat = scene.view.seat
    boxes = [neighbour_panel(scene, scene.left(seat)), own_panel(scene), neighbour_panel(scene, scene.right(seat))]
    return side_by_side(boxes, width, [32, 36, 32], widest=1)
