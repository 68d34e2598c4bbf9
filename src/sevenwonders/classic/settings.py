"""Which configurations the classic game has, and what their options mean."""

from typing import Final, final

from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig

TWO_PLAYER: Final = "two_player"
TEAMS: Final = "teams"
TEAM_TABLES: Final = (4, 6)
RANDOM: Final = "random"


@final
class Option:
    """One option of R7: its values, the default first, and the expansions of which it needs one (or all)."""

    __slots__ = ("name", "needs", "needs_all", "values")

    def __init__(
        self, name: str, values: tuple[str, ...], needs: tuple[str, ...] = (), needs_all: bool = False
    ) -> None:
        self.name = name
        self.values = values
        self.needs = needs
        self.needs_all = needs_all

    def fits(self, expansions: list[str]) -> bool:
        """Whether the option means something with these expansions."""
        found = [name in expansions for name in self.needs]
        return all(found) if self.needs_all or not found else any(found)


OPTIONS: Final = (
    Option("defeats", ("by_age", "flat")),
    Option("leader_price", ("age", "printed"), ("leaders",)),
    Option("promo_guilds", ("false", "true"), ("leaders", "cities")),
    Option("black_cards_sail", ("false", "true"), ("cities", "armada"), needs_all=True),
)


def checked_config(config: Config) -> Config:
    """The configuration with variant, options and the order of expansions filled in, or BadConfig."""
    if config.game != "classic":
        raise BadConfig(f"There is no game '{config.game}'. Use 'classic'.")
    if config.edition not in (1, 2):
        raise BadConfig(f"Edition {config.edition} cannot be played. Use edition 1 or 2.")
    expansions = checked_expansions(config)
    return Config(
        config.players,
        edition=config.edition,
        expansions=expansions,
        variant=checked_variant(config),
        wonders=[plain_wish(wish) for wish in config.wonders],
        options=checked_options(config, expansions),
    )


def checked_expansions(config: Config) -> list[str]:
    """The expansions in their own order, each once."""
    for name in config.expansions:
        if config.edition == 1:
            raise BadConfig(f"The first edition has no expansion '{name}'. Leave expansions out, or use edition 2.")
        if name not in EXPANSIONS:
            raise BadConfig(f"There is no expansion '{name}'. Use {', '.join(EXPANSIONS)}.")
    return [name for name in EXPANSIONS if name in config.expansions]


def checked_variant(config: Config) -> str:
    """The variant, which fits the number of players."""
    players = config.players
    if not 2 <= players <= 7:
        raise BadConfig(f"The game is for 2 to 7 players, not {players}.")
    variant = config.variant or (TWO_PLAYER if players == 2 and config.edition == 1 else "")
    if variant not in ("", TWO_PLAYER, TEAMS):
        raise BadConfig(f"There is no variant '{variant}'. Use '{TWO_PLAYER}', '{TEAMS}' or leave it out.")
    if variant == TWO_PLAYER and (players != 2 or config.edition != 1):
        raise BadConfig(f"The two-player variant is for 2 players and the first edition, not for {players} here.")
    if variant == TEAMS and (players not in TEAM_TABLES or config.edition != 2):
        raise BadConfig("Teams are for 4 or 6 players and the second edition.")
    if players == 2 and variant != TWO_PLAYER:
        raise BadConfig("The second edition is for 3 to 7 players. Use edition 1 for two.")
    return variant


def checked_options(config: Config, expansions: list[str]) -> dict[str, str]:
    """Every option that means something here, with its value."""
    known = [option for option in OPTIONS if config.edition == 2 and option.fits(expansions)]
    for name, value in config.options.items():
        found = [option for option in known if option.name == name]
        if not found:
            names = ", ".join(option.name for option in known) or "none"
            raise BadConfig(f"This table has no option '{name}'. There are: {names}.")
        if value not in found[0].values:
            raise BadConfig(f"The option {name} is {' or '.join(found[0].values)}, not '{value}'.")
    return {option.name: config.options.get(option.name, option.values[0]) for option in known}


def plain_wish(wish: str) -> str:
    """`random` and a side in any case; anything else as it is."""
    wish = wish.strip()
    if wish.lower() == RANDOM:
        return RANDOM
    return wish.capitalize() if wish.lower() in ("a", "b", "day", "night") else wish


def seats_of(config: Config) -> int:
    """How many cities are at the table."""
    return 3 if config.variant == TWO_PLAYER else config.players


def defeats_of(config: Config, printed: list[int]) -> list[int]:
    """What a defeat costs in each Age (R7)."""
    return [-1] * len(printed) if config.options.get("defeats") == "flat" else printed
