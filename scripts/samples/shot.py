"""What a photograph of a sample product is: how it is built, where it stands, and how it is lit and seen."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Shot:
    build: Callable[[], None]
    # A kind of backdrop and its tones: ("sweep", tone), ("table", surface, tone, wall), ("plinth", tone, wall).
    backdrop: tuple
    # "soft", "window", "evening" or "top".
    light: str = "soft"
    # Degrees above the table, and to the side.
    up: float = 12
    turn: float = 0
    # Share of the frame's height, or nearly of its width, that the product takes.
    fill: float = 0.58
    # mm, of a full frame.
    lens: float = 70
    # Neglected: pale and dim.
    shabby: bool = False
