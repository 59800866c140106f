import { afterAll, beforeAll, test } from 'vitest';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import { type RaceClinic, raceSlots, startRaceClinic } from './race-clinic.ts';
import { raceWithReservations } from './reservation-race.ts';

let clinic: RaceClinic;
beforeAll(async () => {
  clinic = await startRaceClinic(64, highVisitLimits);
});
afterAll(() => clinic.stop());

test.each(raceSlots.slice(1, 6))(
  'K-06 64 clients of two processes book and hold %s, and holds run out under them: one has it in the end, and nobody beside a hold',
  (slot) => raceWithReservations(clinic, slot),
);
