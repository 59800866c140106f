import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bookedAppointment } from '#contract/appointments/appointments.ts';
import { availabilityEndpoint } from '#contract/scheduling/availability.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { slotIntervals } from '#domain/scheduling/slot-grid.ts';
import type { Outcome } from '../history/operation.ts';
import { type ClientWorld, callAnyProcess } from './client-world.ts';
import { pickSlot, pickSlots, toStartInstant } from './random-slots.ts';

/** Milliseconds between two attempts. */
const pause = 100;
/** Enough to outlast every fault. */
const maxAttempts = 100;

/** A patient books a slot and, while the outcome is unknown, retries with the same key. */
export async function bookRandomSlot(world: ClientWorld): Promise<Outcome> {
  const { clinic, random, history, known } = world;
  const doctor = random.pick(clinic.doctors);
  const patient = random.pick(clinic.patients);
  const day = random.pick(clinic.days);
  const slot = pickSlot(random);
  const key = randomUUID();
  const body = { date: day, doctorId: String(doctor.id), slotNumber: slot };
  const question = { method: 'POST', path: '/appointments/book', token: patient.token, key, body } as const;
  const asked = { patientId: patient.id, doctorId: doctor.id, startsAt: toStartInstant(day, slot), key };

  for (let attempt = 1; ; attempt += 1) {
    const answer = await callAnyProcess(world, question);
    const id =
      answer.call.outcome === 'acknowledged'
        ? parseId('appointment', bookedAppointment.parse(answer.body).appointmentId)
        : null;
    history.push({ ...answer.call, verb: 'book', ...asked, appointmentId: id });
    if (id !== null) known.push({ id, doctor, patient });
    if (answer.call.outcome !== 'unknown' || attempt === maxAttempts) return answer.call.outcome;
    await wait(pause);
  }
}

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
