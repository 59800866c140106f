import { availabilityEndpoint } from '#contract/scheduling/availability.ts';
import type { Outcome } from '../history/operation.ts';
import { startOf } from './times.ts';
import { callAnyProcess, type World } from './world.ts';

/** Somebody looks what is free of a doctor. */
export async function look(world: World): Promise<Outcome> {
  const { clinic, random, history } = world;
  const { id: doctorId } = random.pick(clinic.doctors);
  const { call, body } = await callAnyProcess(world, {
    method: 'GET',
    path: `/doctors/${doctorId}/availability?days=5`,
  });
  const days = call.outcome === 'acknowledged' ? availabilityEndpoint.answer.parse(body).days : [];
  const free = days.flatMap(({ date, free: slots }) => slots.map((slot) => startOf(date, slot)));
  history.push({ ...call, verb: 'look', doctorId, free });
  return call.outcome;
}
