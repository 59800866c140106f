import type { z } from 'zod';
import type { bookOnBehalfEndpoint } from '#contract/hospital/hospital-bookings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { bookAppointment } from '#server/appointments/booking/book-appointment.ts';
import { saidToStaff } from '#server/appointments/booking/slot-conflict.ts';
import { noteDeed } from '#server/hospital/front-desk/note-deed.ts';
import { requireKnown } from '#server/hospital/patients/known-person.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { agreedPractice, type HospitalVisitRow, visitOfHospital } from './booking-queries.ts';
import { nextTimesAt } from './find-times.ts';

type Request = z.output<typeof bookOnBehalfEndpoint.body>;

const timesOffered = 3;

/** The practice of a doctor at which the caller's desk books, in either form of its id. Refuses with `practice_not_found`. */
export async function requireAgreed(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: StaffCaller,
  given: { readonly practiceId: string; readonly doctorId: string },
): Promise<{ practiceId: number; doctorId: number }> {
  const practiceId = idOf('practice', given.practiceId) ?? 0;
  const doctorId = idOf('doctor', given.doctorId) ?? 0;
  const [practice] = await agreedPractice(database.pool, { hospitalId, practiceId, doctorId });
  if (!practice) throw new Refusal('practice_not_found');
  return { practiceId, doctorId };
}

/**
 * Books a time for somebody whom the caller's hospital knows, at one of its practices (M-13): accepted at once where the
 * doctor lets the desk answer, and without the limits on open visits. Refuses as `bookAppointment`, with `person_busy` for `patient_busy`; a time that is gone with
 * the next three besides.
 */
export async function bookOnBehalf(
  deps: Deps,
  caller: StaffCaller,
  { note, reason, squeezeIn, patientId, ...request }: Request,
  { idempotencyKey, address }: { readonly idempotencyKey: string | null; readonly address: string },
): Promise<HospitalVisitRow> {
  const { role, id, hospitalId } = caller;
  const { id: person } = await requireKnown(deps, caller, patientId);
  const at = await requireAgreed(deps, caller, request);
  const needs = note === '' ? null : { choices: [], language: null, note };
  const booked = await bookAppointment(
    deps,
    {
      id: person,
      by: { role, id, hospitalId },
      squeezeIn: squeezeIn || undefined,
      note: (db, appointmentId) =>
        noteDeed(deps, db, caller, address, { appointmentId, patientId: person }, 'book'),
    },
    { ...request, reason: reason || defaultReason, needs },
    idempotencyKey,
  ).catch(async (given) => {
    const error = saidToStaff(given);
    if (!(error instanceof Refusal) || !['slot_taken', 'person_busy'].includes(error.code)) throw error;
    const wanted = { ...at, mode: request.consultStatus, from: request.date };
    const nextTimes = await nextTimesAt(deps, wanted, timesOffered, request.slotNumber);
    throw new Refusal(error.code, { ...error.extra, nextTimes });
  });
  const [row] = await visitOfHospital(deps.database.pool, { hospitalId, id: booked.id });
  if (!row) throw new Error(`Appointment ${booked.id} has vanished`);
  return row;
}
