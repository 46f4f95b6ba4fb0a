/** The codes of tables. The server shows them once and stores only their hashes, so this device keeps them. */
import { recalled, remember } from '@/device/storage';
import type { Invitation } from '@/net/bodies';

const MOST = 40;

const kept = (): Readonly<Record<string, Ways>> => recalled('codes') ?? {};

/** The entry codes of a table that this device knows: people who came by a code know only that one. */
export type Ways = Pick<Invitation, 'id' | 'player_code' | 'player_link'> & Partial<Invitation>;

/** Remember the codes of a table. */
export function keepCodes(ways: Ways): void {
  const all = Object.entries({ ...kept(), [ways.id]: { ...ways, ...kept()[ways.id] } }).slice(-MOST);
  remember('codes', Object.fromEntries(all));
}

/** Remember the code by which this device came in, for the next person. */
export const keepCode = (id: string, code: string): void =>
  keepCodes({ id, player_code: code, player_link: `${location.origin}/table/${id}#${code}` });

/** The codes of a table, if it was opened here, or entered by a code. */
export const codesOf = (table: string): Ways | undefined => kept()[table];

const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Whether an address is useless on another machine. */
export const onlyHere = (link: string): boolean => ALONE.test(new URL(link).hostname);

/** The link to hand out: with the address of this page, if the server knows itself only as this machine. */
export function shared(link: string, here: string = location.origin): string {
  const { pathname, hash } = new URL(link);
  return onlyHere(link) ? here + pathname + hash : link;
}

/** A typed or pasted code in the server's form: a link has its code behind the #. */
export function codeIn(text: string): string {
  const behind = text.slice(text.lastIndexOf('#') + 1);
  return behind.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** In groups of three, so that it can be read out. */
export const grouped = (code: string): string => code.match(/.{1,3}/g)?.join('-') ?? code;
