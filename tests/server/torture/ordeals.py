"""All ordeals, in the order in which `make torture` runs them."""

from tests.server.torture.crashes import CRASHES
from tests.server.torture.downloads import DOWNLOADS
from tests.server.torture.floods import FLOODS
from tests.server.torture.guests import GUESTS
from tests.server.torture.streams import STREAMS
from tests.server.torture.surroundings import SURROUNDINGS
from tests.server.torture.thinking import THINKING

ORDEALS = CRASHES + SURROUNDINGS + FLOODS + STREAMS + DOWNLOADS + THINKING + GUESTS
