"""The cards and boards of all boxes by name, and every effect in English, for tests of the page.

Each card has a drawing, and the page says each effect as the engine does. `python -m tests.support.page_cards` writes
both files anew.
"""

from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.classic.facts import EDITIONS, catalogue_facts
from sevenwonders.server.wire.architects import KindFacts, TokenFacts, WonderStageFacts
from sevenwonders.server.wire.classic.table import BoardFacts, CardFacts, StageFacts

FIXTURES: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
FILE: Final = FIXTURES / "cards.json"
EFFECTS: Final = FIXTURES / "effects.json"


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


class Spoken(msgspec.Struct):
    """Every effect of a game by its code for icons, with the engine's words for it, and the names of cards in them."""

    classic: dict[str, str]
    architects: dict[str, str]
    names: dict[str, str]


def page_effects() -> bytes:
    """The effects of both games, in the form in which they are kept."""
    editions = [catalogue_facts(edition) for edition in EDITIONS]
    cards = [card for facts in editions for card in facts.cards]
    boards = [board for facts in editions for board in facts.boards]
    stages = [stage for board in boards for stage in board.stages]
    parts: list[CardFacts | BoardFacts | StageFacts] = [*cards, *boards, *stages]
    # The field goes with its expansion.
    edifices = [edifice for card in cards if (edifice := getattr(card, "edifice", None))]
    penalties = {edifice.penalty_icon: edifice.penalty for edifice in edifices}
    box = architects_facts()
    box_stages = [stage for wonder in box.wonders for stage in wonder.stages]
    box_parts: list[KindFacts | TokenFacts | WonderStageFacts] = [*box.cards, *box.tokens, *box_stages]
    spoken = Spoken(
        {code: words for part in parts for code, words in zip(part.icons, part.effects, strict=True)} | penalties,
        {code: words for part in box_parts for code, words in zip(part.icons, part.effects, strict=True)},
        {card.id: card.name for card in cards if card.colour == "bonus"},
    )
    return msgspec.json.format(msgspec.json.encode(spoken, order="deterministic"), indent=2) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(page_cards())
    EFFECTS.write_bytes(page_effects())
