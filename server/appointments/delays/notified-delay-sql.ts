import { stepCountSql } from '../changes/is-accepted.ts';

/** The delay in minutes that the patient of an open visit `a` was notified of; null if none is current. */
export const notifiedDelaySql = `case when a.status in ('Pending', 'Confirmed') and ${stepCountSql} = 0 then (
    select nullif(minutes, 0) from delay_notices where appointment_id = a.id) end`;
