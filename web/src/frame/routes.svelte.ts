/** Where the person is: the address of the page, without loading it again. */

export type Place =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'tours' }
  | { page: 'table'; id: string }
  | { page: 'replays' }
  | { page: 'replay'; id: string }
  | { page: 'rules' }
  | { page: 'palmares' }
  | { page: 'board' }
  | { page: 'puzzles'; number: string }
  | { page: 'nowhere' };

/** The page at this path. */
export function placeOf(path: string): Place {
  const [first = '', id = '', more] = path.split('/').slice(1);
  if (more !== undefined) return { page: 'nowhere' };
  if (id === '') {
    if (first === '') return { page: 'home' };
    if (first === 'new' || first === 'tours' || first === 'rules') return { page: first };
    if (first === 'palmares' || first === 'board') return { page: first };
    if (first === 'puzzles') return { page: first, number: '' };
    if (first === 'replay') return { page: 'replays' };
  } else if (first === 'puzzles') return { page: first, number: id };
  else if (first === 'table' || first === 'replay') return { page: first, id };
  return { page: 'nowhere' };
}

let address = $state.raw({ path: location.pathname, hash: location.hash.slice(1) });
const read = () => (address = { path: location.pathname, hash: location.hash.slice(1) });
addEventListener('popstate', read);
addEventListener('hashchange', read);

export const here = {
  get place(): Place {
    return placeOf(address.path);
  },
  /** What stands behind the # of the address: a table's code, a rule's number. */
  get hash(): string {
    return address.hash;
  },
};

/** Go to another address; `replacing` leaves no way back to this one. */
export function go(to: string, replacing = false): void {
  history[replacing ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (!to.includes('#')) scrollTo(0, 0);
}

/** Links within the pages are followed here; all others are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || placeOf(link.pathname).page === 'nowhere') return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
