"""Every kind of effect there is: the base game's and each expansion's, in one place where data meets code."""

from sevenwonders.catalogue import schema
from sevenwonders.classic.armada.effects import make_armada_effect
from sevenwonders.classic.cities.effects import make_cities_effect
from sevenwonders.classic.edifice.effects import make_edifice_effect
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.factory import make_base_effect
from sevenwonders.classic.leaders.effects import make_leaders_effect
from sevenwonders.kernel.errors import BadConfig


def make_effects(facts: list[schema.Effect]) -> list[Effect]:
    """The effects of one card or stage, in the order of the data."""
    return [make_effect(fact) for fact in facts]


def make_effect(fact: schema.Effect) -> Effect:
    """The effect that one entry describes."""
    effect = make_base_effect(fact)
    for make in (make_leaders_effect, make_cities_effect, make_armada_effect, make_edifice_effect):
        effect = effect or make(fact)
    if effect is None:
        raise BadConfig(f"The catalogue names an effect without a class: {fact.kind()!r}. Add it to classic/effects.")
    return effect
