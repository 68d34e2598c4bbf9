"""The command-line options for a table, turned into a configuration and back."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from sevenwonders.bots.registry import bots_of
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.cli.help_page import any_name
from sevenwonders.games import RULESETS, checked_config, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

GAME_NAMES: Final = list(RULESETS)
DEFAULTS: Final = Config()
RANDOM: Final = "random"
# If one of these is the only wish, it applies to all cities and not only to the first.
RULES_FOR_ALL: Final = (RANDOM, "a", "b", "day", "night")
BEST_BOT: Final = "greedy"

# Tables that together have every option, for the help.
EVERY_RULE: Final = (
    Config(4, edition=2, expansions=list(EXPANSIONS)),
    Config(4, game="architects"),
)


GameOption = Annotated[str, typer.Option("--game")]
EditionOption = Annotated[int, typer.Option("--edition")]
ExpansionOption = Annotated[list[str] | None, typer.Option("--expansion")]
VariantOption = Annotated[str, typer.Option("--variant")]
RuleOption = Annotated[list[str] | None, typer.Option("--option")]
PlayersOption = Annotated[int, typer.Option("--players", "-p")]
WondersOption = Annotated[list[str] | None, typer.Option("--wonders")]


def config_of(
    players: int,
    wonders: Sequence[str] | None,
    game: str = DEFAULTS.game,
    edition: int = DEFAULTS.edition,
    expansion: Sequence[str] | None = None,
    variant: str = DEFAULTS.variant,
    option: Sequence[str] | None = None,
) -> Config:
    """Return the configuration that the options describe. Raises `BadConfig` if there is no such table.

    Wonders that are not named are dealt at random.
    """
    config = Config(
        players,
        game=game.strip().lower(),
        edition=edition,
        expansions=[name.lower() for name in split_list(expansion)],
        variant=variant.strip().lower(),
        options=dict(key_and_value(words) for words in option or []),
    )
    checked = checked_config(config)
    config.wonders = wishes_of(wonders, ruleset_of(config.game).seats_of(checked))
    return config


def wishes_of(wonders: Sequence[str] | None, cities: int) -> list[str]:
    """Return one wish for all cities, or a wish for each. Cities without a wish get a random wonder."""
    wishes = [wish.strip() for words in wonders or [RANDOM] for wish in words.split(",")]
    if any(not wish for wish in wishes):
        raise BadConfig(Phrase("empty-wish", wishes=",".join(wonders or [])))
    if len(wishes) > 1 or wishes[0].lower() not in RULES_FOR_ALL:
        wishes += [RANDOM] * (cities - len(wishes))
    return wishes


def key_and_value(words: str) -> tuple[str, str]:
    """Split `KEY=VALUE`."""
    key, sign, value = words.partition("=")
    if not sign or not key.strip() or not value.strip():
        raise BadConfig(Phrase("key-value", words=words))
    return key.strip().lower(), value.strip().lower()


def split_list(values: Sequence[str] | None) -> list[str]:
    """List the items of an option that may be repeated and may contain commas."""
    return [item.strip() for value in values or [] for item in value.split(",") if item.strip()]


def words_of(config: Config) -> list[str]:
    """Write the command-line options for the configuration, without those that have their default value."""
    words: list[str] = []
    if config.game != DEFAULTS.game:
        words += ["--game", config.game]
    if config.edition != DEFAULTS.edition:
        words += ["--edition", str(config.edition)]
    if config.expansions:
        words += ["--expansion", ",".join(config.expansions)]
    if config.variant:
        words += ["--variant", config.variant]
    for key, value in config.options.items():
        words += ["--option", f"{key}={value}"]
    if config.wonders != DEFAULTS.wonders:
        words += ["--wonders", ",".join(named(config.wonders))]
    return words


def named(wishes: list[str]) -> list[str]:
    """Return the wishes without the random ones at the end, but always at least one."""
    last = max((number for number, wish in enumerate(wishes) if wish.lower() != RANDOM), default=0)
    return wishes[: last + 1]


# What help pages list


def game_names() -> str:
    """List all games."""
    return any_name(GAME_NAMES)


def expansion_names() -> str:
    """List all expansions."""
    return ", ".join(EXPANSIONS)


def rule_names() -> str:
    """List the options of all games."""
    return ", ".join(key for config in EVERY_RULE for key in checked_config(config).options)


def variant_names() -> str:
    """List the variants of all games."""
    return any_name([name for ruleset in RULESETS.values() for name in ruleset.variants()])


def bot_names() -> str:
    """List all bots."""
    return any_name(all_bots())


def all_bots() -> list[str]:
    """List every bot of every game."""
    return list(dict.fromkeys(name for game in GAME_NAMES for name in bots_of(game)))


def default_bot(game: str) -> str:
    """Return the default bot against a person: the best one for the game."""
    names = bots_of(game)
    return BEST_BOT if BEST_BOT in names else names[0]
