"""The questions that Armada asks: which fleets sail, which island is taken, whether to fight at sea."""

from rich.console import Group
from rich.text import Text

from sevenwonders.classic.armada.effects import FLEETS, STEP_COUNT
from sevenwonders.classic.choice import card_of
from sevenwonders.cli.classic.harbour import FLEET_SHAPES, FLEET_STYLES, next_square_words
from sevenwonders.cli.classic.look import card_name, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE, answer_table
from sevenwonders.kernel.decision import Decision


def fleet_words(scene: Scene, seat: int) -> str:
    """How many fleets may sail."""
    steps = scene.harbour(seat).free_steps
    count = steps[0] // STEP_COUNT if steps else 1
    return "A free step: which fleet sails?" if count == 1 else f"A free step of {count} different fleets: which sail?"


def fleet_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """Every set of fleets with what their next squares bring."""
    table = answer_table("Fleets", "Next square")
    for number, option in enumerate(options, 1):
        lanes = [lane for lane in range(len(FLEETS)) if card_of(option) >> lane & 1]
        names = Text(", ").join(Text(f"{FLEET_SHAPES[lane]} {FLEETS[lane]}", FLEET_STYLES[lane]) for lane in lanes)
        table.add_row(str(number), names, "; ".join(next_square_words(scene, decision.seat, lane) for lane in lanes))
    return Group(table)


def island_words(scene: Scene, seat: int) -> str:
    """Which islands there are to choose from."""
    return f"Which of these islands of level {scene.harbour(seat).exploring[0]} do you take? The others go back."


def island_table(scene: Scene, _: Decision, options: list[int]) -> Group:
    """Every island that is offered, with its effect."""
    table = answer_table("Island", "Effect")
    for number, option in enumerate(options, 1):
        card = card_of(option)
        table.add_row(str(number), card_name(scene.library, card), effects_words(scene.library.cards[card].effects))
    return Group(table)


def conflict_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """What fighting would bring as everybody stands now."""
    table = answer_table("Answer", "If all others fight")
    token = scene.naval.get(decision.seat, 0)
    for number in range(1, len(options) + 1):
        strength = f"naval strength {scene.strength(decision.seat)}"
        table.add_row(str(number), "fight", f"{strength}: {f'a token of {token:+d}' if token else 'no token'}")
    note = Text("Who stays out takes no token, and the others are ranked without you.", style=QUIET_STYLE)
    return Group(table, Text(), note)
