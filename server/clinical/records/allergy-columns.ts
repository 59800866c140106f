/** Whether the doctor of an appointment `a` may see the record: of a request not yet (docs/decisions/044-clinical-records.md). */
const isRecordVisibleSql = `(a.status in ('Pending', 'Confirmed', 'Completed')
    or (a.status = 'Request for Rescheduling' and a.former_status in ('Pending', 'Confirmed')))`;

/**
 * The allergies of the patient of an appointment `a`, and whether that is an answer: some are recorded, or none are known and
 * none were recorded since. Null where its doctor may not see the record.
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
