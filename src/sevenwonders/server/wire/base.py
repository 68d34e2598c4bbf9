"""The base class of everything that travels between server and page."""

import msgspec


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of all wire types: immutable, and strict about unknown fields."""
