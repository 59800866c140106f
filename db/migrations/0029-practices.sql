-- Where a doctor practises (K-01, docs/decisions/050-practices.md): one hospital or own practice each. The doctor's main
-- practice is the one of the registration; the doctor's own columns and published_slots say the same of it for processes of
-- the former version, kept in step by triggers. 0030 fills what is new.
create table practices (
  id                  bigint generated always as identity primary key,
  doctor_id           bigint not null references doctors on delete cascade,
  hospital_id         bigint references hospitals,
  -- As cards and papers call it.
  name                text not null check (name <> ''),
  -- Street and area of the own practice; a hospital has its own.
  address             text not null default '',
  location            point not null,
  room                text not null default '',
  clinic_fee_paise    bigint not null check (clinic_fee_paise >= 0),
  -- Null: as in the clinic.
  video_fee_paise     bigint check (video_fee_paise >= 0),
  -- Of a visit within so many days after a completed one here; null: there is no such fee.
  follow_up_fee_paise bigint check (follow_up_fee_paise >= 0),
  follow_up_days      smallint check (follow_up_days between 1 and 90),
  slot_minutes        smallint not null default 15 check (slot_minutes between 5 and 60),
  modes               text[] not null default '{Offline,Online}'
                        check (modes <@ '{Offline,Online}' and cardinality(modes) between 1 and 2),
  -- That the hospital agrees to be named.
  hospital_agreed_at  timestamptz check (hospital_agreed_at is null or hospital_id is not null),
  is_main             boolean not null default false,
  created_at          timestamptz not null default now(),
  -- Given up; its visits stay.
  ended_at            timestamptz,
  check ((follow_up_fee_paise is null) = (follow_up_days is null)),
  check (not (is_main and ended_at is not null))
);
create unique index practices_main on practices (doctor_id) where is_main;
create index practices_doctor on practices (doctor_id);
create index practices_hospital on practices (hospital_id) where hospital_id is not null;
create index practices_location on practices using gist (location) where ended_at is null;

-- What a practice offers on one day: slots of one length for one mode, each given by its start in minutes from midnight.
-- All rows of a practice and day together are its day; one whose starts are empty offers nothing and remembers that.
create table published_days (
  practice_id      bigint not null references practices on delete cascade,
  day              date not null,
  interval_minutes smallint not null check (interval_minutes between 5 and 60),
  -- Any: in the clinic or by video, as the patient likes.
  mode             text not null default 'Any' check (mode in ('Any', 'Online', 'Offline')),
  doctor_id        bigint not null references doctors on delete cascade,
  starts           smallint[] not null,
  -- By hand wins over the schedule (K-04).
  source           text not null default 'hand' check (source in ('hand', 'schedule')),
  primary key (practice_id, day, interval_minutes, mode)
);
create index published_days_doctor on published_days (doctor_id, day);

-- Null: of before, the doctor's main practice.
alter table appointments add column practice_id bigint;
alter table appointments add constraint appointments_practice foreign key (practice_id) references practices not valid;

create function keep_main_practice() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into practices (doctor_id, hospital_id, name, address, location, clinic_fee_paise, hospital_agreed_at, is_main)
      values (new.id, new.hospital_id, coalesce(nullif(new.hospital_name, ''), 'Own Practice'), new.practice_address,
        new.location, new.basic_fee_paise, new.hospital_agreed_at, true);
  else
    update practices set hospital_id = new.hospital_id, name = coalesce(nullif(new.hospital_name, ''), 'Own Practice'),
      address = new.practice_address, location = new.location, clinic_fee_paise = new.basic_fee_paise,
      hospital_agreed_at = new.hospital_agreed_at
    where doctor_id = new.id and is_main;
  end if;
  return null;
end $$;
create trigger doctors_main_practice after insert on doctors
  for each row execute function keep_main_practice();
create trigger doctors_main_practice_changed after update of
    hospital_id, hospital_name, practice_address, location, basic_fee_paise, hospital_agreed_at on doctors
  for each row when (pg_trigger_depth() = 0) execute function keep_main_practice();

create function keep_doctor_of_main_practice() returns trigger language plpgsql as $$
begin
  update doctors set hospital_id = new.hospital_id, hospital_name = new.name, practice_address = new.address,
    location = new.location, basic_fee_paise = new.clinic_fee_paise, hospital_agreed_at = new.hospital_agreed_at
  where id = new.doctor_id;
  return null;
end $$;
create trigger practices_main_changed after update of
    hospital_id, name, address, location, clinic_fee_paise, hospital_agreed_at, is_main on practices
  for each row when (new.is_main and pg_trigger_depth() = 0) execute function keep_doctor_of_main_practice();

create function keep_practice_of_appointment() returns trigger language plpgsql as $$
begin
  select id into new.practice_id from practices where doctor_id = new.doctor_id and is_main;
  return new;
end $$;
create trigger appointments_main_practice before insert on appointments
  for each row when (new.practice_id is null) execute function keep_practice_of_appointment();

-- What the former version publishes is published by hand at the main practice.
create function publish_for_main_practice() returns trigger language plpgsql as $$
declare
  the_doctor bigint := case tg_op when 'DELETE' then old.doctor_id else new.doctor_id end;
  the_day date := case tg_op when 'DELETE' then old.day else new.day end;
  main bigint := (select id from practices where doctor_id = the_doctor and is_main);
begin
  if main is null then
    return null;
  end if;
  update published_days set starts = '{}', source = 'hand'
  where practice_id = main and day = the_day
    and (tg_op = 'DELETE' or (interval_minutes, mode) <> (new.interval_minutes, 'Any'));
  if tg_op <> 'DELETE' then
    insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts)
      values (main, the_day, new.interval_minutes, 'Any', the_doctor, new.starts)
    on conflict (practice_id, day, interval_minutes, mode) do update set starts = new.starts, source = 'hand';
  end if;
  return null;
end $$;
create trigger published_slots_main_practice after insert or update or delete on published_slots
  for each row when (pg_trigger_depth() = 0) execute function publish_for_main_practice();

-- And the former version offers what the main practice publishes, as far as slots of one length can say it.
alter table published_slots
  drop constraint published_slots_interval_minutes_check,
  add constraint published_slots_interval_minutes_check check (interval_minutes between 5 and 60) not valid;
create function show_former_version() returns trigger language plpgsql as $$
declare
  the_practice bigint := case tg_op when 'DELETE' then old.practice_id else new.practice_id end;
  the_day date := case tg_op when 'DELETE' then old.day else new.day end;
begin
  insert into published_slots (doctor_id, day, interval_minutes, starts)
    select p.doctor_id, d.day, d.interval_minutes, d.starts
    from practices p join published_days d on d.practice_id = p.id
    where p.id = the_practice and p.is_main and d.day = the_day and d.mode = 'Any'
    order by cardinality(d.starts) desc, d.interval_minutes limit 1
  on conflict (doctor_id, day) do update set interval_minutes = excluded.interval_minutes, starts = excluded.starts;
  return null;
end $$;

-- Whoever looks at the doctor's times hears of what is published, by whichever version.
drop trigger published_slots_published on published_slots;
drop trigger published_slots_republished on published_slots;
drop trigger published_slots_withdrawn on published_slots;
create or replace function tell_published() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', doctor_id, 'days', days)
  from (select doctor_id, json_agg(distinct day order by day) as days from published group by doctor_id) per_doctor;
  return null;
end $$;
create or replace function tell_republished() returns trigger language plpgsql as $$
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
