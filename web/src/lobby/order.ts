/** The same items with one of them moved to another place, if there is such a place. */
export const shifted = <T>(things: readonly T[], from: number, to: number): T[] =>
  to < 0 || to >= things.length ? [...things] : things.toSpliced(from, 1).toSpliced(to, 0, things[from]!);
