/** Where the person is: the address of the page, without loading it again. */
import { linkTo, site } from '@/net/site';
import PAGES from '@echappee/server/http/pages.json';

export interface Address {
  /** The name of the page (pages.json); empty where there is none. */
  readonly page: string;
  /** Of a table or a replay; each has a page of its own. */
  readonly id?: string;
  /** Of a puzzle; one page shows them all. */
  readonly number?: string;
}

/** The form of each page's address. */
const PATTERNS = Object.entries(PAGES).map(
  ([pattern, page]) => [page, new RegExp(`^${pattern.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`)] as const,
);

/** The page at this path. */
export function addressOf(path: string): Address {
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, ...found.groups };
  }
  return { page: '' };
}

/** The path at this address: on a static host it is the query. */
const pathAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  site ? search.slice(1) || '/' : pathname;

let path = $state(pathAt(location));
let hash = $state(location.hash.slice(1));
/** The part after the # may change while the page stays. */
const address = $derived(addressOf(path));
function read(): void {
  path = pathAt(location);
  hash = location.hash.slice(1);
}
addEventListener('popstate', read);
addEventListener('hashchange', read);

export const here = {
  get address(): Address {
    return address;
  },
  /** The part after the # of the address: a table's code, a rule's number. */
  get hash(): string {
    return hash;
  },
};

/** Go to another address; `replacing` leaves no way back to this one. */
export function go(to: string, replacing = false): void {
  history[replacing ? 'replaceState' : 'pushState'](null, '', linkTo(to));
  read();
  if (!to.includes('#')) scrollTo(0, 0);
}

/** Links within the pages are followed here; all others are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (site && link.pathname !== location.pathname) return;
  const path = pathAt(link);
  if (!addressOf(path).page) return;
  event.preventDefault();
  go(path + link.hash);
}
