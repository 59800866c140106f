import { netPaiseSql } from './amount-sql.ts';
import { laterVisitsSql } from './payment-sql.ts';

/** A doctor's revenue in paise: what was collected for Completed visits. */
export const revenueSql = (doctorId: ':doctorId' | 'd.id') => `(
    select coalesce(sum(${netPaiseSql('p')}), 0)::bigint
    from payments p join appointments visit on visit.id = p.appointment_id
    where p.doctor_id = ${doctorId} and p.way <> 'later' and (visit.status = 'Completed' or (
      visit.status = 'Rescheduled' and exists (${laterVisitsSql('visit.id')} select from later where status = 'Completed')))
  )`;
