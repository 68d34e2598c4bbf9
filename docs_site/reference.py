"""The reference: every name of the public surface, by what it is for."""

from typing import Final

# In a search, the reference comes before other pages with the same words.
FIRST_IN_SEARCH: Final = "---\nsearch:\n  boost: 4\n---\n\n"
HEAD: Final = """# Reference

Everything that `import sevenwonders` offers; [Commands](commands.md) is the reference of the command line. The
[tutorial](../tutorial.md) shows how to use both.

"""

# The names of each page, in the order in which somebody meets them.
REFERENCE: Final[dict[str, tuple[str, list[str]]]] = {
    "games": (
        "Games",
        ["Config", "new_game", "new_classic_game", "new_architects_game", "Game", "Decision", "Choice", "Event"],
    ),
    "bots": ("Bots", ["Bot", "Question", "make_bot", "play_out", "serve_bot"]),
    "classic": ("The classic game", ["ClassicGame", "City", "ClassicScore", "CitySetup", "set_up"]),
    "architects": ("Architects", ["ArchitectsGame", "ArchitectsView"]),
    "views": (
        "Views and worlds",
        [
            "View",
            "ClassicView",
            "follow",
            "sample",
            "sample_classic",
            "sampler",
            "Sampler",
            "Memory",
            "new_memory",
            "remembered",
            "memory_from_data",
        ],
    ),
    "playouts": (
        "Playouts",
        ["Policy", "UniformPolicy", "TablePolicy", "playout", "playouts", "compared_playouts", "play_on", "Outcome"],
    ),
    "records": (
        "Saves and records",
        ["save_game", "load_game", "record_game", "save_record", "load_record", "replay", "replay_game", "Replay"],
    ),
    "scores": ("Scores", ["Score"]),
    "chance": ("Chance", ["Rng", "stream"]),
    "errors": (
        "Errors",
        [
            "GameError",
            "BadConfig",
            "BadNotation",
            "BrokenSave",
            "IllegalChoice",
            "UnknownDecision",
            "UnknownSeat",
            "VersionMismatch",
        ],
    ),
}
# Names that a sentence explains better than a page.
CONSTANTS: Final = {
    "SPECTATOR": "The seat of somebody who only watches, for `Game.view`.",
    "UNANSWERED": "The choice of a decision that has no answer yet.",
    "UNIFORM": "The policy that takes any option with the same probability.",
    "__version__": "The version of the installed package.",
}


def reference_pages() -> dict[str, str]:
    """A page for each group of names, and the list of groups."""
    pages = {f"reference/{name}.md": page_of(title, names) for name, (title, names) in REFERENCE.items()}
    rows = [
        f"| [{title}]({name}.md) | {', '.join(f'`{item}`' for item in names)} |"
        for name, (title, names) in REFERENCE.items()
    ]
    constants = [f"| `{name}` | {words} |" for name, words in CONSTANTS.items()]
    table = ["| page | names |", "| --- | --- |", *rows, "", "| constant | meaning |", "| --- | --- |", *constants]
    pages["reference/index.md"] = FIRST_IN_SEARCH + HEAD + "\n".join(table) + "\n"
    return pages


def page_of(title: str, names: list[str]) -> str:
    """A page with the docstrings of some names."""
    return f"{FIRST_IN_SEARCH}# {title}\n\n" + "\n\n".join(f"::: sevenwonders.surface.{name}" for name in names) + "\n"
