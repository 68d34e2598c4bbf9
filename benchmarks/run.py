"""Measures the engine interpreted and compiled in one run and prints the table of docs/performance.md."""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def measured(compiled: bool, seconds: str) -> dict[str, float]:
    """The figures of one way, from a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if not compiled:
        environment["PYTHONPATH"] = "src"
    # The script's folder, not the project's, is first on the path: `src` decides what is imported.
    command = [sys.executable, str(ROOT / "benchmarks" / "measure.py"), seconds]
    output = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    result = json.loads(output)
    if result["compiled"] != compiled:
        raise SystemExit("The compiled package is not installed. Run `make install` first.")
    figures: dict[str, float] = result["figures"]
    return figures


def main() -> None:
    """Print a table of both ways and their ratio."""
    seconds = sys.argv[1] if len(sys.argv) > 1 else "1.0"
    print("Measuring the source, then the compiled package: about two minutes...", file=sys.stderr)
    interpreted = measured(compiled=False, seconds=seconds)
    compiled = measured(compiled=True, seconds=seconds)
    print("| | interpreted | compiled | ratio |")
    print("| --- | ---: | ---: | ---: |")
    for name, slow in interpreted.items():
        fast = compiled[name]
        ratio = fast / slow if "per second" in name else slow / fast
        print(f"| {name} | {slow:,.{digits(slow)}f} | {fast:,.{digits(fast)}f} | {ratio:.1f} |")


def digits(value: float) -> int:
    """Decimals that say something."""
    return 1 if value < 100 else 0


if __name__ == "__main__":
    main()
