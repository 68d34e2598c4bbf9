"""The reader of views for each game."""

from typing import Final

from sevenwonders.bots.architects.view_reader import ArchitectsViewReader
from sevenwonders.bots.classic.view_reader import ClassicViewReader
from sevenwonders.bots.protocol.view_reader import ViewReader
from sevenwonders.kernel.codec import Data, field_of, mapping
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.view import View

VIEW_READERS: Final[dict[str, ViewReader]] = {"classic": ClassicViewReader(), "architects": ArchitectsViewReader()}


def legend_of(config: Config) -> Data:
    """The permanent ids behind the numbers in the views of a checked configuration."""
    return VIEW_READERS[config.game].legend(config)


def view_from_data(data: Data) -> View:
    """The view that `View.to_data` described. Damaged data raises BrokenSave."""
    config = config_from_data(mapping(field_of(data, "config"), "config"))
    return VIEW_READERS[config.game].read(data)
