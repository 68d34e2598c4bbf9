"""Data of Architects for the page's score sheets, which work without a server."""

from typing import Final

from sevenwonders.architects.library import library_of
from sevenwonders.server.present.architects.facts import architects_facts
from tools.python_to_js.source import Symbol

# The functions that the page calls, under these names.
ROOTS: Final = {
    "ArchitectsGame": Symbol("sevenwonders.architects.table", "ArchitectsGame"),
    "ArchitectsScore": Symbol("sevenwonders.architects.scoring", "Score"),
    "ArchitectsSetup": Symbol("sevenwonders.architects.position", "CitySetup"),
    "architectsCategories": Symbol("sevenwonders.architects.scoring", "CATEGORIES"),
    "architectsCity": Symbol("sevenwonders.architects.position", "make_city"),
    "architectsScoreOf": Symbol("sevenwonders.architects.scoring", "score_of"),
    "architectsRanked": Symbol("sevenwonders.architects.scoring", "ranked"),
}


def libraries() -> dict[str, object]:
    """Return the only box."""
    return {"architectsLibrary": library_of()}


def sheet_facts() -> dict[str, object]:
    """Describe all cards, wonders and tokens."""
    return {"architects": architects_facts()}
