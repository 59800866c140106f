import { addDays, dayAt } from '#domain/platform/calendar-days.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import { forgetAnnouncements, planBookings } from '../clinic/plan-bookings.ts';
import { get, type Load } from '../load/load.ts';
import { type Row, rateRow } from './row.ts';

const dayAhead = (days: number) => addDays(dayAt(Date.now(), 'Asia/Kolkata'), days);

const oneDay = (id: number, date: string) => `/doctors/${id}/availability?from=${date}&days=1`;

let asked = 0;
/** So many doctor-days that nobody asked for in the last minutes: nothing of them is kept in memory. */
function newDoctorDays({ size }: Clinic, count: number): Load {
  const first = asked;
  asked += count;
  return get(
    Array.from({ length: count }, (_, index) => {
      const place = (first + index) % (size.doctors * (size.days - 1));
      return oneDay((place % size.doctors) + 1, dayAhead(1 + Math.floor(place / size.doctors)));
    }),
  );
}

/** The same few doctors again and again. */
const fewDoctors = (path: (id: number) => string): Load =>
  get(Array.from({ length: 320 }, (_, index) => path(index + 1)));

export const slotsFromDatabase: Row = rateRow({
  figure: 'free slots of a doctor-day, from the database',
  aim: '≥ 0.5 × bare read',
  aimOfP99: '≤ 15 ms',
  limit: 'bare read',
  load: (clinic, seconds) => newDoctorDays(clinic, 15_000 * seconds),
});

export const slotsFromMemory: Row = rateRow({
  figure: 'free slots of a doctor-day, the same 320 again and again',
  aim: '≥ 0.6 × bare JSON',
  aimOfP99: '≤ 15 ms',
  limit: 'bare JSON',
  warm: true,
  load: () => fewDoctors((id) => oneDay(id, dayAhead(1))),
});

export const month: Row = rateRow({
  figure: 'a doctor’s month of availability, 320 doctors',
  aim: '≥ 0.4 × bare JSON',
  limit: 'bare JSON',
  warm: true,
  load: () => fewDoctors((id) => `/doctors/${id}/availability?days=31`),
});

export const healthz: Row = rateRow({
  figure: 'healthz, as any small answer',
  aim: '',
  limit: 'bare JSON',
  load: () => get(['/healthz']),
});

/** Each run books other slots for other patients. */
export const booking: Row = rateRow({
  figure: 'booking, complete',
  aim: '≥ 0.5 × bare transaction',
  aimOfP99: '≤ 40 ms',
  limit: 'bare transaction',
  load: async (clinic) => ({ requests: await planBookings(clinic, 3200), once: true }),
  tidy: forgetAnnouncements,
});
