-- A time that is kept for one person until an instant (K-06, docs/decisions/051-holds.md) is an appointment row in status
-- Held: two tables cannot share an exclusion constraint. And the visit has a middle: when somebody arrived, was called, began
-- and ended; the status on the wire stays what it was. Nothing here looks at a row; the constraints follow in 0045 to 0049.
alter table appointments
  add column held_until timestamptz,
  add column arrived_at timestamptz,
  add column called_at  timestamptz,
  add column started_at timestamptz,
  -- When the visit ended; ends_at is until when its time is booked.
  add column ended_at   timestamptz,
  drop constraint appointments_status_check,
  add constraint appointments_status_check check (status in ('Held', 'Requested', 'Pending', 'Confirmed',
    'Request for Rescheduling', 'Rescheduled', 'Completed', 'Cancelled', 'Rejected', 'Incomplete')) not valid,
  add constraint appointments_held check ((status = 'Held') = (held_until is not null)) not valid;

create or replace function holds_slot(status text) returns boolean language sql immutable parallel safe
  return status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed');

-- Whoever looks at the doctor's times hears of a hold that comes or goes, and nobody else: it is no appointment.
create function tell_hold() returns trigger language plpgsql as $$
declare
  hold appointments := case tg_op when 'DELETE' then old else new end;
begin
  insert into live_changes values (json_build_object('kind', 'times', 'doctor', hold.doctor_id,
    'slots', array[extract(epoch from hold.starts_at)::bigint]));
  return null;
end $$;
drop trigger appointments_booked on appointments;
create trigger appointments_booked after insert on appointments
  for each row when (new.status <> 'Held') execute function tell_appointment();
create trigger appointments_hold_made after insert on appointments
  for each row when (new.status = 'Held') execute function tell_hold();
create trigger appointments_hold_gone after delete on appointments
  for each row when (old.status = 'Held') execute function tell_hold();
