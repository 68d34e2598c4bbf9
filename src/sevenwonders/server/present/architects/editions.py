"""The editions and options of Architects, as the engine has them."""

from typing import Final

from sevenwonders.architects.setup import GAME, OPTION_DEFAULTS, OPTION_NAMES
from sevenwonders.server.table_config import playable_counts
from sevenwonders.server.wire.facts import EditionFacts, RuleOption

EDITION: Final = 1
VALUES: Final = ["true", "false"]


def architects_editions() -> list[EditionFacts]:
    """Return the only edition, which has no expansions or variants."""
    options = [
        RuleOption(name, sorted(VALUES, key=lambda value: value != default), default, [], needs_all=False)
        for name, default in zip(OPTION_NAMES, OPTION_DEFAULTS, strict=True)
    ]
    return [EditionFacts(EDITION, playable_counts(GAME, EDITION), [], [], [], options)]
