"""Texts that differ between English and another language."""

from fluent.syntax import ast

from sevenwonders.languages import ORIGINAL, say
from sevenwonders.languages.compare import messages_of


def is_plain(message: ast.Message) -> bool:
    """Whether a message is a text and nothing else."""
    return message.value is not None and all(isinstance(part, ast.TextElement) for part in message.value.elements)


def english_only(code: str, least_words: int) -> set[str]:
    """The English sentences without blanks, with at least that many words, that the language says otherwise."""
    plain = [message.id.name for _, message in messages_of(ORIGINAL) if is_plain(message)]
    texts = {say(ident): say(ident, language=code) for ident in plain}
    return {english for english, other in texts.items() if english != other and len(english.split()) >= least_words}
