-- Held joins the statuses that exclude each other (E-07, K-06). To index the visits of years would lock the table for longer
-- than anybody waits: the constraints are about rows with a practice, of which there are few as yet, and 0047 gives it to
-- those of before while they keep watch. Until 0048 those of before stay in force.
create trigger appointments_practice_of_before before update on appointments
  for each row when (new.practice_id is null) execute function keep_practice_of_appointment();
alter table appointments
  add constraint appointments_doctor_held exclude using gist (
    doctor_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (practice_id is not null
    and status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed'));
