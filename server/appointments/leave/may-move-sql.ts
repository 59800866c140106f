import { notifiedDelaySql } from '#server/appointments/delays/notified-delay-sql.ts';

/** True if the patient of an open visit `a` was asked to move or cancel it because of a leave. */
export const askedToMoveSql = `(a.status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling') and exists (
    select from leave_visits lv where lv.appointment_id = a.id and lv.state = 'told' and lv.notice_kind = 'asked'))`;

/** True if the patient of an open visit `a` may pick another time without the doctor's approval. */
export const mayMoveSql = `(${askedToMoveSql} or coalesce(${notifiedDelaySql}, 0) > 0)`;
