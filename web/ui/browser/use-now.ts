import { useEffect, useState } from 'react';
import { currentTime, onClockSet } from './clock.ts';

/** The time in milliseconds, updated every `period` milliseconds. */
export function useNow(period: number): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const look = () => setNow(currentTime());
    const timer = setInterval(look, period);
    const stop = onClockSet(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [period]);
  return now;
}
