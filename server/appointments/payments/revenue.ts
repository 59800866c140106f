import { netPaise } from './owed.ts';
import { laterVisits } from './payment-columns.ts';

/** SQL of a doctor's revenue in paise: what was collected for Completed visits (docs/product.md#figures). */
export const revenueOf = (doctorId: ':doctorId' | 'd.id') => `(
    select coalesce(sum(${netPaise('p')}), 0)::bigint
    from payments p join appointments visit on visit.id = p.appointment_id
    where p.doctor_id = ${doctorId} and p.way <> 'later' and (visit.status = 'Completed' or (
      visit.status = 'Rescheduled' and exists (${laterVisits('visit.id')} select from later where status = 'Completed')))
  )`;
