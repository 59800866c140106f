import { useEffect, useState } from 'react';

/** The longest wait before the clock is read again: timers stand still while a phone sleeps. */
const longestWait = 30_000;

/** The present instant, updated when the next of `instants` comes. Milliseconds. */
export function useNowAt(instants: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let timer = 0;
    const wait = () => {
      const left = next - Date.now();
      if (left <= 0) setNow(Date.now());
      else timer = window.setTimeout(wait, Math.min(left, longestWait));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
