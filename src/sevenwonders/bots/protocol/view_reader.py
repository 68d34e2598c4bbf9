"""The interface for sending the view of one game to another program, and reading it back."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.view import View


class ViewReader(ABC):
    """Reads the views of one game from the plain data that `View.to_data` gives."""

    @abstractmethod
    def legend(self, config: Config) -> Data:
        """The permanent ids behind the numbers in the views of a checked configuration."""

    @abstractmethod
    def read(self, data: Data) -> View:
        """The view that `to_data` described. Damaged data raises BrokenSave."""
