"""The subcommand `train`: bots learn from games with themselves."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from sevenwonders.bots.cluster import on_cluster
from sevenwonders.bots.training.recipe import read_course, recipe_names
from sevenwonders.cli.many_games import ClusterOption, JobsOption, SeedOption, check_jobs, with_bar
from sevenwonders.kernel.errors import BadConfig

UNKNOWN: Final = "unknown"


def train(
    config: Annotated[
        str, typer.Option("--config", "-c", help=f"What to train: {', '.join(recipe_names())}, or a YAML file.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder for games and weights.")],
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
) -> None:
    """Run the subcommand.

    The bots play games, weights are fitted to the games, and with these weights the bots play better games. If it is
    interrupted, the same command resumes it. Each round leaves a file NAME_ROUND.weights; docs/bots.md says what to do
    with it. This needs NumPy, which comes with the extra `research`.
    """
    check_jobs(jobs)
    try:
        # NumPy is loaded here: no other command needs it.
        from sevenwonders.bots.training.train import Training  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig("Training needs NumPy: pip install 'sevenwonders[research]'.") from error
    course = read_course(config)
    command = f"sevenwonders train --config {course.name} --seed {seed}"
    training = Training(course, out, seed, jobs, {"command": command, "seed": str(seed), "commit": commit()}, cluster)
    with on_cluster(cluster):
        for step in with_bar(training.steps(), training.games, lambda step: step.games):
            if step.words:
                sys.stderr.write(step.words + "\n")
    typer.echo(training.model_path(len(course.recipe.rounds) - 1))


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
