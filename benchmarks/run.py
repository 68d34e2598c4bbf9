"""Measures the engine and writes the figures, tables and plots of docs/performance.md.

`python -m benchmarks.run --against OTHER/bin/python` also measures the build that another Python has, in the same run.
`--only SECTION` measures some sections and keeps the figures of the others.
"""

import argparse
import json
import os
import platform
import subprocess
import time
from typing import Final

from benchmarks.builds import ROOT, Builds
from benchmarks.report import write_report
from benchmarks.sections import SECTIONS, Figures, progress

FIGURES: Final = ROOT / "docs" / "performance" / "figures.json"


def main() -> None:
    """Measure, then write everything down."""
    arguments = read_arguments()
    report = read_figures()
    with Builds(arguments.against) as builds:
        for number, name in enumerate(arguments.only, 1):
            begin = time.monotonic()
            progress(f"{number} of {len(arguments.only)}: {name}...")
            report[name] = SECTIONS[name](builds)
            progress(f"  {time.monotonic() - begin:.0f} s")
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text(json.dumps({"machine": machine(), "figures": report}, indent=1) + "\n", encoding="utf-8")
    write_report(report, machine())
    progress("The figures are in docs/performance.md.")


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Measure the engine.")
    parser.add_argument("--against", metavar="PYTHON", help="a Python with an older build of the package")
    parser.add_argument("--only", nargs="+", choices=list(SECTIONS), default=list(SECTIONS), help="what to measure")
    return parser.parse_args()


def read_figures() -> dict[str, Figures]:
    """The figures of the last run, in case only some are measured now."""
    if not FIGURES.exists():
        return {}
    figures: dict[str, Figures] = json.loads(FIGURES.read_text(encoding="utf-8"))["figures"]
    return figures


def machine() -> str:
    """The machine in a few words."""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=False).stdout.split("\n")[0]
    cores = f"{os.cpu_count()} cores, {platform.machine()}"
    return f"{cores}, {platform.system()}, Python {platform.python_version()}, {compiler or 'no C compiler'}"


if __name__ == "__main__":
    main()
