"""The sheets of a tour in the terminal: the same cells as on paper, as text in columns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.badges import JERSEY_STYLES, TEAM_STYLES, jersey, padded
from echappee.cli.terminal.screen import flow, heading, say, show
from echappee.sheets.paper import Paper, SheetTeam
from echappee.sheets.sheet import Cell, Sheet, SheetRow, SheetSection, SheetTable

Teams = Mapping[str, SheetTeam]
LOOKS: Final = {"heavy": "bold", "dim": "dim"}
ROWS: Final = {"band": "dim", "total": "bold"}
GROUND: Final = {"hill": "h", "cobbles": "k"}
"""Where a card cannot be played, as one letter."""
BETWEEN: Final = 3
"""Spaces between groups of columns, and between parts of a sheet."""
LONGEST_TITLE: Final = 18
LONGEST_STUB: Final = 24


def show_paper(console: Console, paper: Paper) -> None:
    """Every sheet below a line with its heading."""
    for sheet in paper["sheets"]:
        about = " ".join(cell["text"] for cell in sheet["about"] if "sign" not in cell)
        total = " ".join(filter(None, (sheet.get("total", ""), about))) if "team" in sheet else ""
        heading(console, " · ".join(filter(None, (sheet["heading"], total))))
        if about and not total:
            say(console, f"  {about}", style="dim")
        show_sheet(console, sheet, paper["teams"])


def show_sheet(console: Console, sheet: Sheet, teams: Teams) -> None:
    """A sheet without its heading: parts side by side while there is room, and its foot."""
    drawing = _Drawing(teams, console.width)
    rows: list[list[list[Text]]] = []
    for part in sheet["parts"]:
        lines = drawing.part(part["sections"])
        if rows and _width(rows[-1]) + BETWEEN + _widest(lines) <= console.width:
            rows[-1].append(lines)
        else:
            rows.append([lines])
    for number, beside in enumerate(rows):
        if number:
            console.print()
        show(console, _side_by_side(beside))
    shaded = any(
        "leads" in cell
        for part in sheet["parts"]
        for section in part["sections"]
        for row in section.get("table", {"rows": ()})["rows"]
        for cell in row["cells"]
    )
    foot = [drawing.cell(cell) for cell in sheet["foot"]] + [Text("* leads", style="dim")] * shaded
    if any("team" in cell or "number" in cell for cell in sheet["foot"]):
        show(console, flow((padded(piece, piece.cell_len + 3) for piece in foot), console.width))
    elif foot:
        say(console, f"  {'  '.join(piece.plain.strip() for piece in foot)}", style="dim")


def _widest(lines: Sequence[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def _width(beside: Sequence[Sequence[Text]]) -> int:
    return sum(map(_widest, beside)) + BETWEEN * (len(beside) - 1)


def _side_by_side(parts: Sequence[Sequence[Text]]) -> Iterator[Text]:
    widths = [_widest(part) + BETWEEN for part in parts]
    for pieces in zip_longest(*parts, fillvalue=Text()):
        line = Text()
        for piece, width in zip(pieces, widths, strict=True):
            line.append_text(padded(piece, width))
        line.rstrip()
        yield line


class _Placed(NamedTuple):
    """A cell of a table as text, in its first column."""

    text: Text
    across: int


class _Drawing:
    """Draws sheets for teams with these names in a terminal of this width."""

    def __init__(self, teams: Teams, width: int) -> None:
        self.teams, self.width = teams, width

    def part(self, sections: Iterable[SheetSection]) -> list[Text]:
        lines: list[Text] = []
        for section in sections:
            lines += [Text()] * bool(lines)
            lines += self.section(section)
        return lines

    def section(self, section: SheetSection) -> Iterator[Text]:
        table = list(self.table(section["table"])) if "table" in section else []
        if "title" in section:
            title = Text("  ").append_text(self.cell(section["title"]))
            title.stylize("bold")
            about = section.get("about", "")
            room = max(_widest(table) - title.cell_len, len(about) + 2)
            yield title.append(f"{about:>{room}}", style="dim")
        yield from table
        if "table" in section and not section["table"]["rows"]:
            yield Text(f"  {section.get('nobody', '')}", style="dim")
        if "line" in section:
            line = Text("  ")
            for cell in section["line"]:
                line.append_text(padded(self.cell(cell), 0)).append("  ")
            yield line.append_text(self.cell(section["end"]) if "end" in section else Text())

    def cell(self, cell: Cell, *, worn: bool = False) -> Text:
        """A cell as text; with room for a jersey if others of its column have one."""
        pieces = [Text(f"{cell['number']:>2}")] if "number" in cell else []
        if "worn" in cell or worn:
            pieces.append(jersey(cell.get("worn", "")))
        if "cap" in cell or "team" in cell:
            pieces.append(self.badge(cell))
        pieces += [
            Text(f"{card['value']}{GROUND.get(card['kind'], '')}" or "_") for card in cell.get("cards", ())
        ]
        said = cell.get("text", "")
        if cell.get("over"):
            said = f"{cell['over']}: {' '.join(said.split())}" if said else ""
        if said:
            pieces.append(Text(said, style=LOOKS.get(cell.get("look", ""), "")))
        if cell.get("note"):
            pieces.append(Text(f"· {cell['note']}" if said else cell["note"], style="dim"))
        text = Text(" ").join(pieces)
        if "leads" in cell:
            text = Text(f"{text.plain}*", style=JERSEY_STYLES[cell["leads"]])
        return text

    def badge(self, cell: Cell) -> Text:
        """A rider or a team in a letter or two, in the team's colours."""
        team = cell.get("team", "")
        own = self.teams[team] if team else None
        if "cap" not in cell:
            return Text(own["letter"] or own["bib"] if own else "", style=TEAM_STYLES[team])
        rider = cell["cap"]["text"]
        letters = f"{own['letter']}{rider}" if own and rider.isalpha() else rider
        return Text(letters, style=TEAM_STYLES[team] if team else "bold")

    def table(self, table: SheetTable) -> Iterator[Text]:
        """Groups of columns side by side, or below each other where that is too wide."""
        grid = _Grid(self, table)
        for number, block in enumerate(grid.blocks(self.width)):
            if number:
                yield Text()
            yield from grid.draw(block)


