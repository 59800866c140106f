-- A doctor's leave (K-05, docs/decisions/056-leave.md): what it closes, which visits it touches, and what became of each.
-- What a doctor published stays as it is: a leave lies over it, and when it ends early, its times are free again.
create table leaves (
  id           bigint generated always as identity primary key,
  doctor_id    bigint not null references doctors on delete cascade,
  first_day    date not null,
  last_day     date not null,
  -- Of each of these days, in minutes from midnight; null: whole days.
  from_minutes smallint check (from_minutes between 0 and 1439),
  to_minutes   smallint check (to_minutes between 1 and 1440),
  -- The same as instants.
  closed       tstzmultirange not null,
  -- For the doctor alone.
  reason       text not null default '',
  -- sending: closes, and tells patients from send_at on; done: everybody was told; undone: given up before that;
  -- ended: given up early.
  state        text not null default 'sending' check (state in ('sending', 'done', 'undone', 'ended')),
  made_at      timestamptz not null,
  send_at      timestamptz not null,
  ended_at     timestamptz,
  check (last_day >= first_day),
  check ((from_minutes is null) = (to_minutes is null) and from_minutes < to_minutes)
);
create index leaves_doctor on leaves (doctor_id);
create index leaves_closing on leaves (doctor_id) where state in ('sending', 'done');
create index leaves_sending on leaves (send_at) where state = 'sending';

-- Each visit that a leave touches, and how its patient is told. Its row is the work of the batch: locked, done and marked
-- in one transaction with what becomes of the visit.
create table leave_visits (
  leave_id       bigint not null references leaves on delete cascade,
  appointment_id bigint not null references appointments on delete cascade,
  way            text not null check (way in ('same', 'colleague', 'ask')),
  -- waiting: to be told; skipped: the patient was faster; undone: the leave was given up before.
  state          text not null default 'waiting' check (state in ('waiting', 'told', 'skipped', 'undone')),
  -- What they were told: times to choose from, a colleague's time, the question, or to pick a time themselves.
  told_as        text check (told_as in ('offered', 'colleague', 'asked', 'moved')),
  told_at        timestamptz,
  -- Until when the patient can answer; then they are reminded once.
  answer_until   timestamptz,
  declined_at    timestamptz,
  reminded_at    timestamptz,
  -- One that failed comes again at this instant.
  due_at         timestamptz not null,
  primary key (leave_id, appointment_id),
  check ((state = 'told') = (told_as is not null))
);
create index leave_visits_due on leave_visits (due_at) where state = 'waiting';
create index leave_visits_appointment on leave_visits (appointment_id);
create index leave_visits_unanswered on leave_visits (answer_until) where state = 'told' and reminded_at is null;

-- The times that are held for the patient of such a visit. A hold that was given up or has run out takes its row along.
create table leave_offers (
  hold_id        bigint primary key references appointments on delete cascade,
  leave_id       bigint not null,
  appointment_id bigint not null,
  foreign key (leave_id, appointment_id) references leave_visits on delete cascade
);
create index leave_offers_visit on leave_offers (appointment_id);

-- Whether a doctor is on leave at some moment of a stretch of time.
create function leave_closes(the_doctor bigint, from_instant timestamptz, to_instant timestamptz) returns boolean
  language sql stable return exists (
    select from leaves
    where doctor_id = the_doctor and state in ('sending', 'done') and closed && tstzrange(from_instant, to_instant)
  );

-- Nothing new is booked or held in a leave, by whichever statement or version: the row is not written, as if the time were
-- taken. The lock is the one that a new leave takes: a booking is over before the leave lists whom it touches, or sees it.
create function keep_leave_free() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(38, (new.doctor_id % 64)::int);
  if leave_closes(new.doctor_id, new.starts_at, new.ends_at) then
    return null;
  end if;
  return new;
end $$;
create trigger appointments_in_leave before insert on appointments
  for each row when (new.status in ('Held', 'Requested', 'Pending', 'Confirmed')) execute function keep_leave_free();
create trigger holds_in_leave before update of status on appointments
  for each row when (old.status = 'Held' and new.status <> 'Held') execute function keep_leave_free();

-- Whoever looks at the doctor's times hears of it.
create function tell_leave() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', new.doctor_id, 'days', json_agg(day::date::text order by day))
  from generate_series(new.first_day, new.last_day, interval '1 day') as day;
  return null;
end $$;
create trigger leaves_begun after insert on leaves for each row execute function tell_leave();
create trigger leaves_ended after update of state on leaves
  for each row when (new.state in ('undone', 'ended')) execute function tell_leave();
