declare module '*.ftl?raw' {
  const text: string;
  export default text;
}

declare module 'virtual:catalogues' {
  /** By kind and language: `words-en`, `rules-fr`. */
  export const PIECES: Readonly<
    Record<string, { readonly size: number; readonly load: () => Promise<{ readonly default: readonly string[] }> }>
  >;
}
