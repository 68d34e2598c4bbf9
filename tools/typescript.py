"""Writes web/src/wire.ts from the wire types: `python -m tools.typescript web/src/wire.ts`."""

import inspect
import sys
from pathlib import Path
from typing import get_args

import msgspec

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.types import WIRE_TYPES

HEADER = "// Generated from the wire types of src/sevenwonders/server by `make wire`. Do not edit.\n"
WIDTH = 120
UNIONS = {"FromPage": wire.FromPage, "FromServer": wire.FromServer}


def typescript() -> str:
    """Return all wire types as TypeScript interfaces, and the two unions of socket messages."""
    parts = [interface(struct) for struct in WIRE_TYPES]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(declared(f"export type {name} =", members) + "\n")
    return HEADER + "\n" + "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """Write one struct as an interface, with its docstring as a comment."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    words = "\n * ".join(inspect.cleandoc(struct.__doc__ or "").split("\n")).replace(" * \n", " *\n")
    lines = [f"/** {words} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines.append(declared(f"  {field.name}{'' if field.required else '?'}:", type_name(field.type)))
    return "\n".join([*lines, "}\n"])


def declared(start: str, kind: str) -> str:
    """Write a declaration as Prettier does: if a union is too long for a line, each of its members gets one."""
    line = f"{start} {kind};"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    listed = kind.startswith("(") and kind.endswith(")[]")
    members = kind.removeprefix("(").removesuffix(")[]").split(" | ") if listed else kind.split(" | ")
    union = "".join(f"\n{indent}| {member}" for member in members)
    return f"{start} ({union}\n{indent[2:]})[];" if listed else f"{start}{union};"


def type_name(kind: msgspec.inspect.Type) -> str:
    """Return a type's name in TypeScript."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return type_name(kind.type)
    if isinstance(kind, msgspec.inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, msgspec.inspect.ListType):
        inner = type_name(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, msgspec.inspect.DictType):
        return f"Record<{type_name(kind.key_type)}, {type_name(kind.value_type)}>"
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(type_name(item) for item in kind.types)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    # A type that is missing here is an error, so that the server never sends what the page cannot know.
    names = {"IntType": "number", "FloatType": "number", "StrType": "string", "BoolType": "boolean", "NoneType": "null"}
    return names[type(kind).__name__]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
