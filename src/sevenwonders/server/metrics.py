"""The server's metrics, for Prometheus at /metrics."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from sevenwonders.server.garbage_collection import CollectorWatch

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Offence = Literal["", "head", "pipeline", "requests", "frames"]
Outcome = Literal["accepted", "repeated", "refused"]
MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4


@final
class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        # A separate registry, since tests run several servers in one process.
        self.registry = CollectorRegistry()
        prefix = "sevenwonders_"
        self.games = Counter(prefix + "games", "Tables made", ["how"], registry=self.registry)
        self.finished = Counter(prefix + "games_finished", "Games played to the end", registry=self.registry)
        self.tables = Gauge(prefix + "live_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge(prefix + "sockets", "Open sockets", registry=self.registry)
        self.dropped = Counter(
            prefix + "sockets_dropped", "Sockets closed because they were too slow", registry=self.registry
        )
        self.cut_off = Counter(
            prefix + "connections_cut_off",
            "Connections closed because they sent what no browser sends",
            ["offence"],
            registry=self.registry,
        )
        self.answers = Counter(prefix + "answers", "Answers to decisions", ["outcome", "by"], registry=self.registry)
        self.let_go = Counter(
            prefix + "tables_let_go", "Tables given up because a change failed or was not ours", registry=self.registry
        )
        self.relayed = Counter(
            prefix + "relayed",
            "Sockets and requests passed on to the owner of a table",
            ["what"],
            registry=self.registry,
        )
        self.answer_s = Histogram(
            prefix + "answer_seconds", "From an answer to its commit", buckets=SECONDS, registry=self.registry
        )
        self.bot_s = Histogram(
            prefix + "bot_seconds",
            "From a question to the choices of a table's bots",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_wait_s = Histogram(
            prefix + "bot_wait_seconds",
            "How long work for bots waited for a worker",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_waiting = Gauge(
            prefix + "bot_jobs_waiting", "Work for bots that waits for a worker", ["kind"], registry=self.registry
        )
        self.plug_in_failures = Counter(
            prefix + "plug_in_failures",
            "Moves that our bots had to make for a bot of another package",
            ["bot"],
            registry=self.registry,
        )
        self.request_s = Histogram(
            prefix + "request_seconds",
            "Requests by route",
            ["route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )

        self.collector = CollectorWatch()
        longest = Gauge(
            prefix + "collector_longest_pause_seconds",
            "The longest pause of the garbage collector since the start, in processor time",
            registry=self.registry,
        )
        longest.set_function(lambda: self.collector.longest_s)

    def watch_jobs(self, waiting: Mapping[str, Callable[[], int]]) -> None:
        """Count the waiting jobs of each kind whenever the metrics are read."""
        for kind, count in waiting.items():
            self.bot_waiting.labels(kind).set_function(count)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self.registry)
