"""The page about the guided games. `python -m docs_site.lessons` writes it to docs/lessons.md."""

from pathlib import Path
from typing import Final

from sevenwonders.server.lessons.plan import LESSONS, LessonPlan, PlannedMove
from sevenwonders.server.present.classic.facts import catalogue_facts

FILE: Final = Path(__file__).parent.parent / "docs" / "lessons.md"
TURNS_OF_AN_AGE: Final = 6
AGES: Final = ["I", "II", "III"]
FIRST_EDITION: Final = 1
HEAD: Final = """# Guided games

A guided game teaches ten ideas in about ten minutes. It is a written plan: one deal for everybody, bots of one level,
and a move for each turn. Each idea comes at the turn whose planned move shows it. The plans are in `server/lessons`;
this page is made from them (`python -m docs_site.lessons`).

## What the coach does

- It speaks when the turn before has been shown to the end, about the table as it is then.
- It explains one or two ideas in a turn, and never shows more than three bubbles. What it has said it does not say
  again. On all other turns it is silent; pressed, its button in the bar suggests the planned move.
- **Show me** takes up the planned move, and the player confirms it. **Back** goes to the bubble before. **Undo turn**
  takes the last choice back.
- It says something about the last move only the first time that it is new: what was paid to a neighbour, what a stage
  brings, where the shields stand now, what a sold card brought.
- A player who chooses something else has left the plan. From then on each idea comes when the facts that the server
  tells show that its moment is there; an idea whose moment does not come is left out. Going back to the plan is
  possible with Undo turn.
- Without a plan no idea suggests a move. A player who asks the coach hears what a bot found: the best two choices,
  with the same [evidence](analysis.md#evidence) for the better one as in hints and analyses. The coach has no
  reasons of its own.
- Expansions and variants are introduced the first time they are played: one thing at a time, when it first
  matters, without a count.

`tests/server/test_lessons.py` checks that a player who follows a plan wins, that each planned move is what its idea
says, and that none gives away more than 3 % of the chance to win, as the strongest bot sees it.
`tests/server/test_lesson_words.py` lets learners of several kinds play (one follows the plan, one leaves it, the
others take the first affordable card, a random one, or always the newest colour) and checks every sentence against the
engine's state at that moment. What the coach advises without a plan is the evidence of a hint, word for word, and
each of its numbers is computed a second time.
"""


def lessons_page() -> str:
    """Return the page."""
    return HEAD + "".join(section_of(plan) for plan in LESSONS.values())


def section_of(plan: LessonPlan) -> str:
    """Return the plan of a guided game as a table."""
    wonders = ", ".join(plan.config.wonders)
    rows = [row_of(plan, number, planned) for number, planned in enumerate(plan.moves)]
    by_the_way = [f"- `{idea}`: {text}\n" for idea, text in plan.by_the_way.items()]
    parts = [
        f"\n## {plan.title}\n\nWonders: {wonders}. The other players are bots of the level `{plan.bots}`; ",
        f"the seed is {plan.seed}.\n\n",
        "| turn | planned move | ideas |\n| --- | --- | --- |\n",
        *rows,
        f"| end | | `sheet`: {plan.ideas['sheet']} |\n",
        *(["\nOnly if a player needs it:\n\n", *by_the_way] if by_the_way else []),
    ]
    return "".join(parts)


def row_of(plan: LessonPlan, number: int, planned: PlannedMove) -> str:
    """Return one move with its ideas."""
    ideas = " ".join(f"`{idea}`: {plan.ideas[idea]}" for idea in planned.ideas)
    return f"| {turn_of(plan, number)} | {in_words(planned.move)} | {ideas} |\n"


def turn_of(plan: LessonPlan, number: int) -> str:
    """Return the turn of a move: by Age, or by its number where there are no Ages."""
    if plan.config.game != "classic":
        return str(number + 1)
    age, turn = divmod(number, TURNS_OF_AN_AGE)
    return f"{AGES[age]}.{turn + 1}"


def in_words(move: str) -> str:
    """Return a move with the name of its card; neighbours are paid as the page proposes."""
    verb, _, rest = move.partition(" (")[0].partition(" ")
    names = {card.id: card.name for card in catalogue_facts(FIRST_EDITION).cards}
    return f"{verb} {names.get(rest, rest)}"


if __name__ == "__main__":
    FILE.write_text(lessons_page(), encoding="utf-8")
