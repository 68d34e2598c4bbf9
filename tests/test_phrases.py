"""The terminal tells every line of a log in every language, and in English what the engine says."""

import pytest

from sevenwonders import Config, new_game
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.words.language import speak
from sevenwonders.games import checked_config
from sevenwonders.kernel.event import NOBODY
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.languages import ORIGINAL, is_said, languages
from tests.support.expansions import ALL
from tests.support.games import any_option, play_on

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
CONFIGS = [Config(2), Config(4), Config(4, edition=2, expansions=ALL), Config(3, game="architects")]
OTHERS = [language.code for language in languages() if language.code != ORIGINAL]


def played(config: Config) -> Game:
    """A game by chance, with all its events."""
    return play_on(new_game(checked_config(config), 5, keep_events=True), stream(5, 0), -1, any_option)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_every_line_is_told_in_every_language(config: Config) -> None:
    game = played(config)
    names = NAMES[: len(game.city_names())]
    for seat in (NOBODY, 1):
        teller = painter_of(game.config).teller(game, names, seat)
        for event in game.events:
            phrase = game.phrase(event.seen_by(seat))
            if phrase is None:
                continue
            # The engine writes a plain hyphen before a number.
            english = game.sentence(event.seen_by(seat), names, seat).replace(" -", " −")
            assert teller.sentence(phrase) == english
            for code in OTHERS:
                assert is_said(f"{teller.kind}-{phrase.ident}", code)
                speak(code)
                told = teller.sentence(phrase)
                assert "{" not in told
                assert "_" not in told
            speak(ORIGINAL)
