"""The possible configurations of the classic game, and the meaning of their options."""

from typing import Final

from sevenwonders.catalogue.loader import EXPANSIONS, read_expansion_facts
from sevenwonders.classic.declaration import Option, Variant
from sevenwonders.classic.rules import ALL_RULES
from sevenwonders.kernel.config import MOST_PLAYERS, Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

RANDOM: Final = "random"
FEWEST: Final = {1: 3, 2: 3}

DEFEATS: Final = Option("defeats", ("by_age", "flat"))
PROMO_GUILDS: Final = Option("promo_guilds", ("false", "true"))


# Needed for every new game, so worked out once.
VARIANTS: Final = [variant for rule in ALL_RULES for variant in rule.declaration().variants]
MORE_CITIES: Final = {variant.name: variant.more_cities for variant in VARIANTS}
KNOWN_OPTIONS: Final[dict[str, list[Option]]] = {}


def all_variants() -> list[Variant]:
    """List the variants of all rules."""
    return VARIANTS


def options_for(edition: int, expansions: list[str]) -> list[Option]:
    """List every option that makes a difference at a table with these expansions (R7)."""
    if edition == 1:
        return []
    key = " ".join(expansions)
    if key not in KNOWN_OPTIONS:
        options = [DEFEATS]
        # Promos are shuffled in only when the table asks for them.
        if any(read_expansion_facts(name).promos for name in expansions):
            options.append(PROMO_GUILDS)
        for rule in ALL_RULES:
            options.extend([option for option in rule.declaration().settings if option.fits(expansions)])
        KNOWN_OPTIONS[key] = options
    return KNOWN_OPTIONS[key]


def checked_config(config: Config) -> Config:
    """Fill in variant and options, and sort the expansions. Raises `BadConfig` if there is no such game."""
    if config.game != "classic":
        raise BadConfig(Phrase("no-game", game=config.game, names=["classic"]))
    if config.edition not in FEWEST:
        raise BadConfig(Phrase("edition", edition=str(config.edition)))
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
    """List the expansions in the order of the boxes, without duplicates."""
    for name in config.expansions:
        if config.edition == 1:
            raise BadConfig(Phrase("first-expansion", name=name))
        if name not in EXPANSIONS:
            raise BadConfig(Phrase("no-expansion", name=name, names=list(EXPANSIONS)))
    return [name for name in EXPANSIONS if name in config.expansions]


def checked_variant(config: Config) -> str:
    """Return the variant, checked against edition and number of players, or the one that these imply."""
    players = config.players
    variants = all_variants()
    if config.variant:
        found = [variant for variant in variants if variant.name == config.variant]
        if not found:
            names = [variant.name for variant in variants]
            raise BadConfig(Phrase("no-variant", name=config.variant, names=names))
        variant = found[0]
        if variant.edition != config.edition:
            raise BadConfig(Phrase("variant-edition", name=variant.name, edition=variant.edition))
        if players not in variant.players:
            raise BadConfig(
                Phrase("variant-players", name=variant.name, counts=list(variant.players), players=str(players))
            )
        return variant.name
    if players >= FEWEST[config.edition]:
        return ""
    # Two players have no other way to play than with a third city (R6).
    implied = [item for item in variants if item.implied and players in item.players and item.edition == config.edition]
    if not implied:
        raise BadConfig(Phrase("two-players", most=str(MOST_PLAYERS)))
    return implied[0].name


def checked_options(config: Config, expansions: list[str]) -> dict[str, str]:
    """Return every option that makes a difference here, with its value."""
    known = options_for(config.edition, expansions)
    for name, value in config.options.items():
        found = [option for option in known if option.name == name]
        if not found:
            if not known:
                raise BadConfig(Phrase("no-options", name=name))
            raise BadConfig(Phrase("no-option", name=name, names=", ".join(option.name for option in known)))
        if value not in found[0].values:
            raise BadConfig(Phrase("option-value", name=name, values=list(found[0].values), value=value))
    return {option.name: config.options.get(option.name, option.values[0]) for option in known}


def plain_wish(wish: str) -> str:
    """Normalize a wish for a wonder: `random` and the sides get their usual spelling, anything else is unchanged."""
    wish = wish.strip()
    if wish.lower() == RANDOM:
        return RANDOM
    return wish.capitalize() if wish.lower() in ("a", "b", "day", "night") else wish


def seats_of(config: Config) -> int:
    """Count the cities at the table of a checked configuration, including those without a player."""
    return config.players + MORE_CITIES.get(config.variant, 0)


def defeats_of(config: Config, printed: list[int]) -> list[int]:
    """Return the value of a defeat token in each Age (R7)."""
    return [-1] * len(printed) if config.options.get(DEFEATS.name) == "flat" else printed


def draws_promos(config: Config) -> bool:
    """Return whether the promo guilds join the pool of guilds."""
    return config.options.get(PROMO_GUILDS.name) == "true"
