import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { createAppointmentBook } from './appointment-book.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import { readPortraits } from './demo-portraits.ts';
import { inventClinic } from './invent-clinic.ts';
import { planAdditionalVisits } from './plan-additional-visits.ts';
import { planMainVisits } from './plan-main-visits.ts';
import { createSeededRandom } from './seeded-random.ts';

const timeZone = 'Asia/Kolkata';

let db: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  db = await testDatabase();
  client = await db.pool.connect();
});
afterAll(async () => {
  client.release();
  await db.close();
});

/** The plan of a demo that is loaded at this moment; only the reserved ids are stored. */
async function planAt(moment: string) {
  const now = Date.parse(`${moment.replace(' ', 'T')}:00+05:30`);
  const today = toCalendarDay(now, timeZone);
  const random = createSeededRandom('demo clinic');
  const gallery = await readPortraits(join(import.meta.dirname));
  const clinic = await inventClinic(client, gallery, random, today);
  const book = createAppointmentBook({ now, today, timeZone }, random, clinic.holidays);
  planMainVisits(clinic, book, random);
  const before = book.appointments.length;
  return { now, today, clinic, book, leaves: planAdditionalVisits(clinic, book), before };
}

// Before, in and after the practices' hours, at the ends of a month and a year, on a leap day and before a holiday.
const moments = [
  '2026-12-31 00:05',
  '2028-02-29 09:50',
  '2027-02-28 23:40', // a Sunday
  '2026-11-23 18:20', // a Monday, in the demo doctor's evening
  '2027-05-15 19:00', // a third Saturday
  '2027-10-01 07:00',
];

test.each(moments)('K-05 the demo’s leaves and evenings fit whenever it is loaded: %s', async (moment) => {
  const { now, today, book, leaves, before } = await planAt(moment);
  const newer = book.appointments.slice(before);
  const hers = newer.filter(({ practice }) => isDemoDoctor(practice.doctor));
  expect(hers).toHaveLength(25);
  expect(hers.filter(({ consultStatus }) => consultStatus === 'Offline')).toHaveLength(8);
  expect(hers.every(({ day }) => day > today)).toBe(true);

  const [leave, other] = leaves;
  expect(leave && isDemoDoctor(leave.doctor)).toBe(true);
  expect(leave?.from && leave.from > addDays(today, 14)).toBe(true);
  expect(other?.from).toBe(addDays(today, 1));
  for (const { from, to, notifiedAt, doctor, visits } of leaves) {
    expect(notifiedAt).toBeLessThanOrEqual(now);
    // Every open visit during a leave must be listed there, or it would be lost.
    const listed = new Set(visits.map(({ appointment }) => appointment));
    const inside = book.appointments.filter(
      (one) =>
        one.practice.doctor === doctor &&
        one.day >= from &&
        one.day <= to &&
        ['Requested', 'Pending', 'Confirmed', 'Request for Rescheduling'].includes(one.story.status),
    );
    expect(inside.filter((one) => !listed.has(one))).toEqual([]);
    for (const { appointment, reservations, answerUntil, way } of visits) {
      expect(appointment.day >= from && appointment.day <= to).toBe(true);
      expect(appointment.story.bookedAt).toBeLessThan(notifiedAt);
      expect(appointment.story.events.every(({ at }) => at <= now)).toBe(true);
      if (way === 'ask') continue;
      const isAnswered = book.appointments.some(({ replaces }) => replaces === appointment);
      expect(reservations.length > 0).toBe(!isAnswered);
      for (const { startsAt } of reservations) {
        expect(answerUntil).toBeGreaterThan(now);
        expect(answerUntil).toBeLessThan(startsAt);
      }
    }
  }
});
