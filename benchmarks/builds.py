"""The builds that are measured, each in a process of its own that waits while the others are measured."""

import json
import os
import pathlib
import subprocess
import sys
from types import TracebackType
from typing import Final, Self

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent


class Build:
    """A build of the package, as the source tree or a Python has it."""

    def __init__(self, name: str, python: str, from_source: bool = False) -> None:
        self.name = name
        self.python = python
        self.from_source = from_source
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.measure"],
            cwd=ROOT,
            env=self.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def environment(self) -> dict[str, str]:
        """The environment in which Python imports this build."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        return environment | {"PYTHONPATH": "src"} if self.from_source else environment

    def ask(self, question: str, **settings: object) -> object:
        """The answer of the measuring process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([question, settings]), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"The {self.name} build cannot be measured: it ended at the question '{question}'.")
        result: object = json.loads(answer)
        return result

    def number(self, question: str, **settings: object) -> float | None:
        """An answer that is a number; None if the build cannot say."""
        answer = self.ask(question, **settings)
        assert answer is None or isinstance(answer, int | float)
        return answer

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Builds:
    """The compiled package, its source and perhaps an older build, for as long as they are measured."""

    def __init__(self, against: str | None) -> None:
        self.compiled = Build("compiled", sys.executable)
        self.source = Build("source", sys.executable, from_source=True)
        self.old = Build("old", against) if against else None
        if not self.compiled.ask("is_compiled"):
            raise SystemExit("The compiled package is not installed. Run `make install` first.")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for build in self.all():
            build.close()

    def all(self) -> list[Build]:
        """All builds, in the order in which they take turns."""
        return [build for build in (self.compiled, self.old, self.source) if build is not None]
