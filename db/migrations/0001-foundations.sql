-- The data model of booking. Money is integer paise, instants are timestamptz, places are
-- points (longitude, latitude), times of day are minutes from midnight in the clinic's zone.

create extension if not exists btree_gist;

-- Great-circle distance in kilometres between two (longitude, latitude) points; KNN on degrees only picks the
-- candidates, this sorts them. The same formula as domain/distance.ts, held together by a test.
create function distance_km(a point, b point) returns double precision
  language sql immutable parallel safe strict
  return 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(b[1] - a[1]) / 2), 2)
    + cos(radians(a[1])) * cos(radians(b[1])) * power(sin(radians(b[0] - a[0]) / 2), 2))));

-- Values that every process of one installation shares, such as the generated token secret.
create table settings (
  name  text primary key,
  value text not null
);

-- A photo is named by the hash of its content, so its URL never changes meaning.
create table photos (
  hash       text primary key check (hash ~ '^[0-9a-f]{32}$'),
  small      bytea not null,
  large      bytea not null,
  created_at timestamptz not null default now()
);

create table hospitals (
  id              bigint generated always as identity primary key,
  name            text not null check (name <> ''),
  registration_id text not null unique,
  phone           text not null unique,
  email           text not null,
  password_hash   text not null,
  address_line    text not null,
  city            text not null,
  state           text not null,
  pincode         text not null,
  location        point not null,
  created_at      timestamptz not null default now()
);
create index hospitals_location on hospitals using gist (location);

create table doctors (
  id                   bigint generated always as identity primary key,
  name                 text not null check (name <> ''),
  email                text not null,
  phone                text not null unique,
  password_hash        text not null,
  gender               text not null check (gender in ('Male', 'Female', 'Other')),
  experience_years     smallint not null check (experience_years between 0 and 60),
  medical_registration text not null,
  specialization       text not null,
  hospital_id          bigint references hospitals,
  hospital_name        text not null,
  basic_fee_paise      bigint not null check (basic_fee_paise >= 0),
  works_from           smallint not null default 540  check (works_from between 0 and 1439),
  works_to             smallint not null default 1020 check (works_to between 1 and 1440),
  photo_hash           text references photos,
  location             point not null,
  languages            text[] not null default '{}',
  qualifications       text[] not null default '{}',
  overview             text not null default '',
  confirms_automatically boolean not null default false,
  -- Kept in step by every write to reviews, in the same transaction.
  rating_sum           integer not null default 0 check (rating_sum >= 0),
  rating_count         integer not null default 0 check (rating_count >= 0),
  created_at           timestamptz not null default now(),
  check (works_from < works_to)
);
create index doctors_location on doctors using gist (location);
create index doctors_specialization on doctors (lower(specialization));
create index doctors_hospital on doctors (hospital_id);

create table patients (
  id                 bigint generated always as identity primary key,
  name               text not null check (name <> ''),
  email              text not null,
  phone              text not null unique,
  password_hash      text not null,
  gender             text not null check (gender in ('Male', 'Female', 'Other')),
  date_of_birth      date not null,
  photo_hash         text references photos,
  street             text not null default '',
  city               text not null default '',
  state              text not null default '',
  postal_code        text not null default '',
  emergency_name     text not null default '',
  emergency_relation text not null default '',
  emergency_phone    text not null default '',
  created_at         timestamptz not null default now()
);

-- One row per sign-in; a token is good only while its row is open.
create table sessions (
  id         uuid primary key default gen_random_uuid(),
  patient_id bigint references patients on delete cascade,
  doctor_id  bigint references doctors on delete cascade,
  address    text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  check (num_nonnulls(patient_id, doctor_id) = 1)
);
create index sessions_patient on sessions (patient_id) where patient_id is not null;
create index sessions_doctor  on sessions (doctor_id) where doctor_id is not null;

-- Wrong guesses in the current window, per account and source. The source is the caller's address
-- where this account has signed in from it before, else one shared 'unknown': a guesser cannot lock
-- the owner out of the places that the owner uses.
create table login_failures (
  role         text not null check (role in ('patient', 'doctor')),
  phone        text not null,
  source       text not null,
  failures     integer not null,
  window_start timestamptz not null,
  primary key (role, phone, source)
);

-- What a doctor offers on one day: slots of one length, each given by its start.
create table published_slots (
  doctor_id        bigint not null references doctors on delete cascade,
  day              date not null,
  interval_minutes smallint not null check (interval_minutes in (15, 30, 60)),
  starts           smallint[] not null,
  primary key (doctor_id, day)
);

create table appointments (
  id               bigint generated always as identity primary key,
  doctor_id        bigint not null references doctors,
  patient_id       bigint not null references patients,
  hospital         text not null,
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  status           text not null check (status in ('Requested', 'Pending', 'Confirmed',
                     'Request for Rescheduling', 'Rescheduled', 'Completed', 'Cancelled', 'Rejected', 'Incomplete')),
  -- The status to return to when the doctor declines a reschedule request (decisions §3).
  former_status    text check (former_status in ('Requested', 'Pending', 'Confirmed')),
  reason           text not null,
  consult_status   text not null check (consult_status in ('Online', 'Offline')),
  pay_status       text not null check (pay_status in ('Paid', 'Unpaid')),
  fee_paise        bigint not null check (fee_paise >= 0),
  meeting_link     text,
  rejection_reason text,
  prescription     text,
  replaces_id      bigint references appointments,
  idempotency_key  text,
  booked_at        timestamptz not null,
  check (starts_at < ends_at),
  -- Spec E-07: whoever comes second is refused by the database itself, whatever the code believes.
  -- The statuses are those that hold a slot (decisions §3); a test holds them against domain/.
  constraint appointments_doctor_overlap exclude using gist (
    doctor_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed')),
  constraint appointments_patient_overlap exclude using gist (
    patient_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed')),
  constraint appointments_idempotency unique (patient_id, idempotency_key)
);
create index appointments_doctor_start on appointments (doctor_id, starts_at);
create index appointments_patient_start on appointments (patient_id, starts_at);
create index appointments_replaces on appointments (replaces_id) where replaces_id is not null;

create table appointment_events (
  id             bigint generated always as identity primary key,
  appointment_id bigint not null references appointments,
  at             timestamptz not null,
  actor_role     text not null check (actor_role in ('patient', 'doctor', 'system')),
  actor_id       bigint,
  action         text not null,
  from_status    text,
  to_status      text not null,
  note           text
);
create index appointment_events_appointment on appointment_events (appointment_id, id);

create table reviews (
  id         bigint generated always as identity primary key,
  doctor_id  bigint not null references doctors on delete cascade,
  patient_id bigint not null references patients on delete cascade,
  rating     smallint not null check (rating between 1 and 5),
  comment    text not null check (comment <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (doctor_id, patient_id)
);
create index reviews_doctor on reviews (doctor_id, created_at desc);
create index reviews_patient on reviews (patient_id);

-- The gazetteer. One place, every name that people type for it (Bangalore, Bengaluru), folded for prefix search.
create table places (
  id         integer primary key,
  name       text not null,
  region     text not null,
  country    text not null,
  location   point not null,
  population integer not null
);
create index places_location on places using gist (location);

create table place_names (
  folded   text not null,
  place_id integer not null references places on delete cascade,
  name     text not null,
  primary key (folded, place_id)
);
create index place_names_prefix on place_names (folded text_pattern_ops);
