"""The subcommand `train`: bots learn from games with themselves."""

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sevenwonders.bots.cluster import on_cluster
from sevenwonders.bots.training.recipe import read_course, recipe_names
from sevenwonders.cli.many_games import ClusterOption, JobsOption, SeedOption, check_jobs, with_bar
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.bots.training.train import FitReport

UNKNOWN: Final = "unknown"


def train(
    config: Annotated[str, typer.Option("--config", "-c")],
    out: Annotated[Path, typer.Option("--out", "-o")],
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
) -> None:
    """Run the subcommand."""
    check_jobs(jobs)
    try:
        # NumPy is loaded here: no other command needs it.
        from sevenwonders.bots.training.train import Training  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig(Phrase("needs-numpy")) from error
    course = read_course(config)
    command = f"sevenwonders train --config {course.name} --seed {seed}"
    training = Training(course, out, seed, jobs, {"command": command, "seed": str(seed), "commit": commit()}, cluster)
    with on_cluster(cluster):
        for step in with_bar(training.steps(), training.games, lambda step: step.games):
            if step.fit is not None:
                sys.stderr.write(fit_words(step.fit) + "\n")
    typer.echo(training.model_path(len(course.recipe.rounds) - 1))


def fit_words(fit: "FitReport") -> str:
    """Say how well weights fit."""
    explained = " ".join(f"{share:.2f}" for share in fit.explained)
    if fit.loss is None or fit.agreed is None:
        return told("terminal-fitted", round=str(fit.round), explained=explained)
    return told(
        "terminal-fitted-moves",
        round=str(fit.round),
        loss=f"{fit.loss:.3f}",
        agreed=f"{fit.agreed:.0%}",
        explained=explained,
    )


def recipes() -> str:
    """List the recipes that come with the program, for the help."""
    return ", ".join(recipe_names())


def commit() -> str:
    """Return the commit of the working tree, if there is one."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],  # noqa: S607 - whichever git the user has
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return UNKNOWN
    return asked.stdout.strip() or UNKNOWN
