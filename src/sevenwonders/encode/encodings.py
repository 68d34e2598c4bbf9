"""Numberings and encoders by the name of a game: the one place above the games that picks among them."""

from functools import cache
from typing import Final

from sevenwonders.encode.actions import Actions, OptionActions
from sevenwonders.encode.architects import actions as architects_actions
from sevenwonders.encode.architects.observation import ArchitectsEncoder, ArchitectsOptionTable
from sevenwonders.encode.classic import actions as classic_actions
from sevenwonders.encode.classic.observation import ClassicEncoder, ClassicOptionTable
from sevenwonders.encode.observation import Encoder, OptionTable
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig

STEPS: Final = "steps"
FLAT: Final = "flat"
OPTIONS: Final = "options"
NUMBERINGS: Final = [STEPS, FLAT, OPTIONS]
CLASSIC: Final = "classic"


def actions_of(config: Config, numbering: str = STEPS) -> Actions:
    """Return a numbering of the choices at a table: `steps`, `flat` or `options`."""
    return new_actions(checked_config(config), numbering)


def encoder_of(config: Config) -> Encoder:
    """Return the encoder for the rows of a table."""
    return new_encoder(checked_config(config))


def option_table_of(config: Config) -> OptionTable:
    """Return the table that describes the options."""
    return new_option_table(checked_config(config))


@cache
def new_actions(config: Config, numbering: str) -> Actions:
    """Return the numbering for a checked configuration, made once."""
    if numbering not in NUMBERINGS:
        raise BadConfig(f"There is no numbering '{numbering}'. Use {', '.join(NUMBERINGS)}.")
    if config.game == CLASSIC:
        if numbering == OPTIONS:
            return OptionActions(classic_actions.OPTION_ROWS)
        return classic_actions.StepActions(config) if numbering == STEPS else classic_actions.FlatActions(config)
    # In Architects all choices take one step.
    if numbering == OPTIONS:
        return OptionActions(architects_actions.OPTION_ROWS)
    return architects_actions.StepActions()


@cache
def new_encoder(config: Config) -> Encoder:
    """Return the encoder for a checked configuration, made once."""
    return ClassicEncoder(config) if config.game == CLASSIC else ArchitectsEncoder(config)


@cache
def new_option_table(config: Config) -> OptionTable:
    """Return the table of options for a checked configuration, made once."""
    if config.game == CLASSIC:
        return ClassicOptionTable(classic_actions.StepActions(config))
    return ArchitectsOptionTable()
