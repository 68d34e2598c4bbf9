"""The configuration of a game: everything that is chosen before the first card is dealt."""

from typing import final

from sevenwonders.kernel.codec import Data, field_of, integer, mapping, text, text_list


@final
class Config:
    """The settings of a game. `wonders` says how boards are dealt, or names one per seat (see docs/notation.md)."""

    __slots__ = ("edition", "expansions", "game", "options", "players", "variant", "wonders")

    def __init__(
        self,
        players: int = 4,
        *,
        game: str = "classic",
        edition: int = 1,
        expansions: list[str] | None = None,
        variant: str = "",
        wonders: list[str] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.expansions = [] if expansions is None else expansions
        self.variant = variant
        self.wonders = ["random"] if wonders is None else wonders
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


def config_from_data(data: Data) -> Config:
    """Load the configuration that `to_data` saved."""
    options = mapping(field_of(data, "options"), "options")
    return Config(
        integer(field_of(data, "players"), "players"),
        game=text(field_of(data, "game"), "game"),
        edition=integer(field_of(data, "edition"), "edition"),
        expansions=text_list(field_of(data, "expansions"), "expansions"),
        variant=text(field_of(data, "variant"), "variant"),
        wonders=text_list(field_of(data, "wonders"), "wonders"),
        options={key: text(value, key) for key, value in options.items()},
    )
