"""The whole screen of a decision: where the game stands, the cities, and what there is to choose from."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.choice import BUILD, BUILD_FREE, SELL, STAGE, extra_of
from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.free_city.kinds import FREE_CITY
from sevenwonders.classic.kinds import DISCARD_PILE, LAST_CARD
from sevenwonders.classic.menu import MenuRow
from sevenwonders.cli.classic.beside import beside_lines, partner_lines
from sevenwonders.cli.classic.city import neighbour_panel, own_panel, strip
from sevenwonders.cli.classic.edifices import edifice_lines
from sevenwonders.cli.classic.hand import footer, hand_table, menu_cards
from sevenwonders.cli.classic.harbour import sea_lines, shipyard_table
from sevenwonders.cli.classic.look import AGE_NAMES
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE
from sevenwonders.kernel.decision import Decision

LEAST_WIDTH = 76
EXAMPLES = {
    BUILD: "{0} build card {0}",
    BUILD_FREE: "f{0} build it free",
    STAGE: "s{0} stage with card {0}",
    SELL: "x{0} sell card {0} for 3 coins",
}


def decision_screen(scene: Scene, decision: Decision, menu: list[MenuRow], width: int) -> Group:
    """Everything that is needed for one choice."""
    parts: list[RenderableType] = [
        header(scene),
        Text(passing_words(scene), style=QUIET_STYLE),
        Text(),
        *table_parts(scene, width),
        offer(scene, decision, menu),
    ]
    return Group(*parts)


def table_parts(scene: Scene, width: int) -> list[RenderableType]:
    """All cities in a strip, what lies beside them, and the viewer's city between its neighbours."""
    shared = [*beside_lines(scene), *sea_lines(scene), *edifice_lines(scene)]
    own: list[RenderableType] = [shipyard_table(scene, scene.view.seat), Text()] if scene.has_fleets() else []
    return [strip(scene, width), *shared, panels(scene, width), *own]


def offer(scene: Scene, decision: Decision, menu: list[MenuRow]) -> Group:
    """The lower part of the screen: what is asked, and the cards to choose from."""
    parts: list[RenderableType] = []
    task = task_words(scene, decision)
    if task:
        parts.append(Padding(Text(task, style="bold"), (0, 0, 1, 0)))
    parts.append(hand_table(scene, decision.seat, menu))
    lines = footer(scene, decision.seat, menu)
    if lines:
        parts += [Text(), *lines]
    held = partner_lines(scene)
    if held:
        parts += [Text(), *held]
    return Group(*parts)


def plain_screen(scene: Scene, question: str, offers: RenderableType, width: int) -> Group:
    """The table with a decision that is no choice of a card in hand: a question and numbered answers."""
    return Group(
        header(scene),
        Text(),
        *table_parts(scene, width),
        Padding(Text(question, style="bold"), (0, 0, 1, 0)),
        offers,
    )


def header(scene: Scene) -> Rule:
    """Age, turn and piles as a line across the screen."""
    title = f"{moment_words(scene)} · {pile_words(scene)}"
    return Rule(Text(title, style="bold"), align="left", style=QUIET_STYLE)


def moment_words(scene: Scene) -> str:
    """Age and turn, or what comes before the first of them."""
    if scene.view.age == 0:
        return "Draft of the leaders"
    age = f"Age {AGE_NAMES[scene.view.age]}"
    return f"{age} · turn {scene.view.turn} of {scene.library.last_turn}" if scene.view.turn else f"{age} · recruitment"


def passing_words(scene: Scene) -> str:
    """Where the hand goes and where the next one comes from."""
    view = scene.view
    count = view.config.players
    towards = 1 if view.age % 2 else -1
    receiver = scene.names[(view.seat + towards) % count]
    giver = scene.names[(view.seat - towards) % count]
    if view.turn >= scene.library.last_turn:
        return "Last turn of the Age: what is left of the hands is discarded, then the conflicts are fought."
    if count == 2:
        return f"You and {receiver} swap hands after this turn."
    arrow = "← to the left" if towards == 1 else "→ to the right"
    return f"Hands pass {arrow}: yours goes to {receiver}, the next one comes from {giver}."


def pile_words(scene: Scene) -> str:
    """The sizes of the piles."""
    words = f"discard pile {len(scene.view.discard)}"
    if len(scene.cities) == scene.view.config.players:
        return words
    # The Free City's draw pile is the first thing that its rule shows.
    return f"{words} · draw pile {scene.view.parts[0][0]}"


def panels(scene: Scene, width: int) -> RenderableType:
    """The viewer's city between the two neighbours; one below the other where the terminal is narrow."""
    seat = scene.view.seat
    boxes = [neighbour_panel(scene, scene.left(seat)), own_panel(scene), neighbour_panel(scene, scene.right(seat))]
    if width < LEAST_WIDTH:
        return Group(*boxes)
    grid = Table.grid(expand=True)
    side = width * 32 // 100
    for share in (side, width - 2 * side, side):
        grid.add_column(width=share)
    grid.add_row(*boxes)
    return grid


def task_words(scene: Scene, decision: Decision) -> str:
    """What is asked, where it is not simply one's card of the turn."""
    is_free = scene.is_free_city(decision.seat)
    if decision.kind == DISCARD_PILE:
        return f"{scene.title(decision.seat)} may build one card of the discard pile free of charge, or pass."
    if decision.kind == LAST_CARD:
        return "The last card of the Age is played as well" + (", for the Free City." if is_free else ".")
    if decision.kind == FREE_CITY:
        return "Now one of the other cards for the Free City, which has to build if it can."
    return "You run the Free City this turn: first your own card, then one for it." if runs_free_city(scene) else ""


def runs_free_city(scene: Scene) -> bool:
    """Whether the viewer holds the card more that the Free City will get."""
    if len(scene.cities) == scene.view.config.players:
        return False
    hands = [len(scene.view.cities[seat].hand) or scene.view.cities[seat].hand_size for seat in (0, 1)]
    return hands[scene.view.seat] > hands[1 - scene.view.seat]


def prompt_words(decision: Decision, menu: list[MenuRow]) -> str:
    """The commands that this decision understands now, in one line, with an example's number."""
    number = min(3, len(menu_cards(menu)))
    if decision.kind == DISCARD_PILE:
        return f"{number} take card {number} · p pass · ? help"
    possible = {row.use for row in menu if row.choices}
    words = [example.format(number) for use, example in EXAMPLES.items() if use in possible]
    sailing = [row.card for row in menu if row.use == BUILD and any(map(extra_of, row.choices))]
    words += [f"w{menu_cards(menu).index(sailing[0]) + 1} build with ship"] if sailing else []
    joining = any(extra_of(choice) == EDIFICE for row in menu for choice in row.choices)
    words += [f"e{number} stage with Edifice"] if joining else []
    if decision.kind == FREE_CITY:
        words.append("u take back your own card")
    return " · ".join([*words, "? help"])
