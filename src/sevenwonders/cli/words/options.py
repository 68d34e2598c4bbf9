"""The interface to the names of options, with one implementation per game in its module `options`."""

from abc import ABC, abstractmethod
from importlib import import_module

from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config


class OptionNames(ABC):
    """Names the options of one game's decisions, as short as possible."""

    @abstractmethod
    def use(self, use: str) -> str:
        """Name a use of a card by its id."""

    @abstractmethod
    def option(self, option: JudgedOption) -> str:
        """Name an option, with what it costs: `Altar`, `Stage 2 with Altar, 2 to the left`."""


def with_details(choice: str, details: str) -> str:
    """Add to a choice what it costs or where it happens, if there is anything to say."""
    return told("table-choice-with", choice=choice, details=details) if details else choice


def option_names(config: Config) -> OptionNames:
    """Return the names of options at a table."""
    found = import_module(f"sevenwonders.cli.{config.game}.options").names_at(config)
    assert isinstance(found, OptionNames)
    return found
