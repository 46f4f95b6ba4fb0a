"""A window that shows a race, where the machine can open one: with tkinter, of the standard library."""

import sys
from contextlib import suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Window:
    """Shows pixels; where no window can be opened it says so once, in one line, and shows nothing."""

    def __init__(self, title: str) -> None:
        self._label: Any = None
        self._picture: Any = None
        try:
            import tkinter as tk  # noqa: PLC0415 - few machines that learn have it

            self._root: Any = tk.Tk()
            self._root.title(title)
            self._label = tk.Label(self._root)
            self._label.pack()
            self._make = tk.PhotoImage
        except Exception as error:  # noqa: BLE001 - a missing module, a missing screen, a missing library
            print(f"no window can be opened here ({error}); use rgb_array or ansi", file=sys.stderr)  # noqa: T201

    def show(self, pixels: NDArray[np.uint8]) -> None:
        if self._label is None:
            return
        height, width, _ = pixels.shape
        data = b"P6 %d %d 255 " % (width, height) + pixels.tobytes()
        self._picture = self._make(data=data, format="PPM")  # kept, or tkinter shows nothing
        self._label.configure(image=self._picture)
        self._root.update()

    def close(self) -> None:
        if self._label is not None:
            with suppress(Exception):  # somebody has closed it
                self._root.destroy()
            self._label = None
