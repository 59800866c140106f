import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import type { Place } from '../places/place.ts';

/** The pause in typing before a city search (B-05). */
const waitMilliseconds = 400;

interface Running {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly abort: AbortController;
}

function halt(running: Running | null) {
  clearTimeout(running?.timer);
  running?.abort.abort();
}

/** Cities by the beginning of their name, after a pause in typing. Answers to older requests are dropped. */
export function useCitySearch() {
  const call = useCall();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<Running | null>(null);
  const stop = () => {
    halt(running.current);
    running.current = null;
  };
  useEffect(() => () => halt(running.current), []);

  const ask = async (namePrefix: string, { signal }: AbortController) => {
    try {
      const { data } = await call('GET /cities', { query: { namePrefix, limit: 10 }, signal });
      if (signal.aborted) return;
      setPlaces(
        data.map(({ city, region, latitude, longitude }) => ({
          name: `${city}, ${region}`,
          latitude,
          longitude,
        })),
      );
      setProblem(data.length === 0 ? m.session_location_none() : null);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setProblem(m.session_location_failed());
    }
  };

  return {
    places,
    problem,
    look(text: string) {
      stop();
      setPlaces([]);
      setProblem(null);
      const namePrefix = text.trim();
      if (!namePrefix) return;
      const abort = new AbortController();
      running.current = { abort, timer: setTimeout(() => void ask(namePrefix, abort), waitMilliseconds) };
    },
    clear() {
      stop();
      setPlaces([]);
      setProblem(null);
    },
  };
}
