import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { resolvePerson } from '#server/patients/access/guardian-access.ts';
import { resolveMergedId } from '#server/patients/access/resolve-merged-id.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';

/**
 * Accepted visits that are upcoming, took place, or passed without being closed. A request gives no access,
 * and a cancelled visit no longer does.
 */
const isTreatingDoctor = statement('is_treating_doctor', {
  values: { doctorId: of<number>, patientId: of<number> },
  row: of<{ treats: boolean }>,
  sql: `
    select exists (
      select from appointments a
      where a.doctor_id = :doctorId and a.patient_id = :patientId and (
        a.status in ('Pending', 'Confirmed', 'Completed')
        or (a.status = 'Request for Rescheduling' and a.former_status in ('Pending', 'Confirmed'))
        or (a.status = 'Incomplete' and exists (
          select from appointment_events e
          where e.appointment_id = a.id and e.to_status in ('Pending', 'Confirmed')))
      )
    ) as treats`,
});

/**
 * Returns the id of the patient whose record the caller may see and change: as their doctor, or as a patient
 * their own and those they may read. Refuses with `patient_not_found` otherwise. A record merged into
 * theirs counts as theirs.
 */
export async function requireRecordAccess(
  actor: Actor,
  deps: Pick<Deps, 'database' | 'clock'>,
  given: number,
): Promise<number> {
  if (actor.role === 'patient') return resolvePerson(actor, deps, given, 'read');
  const id = await resolveMergedId(deps.database.pool, given);
  const [found] = await isTreatingDoctor(deps.database.pool, { doctorId: actor.id, patientId: id });
  if (found?.treats) return id;
  throw new Refusal('patient_not_found');
}
