/**
 * Pieces of the pages are loaded when they are first needed. A server restart or a train in a tunnel must not leave a
 * hole in the page: a piece that did not arrive is requested again.
 */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** A piece that fails this often while the server answers is broken, and the page says so. */
const TRIES = 4;

/** The loaded piece, as soon as it arrives: `piece(() => import('./End.svelte'))`. */
export async function piece<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await reloadIfReplaced(await answered());
      askForStylesAgain();
    }
  }
}

/** The page that the server has now, as soon as it answers. */
async function answered(): Promise<string> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    await new Promise((later) => setTimeout(later, wait));
    const shell = await fetch('/')
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined);
    if (shell !== undefined) return shell;
  }
}

/** After an upgrade the server no longer has the pieces of this page: the new page takes over. */
async function reloadIfReplaced(shell: string): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.getAttribute('src');
  if (!own || shell.includes(own)) return;
  location.reload();
  await new Promise(() => {}); // nothing more happens here
}

/** The browser requests the styles of a piece only once, even if they did not arrive. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!hasCome(link)) link.replaceWith(link.cloneNode());
}

/** A style sheet that did not arrive is missing in some browsers, and present without readable rules in others. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
