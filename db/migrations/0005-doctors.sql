create table doctors (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts,
  name text not null
    constraint doctors_name_not_empty check (name <> ''),
  name_sound text not null generated always as (' ' || sound_of(name) || ' ') stored,
  gender text not null
    constraint doctors_gender_known check (gender in ('Male', 'Female', 'Other')),
  photo_hash text references photos,
  specialization text not null,
  experience_years smallint not null
    constraint doctors_experience_years_in_range check (experience_years between 0 and 60),
  languages text[] not null default '{}',
  qualifications text[] not null default '{}',
  overview text not null default '',
  medical_registration text not null,
  council text,
  registration_year smallint
    constraint doctors_registration_year_in_range check (registration_year between 1930 and 2200),
  registration_checked_at timestamptz,
  registration_refused_at timestamptz,
  registration_refusal text not null default '',
  operators_notified_at timestamptz,
  listed boolean not null default true,
  clinic_phone text,
  logo_hash text references letterhead_images,
  signature_hash text references letterhead_images,
  paper jsonb not null default '{"size": "A4", "topMm": 0, "bottomMm": 0}',
  confirms_automatically boolean not null default false,
  request_notices text not null default 'at-once'
    constraint doctors_request_notices_known check (request_notices in ('at-once', 'hourly')),
  daily_digest boolean not null default true,
  rating_sum integer not null default 0
    constraint doctors_rating_sum_not_negative check (rating_sum >= 0),
  rating_count integer not null default 0
    constraint doctors_rating_count_not_negative check (rating_count >= 0),
  created_at timestamptz not null default now()
);
comment on table doctors is
  'doctors: A doctor''s registration, profile and preferences. Fees, place and hours are in practices.';
comment on column doctors.council is 'The issuer of medical_registration, from domain/doctors/councils.ts.';
comment on column doctors.operators_notified_at is 'Of this registration; a change resets it to null.';
comment on column doctors.listed is 'Can be found and booked; set at each start from REGISTRATION_CHECK.';
comment on column doctors.clinic_phone is 'Printed on documents, unlike the sign-in phone.';
comment on column doctors.paper is 'For prescriptions; letterhead space in millimetres.';
comment on column doctors.request_notices is 'Notifications of requests, one by one or hourly.';
comment on column doctors.rating_sum is 'Over verified reviews, maintained by a trigger.';
create index doctors_name_sound on doctors using gin (name_sound gin_trgm_ops);
create index doctors_specialization on doctors (lower(specialization));

create table practices (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors on delete cascade,
  hospital_id bigint references hospitals,
  hospital_agreed_at timestamptz,
  name text not null
    constraint practices_name_not_empty check (name <> ''),
  name_sound text not null generated always as (' ' || sound_of(name) || ' ') stored,
  address text not null default '',
  location point not null,
  room text not null default '',
  is_main boolean not null default false,
  works_days smallint[] not null default '{1,2,3,4,5}'
    constraint practices_works_days_known
      check (works_days <@ '{1,2,3,4,5,6,7}' and array_position(works_days, null) is null),
  works_from smallint not null default 540
    constraint practices_works_from_in_range check (works_from between 0 and 1439),
  works_to smallint not null default 1020
    constraint practices_works_to_in_range check (works_to between 1 and 1440),
  slot_minutes smallint not null default 15
    constraint practices_slot_minutes_in_range check (slot_minutes between 5 and 60),
  modes text[] not null default '{Offline,Online}'
    constraint practices_modes_known check (modes <@ '{Offline,Online}' and cardinality(modes) between 1 and 2),
  clinic_fee_paise bigint not null
    constraint practices_clinic_fee_paise_not_negative check (clinic_fee_paise >= 0),
  video_fee_paise bigint
    constraint practices_video_fee_paise_not_negative check (video_fee_paise >= 0),
  follow_up_fee_paise bigint
    constraint practices_follow_up_fee_paise_not_negative check (follow_up_fee_paise >= 0),
  follow_up_days smallint
    constraint practices_follow_up_days_in_range check (follow_up_days between 1 and 90),
  desk_permissions text[] not null default '{answer,move,collect,schedule}'
    constraint practices_desk_permissions_known check (desk_permissions <@ '{answer,move,collect,schedule}'),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- For foreign keys that include the doctor.
  unique (id, doctor_id),
  constraint practices_hours_in_order check (works_from < works_to),
  constraint practices_agreement_with_hospital check (hospital_agreed_at is null or hospital_id is not null),
  constraint practices_follow_up_fee_with_days check ((follow_up_fee_paise is null) = (follow_up_days is null)),
  constraint practices_main_not_ended check (not is_main or ended_at is null)
);
comment on table practices is
  'doctors: A doctor''s place of practice, with fees, hours, modes and slot length. Each doctor has one main practice.';
