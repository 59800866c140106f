import { availabilityEndpoint } from '#contract/scheduling/availability.ts';
import type { Outcome } from '../history/operation.ts';
import { type ClientWorld, callAnyProcess } from './client-world.ts';
import { toStartInstant } from './random-slots.ts';

export async function readAvailability(world: ClientWorld): Promise<Outcome> {
  const { clinic, random, history } = world;
  const { id: doctorId } = random.pick(clinic.doctors);
  const { call, body } = await callAnyProcess(world, {
    method: 'GET',
    path: `/doctors/${doctorId}/availability?days=5`,
  });
  const days = call.outcome === 'acknowledged' ? availabilityEndpoint.answer.parse(body).days : [];
  const free = days.flatMap(({ date, free: slots }) => slots.map((slot) => toStartInstant(date, slot)));
  history.push({ ...call, verb: 'look', doctorId, free });
  return call.outcome;
}
