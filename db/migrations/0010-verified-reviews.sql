-- Limits on open visits, and reviews that count because there was a visit.

-- Which limit one more booking of a patient would exceed: 'day', 'doctor' or 'all'; null if none (E-05). An open visit is
-- one whose status is open and that is not over. A limit that is null does not count.
--
-- Until the end of the transaction it is this patient's turn: bookings of one patient come one after the other. The
-- function is volatile, so what it counts is what is committed when the turn comes; the snapshot of the statement that
-- calls it is older, from before the wait, and would miss the booking that was waited for.
create function exceeded_visit_limit(
  of_patient bigint, with_doctor bigint, day_began timestamptz, day_ended timestamptz, at timestamptz,
  requests_per_day integer, per_doctor integer, in_all integer
) returns text language plpgsql volatile as $$
declare
  requests integer;
  with_them integer;
  everywhere integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('bookings of patient ' || of_patient, 0));
  select
    count(*) filter (
      where doctor_id = with_doctor and status = 'Requested' and starts_at >= day_began and starts_at < day_ended),
    count(*) filter (where doctor_id = with_doctor),
    count(*)
  into requests, with_them, everywhere
  from appointments
  -- No visit lasts a day: the bound lets the index on starts leave out the patient's history.
  where patient_id = of_patient and starts_at > at - interval '1 day' and ends_at > at
    and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
  return case
    when requests >= requests_per_day then 'day'
    when with_them >= per_doctor then 'doctor'
    when everywhere >= in_all then 'all'
  end;
end $$;
