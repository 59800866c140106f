import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';

const openStatusesSql = literalsSql(openStatuses);

/** Open appointments of a period at one practice, locked in the order of their ids to avoid deadlocks. */
export const lockOpenVisits = statement('lock_open_visits', {
  values: { doctorId: of<number>, practiceId: of<number>, from: of<Date>, before: of<Date> },
  row: of<{ id: number; status: AppointmentStatus; former_status: AppointmentStatus | null }>,
  sql: `
    select id, status, former_status from appointments
    where doctor_id = :doctorId and starts_at > :from and starts_at < :before and status in (${openStatusesSql})
      and practice_id = :practiceId
    order by id for no key update`,
});
