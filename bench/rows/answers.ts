import { addDays, dayAt } from '#domain/calendar-days.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import { forgetAnnouncements, planBookings } from '../clinic/plan-bookings.ts';
import { get } from '../load/load.ts';
import { type Row, rateRow } from './row.ts';

const dayAhead = (days: number) => addDays(dayAt(Date.now(), 'Asia/Kolkata'), days);

/** What to ask of each of so many doctors on each of so many days; the days come one after the other. */
const ofDoctors = (
  { size }: Clinic,
  { doctors, days }: { readonly doctors: number; readonly days: number },
  path: (id: number, date: string) => string,
) => {
  const count = Math.min(doctors, size.doctors);
  return get(
    Array.from({ length: count * days }, (_, index) =>
      path((index % count) + 1, dayAhead(1 + Math.floor(index / count))),
    ),
  );
};

const few = { doctors: 320, days: 1 };
const oneDay = (id: number, date: string) => `/doctors/${id}/availability?from=${date}&days=1`;

/** Every doctor's days one after the other, on a process that keeps none of them in memory. */
export const slotsFromDatabase: Row = rateRow({
  figure: 'free slots of a doctor-day, from the database',
  aim: '≥ 0.5 × bare read',
  aimOfP99: '≤ 15 ms',
  limit: 'bare read',
  load: (clinic) => ofDoctors(clinic, { doctors: 2000, days: 6 }, oneDay),
});

export const slotsFromMemory: Row = rateRow({
  figure: 'free slots of a doctor-day, the same 320 again and again',
  aim: '≥ 0.6 × bare JSON',
  aimOfP99: '≤ 15 ms',
  limit: 'bare JSON',
  warm: true,
  load: (clinic) => ofDoctors(clinic, few, oneDay),
});

export const month: Row = rateRow({
  figure: 'a doctor’s month of availability, 320 doctors',
  aim: '≥ 0.4 × bare JSON',
  limit: 'bare JSON',
  warm: true,
  load: (clinic) => ofDoctors(clinic, few, (id) => `/doctors/${id}/availability?days=31`),
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
