-- Weekly schedules of practices (K-03, K-04, docs/decisions/055-schedules.md). Times are minutes from midnight in clinic time.
create table schedule_rules (
  id               bigint generated always as identity primary key,
  practice_id      bigint not null references practices on delete cascade,
  -- ISO weekdays, Monday is 1.
  weekdays         smallint[] not null
                     check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  from_minutes     smallint not null check (from_minutes >= 6 * 60),
  to_minutes       smallint not null check (to_minutes <= 23 * 60),
  interval_minutes smallint not null check (interval_minutes between 5 and 60),
  mode             text not null default 'Any' check (mode in ('Any', 'Online', 'Offline')),
  -- Every n weeks from the week of valid_from on, or these of each weekday in the month; -1 is the last.
  every_weeks      smallint check (every_weeks between 1 and 12),
  nth_of_month     smallint[] check (nth_of_month <@ '{1,2,3,4,-1}' and cardinality(nth_of_month) between 1 and 5),
  valid_from       date not null,
  -- The last day; null: without an end.
  valid_to         date,
  created_at       timestamptz not null default now(),
  ended_at         timestamptz,
  check (num_nonnulls(every_weeks, nth_of_month) = 1),
  check (to_minutes > from_minutes and (to_minutes - from_minutes) % interval_minutes = 0),
  check (valid_to >= valid_from)
);
create index schedule_rules_practice on schedule_rules (practice_id) where ended_at is null;

create table hospital_holidays (
  hospital_id bigint not null references hospitals on delete cascade,
  day         date not null,
  name        text not null check (name <> ''),
  primary key (hospital_id, day)
);

-- Until which day the schedules of a doctor are published; '-infinity' when something changed. Its row is also the lock
-- under which one process at a time changes or publishes them.
create table published_schedules (
  doctor_id bigint primary key references doctors on delete cascade,
  until     date not null default '-infinity'
);
create index published_schedules_until on published_schedules (until);

create function publish_schedules_again() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'schedule_rules' then
      insert into published_schedules (doctor_id) select doctor_id from practices where id = new.practice_id
      on conflict (doctor_id) do update set until = '-infinity';
    when 'hospital_holidays' then
      update published_schedules set until = '-infinity'
      where doctor_id in (select doctor_id from practices
        where hospital_id = case tg_op when 'DELETE' then old.hospital_id else new.hospital_id end and ended_at is null);
    else
      update published_schedules set until = '-infinity' where doctor_id = new.doctor_id;
  end case;
  return null;
end $$;
create trigger schedule_rules_changed after insert or update on schedule_rules
  for each row execute function publish_schedules_again();
create trigger hospital_holidays_changed after insert or update or delete on hospital_holidays
  for each row execute function publish_schedules_again();
create trigger practices_schedule_changed after update of hospital_id, ended_at on practices
  for each row execute function publish_schedules_again();
