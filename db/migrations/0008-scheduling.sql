create table published_days (
  practice_id bigint not null,
  doctor_id bigint not null,
  day date not null,
  interval_minutes smallint not null
    constraint published_days_interval_minutes_in_range check (interval_minutes between 5 and 60),
  mode text not null default 'Any'
    constraint published_days_mode_known check (mode in ('Any', 'Online', 'Offline')),
  starts smallint[] not null,
  retained smallint[] not null default '{}',
  is_part boolean not null default true,
  source text not null default 'hand'
    constraint published_days_source_known check (source in ('hand', 'schedule')),
  primary key (practice_id, day, interval_minutes, mode),
  foreign key (practice_id, doctor_id) references practices (id, doctor_id) on delete cascade
);
comment on table published_days is
  'scheduling: A practice''s slots of one length and mode. All its rows of a day form the published day; a row without '
  'starts offers none.';
comment on column published_days.mode is 'Any: clinic or video, as the patient chooses.';
comment on column published_days.starts is 'Minutes from midnight in clinic time.';
comment on column published_days.retained is
  'Those of starts that remain only for existing appointments, offered to no one else.';
comment on column published_days.is_part is
  'False: not in the last publication. The row remains for bookings to lock, with at most retained starts.';
comment on column published_days.source is 'hand: not overwritten by schedules.';
create index published_days_doctor on published_days (doctor_id, day);

create table schedule_rules (
  id bigint generated always as identity primary key,
  practice_id bigint not null references practices on delete cascade,
  weekdays smallint[] not null
    constraint schedule_rules_weekdays_known check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  from_minutes smallint not null
    constraint schedule_rules_from_minutes_in_range check (from_minutes >= 6 * 60),
  to_minutes smallint not null
    constraint schedule_rules_to_minutes_in_range check (to_minutes <= 23 * 60),
  interval_minutes smallint not null
    constraint schedule_rules_interval_minutes_in_range check (interval_minutes between 5 and 60),
  mode text not null default 'Any'
    constraint schedule_rules_mode_known check (mode in ('Any', 'Online', 'Offline')),
  every_weeks smallint
    constraint schedule_rules_every_weeks_in_range check (every_weeks between 1 and 12),
  nth_of_month smallint[]
    constraint schedule_rules_nth_of_month_known check (
      nth_of_month <@ '{1,2,3,4,-1}' and cardinality(nth_of_month) between 1 and 5),
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint schedule_rules_one_recurrence check (num_nonnulls(every_weeks, nth_of_month) = 1),
  constraint schedule_rules_whole_slots check (
    to_minutes > from_minutes and (to_minutes - from_minutes) % interval_minutes = 0),
  constraint schedule_rules_valid_to_after_from check (valid_to >= valid_from)
);
comment on table schedule_rules is
  'scheduling: A recurring rule, by weeks or weekdays of the month, from which days are published.';
comment on column schedule_rules.weekdays is 'ISO weekdays; Monday is 1.';
comment on column schedule_rules.every_weeks is
  'Counted from valid_from; null: nth_of_month applies, with -1 for the last.';
comment on column schedule_rules.valid_to is 'Inclusive; null: no end.';
create index schedule_rules_practice on schedule_rules (practice_id)
  where ended_at is null;

create table published_schedules (
  doctor_id bigint primary key references doctors on delete cascade,
  until date not null default '-infinity'
);
comment on table published_schedules is
  'scheduling: The day up to which a doctor''s schedules are published. Processes lock the row to change or publish '
  'them.';
create index published_schedules_until on published_schedules (until);

create table hospital_holidays (
  hospital_id bigint not null references hospitals on delete cascade,
  day date not null,
  name text not null
    constraint hospital_holidays_name_not_empty check (name <> ''),
  primary key (hospital_id, day)
);
comment on table hospital_holidays is 'scheduling: A day on which a hospital is closed.';

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
create trigger practices_schedule_changed after update of hospital_id, ended_at on practices
  for each row execute function publish_schedules_again();
comment on trigger practices_schedule_changed on practices is 'Has the doctor''s schedules republished.';
create trigger schedule_rules_changed after insert or update on schedule_rules
  for each row execute function publish_schedules_again();
comment on trigger schedule_rules_changed on schedule_rules is 'Has the doctor''s schedules republished.';
create trigger hospital_holidays_changed after insert or delete or update on hospital_holidays
  for each row execute function publish_schedules_again();
comment on trigger hospital_holidays_changed on hospital_holidays is
  'Has the schedules of the hospital''s doctors republished.';

create function notify_published() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', doctor_id, 'days', days)
  from (select doctor_id, json_agg(distinct day order by day) as days from published group by doctor_id) per_doctor;
  return null;
end $$;
create trigger published_days_published after insert on published_days referencing new table as published
  for each statement execute function notify_published();
comment on trigger published_days_published on published_days is 'Updates open screens.';
create trigger published_days_withdrawn after delete on published_days referencing old table as published
  for each statement execute function notify_published();
comment on trigger published_days_withdrawn on published_days is 'Updates open screens.';

create function notify_republished() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', doctor_id, 'days', days)
  from (
    select published.doctor_id, json_agg(distinct day order by day) as days
    from published join former using (practice_id, day, interval_minutes, mode)
    where published.starts is distinct from former.starts
    group by published.doctor_id
  ) per_doctor;
  return null;
end $$;
create trigger published_days_republished after update on published_days
  referencing old table as former new table as published
  for each statement execute function notify_republished();
comment on trigger published_days_republished on published_days is 'Updates open screens.';
