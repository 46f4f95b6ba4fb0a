"""The fonts of the house, inside the page: it may be opened where there is neither a server nor a font."""

from base64 import b64encode
from importlib.resources import files
from typing import Final

FACES: Final = {"Abril Fatface": "abril-fatface.ttf", "Jost": "jost.ttf"}
"""The file of each font that the style sheet names."""
FACE: Final = """\
@font-face {{
  font-family: '{name}';
  font-weight: 100 900;
  src: url(data:font/ttf;base64,{data}) format('truetype');
}}
"""


def font_faces() -> str:
    """The lines of a style sheet that bring the fonts along."""
    folder = files("echappee") / "fonts"
    return "".join(
        FACE.format(name=name, data=b64encode((folder / file).read_bytes()).decode())
        for name, file in FACES.items()
    )
