"""The editions, variants and options of the classic game, as the engine has them."""

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.option import Option, Variant
from sevenwonders.classic.settings import all_variants, options_for
from sevenwonders.server.present.classic.facts import EDITIONS, EXPANSIONS_OF
from sevenwonders.server.table_config import playable_counts
from sevenwonders.server.wire.facts import EditionFacts, RuleOption, VariantFacts


def classic_editions() -> list[EditionFacts]:
    """Describe both editions."""
    return [edition_facts(edition) for edition in EDITIONS]


def edition_facts(edition: int) -> EditionFacts:
    """Describe one edition with its expansions, variants and options."""
    expansions = list(EXPANSIONS_OF[edition])
    return EditionFacts(
        edition=edition,
        players=playable_counts("classic", edition),
        sides=list(load_catalogue(EDITIONS[edition]).facts.sides),
        expansions=expansions,
        variants=[variant_facts(variant) for variant in all_variants() if variant.edition == edition],
        options=[option_facts(option, edition, expansions) for option in options_for(edition, expansions)],
    )


def variant_facts(variant: Variant) -> VariantFacts:
    """Describe one variant."""
    return VariantFacts(variant.name, list(variant.players), variant.implied)


def option_facts(option: Option, edition: int, expansions: list[str]) -> RuleOption:
    """Describe one option, and the expansions that it needs."""
    needs = list(option.needs)
    if not needs and option not in options_for(edition, []):
        # None in particular: any expansion that offers the option will do.
        needs = [name for name in expansions if option in options_for(edition, [name])]
        return RuleOption(option.name, list(option.values), option.values[0], needs, False)
    return RuleOption(option.name, list(option.values), option.values[0], needs, len(needs) > 1)
