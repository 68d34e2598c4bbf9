"""Write what the score sheets need: `python -m sevenwonders.server.browser web/src/score`."""

import sys
from pathlib import Path

from sevenwonders.server.browser.facts import facts
from sevenwonders.server.browser.script import script

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "engine.js").write_text(script(), encoding="utf-8")
    (folder / "facts.json").write_text(facts(), encoding="utf-8")
