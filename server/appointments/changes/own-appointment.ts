import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import { type AppointmentFactsRow, findAppointmentFacts } from './status-queries.ts';

/** Refuses with `appointment_not_found` if the appointment is not the caller's. */
export async function requireOwnAppointment(
  db: Queryable,
  id: number,
  party: ActingUser,
): Promise<AppointmentFactsRow> {
  const doctorId = party.role === 'doctor' ? party.id : null;
  const patientId = party.role === 'patient' ? party.id : null;
  const [appointment] = await findAppointmentFacts(db, { id, doctorId, patientId });
  if (!appointment) throw new Refusal('appointment_not_found');
  return appointment;
}
