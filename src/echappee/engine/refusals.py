"""A refusal has a stable code and changes nothing."""


class Refused(Exception):
    """A request that cannot be met; `code` is for machines, `detail` is one line for people."""

    def __init__(self, code: str, detail: str) -> None:
        # Both go to Exception, so that a refusal can be sent from one process to another.
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


def install(extra: str) -> str:
    """How a refusal ends if optional packages are missing; they are installed from the checkout."""
    return f".venv/bin/pip install -e '.[{extra}]' in the checkout"
