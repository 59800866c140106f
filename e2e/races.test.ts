// Guarantees under concurrency and when a process is killed; HAMS is started once for all of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endProcess } from '#harness/running-hams.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import { createDoctorRace, readBody, runSimultaneously } from './doctor-race.ts';
import {
  bookingPatients,
  bookUntilDisconnected,
  createBusyDoctor,
  findStoredBookings,
} from './process-kill.ts';
import { type RaceClinic, raceDay, raceSlots, startRaceClinic } from './race-clinic.ts';
import { raceWithReservations } from './reservation-race.ts';
import { raceForSlot } from './slot-race.ts';

let clinic: RaceClinic;
let race: ReturnType<typeof createDoctorRace>;
beforeAll(async () => {
  clinic = await startRaceClinic(64, highVisitLimits);
  race = createDoctorRace(clinic, await clinic.newDoctor(raceDay));
});
afterAll(() => clinic.stop());

test('E-07 64 clients race for 09:00 through two processes on one database: one 201, 63 × 409', () =>
  raceForSlot(clinic, '09:00'));

test('K-06 64 clients of two processes book and hold 09:00, and holds run out under them: one has it in the end, and nobody beside a hold', () =>
  raceWithReservations(clinic, '09:00'));

test('G-03 sixteen tabs accept one request through two processes: one wins, fifteen hear the present status', async () => {
  const appointmentId = await race.requested(0, raceSlots[20] ?? '');
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => race.accept(index, appointmentId)),
  );
  const lost = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(lost).toHaveLength(15);
  for (const answer of lost)
    expect(await readBody(answer)).toMatchObject({ code: 'wrong_status', appStatus: 'Pending' });
  expect(await race.expectLife(appointmentId, 1)).toMatchObject({ status: 'Pending' });
});

test.each([
  ['accepts', 'Pending', raceSlots[21] ?? ''],
  ['cancels', 'Cancelled', raceSlots[22] ?? ''],
])(
  'G-03 of two who act at the same moment, whoever %s first wins: the other hears "%s"',
  async (first, status, slot) => {
    const appointmentId = await race.requested(0, slot);
    const accepting = () => race.accept(0, appointmentId);
    const cancelling = () => race.cancel(1, appointmentId, 0);
    const [early, late] = first === 'accepts' ? [accepting, cancelling] : [cancelling, accepting];
    const [won, lost] = await runSimultaneously(clinic, appointmentId, early, late);
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(await readBody(lost)).toMatchObject({ code: 'wrong_status', appStatus: status });
    expect(await race.expectLife(appointmentId, 1)).toMatchObject({ status });
  },
);

test('E-07 kill -9 of the process during bookings: after the next start every acknowledged booking is there', async () => {
  const [, second] = clinic.processes;
  if (second) await endProcess(second.process, 'SIGTERM');
  const doctor = await createBusyDoctor(clinic);
  const acknowledged = new Set<string>();
  await bookUntilDisconnected(clinic, doctor, acknowledged, () => {
    if (acknowledged.size === 40) clinic.processes[0]?.process.kill('SIGKILL');
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);
  expect(acknowledged.size).toBeLessThan(raceSlots.length * bookingPatients);

  clinic.processes = [await clinic.start()];
  const stored = await findStoredBookings(clinic);
  expect([...acknowledged].filter((booking) => !stored.has(booking))).toEqual([]);
});