class _Grid:
    """A table being drawn. A cell that spans several rows becomes a line above them."""

    def __init__(self, drawing: _Drawing, table: SheetTable) -> None:
        self.columns = table["columns"]
        self.lifted = any(cell.get("down", 1) > 1 for row in table["rows"] for cell in row["cells"][:1])
        stubs = table["stubs"]
        self.stubs = range(int(self.lifted), stubs)
        worn = {column for row in table["rows"] for column, cell in self._placed(row) if "worn" in cell}
        self.heads = [drawing.cell(column["head"]) for column in self.columns]
        self.titles = [drawing.cell(column.get("group", {})) for column in self.columns]
        self.above: list[Text | None] = []
        self.rows: list[dict[int, _Placed]] = []
        self.styles: list[str] = []
        for row in table["rows"]:
            above = row["cells"][0] if self.lifted and row["cells"][0].get("down", 1) > 1 else None
            placed = {
                column: _Placed(drawing.cell(cell, worn=column in worn), cell.get("across", 1))
                for column, cell in self._placed(row)
            }
            self.above.append(self._line(drawing, above) if above else None)
            self.rows.append(placed)
            self.styles.append(ROWS.get(row["kind"], ""))
        self.known = [
            column
            for column in range(stubs, len(self.columns))
            if any(placed[column].text.plain.strip("_ ") for placed in self.rows if column in placed)
        ]
        for placed in self.rows:
            for column in self.stubs:
                if column in placed:
                    placed[column].text.truncate(LONGEST_STUB, overflow="ellipsis")
        self.widths = [self._wide(column) for column in range(len(self.columns))]

    def _placed(self, row: SheetRow) -> Iterator[tuple[int, Cell]]:
        """The cells of a row with their columns."""
        cells = list(row["cells"])
        column = 0
        if self.lifted:
            column, cells = 1, cells[1:] if cells[0].get("down", 1) > 1 else cells
        for cell in cells:
            yield column, cell
            column += cell.get("across", 1)

    def _line(self, drawing: _Drawing, cell: Cell) -> Text:
        text = Text("  ").append_text(drawing.cell(cell))
        text.stylize("bold")
        under = " · ".join(cell.get("under", ()))
        return text.append(f"  {under}" if under else "", style="dim")

    def _wide(self, column: int) -> int:
        cells = (placed[column] for placed in self.rows if column in placed)
        texts = [self.heads[column].cell_len, *(cell.text.cell_len for cell in cells if cell.across == 1)]
        return max(texts)

    def blocks(self, width: int) -> Iterator[list[list[int]]]:
        """As many groups of columns as fit; a group that does not fit is cut."""
        room = width - self._stub_width()
        block: list[list[int]] = []
        for group in self._groups(room):
            if block and sum(map(self._group_width, [*block, group])) > room:
                yield block
                block = []
            block.append(group)
        if block:
            yield block

    def _stub_width(self) -> int:
        return 2 + sum(self.widths[column] + 1 for column in self.stubs)

    def _groups(self, room: int) -> Iterator[list[int]]:
        group: list[int] = []
        for column in self.known:
            begins = any(
                "group" in self.columns[n] for n in range((group[-1] if group else column) + 1, column + 1)
            )
            if group and (begins or self._group_width([*group, column]) > room):
                yield group
                group = []
            group.append(column)
        if group:
            yield group

    def _group_width(self, group: Sequence[int]) -> int:
        cells = sum(self.widths[column] + 1 for column in group) - 1
        wide = (placed[group[0]] for placed in self.rows if group[0] in placed)
        across = max((cell.text.cell_len for cell in wide if 1 < cell.across <= len(group)), default=0)
        return max(cells, across, min(self._title(group).cell_len, LONGEST_TITLE)) + BETWEEN

    def _title(self, group: Sequence[int]) -> Text:
        """The title of the group to which these columns belong."""
        first = next((n for n in range(group[0], -1, -1) if "group" in self.columns[n]), group[0])
        return self.titles[first]

    def draw(self, block: Sequence[Sequence[int]]) -> Iterator[Text]:
        if any(self._title(group).plain for group in block):
            line = Text(" " * self._stub_width())
            for group in block:
                title = self._title(group)
                title.truncate(max(LONGEST_TITLE, self._group_width(group) - BETWEEN), overflow="ellipsis")
                line.append_text(
                    padded(Text(" " * (BETWEEN - 1)).append_text(title), self._group_width(group))
                )
            yield line
        heads = {n: _Placed(head, 1) for n, head in enumerate(self.heads)}
        if any(head.text.plain for head in heads.values()):
            yield self._row(heads, block, "bold")
        for above, placed, style in zip(self.above, self.rows, self.styles, strict=True):
            if above is not None:
                yield above
            if any(placed[n].text.plain.strip("_ ") for group in block for n in group if n in placed):
                yield self._row(placed, block, style)

    def _row(self, placed: Mapping[int, _Placed], block: Sequence[Sequence[int]], style: str) -> Text:
        line = Text("  ")
        for column in self.stubs:
            self._put(line, placed, column, 1)
        for group in block:
            start = line.cell_len
            line.append(" " * (BETWEEN - 1))
            for column in group:
                self._put(line, placed, column, 1)
            line.append(" " * max(0, start + self._group_width(group) - line.cell_len))
        line.stylize_before(style)
        return line

    def _put(self, line: Text, placed: Mapping[int, _Placed], column: int, gap: int) -> None:
        """A cell in its column; one that spans several columns continues into the next."""
        width = self.widths[column]
        if column not in placed:
            covered = any(n < column < n + cell.across for n, cell in placed.items())
            line.append("" if covered else " " * (width + gap))
            return
        text, across = placed[column]
        left = self.columns[column].get("align") == "left" or across > 1
        wide = sum(self.widths[n] + gap for n in range(column, column + across)) - gap
        free = " " * max(0, wide - text.cell_len)
        line.append_text(text.copy().append(free) if left else Text(free).append_text(text)).append(" " * gap)
