import { useEffect, useState } from 'react';
import { currentTime, onClockSet } from '#web/ui/browser/clock.ts';

/** The clock is read again at least this often, because timers stop while a phone sleeps. */
const maxWait = 30_000;

/** The current instant in milliseconds, updated when the next of `instants` comes. */
export function useNowAt(instants: readonly number[]): number {
  const [now, setNow] = useState(currentTime);
  const next = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let timer = 0;
    const wait = () => {
      const left = next - currentTime();
      if (left <= 0) setNow(currentTime());
      else timer = window.setTimeout(wait, Math.min(left, maxWait));
    };
    wait();
    const stop = onClockSet(() => setNow(currentTime()));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [next]);
  return now;
}
