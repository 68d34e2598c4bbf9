"""All types that travel between server and page, put together for those who describe them."""

from typing import Final

from sevenwonders.server import wire, wire_analysis, wire_facts, wire_notice, wire_requests
from sevenwonders.server.wire_form import Wire

MODULES: Final = (wire, wire_analysis, wire_facts, wire_notice, wire_requests)
# In the order of their definition; types of the games are known through `wire`.
WIRE_TYPES: Final[list[type[Wire]]] = Wire.__subclasses__()
