from __future__ import annotations

import random
import time
from typing import Optional

LONGEST = 30.0


class Backoff:
    """Pauses between tries. They grow, and are drawn by lot, so that clients do not all come back at once."""

    def __init__(self, first: float) -> None:
        self._first = first
        self._next = first

    def pause(self, at_least: Optional[float] = None) -> None:
        """Waits: as long as the server asks for, or else as long as it is the turn of."""
        time.sleep(at_least if at_least is not None else random.uniform(0.5, 1) * self._next)
        self._next = min(self._next * 2, LONGEST)

    def reset(self) -> None:
        """The other side has answered: the next pause is short again."""
        self._next = self._first
