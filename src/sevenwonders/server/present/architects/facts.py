"""Facts about Architects for the page: cards, wonders, tokens and options.

They have texts for people, and short codes for icons.
"""

from functools import cache
from typing import Final

from sevenwonders.architects.library import library_of
from sevenwonders.architects.setup import GAME, OPTION_DEFAULTS, OPTION_NAMES
from sevenwonders.catalogue import architects as schema
from sevenwonders.catalogue.architects import CENTRAL, STAGE, load_architects
from sevenwonders.server.table_config import playable_counts
from sevenwonders.server.wire.architects import (
    ArchitectsFacts,
    KindFacts,
    OptionFacts,
    TokenFacts,
    WonderFacts,
    WonderStageFacts,
)
from sevenwonders.server.wire.facts import EditionFacts, RuleOption

WONDER_WORDS: Final = {
    "any_deck": "take the top card of any deck on the table",
    "central": "take the top card of the central deck",
    "both_sides": "take the top card of the deck on the left and of the deck on the right",
    "look": "look at the top {look_at} cards of the deck on the left or on the right and keep one",
    "token": "choose a progress token",
    "shield": "1 shield",
}
PER_WORDS: Final = {
    "cat_card": "blue card with a cat",
    "victory_token": "victory token",
    "progress_token": "progress token, this one included",
}
PAYMENT_WORDS: Final = {
    "double_coin": "once a turn one coin pays for two resources of a stage",
    "any_resources": "once a turn a stage may be paid for with any resources, equal or not",
}
OPTION_WORDS: Final = {
    "economy_forces_build": "A stage that can be paid for only with Economy must be built.",
    "engineering_forces_build": "A stage that can be paid for only with Engineering must be built.",
    "coin_may_replace_held_card": "A coin may replace a fitting resource that the city holds.",
}
EDITION: Final = 1
VALUES: Final = ["true", "false"]


@cache
def architects_facts() -> ArchitectsFacts:
    """Describe all cards, wonders, tokens and numbers of the box."""
    source = load_architects()
    facts = source.facts
    decks = {deck.deck: deck.cards for deck in source.decks}
    options = zip(OPTION_NAMES, OPTION_DEFAULTS, strict=True)
    return ArchitectsFacts(
        name=facts.name,
        cards=[kind_facts(card) for card in source.cards],
        wonders=[wonder_facts(wonder, facts.look_at, decks[wonder.id]) for wonder in source.wonders],
        tokens=[token_facts(token, source.cards) for token in source.tokens],
        options=[OptionFacts(name, default, OPTION_WORDS[name]) for name, default in options],
        central=decks[CENTRAL],
        conflict_tokens={str(players): count for players, count in facts.conflict_tokens.items()},
        tokens_face_up=facts.tokens_face_up,
        look_at=facts.look_at,
        points_of_cat=facts.points_of_cat,
        points_of_victory=facts.points_of_victory_token,
    )


def counted(count: int, word: str) -> str:
    """Return a number with its noun in the right form: `1 point`, `2 points`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def kind_facts(card: schema.Card) -> KindFacts:
    """Describe one kind of card."""
    gives = kind_gives(card)
    return KindFacts(
        card.id, card.name, card.colour, [words for words, _ in gives], [icon for _, icon in gives], card.total
    )


def kind_gives(card: schema.Card) -> list[tuple[str, str]]:
    """List the effects of a card, in words and as icons."""
    if card.colour == "grey":
        return [(card.name.lower(), f"resource:{card.id}")]
    if card.colour == "green":
        return [(card.name.lower(), f"science:{card.id}")]
    gives = [
        (card.coins, "coins", f"{counted(card.coins, 'coin')}, any resource"),
        (card.shields, "shields", counted(card.shields, "shield")),
        (card.horns, "horns", counted(card.horns, "horn")),
        (card.points, "points", counted(card.points, "point")),
        (int(card.cat), "cat", "takes the cat"),
    ]
    return [(words, f"{icon}:{number}") for number, icon, words in gives if number]


def wonder_facts(wonder: schema.Wonder, look_at: int, deck: dict[str, int]) -> WonderFacts:
    """Describe one wonder with its stages and its deck."""
    stages = [stage_facts(wonder, number, look_at) for number in range(len(wonder.stages))]
    return WonderFacts(wonder.id, wonder.name, wonder.wonder, wonder.effect, stages, deck)


def stage_facts(wonder: schema.Wonder, number: int, look_at: int) -> WonderStageFacts:
    """Describe one stage (from 0) and its place in a drawing: each tier of the wonder is a row."""
    stage = wonder.stages[number]
    library = library_of()
    tiers = library.boards[library.saved_board(wonder.id)].tiers
    row = next(row for row, tier in enumerate(tiers) if number in tier)
    gives = [(counted(stage.points, "point"), f"points:{stage.points}")] if stage.points else []
    if stage.effect:
        gives.append((WONDER_WORDS[wonder.effect].format(look_at=look_at), f"effect:{wonder.effect}"))
    return WonderStageFacts(
        number=number + 1,
        place=stage.place,
        count=stage.count,
        identical=stage.cost == "identical",
        points=stage.points,
        effects=[words for words, _ in gives],
        icons=[icon for _, icon in gives],
        needs=stage.needs,
        row=row,
        column=tiers[row].index(number),
        width=len(tiers[row]),
    )


def token_facts(token: schema.Token, cards: list[schema.Card]) -> TokenFacts:
    """Describe one kind of progress token. Each does exactly one thing."""
    words, icon = token_gives(token, {card.id: card.name.lower() for card in cards})
    return TokenFacts(token.id, token.name, [words], [icon], token.copies)


def token_gives(token: schema.Token, names: dict[str, str]) -> tuple[str, str]:
    """Describe the effect of a token, in words and as an icon."""
    if token.extra_card_after:
        return f"one more card {after_words(token, names)}", f"extra_card:{'+'.join(token.extra_card_after)}"
    if token.payment:
        return PAYMENT_WORDS[token.payment], token.payment
    if token.shields:
        return counted(token.shields, "shield"), f"shields:{token.shields}"
    if token.per:
        return f"{counted(token.each, 'point')} for each {PER_WORDS[token.per]}", f"points_per:{token.per}:{token.each}"
    if token.by_number:
        points = [counted(number, "point") for number in token.by_number]
        words = ", ".join(f"{text} for {number} of them" for number, text in enumerate(points, 1))
        return words, "by_number:" + ":".join(str(item) for item in token.by_number)
    words = f"{counted(token.unfinished, 'point')}, or {token.finished} with a finished wonder"
    return words, f"finished:{token.unfinished}:{token.finished}"


def after_words(token: schema.Token, names: dict[str, str]) -> str:
    """Say when a token gives an extra card."""
    if STAGE in token.extra_card_after:
        return "after building a stage"
    *cards, last = [names[card] for card in token.extra_card_after]
    return f"after taking {', '.join(cards)} or {last}"


def architects_editions() -> list[EditionFacts]:
    """Return the only edition, which has no expansions or variants."""
    options = [
        RuleOption(name, sorted(VALUES, key=lambda value: value != default), default, [], needs_all=False)
        for name, default in zip(OPTION_NAMES, OPTION_DEFAULTS, strict=True)
    ]
    return [EditionFacts(EDITION, playable_counts(GAME, EDITION), [], [], [], options)]
