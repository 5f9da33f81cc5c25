from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Mapping, Optional, Protocol

from .errors import ChroniclerError, Refused

#: How often in a row a bot may choose a refused command.
MOST_REFUSALS = 3


@dataclass(frozen=True)
class Choice:
    """A command that answers a step."""

    type: str
    #: The command, ready to be sent.
    input: Mapping[str, Any]


@dataclass(frozen=True)
class Asked:
    """A game asks a bot."""

    game_id: str
    #: The name of the ruleset: "guilds", "arena", …
    ruleset: str
    seat: int
    version: int
    step_id: str
    #: When the time of the seat runs out, in ISO 8601; None without a deadline.
    deadline: Optional[str]
    #: All commands that answer the step; never empty.
    choices: List[Choice]
    #: Asks the server for the game as your seat sees it now.
    view: Callable[[], Any]


@dataclass(frozen=True)
class GameEnd:
    """The end of a game whose seed was verified."""

    game_id: str
    seat: int
    reason: str
    placings: List[Mapping[str, Any]]
    seed: str


#: Picks one of the choices; None leaves the game waiting, until it asks again or the deadline answers.
Chooser = Callable[[Asked], Optional[Choice]]


class PlayingClient(Protocol):
    """The part of a client that a bot plays with."""

    def submit(self, game_id: str, command: Mapping[str, Any], *, step_id: Optional[str] = None) -> Dict[str, Any]: ...

    def view(self, game_id: str) -> Any: ...


class Table:
    """One game of a bot."""

    def __init__(self, client: PlayingClient, choose: Chooser) -> None:
        self._client = client
        self._choose = choose
        self._commitment: Optional[str] = None
        self._reached = 0
        self._refusals = 0

    def hear(self, news: Mapping[str, Any]) -> Optional[GameEnd]:
        """Handles a message. Returns the end of a finished game; raises where its seed does not match the commitment."""
        if news["__typename"] == "BotGameStarted":
            self._commitment = news["game"]["seedCommitment"]
        elif news["__typename"] == "BotAsked":
            self._answer(asked_in(news, self._client))
        elif news["__typename"] == "BotGameOver":
            return end_of(news, self._commitment)
        return None

    def _answer(self, asked: Asked) -> None:
        # Messages from before the latest command arrived are outdated.
        if asked.version < self._reached or not asked.choices:
            return
        choice = self._choose(asked)
        if choice is None:
            return
        try:
            self._reached = self._client.submit(asked.game_id, choice.input, step_id=asked.step_id)["version"]
            self._refusals = 0
        except Refused:
            # The game may have gone on meanwhile; then the feed asks again.
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                raise


def asked_in(news: Mapping[str, Any], client: PlayingClient) -> Asked:
    """The question of a message."""
    game = news["game"]
    return Asked(
        game_id=game["id"],
        ruleset=game["ruleset"]["name"],
        seat=news["seat"],
        version=game["version"],
        step_id=news["stepId"],
        deadline=news["deadline"],
        choices=[Choice(one["type"], one["input"]) for one in game["legalCommands"] if one["asked"]],
        view=lambda: client.view(game["id"]),
    )


def end_of(news: Mapping[str, Any], commitment: Optional[str]) -> GameEnd:
    """The end of a game. Raises a ChroniclerError SEED_MISMATCH for a seed that the server was not bound to."""
    game, outcome = news["game"], news["game"]["outcome"]
    promised = commitment or game["seedCommitment"]
    if hashlib.sha256(bytes.fromhex(game["seed"] or "")).hexdigest() != promised:
        raise ChroniclerError("SEED_MISMATCH", f"The seed of {game['id']} is not the one that the server was bound to.")
    return GameEnd(game["id"], news["seat"], outcome["reason"], outcome["placings"], game["seed"])
