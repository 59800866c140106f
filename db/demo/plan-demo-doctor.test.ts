import { expect, test } from 'vitest';
import { toRoomTimes } from '#domain/video/consultation-room.ts';
import { createAppointmentBook } from './appointment-book.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoPractice } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { bookVideoVisit } from './plan-demo-doctor.ts';
import { createSeededRandom } from './seeded-random.ts';

const doctor = {
  id: 1,
  phone: demoAccounts.doctor.phone,
  specialization: 'Cardiology',
  worksFrom: 540,
  worksTo: 1020,
  confirmsAutomatically: false,
};
const practice = {
  id: 1,
  doctor,
  isMain: true,
  hospital: null,
  fees: { clinic: 900, followUp: null },
} as DemoPractice;
const patient = { id: 2 } as DemoPatient;

function planVisitAt(now: number, day: string) {
  const book = createAppointmentBook(
    { now, today: day, timeZone: 'Asia/Kolkata' },
    createSeededRandom('test'),
  );
  const start = bookVideoVisit(book, practice, patient);
  const [visit] = book.appointments;
  if (!visit) throw new Error('No visit');
  return { visit, start, isPublished: book.startsOn(practice, day).includes(start) };
}

test.each(['2026-11-26', '2026-11-22'])(
  'F-11 whenever the demo is loaded on %s, its video room is open, for half an hour at least',
  (day) => {
    const midnight = Date.parse(`${day}T00:00:00+05:30`);
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const now = midnight + minutes * 60_000 + 30_000;
      const { visit } = planVisitAt(now, day);
      const { startsAt, closesAt } = toRoomTimes(visit);
      expect(startsAt).toBeLessThanOrEqual(now);
      expect(closesAt - now).toBeGreaterThanOrEqual(29 * 60_000);
      expect(visit).toMatchObject({
        consultStatus: 'Online',
        story: { status: 'Confirmed', wasAccepted: true },
      });
      // No other visit overlaps it: all others start at a quarter of an hour.
      expect([(visit.startsAt - midnight) % (15 * 60_000), visit.endsAt - visit.startsAt]).toEqual([
        0,
        15 * 60_000,
      ]);
    }
  },
);

test('F-11 in her hours it is one of her slots', () => {
  const at = (time: string) => planVisitAt(Date.parse(`2026-11-26T${time}+05:30`), '2026-11-26');
  expect(at('09:00:00')).toMatchObject({ start: 540, isPublished: true });
  expect(at('11:59:59')).toMatchObject({ start: 705, isPublished: true });
  expect(at('17:20:00')).toMatchObject({ start: 1005, isPublished: true });
  expect(at('23:29:00')).toMatchObject({ start: 1395, isPublished: false });
});
