"""Which game is meant: the options that commands share, the configuration they ask for, and the way back to words."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from sevenwonders.bots.registry import bots_of
from sevenwonders.games import RULESETS, checked_config, ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig

GAME_NAMES: Final = list(RULESETS)
DEFAULTS: Final = Config()
RANDOM: Final = "random"
# A single wish that is a rule for all cities, and no wonder for the first of them.
RULES_FOR_ALL: Final = (RANDOM, "a", "b", "day", "night")
BEST_BOT: Final = "greedy"

# Tables at which every choice of rule is open.
EVERY_RULE: Final = (
    Config(4, edition=2, expansions=["leaders", "cities", "armada", "edifice"]),
    Config(4, game="architects"),
)


def rule_names() -> str:
    """The choices of rule that any game has."""
    return ", ".join(key for config in EVERY_RULE for key in checked_config(config).options)


GameOption = Annotated[str, typer.Option("--game", help=f"Which game: {' or '.join(GAME_NAMES)}.")]
EditionOption = Annotated[int, typer.Option("--edition", help="The edition of the game: 1 or 2.")]
ExpansionOption = Annotated[
    list[str] | None,
    typer.Option("--expansion", help="leaders, cities, armada, edifice: with commas, or repeat the option."),
]
VariantOption = Annotated[str, typer.Option("--variant", help="two_player or teams, where the game has it.")]
RuleOption = Annotated[
    list[str] | None,
    typer.Option("--option", help=f"A choice of rule as KEY=VALUE; repeat it for several. Keys: {rule_names()}."),
]
PlayersOption = Annotated[int, typer.Option("--players", "-p", help="How many play, 2 to 7 in most games.")]
WondersOption = Annotated[
    list[str] | None,
    typer.Option(
        "--wonders",
        help="'random', a side such as 'A' for all, or wonders from seat 0 on: 'Giza A,random,Rhodes B'.",
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
    """The configuration that the options ask for, or BadConfig. Wonders that are not named are dealt at random."""
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
    """A rule for all cities, or a wish for each; who is not named leaves it to chance."""
    wishes = [wish.strip() for words in wonders or [RANDOM] for wish in words.split(",")]
    if any(not wish for wish in wishes):
        raise BadConfig(f"'{','.join(wonders or [])}' has an empty place: write 'random' where chance shall decide.")
    if len(wishes) > 1 or wishes[0].lower() not in RULES_FOR_ALL:
        wishes += [RANDOM] * (cities - len(wishes))
    return wishes


def key_and_value(words: str) -> tuple[str, str]:
    """The two sides of `KEY=VALUE`."""
    key, sign, value = words.partition("=")
    if not sign or not key.strip() or not value.strip():
        raise BadConfig(f"'{words}' is no option: write KEY=VALUE.")
    return key.strip().lower(), value.strip().lower()


def split_list(values: Sequence[str] | None) -> list[str]:
    """The items of an option that may be repeated and may hold commas."""
    return [item.strip() for value in values or [] for item in value.split(",") if item.strip()]


def words_of(config: Config) -> list[str]:
    """The words of a command line that ask for the configuration; what is usual is left out."""
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
    """The wishes without those at the end that leave it to chance anyway; never none at all."""
    last = max((number for number, wish in enumerate(wishes) if wish.lower() != RANDOM), default=0)
    return wishes[: last + 1]


def bot_names() -> str:
    """Every bot of every game, for a help text."""
    return " or ".join(dict.fromkeys(name for game in GAME_NAMES for name in bots_of(game)))


def default_bot(game: str) -> str:
    """Who plays against a person unless another bot is named: the best one that knows the game."""
    names = bots_of(game)
    return BEST_BOT if BEST_BOT in names else names[0]
