import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type AppointmentFactsRow, findAppointmentFacts } from './status-queries.ts';

/** Refuses with `appointment_not_found` if the appointment is not the caller's. */
export async function requireOwnAppointment(
  visitActor: Actor,
  db: Queryable,
  id: number,
): Promise<AppointmentFactsRow> {
  const doctorId = visitActor.role === 'doctor' ? visitActor.id : null;
  const patientId = visitActor.role === 'patient' ? visitActor.id : null;
  const [appointment] = await findAppointmentFacts(db, { id, doctorId, patientId });
  if (!appointment) throw new Refusal('appointment_not_found');
  return appointment;
}
