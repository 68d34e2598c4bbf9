"""All types that travel between server and page, for the generators that describe them."""

from typing import Final

from sevenwonders.server.wire import analysis as wire_analysis
from sevenwonders.server.wire import facts as wire_facts
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire import notice as wire_notice
from sevenwonders.server.wire import puzzles as wire_puzzles
from sevenwonders.server.wire import requests as wire_requests
from sevenwonders.server.wire.base import Wire

MODULES: Final = (wire, wire_analysis, wire_facts, wire_notice, wire_puzzles, wire_requests)
# In the order of their definition; types of the games are known through `wire`.
WIRE_TYPES: Final[list[type[Wire]]] = Wire.__subclasses__()
