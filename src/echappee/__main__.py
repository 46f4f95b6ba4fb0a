"""`python -m echappee` is the command `echappee`."""

import sys

from echappee.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
