"""Data of the classic game for the page's score sheets, which work without a server."""

from typing import Final

from sevenwonders.catalogue.loader import EXPANSIONS, all_colours, read_expansion_facts
from sevenwonders.classic.libraries import library_of
from sevenwonders.server.present.classic.all_rules import sheet_fields
from sevenwonders.server.present.classic.facts import EDITIONS, EXPANSIONS_OF, catalogue_facts
from sevenwonders.server.present.classic.rule_presenter import SheetField
from tools.python_to_js.source import Symbol

# The functions that the page calls, under these names.
ROOTS: Final = {
    "ClassicGame": Symbol("sevenwonders.classic.table", "ClassicGame"),
    "ClassicScore": Symbol("sevenwonders.classic.scoring", "Score"),
    "CitySetup": Symbol("sevenwonders.classic.saving.position", "CitySetup"),
    "makeCity": Symbol("sevenwonders.classic.saving.position", "make_city"),
    "rulesUnder": Symbol("sevenwonders.classic.rules", "rules_under"),
    "scoreOf": Symbol("sevenwonders.classic.scoring", "score_of"),
    "ranked": Symbol("sevenwonders.classic.scoring", "ranked"),
    "plainUse": Symbol("sevenwonders.classic.science", "plain_use"),
    "addScience": Symbol("sevenwonders.classic.scoring", "add_science"),
}


def libraries() -> dict[str, object]:
    """Return each edition's library with all its expansions. A table without one of them has none of its cards."""
    return {"classicLibraries": {edition: library_of(edition, tuple(sets)) for edition, sets in EXPANSIONS_OF.items()}}


def sheet_facts() -> dict[str, object]:
    """Describe all cards and boards, other entries, the lines of expansions and colours, and limits of lines."""
    tokens = {str(edition): SheetField("tokens", "military", "tokens", values=worths(edition)) for edition in EDITIONS}
    return {
        "catalogues": {str(edition): catalogue_facts(edition) for edition in EDITIONS},
        "tokens": tokens,
        "fields": sheet_fields(),
        "lines": {name: read_expansion_facts(name).categories for name in EXPANSIONS},
        "colours": {name: colour.line for name, colour in all_colours().items()},
        "limits": {str(edition): {"military": conflict_limits(edition)} for edition in EDITIONS},
    }


def worths(edition: int) -> list[int]:
    """Return the values of military tokens. Some tables play the second edition with the defeats of the first."""
    return sorted({-1, *library_of(edition).defeats, *library_of(edition).victories[1:]})


def conflict_limits(edition: int) -> list[int]:
    """Return the fewest and the most points of conflicts: both neighbours win or lose in every Age."""
    return [2 * sum(library_of(edition).defeats), 2 * sum(library_of(edition).victories)]
