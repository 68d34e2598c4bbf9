"""The encoder of every game: `encode/<game>/features/encoder.py` has it, and is loaded when it is needed."""

from collections.abc import Callable
from importlib import import_module

from sevenwonders.encode.features import Encoder
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig


def encoder_of(config: Config) -> Encoder:
    """The encoder for the tables of a checked configuration, or BadConfig."""
    try:
        module = import_module(f"sevenwonders.encode.{config.game}.features.encoder")
    except ModuleNotFoundError as error:
        raise BadConfig(f"There are no features of '{config.game}' to learn from.") from error
    make: Callable[[Config], Encoder] = module.encoder_of
    return make(config)
