-- The live line (spec E-08): what changed is put down in the transaction of the change, so a rollback tells nothing
-- and a commit cannot be missed. A message holds ids, and the instants that say which clinic days are concerned.
-- Every process listens on the channel `live` and fans out to the tabs that follow (server/live/live-message.ts).

-- What is to be told. A NOTIFY in the transaction itself would make every booking wait for the disk of the one before:
-- its lock is held until the commit is on disk (docs/decisions/015). So the message waits here for the moment after the
-- commit, when a process passes it on in a transaction that waits for no disk. After a crash of PostgreSQL, which
-- empties this, every screen asks again anyway.
create unlogged table live_changes (message text not null);

-- Whether an appointment with this status keeps its time from others: the same list as in the exclusion constraints.
create function holds_slot(status text) returns boolean language sql immutable parallel safe
  return status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed');

create function tell_appointment() returns trigger language plpgsql as $$
declare
  moved   boolean := tg_op = 'UPDATE' and (old.starts_at, old.ends_at) <> (new.starts_at, new.ends_at);
  freed   boolean := tg_op = 'UPDATE' and holds_slot(old.status);
  changed bigint[] := '{}';
begin
  -- When the times that others may book did not change, nobody but the two people hears of it.
  if moved or freed <> holds_slot(new.status) then
    changed := array[extract(epoch from new.starts_at)::bigint];
  end if;
  if moved then
    changed := changed || extract(epoch from old.starts_at)::bigint;
  end if;
  insert into live_changes values (json_build_object('kind', 'appointment', 'id', new.id, 'doctor', new.doctor_id,
    'patient', new.patient_id, 'slots', changed));
  return null;
end $$;
create trigger appointments_booked after insert on appointments
  for each row execute function tell_appointment();
create trigger appointments_moved after update on appointments
  for each row when ((old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function tell_appointment();

-- One message for all days of a doctor that a statement published: copying a week to a year is one change. A message
-- has room for 7,999 bytes, that is for more days than anybody may publish ahead.
create function tell_published() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', doctor_id, 'days', days)
  from (select doctor_id, json_agg(day order by day) as days from published group by doctor_id) per_doctor;
  return null;
end $$;
create function tell_republished() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', doctor_id, 'days', days)
  from (
    select doctor_id, json_agg(day order by day) as days
    from published join former using (doctor_id, day)
    where (published.starts, published.interval_minutes) is distinct from (former.starts, former.interval_minutes)
    group by doctor_id
  ) per_doctor;
  return null;
end $$;
create trigger published_slots_published after insert on published_slots
  referencing new table as published for each statement execute function tell_published();
create trigger published_slots_republished after update on published_slots
  referencing new table as published old table as former for each statement execute function tell_republished();
create trigger published_slots_withdrawn after delete on published_slots
  referencing old table as published for each statement execute function tell_published();

-- A session that ends takes its private topics with it, in whichever process its tabs are.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'session', 'id', new.id));
  return null;
end $$;
create trigger sessions_ended after update on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_end();

-- What two tabs in a video room tell each other on their way to each other (decisions §9). A session description may be
-- longer than a message of NOTIFY, so the message names the row. Nothing here outlives a crash, or a minute, and nothing
-- waits for a disk, as it would with a reference to the appointment: so this is told at once.
create unlogged table live_signals (
  id             bigint generated always as identity primary key,
  appointment_id bigint not null,
  role           text not null check (role in ('patient', 'doctor')),
  peer           text not null,
  -- The tab's connection: a tab that comes back by another one has not gone.
  line           uuid not null,
  -- What it says; null when it enters or is gone.
  signal         jsonb,
  event          text not null check (event in ('entered', 'said', 'gone')),
  at             timestamptz not null,
  check ((event = 'said') = (signal is not null))
);
create index live_signals_at on live_signals (at);

create function tell_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'signal', 'id', new.id, 'visit', new.appointment_id)::text);
  return null;
end $$;
create trigger live_signals_told after insert on live_signals
  for each row execute function tell_signal();
