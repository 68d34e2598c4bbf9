"""The questions that Edifice and its boards ask: a bonus, a pawn, and what a penalty takes."""

from rich.console import Group

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.edifice.kinds import LOSE
from sevenwonders.cli.classic.edifices import loss_words, owners_words, state_text
from sevenwonders.cli.classic.look import AGE_NAMES, card_name, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import answer_table
from sevenwonders.kernel.decision import Decision


def bonus_table(scene: Scene, _: Decision, options: list[int]) -> Group:
    """What a stage offers to choose from."""
    table = answer_table("Bonus", "Effect")
    for number, option in enumerate(options, 1):
        card = card_of(option)
        table.add_row(str(number), card_name(scene.library, card), effects_words(scene.library.cards[card].effects))
    return Group(table)


def pawn_table(scene: Scene, _: Decision, options: list[int]) -> Group:
    """The Edifices of all Ages, and what a pawn of each would bring."""
    assert scene.projects is not None
    table = answer_table("Edifice", "State", "Pawns", "Reward")
    order = scene.around()
    names, cities = [scene.names[seat] for seat in order], [scene.cities[seat] for seat in order]
    for number, option in enumerate(options, 1):
        age = card_of(option)
        edifice = scene.edifice(age)
        table.add_row(
            str(number),
            f"Age {AGE_NAMES[age]}: {edifice.name}",
            state_text(scene.projects, age),
            owners_words(names, cities, age) or "nobody",
            effects_words(edifice.effects),
        )
    return Group(table)


def penalty_question(scene: Scene, seat: int) -> str:
    """What failed, and what it takes."""
    edifice = scene.edifice(scene.view.age)
    penalty = edifice.penalty
    assert penalty is not None
    owing = scene.participation(seat).owing
    what = "a victory token" if owing == 1 and penalty.victory_tokens else loss_words(penalty)
    return f"{edifice.name} was not built, and you have no pawn: give up {what}. Which?"


def penalty_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """The cards or tokens of which one is given up."""
    table = answer_table("Give up", "What you lose")
    for number, option in enumerate(options, 1):
        thing = card_of(option)
        if use_of(option) == LOSE:
            words = effects_words(scene.library.cards[thing].effects)
            table.add_row(str(number), card_name(scene.library, thing), words)
        else:
            owned = scene.cities[decision.seat].tokens.count(thing)
            table.add_row(str(number), f"victory of {thing}", f"one of {owned}" if owned > 1 else "the only one")
    return Group(table)
