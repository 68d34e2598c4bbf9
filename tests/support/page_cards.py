"""The cards and boards of all boxes by name, for the page's tests that each of them has a drawing.

`python -m tests.support.page_cards` writes them anew into web/tests/fixtures/cards.json.
"""

from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts

FILE: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "cards.json"


class Drawn(msgspec.Struct):
    """What an edition with all its expansions has to show: the colour of every card, and its boards."""

    edition: int
    cards: dict[str, str]
    boards: list[str]


def page_cards() -> bytes:
    """Both editions, in the form in which they are kept."""
    editions = []
    for edition in EDITIONS:
        facts = catalogue_facts(edition)
        cards = {card.id: card.colour for card in facts.cards}
        editions.append(Drawn(edition, cards, [board.id for board in facts.boards]))
    return msgspec.json.format(msgspec.json.encode(editions), indent=2) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(page_cards())
