import { of, statement } from '#db/statement.ts';
import type { ActionSource } from '#domain/appointments/appointment-lifecycle.ts';

/**
 * Stores the patient's reported lateness with its event. No row if the appointment is not accepted, or the
 * lateness is unchanged.
 */
export const updateLateness = statement('update_lateness', {
  values: {
    id: of<number>,
    patientId: of<number>,
    actorId: of<number>,
    minutes: of<number>,
    via: of<ActionSource | null>,
    at: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with changed as (
      update appointments set late_minutes = :minutes
      where id = :id and patient_id = :patientId and status in ('Pending', 'Confirmed')
        and late_minutes is distinct from :minutes::smallint
      returning id, status
    )
    insert into appointment_events
      (appointment_id, at, actor_role, actor_id, via, action, from_status, to_status, note)
    select id, :at, 'patient', :actorId, :via, 'late', status, status, :minutes::text from changed
    returning appointment_id as id`,
});
