"""Effects in words and as codes. An effect that is shown elsewhere has neither, and is left out."""

from collections.abc import Sequence

from sevenwonders.classic.effects.effect import Effect


def words_of(effects: Sequence[Effect]) -> list[str]:
    """The effects in words, one entry each."""
    return [effect.words() for effect in effects if effect.code()]


def icons_of(effects: Sequence[Effect]) -> list[str]:
    """The codes of the effects, for the page to draw; docs/server.md lists them."""
    return [effect.code() for effect in effects if effect.code()]
