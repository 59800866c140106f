/**
 * Prevents a phone's screen from turning off, also after the page was hidden for a while. Returns a function
 * that stops it. Does nothing where it is unsupported or the battery is low.
 */
export function preventSleep(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (wanted) lock = got;
      else await got.release();
    } catch (error) {
      console.info('The screen may go dark', error); // low battery, or not allowed
    }
  };
  // The browser releases the lock when the page is hidden.
  const onVisible = () => void ask();
  if ('wakeLock' in navigator) {
    document.addEventListener('visibilitychange', onVisible);
    void ask();
  }
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    lock?.release().catch((error: unknown) => console.info(error));
  };
}
