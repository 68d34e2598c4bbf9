"""The weights that come with the program."""

from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders.bots.core.model import Model, read_model
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig

FOLDER: Final = Path(__file__).parent.parent / "weights"
ENDING: Final = ".weights"
# The weights of each training round before the last: sparring partners.
GENERATIONS: Final = "generations"


def name_for(config: Config, folder: str = "") -> str:
    """Find the file with the weights for a checked configuration. Raises `BadConfig` if its game has none.

    A level may have weights of its own, in a folder, which take precedence over the usual ones of the same name.
    """
    for name in names_for(config):
        for path in [f"{folder}/{name}", name] if folder else [name]:
            if (FOLDER / path).exists():
                return path
    raise BadConfig(f"There are no weights for '{config.game}'. Make them with `sevenwonders train`.")


def names_for(config: Config) -> list[str]:
    """List the files that may have weights for a configuration, those made for it first."""
    edition = f"{config.game}_{config.edition}"
    names = [f"{edition}_{config.variant}"] if config.variant else []
    if config.expansions:
        names.append(f"{edition}_expansions")
    names += [f"{edition}_{config.players}_players", edition]
    return [name + ENDING for name in names]


def generations_of(game: str) -> dict[str, str]:
    """Return the files with weights of earlier rounds, by the name of the bot that plays with them."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / GENERATIONS).glob(f"{game}_*{ENDING}")):
        recipe, number = path.stem.rsplit("_", 1)
        found[f"generation:{recipe}:{number}"] = f"{GENERATIONS}/{path.name}"
    return found


@cache
def shipped_model(name: str) -> Model:
    """Read the model with that file name, once."""
    return read_model(FOLDER / name)
