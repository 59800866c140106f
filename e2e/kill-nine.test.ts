import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { book, publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';
import { manyVisits } from '#server/platform/test-settings.ts';

const slots = gridOf(15).map(labelOf);
const today = dayAt(Date.now(), 'Asia/Kolkata');
const patientsCount = 6;

let data: Awaited<ReturnType<typeof temporaryData>>;
let hams: RunningHams;
let doctor: SignedUp;
let patients: SignedUp[];

beforeAll(async () => {
  data = await temporaryData();
  hams = await startHams({ DATA_DIR: data.path, ...manyVisits });
  doctor = await signUpOneDoctor(hams.url, '6100000001');
  patients = await signUpPatients(hams.url, patientsCount, 6_200_000_000);
  for (let ahead = 1; ahead <= 2 * patientsCount; ahead += 1) {
    await publish(hams.url, doctor, addDays(today, ahead), slots);
  }
});

afterAll(async () => {
  await end(hams.process, 'SIGTERM');
  await data.remove();
});

/** Patients book slots one after the other, each on a day of their own, until the connection breaks. */
async function bookUntilItBreaks(firstDay: number, acknowledged: Set<string>, onBooked: () => void) {
  const books = async (patient: SignedUp, index: number) => {
    const date = addDays(today, firstDay + index);
    for (const slot of slots) {
      try {
        const answer = await book(hams.url, patient, doctor.id, date, slot);
        if (answer.status !== 201) return;
        acknowledged.add(`${index} ${date} ${slot}`);
        onBooked();
      } catch {
        return; // no answer: booked or not, nobody was told
      }
    }
  };
  await Promise.all(patients.map(books));
}

async function storedBookings(): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const [index, patient] of patients.entries()) {
    const answer = await fetch(`${hams.url}/api/patients/appointments`, {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    const list = (await answer.json()) as { date: string; slot: string }[];
    for (const { date, slot } of list) stored.add(`${index} ${date} ${slot}`);
  }
  return stored;
}

test('E-07 kill -9 of the process during bookings: after the next start every acknowledged booking is there', async () => {
  const acknowledged = new Set<string>();
  await bookUntilItBreaks(1, acknowledged, () => {
    if (acknowledged.size === 40) hams.process.kill('SIGKILL');
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);
  expect(acknowledged.size).toBeLessThan(slots.length * patientsCount);

  hams = await startHams({ DATA_DIR: data.path, ...manyVisits });
  const stored = await storedBookings();
  expect([...acknowledged].filter((booking) => !stored.has(booking))).toEqual([]);
});

test('E-07 kill -9 of PostgreSQL during bookings: the process goes on, ready within five seconds, nothing lost', async () => {
  const acknowledged = new Set<string>();
  let killedAt = 0;
  const postmaster = Number(
    (await readFile(join(data.path, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  await bookUntilItBreaks(1 + patientsCount, acknowledged, () => {
    if (acknowledged.size !== 40) return;
    killedAt = performance.now();
    process.kill(postmaster, 'SIGKILL');
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);

  await expect
    .poll(async () => (await fetch(`${hams.url}/api/readyz`)).status, { timeout: 10_000, interval: 50 })
    .toBe(200);
  expect(performance.now() - killedAt).toBeLessThan(5000);
  const stored = await storedBookings();
  expect([...acknowledged].filter((booking) => !stored.has(booking))).toEqual([]);
});
