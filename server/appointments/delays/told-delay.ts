import { stepCountSql } from '../changes/was-accepted.ts';

/** SQL: by how many minutes the patient of an open visit `a` was told that its doctor is late; null if not, or no more. */
export const notifiedDelaySql = `case when a.status in ('Pending', 'Confirmed') and ${stepCountSql} = 0 then (
    select nullif(minutes, 0) from delay_notices where appointment_id = a.id) end`;
