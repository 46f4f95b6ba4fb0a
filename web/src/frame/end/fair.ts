/**
 * The fingerprint of a seed, as the server published it; empty if the page was not reached safely and may not compute
 * it.
 */
export async function fingerprint(seed: string): Promise<string> {
  const hash = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(seed));
  return hash ? [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('') : '';
}
