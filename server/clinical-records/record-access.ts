import { Refusal } from '#contract/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { idOf } from '#domain/readable-ids.ts';
import type { Caller } from '#server/platform/mount.ts';

/**
 * Accepted visits that lie ahead, took place, or whose day passed unclosed. A request gives no access, and what
 * was called off gives none any more (docs/decisions/044-clinical-records.md).
 */
const treats = statement('doctor_treats_patient', {
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
 * The number of the patient whose record the caller may see and change; `patient_not_found` for anybody else's.
 * `text` is an id in either form.
 */
export async function accessibleRecord(db: Queryable, caller: Caller, text: string): Promise<number> {
  const id = idOf('patient', text);
  if (id !== null && caller.role === 'patient' && caller.id === id) return id;
  if (id !== null && caller.role === 'doctor') {
    const [found] = await treats(db, { doctorId: caller.id, patientId: id });
    if (found?.treats) return id;
  }
  throw new Refusal('patient_not_found');
}
