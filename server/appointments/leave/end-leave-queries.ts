import { of, statement } from '#db/statement.ts';
import type { LeaveState } from '#domain/appointments/doctor-leave.ts';

/** Undoes a leave or ends it early; no row if it is over. */
export const endLeaveNow = statement('end_leave_now', {
  values: {
    id: of<number>,
    doctorId: of<number>,
    states: of<readonly LeaveState[]>,
    to: of<LeaveState>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    update leaves set state = :to, ended_at = :now
    where id = :id and doctor_id = :doctorId and state = any(:states::text[]) and upper(closed) > :now
    returning id`,
});

/**
 * Skips visits that have not been processed, from the end: in forward order it would wait behind each visit
 * that the sender has locked until all were notified.
 */
export const skipRemaining = statement('skip_remaining', {
  values: { id: of<number> },
  sql: `
    with rest as (
      select leave_id, appointment_id from leave_visits where leave_id = :id and state = 'waiting'
      order by due_at desc, appointment_id desc for update
    )
    update leave_visits lv set state = 'undone'
    from rest where lv.leave_id = rest.leave_id and lv.appointment_id = rest.appointment_id`,
});

export const countNotified = statement('count_notified', {
  values: { id: of<number> },
  row: of<{ notified: number }>,
  sql: "select count(*) as notified from leave_visits where leave_id = :id and state = 'told'",
});
