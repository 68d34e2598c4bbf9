"""Choices that are typed in the reader's language, put into the words of the notation (docs/notation.md)."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from sevenwonders.architects.library import Library
from sevenwonders.architects.notation import CENTRE_WORDS, UNSEEN_WORD
from sevenwonders.cli.architects.look import card_name, city_name, token_name
from sevenwonders.cli.words.vocabulary import beginning_with, folded, known_words

# The verbs that the classic game has too, and those of Architects.
SHARED_VERBS: Final = ("take", "stage")
VERBS: Final = ("science", "token", "look", "keep", "done")
CENTRE: Final = "centre"
WITH: Final = "with"
USING: Final = "using"
AND: Final = "and"
# Shorter beginnings of names may mean anything.
LEAST_LETTERS: Final = 3


def in_english(library: Library, words: str) -> str:
    """Return a typed choice in the words of the notation.

    What is not understood stays as it is, and the engine says what is wrong with it.
    """
    plain = folded(words)
    verbs = {**same("terminal-verb-", SHARED_VERBS), **same("terminal-box-verb-", VERBS)}
    for typed in sorted(verbs, key=len, reverse=True):
        if plain == typed or plain.startswith(f"{typed} "):
            verb, rest = verbs[typed], plain.removeprefix(typed).strip()
            return f"{verb} {object_of(library, verb, rest)}".strip()
    return words


def same(kind: str, english: Iterable[str]) -> Mapping[str, str]:
    """Return what may be typed for each of these English words, themselves included."""
    return known_words(kind, {word: word for word in english})


def object_of(library: Library, verb: str, words: str) -> str:
    """Put what follows a verb into English."""
    if verb == "stage":
        return stage_in_english(library, words)
    if verb == "science":
        return list_in_english(words, cards_by_name(library))
    if verb == "keep":
        return meant(words, cards_by_name(library))
    if verb == "token":
        return meant(words, {**tokens_by_name(library), **same("terminal-box-word-", [UNSEEN_WORD])})
    return meant(words, decks_by_name(library))


def stage_in_english(library: Library, words: str) -> str:
    """Put the number of a stage, what pays for it and the tokens that help into English."""
    # A language may say "with the help of" for `using`, so `with` comes second.
    words, tokens = halves(words, "terminal-box-word-", USING)
    english, cards = halves(words, "terminal-word-", WITH)
    if cards:
        english += f" {WITH} {list_in_english(cards, cards_by_name(library))}"
    if tokens:
        english += f" {USING} {list_in_english(tokens, tokens_by_name(library))}"
    return english


def halves(words: str, kind: str, english: str) -> tuple[str, str]:
    """Return what stands before a word and what stands behind it, or everything and nothing."""
    before, *behind = re.split(rf"\s+(?:{any_word(kind, english)})\s+", words, maxsplit=1)
    return before, "".join(behind)


def any_word(kind: str, english: str) -> str:
    """Return a pattern of all that may be typed for a word."""
    return "|".join(re.escape(word) for word in same(kind, [english]))


def list_in_english(words: str, names: Mapping[str, str]) -> str:
    """Put a list of names into English."""
    parts = re.split(rf"\s*,\s*|\s+(?:{any_word('terminal-word-', AND)})\s+", words)
    return ", ".join(meant(part, names) for part in parts)


# Names, with what the notation calls each


def cards_by_name(library: Library) -> dict[str, str]:
    """Return the names of cards, in the reader's language and in English."""
    return by_name((card_name(card), card.name) for card in library.cards)


def tokens_by_name(library: Library) -> dict[str, str]:
    """Return the names of progress tokens, in the reader's language and in English."""
    return by_name((token_name(token), token.name) for token in library.tokens)


def decks_by_name(library: Library) -> dict[str, str]:
    """Return the names of places, and of cities, whose decks may be meant."""
    cities = by_name((city_name(board), board.name) for board in library.boards)
    centre = known_words("terminal-box-word-", dict.fromkeys([CENTRE, *CENTRE_WORDS], CENTRE))
    return {**cities, **same("terminal-word-", ["left", "right"]), **centre}


def by_name(names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the English name for a name in either language. Those of the reader's language win."""
    pairs = list(names)
    return {folded(english): english for _, english in pairs} | {folded(own): english for own, english in pairs}


def meant(words: str, names: Mapping[str, str]) -> str:
    """Return what a name stands for, or the only name that begins so; the words themselves if there is none."""
    beginning = beginning_with(words, names) if len(words) >= LEAST_LETTERS else ""
    return names.get(words) or beginning or words
