/** What this device keeps between visits, each thing under its name, as JSON. */

/** What was kept; nothing where there is none, or where it cannot be read. */
export function recalled<T>(name: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(`echappee.${name}`) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep this; a browser that keeps nothing still plays. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`echappee.${name}`, JSON.stringify(value));
  } catch {
    // It is forgotten when the page is left.
  }
}
