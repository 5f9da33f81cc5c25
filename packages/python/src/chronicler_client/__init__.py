"""A client for Chronicler, a server for tabletop games. It needs nothing but Python."""

from .client import Client
from .errors import ChroniclerError, Refused
from .playing import Asked, Choice, GameEnd

__all__ = ["Asked", "Choice", "ChroniclerError", "Client", "GameEnd", "Refused"]
