-- Beside the one visit of a time there may be one that was squeezed in, and no second of either kind (E-07, M-13).
alter table appointments
  add constraint appointments_doctor_exclusive exclude using gist (
    doctor_id with =, (case when squeezed_in = '' then 0 else 1 end) with =, tstzrange(starts_at, ends_at) with &&
  ) where (practice_id is not null and squeezed_in is not null
    and status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed'));
