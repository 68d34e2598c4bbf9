"""The command-line options for a table, turned into a configuration and back."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from sevenwonders.bots.registry import bots_of
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.games import RULESETS, checked_config, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig

GAME_NAMES: Final = list(RULESETS)
DEFAULTS: Final = Config()
RANDOM: Final = "random"
# If one of these is the only wish, it applies to all cities and not only to the first.
RULES_FOR_ALL: Final = (RANDOM, "a", "b", "day", "night")
BEST_BOT: Final = "greedy"

# Tables that together have every option, for the help texts.
EVERY_RULE: Final = (
    Config(4, edition=2, expansions=list(EXPANSIONS)),
    Config(4, game="architects"),
)


def rule_names() -> str:
    """List the options of all games, for a help text."""
    return ", ".join(key for config in EVERY_RULE for key in checked_config(config).options)


def variant_names() -> str:
    """List the variants of all games, for a help text."""
    return " or ".join(name for ruleset in RULESETS.values() for name in ruleset.variants())


GameOption = Annotated[str, typer.Option("--game", help=f"Which game: {' or '.join(GAME_NAMES)}.")]
EditionOption = Annotated[int, typer.Option("--edition", help="The edition of the game: 1 or 2.")]
ExpansionOption = Annotated[
    list[str] | None,
    typer.Option("--expansion", help=f"{', '.join(EXPANSIONS)}; separate them with commas, or repeat the option."),
]
VariantOption = Annotated[str, typer.Option("--variant", help=f"{variant_names()}, if the game has it.")]
RuleOption = Annotated[
    list[str] | None,
    typer.Option("--option", help=f"A rule option as KEY=VALUE; repeat it for several. Keys: {rule_names()}."),
]
PlayersOption = Annotated[int, typer.Option("--players", "-p", help="The number of players, 2 to 7 in most games.")]
WondersOption = Annotated[
    list[str] | None,
    typer.Option(
        "--wonders",
        help="'random', a side such as 'A' for everybody, or a wonder for each seat: 'Giza A,random,Rhodes B'.",
    ),
]


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
        raise BadConfig(f"'{','.join(wonders or [])}' has an empty place. Write 'random' for a random wonder.")
    if len(wishes) > 1 or wishes[0].lower() not in RULES_FOR_ALL:
        wishes += [RANDOM] * (cities - len(wishes))
    return wishes


def key_and_value(words: str) -> tuple[str, str]:
    """Split `KEY=VALUE`."""
    key, sign, value = words.partition("=")
    if not sign or not key.strip() or not value.strip():
        raise BadConfig(f"'{words}' is not an option. Write KEY=VALUE.")
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


def bot_names() -> str:
    """List every bot of every game, for a help text."""
    *others, last = dict.fromkeys(name for game in GAME_NAMES for name in bots_of(game))
    return f"{', '.join(others)} or {last}"


def bot_choices() -> str:
    """List every bot of every game and how to name one of another package, for a help text."""
    return f"{bot_names()}, or yours as my_module:MyBot"


def default_bot(game: str) -> str:
    """Return the default bot against a person: the best one for the game."""
    names = bots_of(game)
    return BEST_BOT if BEST_BOT in names else names[0]
