"""A record together with what was told on the way: the events of each play."""

from __future__ import annotations

from stonehall.kernel import Event, Record


class Chronicle:
    """Follows a record. ``told[n]`` are the events of play ``n``; ``told[0]`` those of the setup."""

    def __init__(self, record: Record) -> None:
        self.record = Record(record.game, record.options)
        self.told: list[list[Event]] = []
        self.note()
        for play in record.plays:
            self.play(play.text)

    def play(self, text: str) -> None:
        self.record.play(text)
        self.note()

    def note(self) -> None:
        """Take down what the last play told, and listen to the next one."""
        self.told.append(self.record.state.log or [])
        self.record.state.log = []

    def back_to(self, count: int) -> None:
        """Forget all but the first ``count`` plays."""
        self.record = self.record.truncated(count)
        self.record.state.log = []
        del self.told[count + 1 :]

    def events(self, since: int = 0) -> list[Event]:
        """Everything told by play ``since`` and later."""
        return [event for events in self.told[since:] for event in events]