comment on column practices.hospital_agreed_at is 'When the hospital agreed to be named.';
comment on column practices.name is 'As on cards and documents.';
comment on column practices.address is 'For a doctor''s own practice; hospitals have their own.';
comment on column practices.works_days is 'ISO weekdays; Monday is 1.';
comment on column practices.works_from is 'Minutes from midnight, like works_to.';
comment on column practices.video_fee_paise is 'Null: same as clinic_fee_paise.';
comment on column practices.follow_up_fee_paise is 'For visits within follow_up_days of a completed one; null: none.';
comment on column practices.desk_permissions is
  'Beyond booking: answer requests, move appointments, collect payments, set weekly hours and close days.';
comment on column practices.ended_at is 'Its appointments remain.';
create index practices_doctor on practices (doctor_id);
create index practices_hospital on practices (hospital_id)
  where hospital_id is not null;
create index practices_location on practices using gist (location)
  where ended_at is null;
create unique index practices_one_main on practices (doctor_id)
  where is_main;
create index practices_name on practices (lower(name))
  where ended_at is null;
create index practices_name_sound on practices using gin (name_sound gin_trgm_ops)
  where ended_at is null;

create table declined_practices (
  hospital_id bigint not null references hospitals,
  practice_id bigint not null references practices on delete cascade,
  at timestamptz not null,
  primary key (hospital_id, practice_id)
);
comment on table declined_practices is
  'doctors: A hospital''s refusal of a doctor''s claim to practise there, until it agrees.';

create table reviews (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors on delete cascade,
  patient_id bigint not null references patients on delete cascade,
  rating smallint not null
    constraint reviews_rating_in_range check (rating between 1 and 5),
  comment text not null
    constraint reviews_comment_not_empty check (comment <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  verified boolean not null default false,
  may_quote boolean not null default false,
  unique (doctor_id, patient_id)
);
comment on table reviews is 'doctors: A patient''s review of a doctor. Only verified ones count.';
comment on column reviews.verified is 'The author has completed a visit; stored to speed up reads.';
comment on column reviews.may_quote is 'On the home page.';
create index reviews_doctor on reviews (doctor_id, verified desc, created_at desc);
create index reviews_patient on reviews (patient_id);

create function count_rating() returns trigger language plpgsql as $$
declare
  of_doctor bigint := case when tg_op = 'DELETE' then old.doctor_id else new.doctor_id end;
  stars integer := 0;
  number integer := 0;
begin
  if tg_op <> 'DELETE' and new.verified then
    stars := new.rating;
    number := 1;
  end if;
  if tg_op <> 'INSERT' and old.verified then
    stars := stars - old.rating;
    number := number - 1;
  end if;
  if stars <> 0 or number <> 0 then
    update doctors set rating_sum = rating_sum + stars, rating_count = rating_count + number where id = of_doctor;
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete or update of rating, verified on reviews
  for each row execute function count_rating();
comment on trigger reviews_counted on reviews is 'Updates the doctor''s rating.';

create function has_visited(of_patient bigint, the_doctor bigint) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('reviews'), hashtext(format('%s of %s', of_patient, the_doctor)) & 1023);
  return exists (
    select from appointments
    where patient_id = of_patient and doctor_id = the_doctor and status = 'Completed');
end $$;

create function verify_new_review() returns trigger language plpgsql as $$
begin
  new.verified := has_visited(new.patient_id, new.doctor_id);
  return new;
end $$;
create trigger reviews_verified before insert on reviews
  for each row execute function verify_new_review();
comment on trigger reviews_verified on reviews is 'Verifies reviews by authors with a completed visit.';

create function sync_doctor_membership() returns trigger language plpgsql as $$
begin
  if new.hospital_id is not null and new.hospital_agreed_at is not null and new.ended_at is null then
    insert into memberships (account_id, hospital_id, role, since)
      select account_id, new.hospital_id, 'doctor', new.hospital_agreed_at
      from doctors where id = new.doctor_id
    on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    update memberships m set until = greatest(m.since, coalesce(new.ended_at, now()))
    from doctors d
    where d.id = old.doctor_id and m.account_id = d.account_id and m.hospital_id = old.hospital_id
      and m.role = 'doctor' and m.until is null
      and not exists (select from practices p
        where p.doctor_id = d.id and p.hospital_id = old.hospital_id and p.hospital_agreed_at is not null and p.ended_at is null);
  end if;
  return null;
end $$;
create trigger practices_membership after insert or update of hospital_id, hospital_agreed_at, ended_at on practices
  for each row execute function sync_doctor_membership();
comment on trigger practices_membership on practices is
  'Adds the doctor to the agreeing hospital''s staff, until their last practice there ends.';
