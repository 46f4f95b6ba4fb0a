/** The study board: a position that somebody changes, and the server's judgement of it. */
import { api, Refused } from '@/net/api';
import type { BoardState } from '@/net/bodies';
import type { FlammeRoad, FlammeView } from '@/net/protocol';
import { reason } from '@/parts/notices.svelte';
import type { Film } from '../race/film.svelte';
import { laid, moved, printLine, readLine, type Line, type Pile } from './line';
import { printAsked, type Asked } from './link';
import { placesOf } from './places';
import { still } from './scene';

type Told = BoardState & { road: FlammeRoad; view: FlammeView };

export class StudyBoard {
  line = $state.raw<Line>();
  rider = $state.raw('');
  hand = $state.raw<readonly string[]>([]);
  /** The server's last judgement of a possible position. */
  told = $state.raw<Told>();
  film = $state.raw<Film>();
  /** Why there is none for this one: in words, and in the server's line. */
  refused = $state.raw<{ words: string; detail: string }>();
  /** The whole board as one text, once the server could judge it. */
  text = $state.raw('');
  readonly own = $derived(this.line?.riders.find(({ name }) => name === this.rider));
  /** The rider whose cards are looked at. */
  readonly chosen = $derived(this.told?.view.riders.find(({ name }) => name === this.rider));
  readonly places = $derived(this.told ? placesOf(this.told.road) : []);
  /** The riders by square and lane: fallen ones too, but none that are home. */
  readonly taken = $derived(new Map(this.line?.riders.map(({ name, place }) => [place.replace(/!$/, ''), name])));
  /** A newer question makes the answer to this one worthless. */
  #asked = 0;
  /** The last position that the server could judge. */
  #good: Pick<StudyBoard, 'line' | 'rider' | 'hand'> = { line: undefined, rider: '', hand: [] };

  /** Put this on the board. */
  async open(asked: Asked): Promise<void> {
    this.line = readLine(asked.position);
    [this.rider, this.hand] = [asked.rider, asked.hand];
    await this.#ask();
  }

  /** Begin on this stage, with this many teams. */
  async start(stage: string, teams: number): Promise<void> {
    const mine = ++this.#asked;
    const found = await this.#trying(mine, () => api.boardStart('flamme', stage, teams));
    if (found) await this.open({ ...found, rider: readLine(found.position).riders[0]!.name, hand: [] });
  }

  async choose(rider: string): Promise<void> {
    if (rider === this.rider) return;
    [this.rider, this.hand] = [rider, []];
    await this.#ask();
  }

  /** Move this rider to this square and lane, unless it is taken. */
  async move(rider: string, place: string): Promise<void> {
    if (!this.line || this.taken.has(place)) return;
    await this.change(moved(this.line, rider, place));
  }

  async lay(card: string, from: Pile, to: Pile): Promise<void> {
    if (this.line) await this.change(laid(this.line, this.rider, card, from, to));
  }

  async change(line: Line): Promise<void> {
    this.line = line;
    await this.#ask();
  }

  /** Take this card into the hand, and put the first one back. */
  async hold(card: string): Promise<void> {
    this.hand = [...this.hand.slice(1), card];
    await this.#ask();
  }

  #asking(): Asked {
    return { position: this.line ? printLine(this.line) : '', rider: this.rider, hand: this.hand };
  }

  async #ask(): Promise<void> {
    const told = (await this.#trying(++this.#asked, () => this.#look(this.#asking()))) as Told | undefined;
    if (!told) return;
    // The same road is not laid again.
    const road = told.road.text === this.told?.road.text ? this.told.road : told.road;
    this.told = { ...told, road };
    this.film = still(told.view, road.line);
    this.hand = told.hand;
    this.text = printAsked(this.#asking());
    this.#good = { line: this.line, rider: this.rider, hand: this.hand };
  }

  /** A hand that no longer fits is drawn again. */
  async #look(asked: Asked): Promise<BoardState> {
    try {
      return await api.board(asked);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'bad-hand' && asked.hand.length) return api.board({ ...asked, hand: [] });
      if (error.code === 'not-asked') return api.board({ ...asked, rider: '', hand: [] });
      throw error;
    }
  }

  /** The result, unless something else was asked meanwhile; a refusal changes nothing. */
  async #trying<T>(mine: number, action: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await action();
      if (mine !== this.#asked) return undefined;
      this.refused = undefined;
      return found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (mine !== this.#asked) return undefined;
      Object.assign(this, this.#good);
      this.refused = { words: reason(error), detail: error.message };
      return undefined;
    }
  }
}

/** Which cards of the pile are in the hand: of equal ones, the first. */
export function inHand(pile: readonly string[], hand: readonly string[]): boolean[] {
  const left = [...hand];
  return pile.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
