import { afterAll, beforeAll, test } from 'vitest';
import { manyVisits } from '#server/testing/settings.ts';
import { raceWithHolds } from './holds-race.ts';
import { type RaceClinic, slots, startRaceClinic } from './race-clinic.ts';

let clinic: RaceClinic;
beforeAll(async () => {
  clinic = await startRaceClinic(64, manyVisits);
});
afterAll(() => clinic.stop());

test.each(slots.slice(1, 6))(
  'K-06 64 clients of two processes book and hold %s, and holds run out under them: one has it in the end, and nobody beside a hold',
  (slot) => raceWithHolds(clinic, slot),
);
