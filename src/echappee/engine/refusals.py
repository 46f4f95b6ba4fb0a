"""A refusal has a stable code and changes nothing."""


class Refused(Exception):
    """A request that cannot be met; `code` is for machines, `detail` is one line for people.

    `about` has the names and numbers in it, for other languages.
    """

    def __init__(self, code: str, detail: str, **about: str | int) -> None:
        # Both go to Exception, so that a refusal can be sent from one process to another.
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.about = about

    def __str__(self) -> str:
        return self.detail


def install(extra: str) -> str:
    """The end of a refusal for missing optional packages: how they are installed, also in a checkout."""
    return f"pip install 'echappee[{extra}]', or in a checkout .venv/bin/pip install -e '.[{extra}]'"
