from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Protocol

from .requests import quoted

Json = Dict[str, Any]


class CommandingClient(Protocol):
    """What the methods of a game over days need of a client."""

    def get(self, path: str, **arguments: Any) -> Any: ...

    def put(self, path: str, body: Mapping[str, Any]) -> Any: ...

    def delete(self, path: str) -> Any: ...

    def command(self, path: str, body: Optional[Mapping[str, Any]] = None) -> Json: ...


class Correspondence:
    """
    One game that is played over days: agreements, time, substitutes, conditional commands and notes. Raises Refused
    where the rules of the table refuse.
    """

    def __init__(self, client: CommandingClient, game_id: str) -> None:
        self._client = client
        self._place = f"/v1/games/{quoted(game_id)}"

    def propose(self, kind: str, **more: Any) -> Json:
        """Proposes to the others: "PAUSE", "UNDO" (to=version), or "BOT" for an absent player (of=seat, bot=name)."""
        return self._command("proposal", {"kind": kind, **more})

    def answer(self, proposal: int, agrees: bool) -> Json:
        """Agrees to the open proposal with this number, or refuses it."""
        return self._command("proposal/answer", {"proposal": proposal, "agrees": agrees})

    def withdraw(self) -> Json:
        """Withdraws your proposal."""
        return self._command("proposal/withdraw")

    def end_pause(self) -> Json:
        """Ends the pause of the game."""
        return self._command("pause/end")

    def take_vacation(self, days: int) -> Json:
        """Lets the clock of your seat stand still for some days."""
        return self._command("vacation", {"days": days})

    def grant_time(self, seat: int, seconds: int) -> Json:
        """Gives another seat, whose clock runs, more time."""
        return self._command("grants", {"seat": seat, "seconds": seconds})

    def take_back(self, to: Optional[int] = None) -> Json:
        """Takes back your last command, or all after a version, while nothing hidden was shown since."""
        return self._command("take-back", {} if to is None else {"to": to})

    def hand_to_bot(self, bot: str) -> Json:
        """Lets a bot play on for you."""
        return self._command("hand-to-bot", {"bot": bot})

    def offer_seat(self, to: Optional[str] = None) -> Json:
        """Offers your seat to one account, or to all."""
        return self._command("offer", {} if to is None else {"to": to})

    def withdraw_offer(self) -> Json:
        """Keeps your seat, which you have offered."""
        return self._command("offer/withdraw")

    def take_over(self, seat: int, invitation: Optional[str] = None) -> Json:
        """Takes over a seat that is offered."""
        return self._command("take-over", {"seat": seat, **({} if invitation is None else {"invitation": invitation})})

    def planned(self) -> Json:
        """The commands that your seat has planned: entries, and the pause between them in seconds."""
        read: Json = self._client.get(f"{self._place}/conditional")
        return read

    def plan(self, entries: List[Mapping[str, Any]], *, pause: int = 0) -> Json:
        """Plans commands of your seat, in place of those before. No entries revoke them."""
        kept: Json = self._client.put(f"{self._place}/conditional", {"entries": entries, "pause": pause})
        return kept

    def notes(self) -> List[Json]:
        """Your private notes on the game, by version."""
        read: List[Json] = self._client.get(f"{self._place}/notes")["nodes"]
        return read

    def write_note(self, text: str, *, version: Optional[int] = None, note_id: Optional[str] = None) -> Json:
        """Writes a private note: a new one, or another text for the one with this id."""
        given = {"text": text, "version": version, "noteId": note_id}
        return self._command("notes", {name: value for name, value in given.items() if value is not None})

    def delete_note(self, note_id: str) -> None:
        """Deletes a note."""
        self._client.delete(f"{self._place}/notes/{quoted(note_id)}")

    def _command(self, part: str, body: Optional[Mapping[str, Any]] = None) -> Json:
        return self._client.command(f"{self._place}/{part}", body)
