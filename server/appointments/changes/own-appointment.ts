import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import { type AppointmentFactsRow, findAppointmentFacts } from './status-queries.ts';

/** Refuses with `appointment_not_found` if the appointment is not the caller's. */
export async function requireOwnAppointment(
  db: Queryable,
  id: number,
  actingUser: ActingUser,
): Promise<AppointmentFactsRow> {
  const doctorId = actingUser.role === 'doctor' ? actingUser.id : null;
  const patientId = actingUser.role === 'patient' ? actingUser.id : null;
  const [appointment] = await findAppointmentFacts(db, { id, doctorId, patientId });
  if (!appointment) throw new Refusal('appointment_not_found');
  return appointment;
}
