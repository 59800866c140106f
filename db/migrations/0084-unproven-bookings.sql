-- Until a code has proven its phone, an account has few open visits, and all such accounts together hold part of a doctor's
-- day (E-05, docs/product.md#booking). So a visit says which account of a patient booked it, or the one that it replaces or
-- is held for. Null: a desk or the doctor did, or the former version.
alter table appointments
  add column booked_by_account_id bigint,
  add constraint appointments_booked_by foreign key (booked_by_account_id) references accounts not valid;

-- Whether one more booking by this person is more than an account may have whose phone is not proven, or than `share` per cent
-- of the times of the doctor's day that such accounts hold or that are free; one of them is always to be had.
--
-- Until the end of the transaction it is this account's turn, and then the turn of unproven accounts at this day, in this
-- order everywhere. Volatile as `exceeded_visit_limit`, and for the same reason.
create function exceeds_unproven_limit(
  by_person bigint, with_doctor bigint, the_day date, day_began timestamptz, day_ended timestamptz, zone text, at timestamptz,
  open_visits integer, share integer
) returns boolean language plpgsql volatile as $$
declare
  booker bigint;
  own integer;
  theirs integer;
  free integer;
begin
  if open_visits is null then
    return false;
  end if;
  select a.id into booker from patients p join accounts a on a.id = p.account_id
  where p.id = by_person and a.phone_proven_at is null;
  if booker is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bookings of account ' || booker, 0));
  perform pg_advisory_xact_lock(hashtextextended('unproven bookings of doctor ' || with_doctor || ' on ' || the_day, 0));

  select count(*) into own from appointments
  where booked_by_account_id = booker and ends_at > at
    and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
  if own >= open_visits then
    return true;
  end if;

  select count(*) into theirs from appointments v join accounts a on a.id = v.booked_by_account_id
  where v.doctor_id = with_doctor and v.starts_at >= day_began and v.starts_at < day_ended and v.starts_at > at
    and holds_slot(v.status) and coalesce(v.held_until > at, true) and a.phone_proven_at is null;

  select count(*) into free
  from published_days p join practices pr on pr.id = p.practice_id and pr.ended_at is null,
    unnest(p.starts) as start,
    lateral (
      select (p.day + make_interval(mins => start)) at time zone zone as starts_at,
        (p.day + make_interval(mins => start + p.interval_minutes)) at time zone zone as ends_at
    ) s
  where p.doctor_id = with_doctor and p.day = the_day and s.starts_at > at
    and not leave_closes(with_doctor, s.starts_at, s.ends_at)
    and not exists (
      select from appointments v
      where v.doctor_id = with_doctor and v.starts_at >= day_began and v.starts_at < s.ends_at and v.ends_at > s.starts_at
        and holds_slot(v.status) and coalesce(v.held_until > at, true));
  -- Nobody gets a time of a full day: whoever asks hears that it is taken.
  return free > 0 and theirs >= greatest(1, (theirs + free) * share / 100);
end $$;
