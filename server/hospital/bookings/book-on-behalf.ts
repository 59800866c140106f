import type { z } from 'zod';
import type { bookOnBehalfEndpoint } from '#contract/hospital/hospital-bookings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { bookAppointment } from '#server/appointments/booking/book-appointment.ts';
import { toStaffRefusal } from '#server/appointments/booking/slot-conflict.ts';
import { logDeskAction } from '#server/hospital/front-desk/as-staff.ts';
import { requireHospitalPatient } from '#server/hospital/patients/require-hospital-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findNextTimes } from './find-bookable-times.ts';
import { findAgreedPractice, findHospitalVisit, type HospitalVisitRow } from './hospital-booking-queries.ts';

const timesOffered = 3;

/**
 * Requires a practice of a doctor that the actor's desk may book. Refuses with `practice_not_found`.
 */
export async function requireAgreedPractice(
  { hospitalId }: StaffActor,
  { database }: Pick<Deps, 'database'>,
  { practiceId, doctorId }: { readonly practiceId: number; readonly doctorId: number },
): Promise<void> {
  const [practice] = await findAgreedPractice(database.pool, { hospitalId, practiceId, doctorId });
  if (!practice) throw new Refusal('practice_not_found');
}

/**
 * Books a slot for a patient of the actor's hospital at one of its practices. It is accepted immediately
 * where the doctor lets the desk answer, and limits on open visits do not apply. Refuses as
 * `bookAppointment`, with `person_busy` for `patient_busy`; a slot no longer free comes with the next three.
 */
export async function bookOnBehalf(
  actor: StaffActor,
  deps: Deps,
  { note, ...booking }: z.output<typeof bookOnBehalfEndpoint.body>,
  idempotencyKey: string | null,
): Promise<HospitalVisitRow> {
  const { hospitalId } = actor;
  const { id: patientId } = await requireHospitalPatient(actor, deps, booking.patientId);
  await requireAgreedPractice(actor, deps, booking);
  const needs = note === '' ? null : { choices: [], language: null, note };
  const { id } = await bookAppointment(
    actor,
    deps,
    { ...booking, patientId, hospital: '', reason: booking.reason || defaultReason, needs, idempotencyKey },
    (db, appointmentId) => logDeskAction(actor, deps, db, { appointmentId, patientId }, 'book'),
  ).catch(async (given) => {
    const error = toStaffRefusal(given);
    if (!(error instanceof Refusal) || !['slot_taken', 'person_busy'].includes(error.code)) throw error;
    const wanted = { ...booking, mode: booking.consultStatus, from: booking.date };
    const nextTimes = await findNextTimes(deps, wanted, timesOffered, booking.slotNumber);
    throw new Refusal(error.code, { ...error.extra, nextTimes });
  });
  const [row] = await findHospitalVisit(deps.database.pool, { hospitalId, id });
  if (!row) throw new Error(`Appointment ${id} has vanished`);
  return row;
}
