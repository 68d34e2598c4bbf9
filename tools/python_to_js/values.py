"""Constants and objects of the engine as script: only their live fields, and equal objects once."""

import json
from typing import final

from tools.python_to_js.reach import PLAIN, class_of
from tools.python_to_js.source import fields_of


@final
class Values:
    """Writes values. `lines` declares the objects in an order in which each comes after those that it holds."""

    def __init__(self, live: set[str]) -> None:
        self.live = live
        self.lines: list[str] = []
        self._names: dict[str, str] = {}

    def text(self, value: object) -> str:
        """Return the expression for a value."""
        if isinstance(value, PLAIN):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, dict):
            pairs = [f"[{self.text(key)}, {self.text(item)}]" for key, item in value.items()]
            return f"new Map([{', '.join(pairs)}])"
        # Readers of card data are not needed any more: the data has been read.
        if callable(value):
            return "null"
        if hasattr(value, "__iter__"):
            return f"[{', '.join(self.text(item) for item in value)}]"
        return self._object(value)

    def _object(self, value: object) -> str:
        symbol = class_of(value)
        fields = [name for name in fields_of(symbol) if name in self.live]
        content = ", ".join(f"{name}: {self.text(getattr(value, name))}" for name in fields)
        made = f"py.made({symbol.script_name()}, {{ {content} }})"
        if made not in self._names:
            self._names[made] = f"o{len(self._names)}"
            self.lines.append(f"const {self._names[made]} = {made};")
        return self._names[made]
