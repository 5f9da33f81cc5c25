from __future__ import annotations

from typing import Any, Dict, Optional

#: Codes of problems that pass: the same request is sent again.
PASSING = frozenset({"GAME_BUSY", "ISSUER_AWAY", "RATE_LIMITED", "SERVER_BUSY"})


class ChroniclerError(Exception):
    """A failure with a code: one of the protocol, or UNREACHABLE, GAP or SEED_MISMATCH of this client."""

    def __init__(self, code: str, message: str, problem: Optional[Dict[str, Any]] = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        #: The whole answer of the server (RFC 9457); empty where there is none.
        self.problem = problem or {}


class Refused(ChroniclerError):
    """The rules refuse a command, or the game is not at the version that the command names. Nothing has happened."""

    @property
    def rule_id(self) -> Optional[str]:
        """The id of the rule that refuses."""
        return self.problem.get("ruleId")


def error_of(status: int, problem: Dict[str, Any]) -> ChroniclerError:
    """The error of an answer: a refusal is of a class of its own."""
    code = str(problem.get("code", status))
    message = str(problem.get("detail", problem.get("title", "The server gives no reason.")))
    return (Refused if status in (412, 422) else ChroniclerError)(code, message, problem)
