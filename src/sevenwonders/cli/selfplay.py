"""The subcommand `selfplay`: bots play many games, which are written down as a data set."""

from pathlib import Path
from typing import Annotated

import typer

from sevenwonders.cli.many_games import ClusterOption, GamesOption, JobsOption, SeedOption, check_jobs, with_bar
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    PlayersOption,
    RuleOption,
    VariantOption,
    WondersOption,
    config_of,
    split_list,
)
from sevenwonders.cli.words.told import told
from sevenwonders.datasets.manifest import read_manifest
from sevenwonders.datasets.write import begun, new_manifest, tasks_of, written_parts


def selfplay(
    out: Annotated[Path, typer.Option("--out", "-o")],
    bots: Annotated[list[str] | None, typer.Option("--bots", "-b")] = None,
    players: PlayersOption = DEFAULTS.players,
    games: GamesOption = 10_000,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    wonders: WondersOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
) -> None:
    """Run the subcommand."""
    check_jobs(jobs)
    config = config_of(players, wonders, game, edition, expansion, variant, option)
    manifest = begun(out, new_manifest(config, split_list(bots) or ["greedy"], seed, games))
    missing = sum(task.games for task in tasks_of(manifest))
    for _ in with_bar(written_parts(out, manifest, jobs, cluster), missing, lambda now: now.parts[-1].games):
        pass
    done = read_manifest(out)
    size = sum((out / part.file).stat().st_size for part in done.parts)
    words = told(
        "terminal-selfplay",
        games=done.games,
        bytes=f"{size / done.games:.0f}",
        folder=str(out),
        digest=done.digest(),
    )
    typer.echo(words)
