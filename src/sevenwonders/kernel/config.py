"""The configuration of a game: everything that is chosen before the first card is dealt."""

from collections.abc import Sequence
from typing import Final, final

from sevenwonders.kernel.codec import Data, field_of, integer, mapping, text, text_list
from sevenwonders.kernel.errors import BadConfig, BrokenSave
from sevenwonders.kernel.wording import Phrase

# For every game of the family; some variants ask for more.
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7


@final
class Config:
    """The settings of a game. `wonders` says how boards are dealt, or names one per seat (see docs/notation.md).

    Raises `BadConfig` for values that no game of the family has. What depends on the game is checked by `new_game`.
    """

    __slots__ = ("edition", "expansions", "game", "options", "players", "variant", "wonders")

    def __init__(
        self,
        players: int = 4,
        *,
        game: str = "classic",
        edition: int = 1,
        expansions: Sequence[str] | None = None,
        variant: str = "",
        wonders: Sequence[str] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.players = checked_players(players)
        self.expansions: list[str] = [] if expansions is None else words_in("expansions", expansions)
        self.variant = variant
        self.wonders: list[str] = ["random"] if wonders is None else words_in("wonders", wonders)
        self.options: dict[str, str] = {} if options is None else options

    def __repr__(self) -> str:
        parts = [f"{self.players} players", self.game]
        if self.game == "classic":
            parts.append(f"edition {self.edition}")
        parts += self.expansions
        if self.variant:
            parts.append(self.variant)
        if self.wonders != ["random"]:
            parts.append(f"wonders {', '.join(self.wonders)}")
        parts += [f"{name}={value}" for name, value in self.options.items()]
        return f"<Config {', '.join(parts)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        # Options are left out: equal configurations still have equal hashes.
        return hash((self.game, self.edition, self.players, self.variant, tuple(self.expansions), tuple(self.wonders)))

    def to_data(self) -> Data:
        """Return plain data for records and saved games."""
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "expansions": list(self.expansions),
            "variant": self.variant,
            "wonders": list(self.wonders),
            "options": dict(self.options),
        }


def checked_players(players: int) -> int:
    """Return the number of players. Raises `BadConfig` if no game is for that many."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadConfig(Phrase("players", least=str(FEWEST_PLAYERS), most=str(MOST_PLAYERS), players=str(players)))
    return players


def words_in(name: str, words: Sequence[str]) -> list[str]:
    """Return the words of a setting that is a list. Raises `BadConfig` for a single text, which is a mistake."""
    if isinstance(words, str):
        raise BadConfig(f"'{name}' is a list of texts. Write {name}=[{words!r}].")
    return list(words)


def config_from_data(data: Data) -> Config:
    """Load the configuration that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    options = mapping(field_of(data, "options"), "options")
    players = integer(field_of(data, "players"), "players")
    try:
        return Config(
            players,
            game=text(field_of(data, "game"), "game"),
            edition=integer(field_of(data, "edition"), "edition"),
            expansions=text_list(field_of(data, "expansions"), "expansions"),
            variant=text(field_of(data, "variant"), "variant"),
            wonders=text_list(field_of(data, "wonders"), "wonders"),
            options={key: text(value, key) for key, value in options.items()},
        )
    except BadConfig as error:
        raise BrokenSave(Phrase("saved-config", fault=error.said())) from error
