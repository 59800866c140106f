import { expect } from 'vitest';
import { bookSlot } from '#harness/api-calls.ts';
import { type RaceClinic, raceDay, whileLocked } from './race-clinic.ts';

/** At least this many racers wait for the slot before the first can get it. */
const minWaitingRacers = 16;

/** All patients of the clinic race for one slot: one gets it, and all others are refused. */
export async function raceForSlot(clinic: RaceClinic, slot: string): Promise<void> {
  // A separate doctor: the winner of a slot must wait for that doctor's answer.
  const doctor = await clinic.newDoctor(raceDay);
  const race = async (index: number) => {
    const answer = await bookSlot(clinic.host(index), clinic.patient(index), doctor.id, raceDay, slot);
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  const racing = await whileLocked(
    clinic,
    ['select from published_days where doctor_id = $1 and day = $2 for update', doctor.id, raceDay],
    async (waiting) => {
      const all = clinic.patients.map((_, index) => race(index));
      await waiting(minWaitingRacers);
      return all;
    },
  );
  const answers = await Promise.all(racing);
  const lost = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(lost).toHaveLength(clinic.patients.length - 1);
  expect(new Set(lost.map(({ body }) => body.message))).toEqual(
    new Set(['This slot has already been booked. Please choose another.']),
  );
}
