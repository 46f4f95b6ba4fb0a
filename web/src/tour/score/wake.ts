/** Keeps the screen on while a page is used at a table; a browser that cannot goes dark as always. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let gone = false;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const got = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (gone) void got?.release();
    else lock = got;
  }
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
