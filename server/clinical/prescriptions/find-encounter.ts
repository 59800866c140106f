import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

const encounter = statement('encounter', {
  values: { id: of<number>, doctorId: of<number | null>, patientId: of<number | null> },
  row: of<{ patient_id: number; doctor_id: number; status: AppointmentStatus }>,
  sql: `
    select a.patient_id, a.doctor_id, a.status from appointments a
    where a.id = :id and (a.doctor_id = :doctorId or a.patient_id = :patientId) and ${isAppointmentSql('a')}`,
});

/** The appointment that a prescription belongs to; refuses with `appointment_not_found` if it is someone else's. */
export async function findEncounter(
  { role, id: personId }: Pick<Actor, 'role' | 'id'>,
  db: Queryable,
  id: number,
) {
  const [found] = await encounter(db, {
    id,
    doctorId: role === 'doctor' ? personId : null,
    patientId: role === 'patient' ? personId : null,
  });
  if (!found) throw new Refusal('appointment_not_found');
  return found;
}
