/** True if the doctor of an appointment `a` may see the record; a request is not enough. */
const isRecordVisibleSql = `(a.status in ('Pending', 'Confirmed', 'Completed')
    or (a.status = 'Request for Rescheduling' and a.former_status in ('Pending', 'Confirmed')))`;

/**
 * Allergies of the patient of an appointment `a`, and whether they are known: some are recorded, or none were
 * reported and none recorded since. Null if the doctor may not see the record.
 */
export const allergyColumnsSql = `array(
    select one.substance from allergies one
    where one.patient_id = a.patient_id and one.ended_at is null and ${isRecordVisibleSql}
    order by one.recorded_at, one.id
  ) as allergies,
  case when ${isRecordVisibleSql} then
    exists (select from allergies one where one.patient_id = a.patient_id and one.ended_at is null)
    or exists (
      select from allergy_questions q
      where q.patient_id = a.patient_id and not exists (
        select from allergies one where one.patient_id = a.patient_id and one.recorded_at > q.asked_at))
  end as allergies_asked`;
