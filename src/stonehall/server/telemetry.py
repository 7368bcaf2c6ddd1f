"""What the server tells about itself: numbers for Prometheus, and log lines.

No line holds a token, a cookie or the body of a message; tracebacks are printed without the values of variables.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from structlog.typing import Processor

ACKNOWLEDGED = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THOUGHT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Telemetry:
    """The numbers of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.play_seconds = Histogram(
            "stonehall_play_seconds", "From the receipt of a play to its commit.", registry=registry,
            buckets=ACKNOWLEDGED,
        )  # fmt: skip
        self.thinking_seconds = Histogram(
            "stonehall_bot_thinking_seconds", "How long a bot thought about a play.", registry=registry, buckets=THOUGHT
        )
        self.sockets = Gauge("stonehall_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("stonehall_running_tables", "Tables at which a game is being played.", registry=registry)
        self.writing = Gauge("stonehall_writer_queue", "Events that wait for their commit.", registry=registry)
        self.resyncs = Counter("stonehall_resyncs", "Snapshots asked for after a gap.", registry=registry)
        self.duplicates = Counter("stonehall_duplicates", "Frames that had been carried out before.", registry=registry)
        self.slow = Counter("stonehall_slow_sockets", "Sockets closed because they did not read.", registry=registry)
        self.socket_faults = Counter(
            "stonehall_socket_faults", "Sockets that broke down inside the server.", registry=registry
        )
        self.refused = Counter("stonehall_refused", "Refused requests and frames.", ["code"], registry=registry)

    def follow(self, tables: Callable[[], float], writing: Callable[[], float]) -> None:
        """Where the gauges are read when somebody asks."""
        self.tables.set_function(tables)
        self.writing.set_function(writing)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def set_up_logging(verbose: bool = False) -> None:
    """Log to the error stream: for people at a terminal, as JSON lines elsewhere; requests only if ``verbose``."""
    level = logging.DEBUG if verbose else logging.INFO
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    human = sys.stderr.isatty()
    last: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if human:
        last = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("stonehall").setLevel(level)
