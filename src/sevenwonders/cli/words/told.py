"""Says messages by their names.

`make types` writes a stub from the catalogue of messages, so an id that does not exist, or a blank that nothing fills,
is an error of the type checker.
"""

from sevenwonders.cli.words.language import told_by_id as told

__all__ = ["told"]
