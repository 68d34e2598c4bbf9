"""Where things are in the repository."""

from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "sevenwonders"
