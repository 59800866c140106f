import { useLocation } from 'react-router';
import { z } from 'zod';
import { isDay } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { leadsToBooking, safeReturn } from '#web/ui/paths.ts';

interface BookingInProgress {
  readonly day: string;
  readonly slot: string;
  /** Null if the page was not opened from the booking, but for example from a message. */
  readonly doctor: string | null;
}

const passedDoctor = z.object({ doctor: z.string() });

/** The chosen time to which the login returns, in words; null if it returns elsewhere. */
export function useBookingInProgress(): BookingInProgress | null {
  const { search, state } = useLocation();
  // The server does not know the state of the history entry.
  const hydrated = useHydrated();
  if (!leadsToBooking(search)) return null;
  const target = safeReturn(new URLSearchParams(search)) ?? '';
  const chosen = new URLSearchParams(target.slice(target.indexOf('?')));
  const [date, slot] = [chosen.get('date'), chosen.get('slot')];
  // Anyone can write an address.
  if (!date || !slot || !isDay(date) || toMinutes(slot) === null) return null;
  const doctor = hydrated ? (passedDoctor.safeParse(state).data?.doctor ?? null) : null;
  return { day: formatDay(date, clinicToday()), slot, doctor };
}
