import { useRef } from 'react';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';

type Availability = Output<'GET /doctors/:id/availability'>;

function withDay(shown: Availability, date: string, found: AvailableDay | undefined): Availability {
  const others = shown.days.filter((day) => day.date !== date);
  const days = found ? [...others, found].sort((one, other) => (one.date < other.date ? -1 : 1)) : others;
  return { ...shown, days };
}

/**
 * Refetches single days of a doctor's availability: when a slot is taken and a thousand people look, that is
 * a fifteenth of the data. `forget` drops requests in progress, because everything is refetched. Throws what
 * the call throws.
 */
export function useDayRefresh(
  doctorId: string,
  change: (update: (shown: Availability) => Availability) => void,
) {
  const call = useCall();
  /** The latest request for each day; responses to older ones are ignored. */
  const asked = useRef(new Map<string, symbol>());
  return {
    forget: () => asked.current.clear(),
    async refreshDay(date: string): Promise<void> {
      const question = Symbol(date);
      asked.current.set(date, question);
      const { days } = await call('GET /doctors/:id/availability', {
        params: { id: doctorId },
        query: { from: date, days: 1 },
      });
      if (asked.current.get(date) !== question) return;
      asked.current.delete(date);
      change((shown) => withDay(shown, date, days[0]));
    },
  };
}
