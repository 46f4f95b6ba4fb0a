/** What this device keeps between visits, each item under its name, as JSON. */

/** The stored value; nothing if there is none, or if it cannot be read. */
export function recalled<T>(name: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(`echappee.${name}`) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Store this; a browser that stores nothing still plays. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`echappee.${name}`, JSON.stringify(value));
  } catch {
    // lost when the page is left
  }
}
