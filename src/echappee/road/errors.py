"""The one way in which the road refuses something."""


class RoadError(Exception):
    """A refusal: `code` is stable and for programs, `detail` is one line for people."""

    def __init__(self, code: str, detail: str) -> None:
        # Both go to Exception, so that the error survives pickling between processes.
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return self.detail
