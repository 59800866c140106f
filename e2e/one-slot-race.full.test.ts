import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import { bookSlot, type SignedUp, signUpPatients } from '#harness/api-calls.ts';
import { type RaceClinic, raceDay, raceSlots, startRaceClinic } from './race-clinic.ts';
import { raceForSlot } from './slot-race.ts';

let clinic: RaceClinic;
beforeAll(async () => {
  clinic = await startRaceClinic(64);
});
afterAll(() => clinic.stop());

test.each(raceSlots.slice(1, 4))(
  'E-07 64 clients race for %s through two processes on one database: one 201, 63 × 409',
  (slot) => raceForSlot(clinic, slot),
);

test('E-05 64 bookings of one account at once, through two processes: ten are made, three with a doctor, one on a day', async () => {
  const days = [1, 2, 3, 4].map((ahead) => addDays(raceDay, ahead));
  const doctors = await Promise.all(days.map(() => clinic.newDoctor(...days)));
  const [account] = (await signUpPatients(clinic.host(0), 1, 6_290_000_000)) as [SignedUp];
  // Four slots per doctor and day, none of which overlap.
  const wanted = doctors.flatMap(({ id }, of) =>
    days.flatMap((date) =>
      [0, 1, 2, 3].map((which) => ({ id, date, slot: raceSlots[4 * of + which] ?? '' })),
    ),
  );
  const answers = await Promise.all(
    wanted.map(({ id, date, slot }, index) => bookSlot(clinic.host(index), account, id, date, slot)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(54);

  const booked = wanted.filter((_, index) => answers[index]?.status === 201);
  expect(new Set(booked.map(({ id, date }) => `${id} ${date}`)).size).toBe(10);
  for (const { id } of doctors) expect(booked.filter((one) => one.id === id).length).toBeLessThanOrEqual(3);
});
