/** A result that is being tapped in: what is known of each line, and every step of it can be undone. */
import type { CrewRow, LineWanted } from '@/net/protocol';
import { recalled, remember } from '@/device/storage';
import { printRow, printWords, rowIn, secondsIn, sidedIn, timeText, wordsIn, type ResultLines } from './lines';

const MOST_STEPS = 200;

/** The kinds of lines that riders are tapped into. */
type Named = Pick<LineWanted, 'name' | 'sides'>;

export class ResultDraft {
  lines = $state.raw<ResultLines>({});
  #past = $state.raw<readonly ResultLines[]>([]);

  /** Begins with these lines, or with what this device kept under this name. */
  constructor(
    readonly asked: readonly LineWanted[],
    readonly crew: readonly CrewRow[],
    start: ResultLines,
    readonly kept: string,
  ) {
    const { corrected, ...known } = start;
    this.lines = recalled<ResultLines>(kept) ?? known;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.lines = before;
    remember(this.kept, before);
  }

  /** The result is entered: nothing is left to be kept. */
  entered(): void {
    remember(this.kept, null);
  }

  /** Whether something is written in this line. */
  has(name: string): boolean {
    return name in this.lines;
  }

  put(name: string, value: string): void {
    this.#set({ ...this.lines, [name]: value });
  }

  /** Leave a line open. */
  open(name: string): void {
    const { [name]: gone, ...others } = this.lines;
    if (gone !== undefined) this.#set(others);
  }

  /** The riders in an order. */
  namesIn({ name, sides = [] }: Named): readonly string[] {
    return wordsIn(sidedIn(this.lines[name], sides)[1]);
  }

  /** The side that is up, or the kind of a climb; the only one there is needs no choice. */
  sideIn({ name, sides = [] }: Named): string {
    return sidedIn(this.lines[name], sides)[0] || (sides.length === 1 ? sides[0]! : '');
  }

  /** Put a rider at the end of an order, or take it out again. */
  place(line: LineWanted, rider: string): void {
    const before = this.namesIn(line);
    const after = before.includes(rider) ? before.filter((each) => each !== rider) : [...before, rider];
    if (line.most && after.length > line.most) return;
    if (after.length) this.put(line.name, this.#sided(line, printWords(after)));
    else this.open(line.name);
  }

  turn(line: LineWanted, side: string): void {
    const [, rest] = sidedIn(this.lines[line.name], line.sides ?? []);
    this.put(line.name, `${side} ${rest || 'none'}`);
  }

  /** The amount of a rider in a line of amounts. */
  amountOf(line: Named, rider: string): number {
    return Number(this.amountsIn(line)[rider] ?? 0);
  }

  amountsIn({ name, sides = [] }: Named): Readonly<Record<string, string>> {
    return rowIn(sidedIn(this.lines[name], sides)[1]);
  }

  count(line: LineWanted, rider: string, more: number): void {
    const amount = Math.max(0, this.amountOf(line, rider) + more);
    const { [rider]: _, ...others } = this.amountsIn(line);
    this.put(line.name, printRow(amount ? { ...others, [rider]: amount } : others));
  }

  /** Give the token of this value to a rider: its former owner and the former token of the rider give way. */
  give(line: LineWanted, value: number, rider: string): void {
    const others = Object.entries(this.amountsIn(line)).filter(
      ([each, amount]) => each !== rider && Number(amount) !== value,
    );
    const had = this.amountOf(line, rider) === value;
    const row = printRow(Object.fromEntries(had ? others : [...others, [rider, String(value)]]));
    this.put(line.name, this.#sided(line, row));
  }

  /** The times of riders as far as they are known: who has none is with the one before. */
  timesOf(line: Named, order: readonly string[]): ReadonlyMap<string, number> {
    const known = this.amountsIn(line);
    let time = 0;
    return new Map(
      order.map((rider) => {
        const own = known[rider];
        if (own !== undefined) time = secondsIn(own);
        return [rider, time];
      }),
    );
  }

  /** The riders with a time of their own. */
  time(line: LineWanted, rider: string, seconds: number): void {
    this.put(line.name, printRow({ ...this.amountsIn(line), [rider]: timeText(Math.max(0, seconds)) }));
  }

  /** Let a rider have the time of the one before. */
  join(line: LineWanted, rider: string): void {
    const { [rider]: _, ...others } = this.amountsIn(line);
    if (Object.keys(others).length) this.put(line.name, printRow(others));
    else this.open(line.name);
  }

  /** The lines as they are entered: every rider that is home has a time. */
  get result(): ResultLines {
    const order = this.asked.find(({ kind, most }) => kind === 'order' && !most);
    const times = this.asked.find(({ kind }) => kind === 'times');
    if (!order || !times || !this.has(times.name)) return this.lines;
    const all = [...this.timesOf(times, this.namesIn(order))].map(([rider, time]) => [rider, timeText(time)]);
    return { ...this.lines, [times.name]: printRow(Object.fromEntries(all) as Record<string, string>) };
  }

  #sided(line: LineWanted, rest: string): string {
    const sides = line.sides ?? [];
    return sides.length ? `${this.sideIn(line) || sides[0]!} ${rest}` : rest;
  }

  #set(lines: ResultLines): void {
    this.#past = [...this.#past, this.lines].slice(-MOST_STEPS);
    this.lines = lines;
    remember(this.kept, lines);
  }
}
