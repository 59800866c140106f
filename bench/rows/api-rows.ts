import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import { markAnnouncementsSent, planBookings } from '../clinic/plan-bookings.ts';
import { getRequests, type Load } from '../load/load.ts';
import { createRateRow, type Row } from './row.ts';

const dayAhead = (days: number) => addDays(toCalendarDay(Date.now(), 'Asia/Kolkata'), days);

const oneDay = (id: number, date: string) => `/doctors/${id}/availability?from=${date}&days=1`;

let requestedDays = 0;
/** Doctor-days that were not requested in the last minutes, so none of them is cached. */
function uncachedDaysLoad({ size }: Clinic, count: number): Load {
  const first = requestedDays;
  requestedDays += count;
  return getRequests(
    Array.from({ length: count }, (_, index) => {
      const place = (first + index) % (size.doctors * (size.days - 1));
      return oneDay((place % size.doctors) + 1, dayAhead(1 + Math.floor(place / size.doctors)));
    }),
  );
}

const fewDoctorsLoad = (path: (id: number) => string): Load =>
  getRequests(Array.from({ length: 320 }, (_, index) => path(index + 1)));

export const uncachedSlotsRow: Row = createRateRow({
  figure: 'free slots of a doctor-day, from the database',
  aim: '≥ 0.5 × bare read',
  aimOfP99: '≤ 15 ms',
  limit: 'bare read',
  load: (clinic, seconds) => uncachedDaysLoad(clinic, 15_000 * seconds),
});

export const cachedSlotsRow: Row = createRateRow({
  figure: 'free slots of a doctor-day, the same 320 again and again',
  aim: '≥ 0.6 × bare JSON',
  aimOfP99: '≤ 15 ms',
  limit: 'bare JSON',
  warm: true,
  load: () => fewDoctorsLoad((id) => oneDay(id, dayAhead(1))),
});

export const monthRow: Row = createRateRow({
  figure: 'a doctor’s month of availability, 320 doctors',
  aim: '≥ 0.4 × bare JSON',
  limit: 'bare JSON',
  warm: true,
  load: () => fewDoctorsLoad((id) => `/doctors/${id}/availability?days=31`),
});

export const healthzRow: Row = createRateRow({
  figure: 'healthz, as any small answer',
  aim: '',
  limit: 'bare JSON',
  load: () => getRequests(['/healthz']),
});

/** Each run books other slots for other patients. */
export const bookingRow: Row = createRateRow({
  figure: 'booking, complete',
  aim: '≥ 0.5 × bare transaction',
  aimOfP99: '≤ 40 ms',
  limit: 'bare transaction',
  load: async (clinic) => ({ requests: await planBookings(clinic, 3200), once: true }),
  tidy: markAnnouncementsSent,
});
