"""Training recipes, read from a YAML file: tables to play at, and rounds of games."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

FOLDER: Final = Path(__file__).parent / "recipes"
ENDING: Final = ".yaml"


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table to play at, with the settings of a configuration."""

    players: int
    game: str = "classic"
    edition: int = 1
    expansions: list[str] = msgspec.field(default_factory=list)
    variant: str = ""

    def config(self) -> Config:
        """Return the checked configuration."""
        config = Config(
            self.players, game=self.game, edition=self.edition, expansions=self.expansions, variant=self.variant
        )
        return checked_config(config)


class Round(msgspec.Struct, forbid_unknown_fields=True):
    """A round of games and a fit. The player is the teacher `greedy`, the `policy` alone, or the `search`.

    `since` is the first round whose games the policy learns from, and `value_since` the same for the value.
    """

    games: int
    player: Literal["greedy", "policy", "search"] = "search"
    iterations: int = 60
    width: int = 6
    turns: int = 6
    since: int = 0
    value_since: int = 0
    epochs: float = 8.0


class Recipe(msgspec.Struct, forbid_unknown_fields=True):
    """Tables, of which the first has all features of the others, and rounds.

    With `strength`, the chance to win is learned by itself and does not follow from points.
    """

    tables: list[Table]
    rounds: list[Round]
    strength: bool = False


@dataclass(frozen=True)
class Course:
    """A recipe with its name and the configurations of its tables."""

    name: str
    recipe: Recipe
    configs: list[Config] = field(default_factory=list)


def recipe_names() -> list[str]:
    """List the names of the recipes that come with the program."""
    return sorted(path.stem for path in FOLDER.glob(f"*{ENDING}"))


def read_course(name: str) -> Course:
    """Read the recipe of that name, or in that file. Raises `BadConfig` if there is none."""
    path = FOLDER / (name + ENDING)
    if not path.exists():
        path = Path(name)
    try:
        recipe = msgspec.yaml.decode(path.read_bytes(), type=Recipe)
    except FileNotFoundError as error:
        raise BadConfig(Phrase("no-recipe", name=name, names=", ".join(recipe_names()))) from error
    except (OSError, msgspec.MsgspecError) as error:
        raise BadConfig(Phrase("recipe", name=name, reason=str(getattr(error, "strerror", None) or error))) from error
    if not recipe.tables or not recipe.rounds:
        raise BadConfig(Phrase("recipe-empty", name=name))
    return Course(path.stem, recipe, [table.config() for table in recipe.tables])
