"""Choices that are typed in the reader's language, put into the words of the notation (docs/notation.md)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_words, verbs
from sevenwonders.cli.classic.all_rules import RULE_SCREENS
from sevenwonders.cli.classic.look import name_of
from sevenwonders.cli.words.vocabulary import beginning_with, folded, known_words, words_of

PAYMENT: Final = re.compile(r"(.+?)\s*\(([^()]*)\)")
COINS: Final = re.compile(r"(.+?)\s+(\d{1,2})")
RECEIVERS: Final = ("left", "right", "bank", "far left", "far right")
# Words of the notation between a card and what goes with it.
FREE: Final = "free"
PLACE: Final = "as"
ALONG: Final = "with"
AND: Final = "and"
# Shorter beginnings of names may mean anything.
LEAST_LETTERS: Final = 3


def in_english(library: Library, cards: Sequence[int], words: str) -> str:
    """Return a typed choice in the words of the notation. `cards` are those in question.

    What is not understood stays as it is, and the engine says what is wrong with it.
    """
    plain = folded(words)
    known = verbs()
    own = same("terminal-verb-", [verb.word for verb in known.with_card + known.without_card])
    for typed in sorted(own, key=len, reverse=True):
        if plain == typed or plain.startswith(f"{typed} "):
            verb, rest = own[typed], plain.removeprefix(typed).strip()
            has_card = verb in [other.word for other in known.with_card]
            return f"{verb} {card_and_more(library, cards, rest) if has_card else object_of(rest)}".strip()
    return words


def same(kind: str, english: Iterable[str]) -> Mapping[str, str]:
    """Return what may be typed for each of these English words, themselves included."""
    return known_words(kind, {word: word for word in english})


def object_of(words: str) -> str:
    """Put what follows a verb in place of a card into English."""
    own = {
        folded(word): english
        for screen in RULE_SCREENS
        for ident, english in screen.object_words.items()
        for word in words_of(ident)
    } | dict(same("terminal-word-", [AND]))
    return " ".join(own.get(word, word) for word in words.replace(",", " , ").split())


def card_and_more(library: Library, cards: Sequence[int], words: str) -> str:
    """Put a card, with how and for what it is used, into English."""
    name = card_in_english(library, cards, words)
    if name or not words:
        return name
    more = ""
    match = PAYMENT.fullmatch(words)
    if match is not None:
        words, more = match[1], f" ({payment_in_english(match[2])})"
    words, extra = along_with(words)
    more = extra + more
    match = re.fullmatch(rf"(.+) (?:{any_word(PLACE)}) ([1-4])", words)
    if match is not None:
        words, more = match[1], f" {PLACE} {match[2]}{more}"
    match = re.fullmatch(rf"(.+) (?:{any_word(FREE)})", words)
    if match is not None:
        words, more = match[1], f" {FREE}{more}"
    return (card_in_english(library, cards, words) or words) + more


def any_word(english: str) -> str:
    """Return a pattern of all that may be typed for a word."""
    return "|".join(re.escape(word) for word in same("terminal-word-", [english]))


def along_with(words: str) -> tuple[str, str]:
    """Take the extra off the end of what is typed, and put it into English."""
    extras = same("terminal-extra-", extra_words())
    for extra in sorted(extras, key=len, reverse=True):
        match = re.fullmatch(rf"(.+) (?:{any_word(ALONG)}) {re.escape(extra)}", words)
        if match is not None:
            return match[1], f" {ALONG} {extras[extra]}"
    return words, ""


def payment_in_english(words: str) -> str:
    """Put the receivers of a payment into English."""
    receivers = same("terminal-word-", RECEIVERS)
    parts = [part.strip() for part in words.split(",")]
    matches = [COINS.fullmatch(part) for part in parts]
    return ", ".join(
        f"{receivers.get(match[1], match[1])} {match[2]}" if match else part
        for part, match in zip(parts, matches, strict=True)
    )


def card_in_english(library: Library, cards: Sequence[int], words: str) -> str:
    """Return what the notation calls the card of that name, of any language, or the only one that begins so.

    Only cards in question may be meant by a beginning. Empty if no card is meant.
    """
    if library.has_card(words):
        return words
    plain = folded(words)
    names = {folded(name_of(library, card)): facts.name for card, facts in enumerate(library.cards)}
    in_question = {folded(name_of(library, card)): library.cards[card].name for card in cards}
    english = {folded(library.cards[card].name): library.cards[card].name for card in cards}
    found = (names | in_question).get(plain, "")
    return found or (beginning_with(plain, in_question | english) if len(plain) >= LEAST_LETTERS else "")
