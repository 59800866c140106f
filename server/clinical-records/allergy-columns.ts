/**
 * The allergies of the patient of an appointment `a`, where its doctor may see the record: a request shows none
 * (docs/decisions/044-clinical-records.md).
 */
export const allergyColumns = `array(
    select one.substance from allergies one
    where one.patient_id = a.patient_id and one.ended_at is null and (
      a.status in ('Pending', 'Confirmed', 'Completed')
      or (a.status = 'Request for Rescheduling' and a.former_status in ('Pending', 'Confirmed')))
    order by one.recorded_at, one.id
  ) as allergies`;
