"""All ordeals, in the order in which `make torture` runs them."""

from tests.server.torture.crashes import CRASHES
from tests.server.torture.downloads import DOWNLOADS
from tests.server.torture.floods import FLOODS

ORDEALS = CRASHES + DOWNLOADS + FLOODS + STREAMS + SURROUNDINGS + GUESTS + SURROUNDINGS
