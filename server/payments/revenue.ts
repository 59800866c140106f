/** SQL of a doctor's revenue in paise: what was collected for Completed visits (docs/product.md#figures). */
export const revenueOf = (doctorId: ':doctorId' | 'd.id') => `(
    select coalesce(sum(case when p.voids is null then p.amount_paise else -p.amount_paise end), 0)::bigint
    from payments p join appointments visit on visit.id = p.appointment_id
    where p.doctor_id = ${doctorId} and p.way <> 'later' and visit.status = 'Completed'
  )`;
