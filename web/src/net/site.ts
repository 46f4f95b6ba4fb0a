/** A folder of static files, in which the pages bring their own server: what they know of it. */

export interface Site {
  /** The folder with the interpreter and our code; its name changes with what is in it. */
  readonly folder: string;
  /** The hash of our code, as a browser checks it. */
  readonly code: string;
  /** Answers that are files: known before the interpreter has come. */
  readonly told: Readonly<Record<string, string>>;
}

/** The site whose page this is; none if the page came from a server. */
export function siteOf(page: Document): Site | undefined {
  const said = page.querySelector<HTMLMetaElement>('meta[name="echappee-site"]')?.content;
  return said === undefined ? undefined : (JSON.parse(said) as Site);
}

export const site = siteOf(document);

/** The address of the folder that all pages of this site are in. */
export const home = (): string => new URL('.', location.href).href;

/**
 * The address of a page. On a static host all pages have one file, so what a server has as the path is the query there:
 * `?/table/x`.
 */
export const linkTo = (path: string): string => (site ? `?${path}` : path);

/** The whole address of a page, to hand out. */
export const wholeLink = (path: string): string => new URL(linkTo(path), location.href).href;
