import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import {
  bookingPatients,
  bookUntilDisconnected,
  createBusyDoctor,
  findStoredBookings,
} from './process-kill.ts';
import { type RaceClinic, startRaceClinic } from './race-clinic.ts';

let clinic: RaceClinic;
beforeAll(async () => {
  clinic = await startRaceClinic(bookingPatients, highVisitLimits);
});
afterAll(() => clinic.stop());

test('E-07 kill -9 of PostgreSQL during bookings: the process goes on, is ready again, and nothing is lost', async () => {
  const doctor = await createBusyDoctor(clinic);
  const acknowledged = new Set<string>();
  const postmaster = Number(
    (await readFile(join(clinic.dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  await bookUntilDisconnected(clinic, doctor, acknowledged, () => {
    if (acknowledged.size === 40) process.kill(postmaster, 'SIGKILL');
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);

  await expect
    .poll(async () => (await fetch(`${clinic.host(0)}/api/readyz`)).status, { timeout: 60_000, interval: 50 })
    .toBe(200);
  const stored = await findStoredBookings(clinic);
  expect([...acknowledged].filter((booking) => !stored.has(booking))).toEqual([]);
});
