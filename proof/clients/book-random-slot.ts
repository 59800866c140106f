import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bookedAppointment } from '#contract/appointments/appointments.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Outcome } from '../history/operation.ts';
import { type ClientWorld, callAnyProcess } from './client-world.ts';
import { pickSlot, toStartInstant } from './random-slots.ts';

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
