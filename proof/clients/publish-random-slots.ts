import { slotIntervals } from '#domain/scheduling/slot-grid.ts';
import type { Outcome } from '../history/operation.ts';
import { type ClientWorld, callAnyProcess } from './client-world.ts';
import { pickSlots } from './random-slots.ts';

/** A doctor publishes other slots of a day, of any length; booked ones are unchanged. */
export async function publishRandomSlots(world: ClientWorld): Promise<Outcome> {
  const { clinic, random, history } = world;
  const doctor = random.pick(clinic.doctors);
  const day = random.pick(clinic.days);
  const interval = random.pick(slotIntervals);
  const body = { date: day, slots: pickSlots(interval, random), interval };
  const { call } = await callAnyProcess(world, {
    method: 'POST',
    path: `/doctors/${doctor.id}/slots`,
    token: doctor.token,
    body,
  });
  history.push({ ...call, verb: 'publish', doctorId: doctor.id, day });
  return call.outcome;
}
