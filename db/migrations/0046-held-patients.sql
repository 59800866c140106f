-- The same for the patient's side: each file looks through the table once while others wait.
alter table appointments
  add constraint appointments_patient_held exclude using gist (
    patient_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (practice_id is not null
    and status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed'));
