"""The analysis of a game as one self-contained HTML page."""

from html import escape

from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.analysis.study import Study
from sevenwonders.cli.analyse import MOVE_HEADS, PLAYER_HEADS, moment_line, move_cells, player_cells
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.report import curve_plot, key_html, page_of, section, table_html


def report_page(study: Study) -> str:
    """Return the whole page."""
    config = study.game.config
    title = f"Analysis: {painter_of(config).title(config)}"
    costly = [move_cells(study, move) for move in study.costly()]
    sections = [
        f"<h1>{escape(title)}</h1>",
        section("How everybody played", players_html(study)),
        section("The chance to win over the game", course_html(study)),
        section("What decided the game", moments_html(study)),
        section("Costly moves", table_html(MOVE_HEADS, costly)),
        section("All moves", moves_html(study)),
    ]
    return page_of(title, sections)


def players_html(study: Study) -> str:
    """Show the accuracy and marks of all players."""
    return table_html(PLAYER_HEADS, [player_cells(player) for player in study.players()])


def moments_html(study: Study) -> str:
    """Show the moves that changed most who wins."""
    lines = [f"<li>{escape(moment_line(study, step))}</li>" for step in study.moments()]
    return f"<ul>{''.join(lines)}</ul>"


def course_html(study: Study) -> str:
    """Show all players' chances to win, from the deal to the end."""
    seats = study.game.players()
    curves = [[(float(point.step), point.chances[at]) for point in study.course] for at in range(len(seats))]
    plot = curve_plot("The chance to win after each answer", curves, (0.0, float(study.answers())), (0.0, 1.0))
    return plot + key_html([study.names()[seat] for seat in seats])


def moves_html(study: Study) -> str:
    """Show every move with its promise."""
    names = study.names()
    rows = [
        [
            move.moment,
            names[move.seat],
            move.choice.text,
            f"{move.rank} of {move.options}",
            f"{move.choice.chance:.0%}",
            f"{move.choice.points:.1f}",
            f"{move.choice.place:.1f}",
            *better_cells(move),
        ]
        for move in study.moves
    ]
    own, best = ["Rank", "Chance", "Points", "Place"], ["Better", "Chance", "Points", "Place", "Cost", "Error"]
    return table_html(["Moment", "City", "Move", *own, *best], rows)


def better_cells(move: Move) -> list[str]:
    """Return the better option of a move and what the move cost, or empty cells if there was none."""
    if move.choice.choice == move.best.choice:
        return [""] * 6
    best = move.best
    figures = [f"{best.chance:.0%}", f"{best.points:.1f}", f"{best.place:.1f}"]
    return [best.text, *figures, f"{move.cost:.0%}", f"{move.error:.1%}"]
