create table letterhead_images (
  hash text primary key,
  png bytea not null,
  width smallint not null,
  height smallint not null
);
comment on table letterhead_images is
  'hospital: A logo or signature, named by its content hash and referenced permanently by documents.';

create table hospitals (
  id bigint generated always as identity primary key,
  name text not null
    constraint hospitals_name_not_empty check (name <> ''),
  name_sound text not null generated always as (' ' || sound_of(name || ' ' || city) || ' ') stored,
  registration_id text not null unique,
  address_line text not null,
  city text not null,
  state text not null,
  pincode text not null,
  location point not null,
  email text,
  desk_phone text not null default '',
  what_to_bring text not null default '',
  gstin text not null default '',
  logo_hash text references letterhead_images,
  letterhead_line text not null default '',
  paper jsonb not null default '{"size": "A4", "topMm": 0, "bottomMm": 0}',
  reminder_minutes smallint[] not null default '{1440,120}'
    constraint hospitals_reminder_minutes_in_range check (
      0 < all (reminder_minutes) and 10080 >= all (reminder_minutes) and cardinality(reminder_minutes) <= 4),
  checked_at timestamptz,
  refused_at timestamptz,
  refusal text not null default '',
  operators_notified_at timestamptz,
  merged_into bigint references hospitals,
  checklist_closed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint hospitals_not_merged_into_itself check (merged_into <> id)
);
comment on table hospitals is 'hospital: A hospital or clinic.';
comment on column hospitals.email is 'Null: the owner''s.';
comment on column hospitals.desk_phone is 'Public; empty: none.';
comment on column hospitals.what_to_bring is 'Shown on the hospital''s page and with appointments.';
comment on column hospitals.gstin is 'Tax number on receipts; empty: none.';
comment on column hospitals.reminder_minutes is 'Minutes before an appointment.';
comment on column hospitals.checked_at is
  'When an operator confirmed its name, registration and address. Until then, people without accounts do not receive '
  'its texts.';
comment on column hospitals.merged_into is 'The hospital that replaces this duplicate.';
comment on column hospitals.checklist_closed_at is 'When the set-up checklist was done or dismissed.';
create index hospitals_location on hospitals using gist (location);
create index hospitals_name_sound on hospitals using gin (name_sound gin_trgm_ops);

create table hospital_hours (
  hospital_id bigint not null references hospitals on delete cascade,
  weekday smallint not null
    constraint hospital_hours_weekday_in_range check (weekday between 1 and 7),
  opens smallint not null
    constraint hospital_hours_opens_not_negative check (opens >= 0),
  closes smallint not null
    constraint hospital_hours_closes_in_range check (closes <= 24 * 60),
  constraint hospital_hours_in_order check (opens < closes),
  primary key (hospital_id, weekday, opens)
);
comment on table hospital_hours is 'hospital: A span of opening hours. Hospitals without rows publish none.';
comment on column hospital_hours.weekday is 'ISO weekday; Monday is 1.';

create table hospital_programs (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  name text not null,
  price_paise bigint not null
    constraint hospital_programs_price_paise_not_negative check (price_paise >= 0),
  description text not null,
  created_at timestamptz not null
);
comment on table hospital_programs is 'hospital: A fixed-price service, such as a health check-up.';
create index hospital_programs_hospital on hospital_programs (hospital_id);

create table memberships (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  hospital_id bigint not null references hospitals,
  role text not null
    constraint memberships_role_known check (role in ('owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor')),
  since timestamptz not null,
  until timestamptz,
  invited_by bigint references accounts,
  ended_by bigint references accounts,
  pin_hash text,
  constraint memberships_until_after_since check (until >= since)
);
comment on table memberships is 'hospital: An account''s staff role at a hospital.';
comment on column memberships.invited_by is
  'Null: the owner registered the hospital, or it agreed to a doctor''s practice.';
comment on column memberships.pin_hash is 'For shared front desk computers.';
create index memberships_hospital on memberships (hospital_id);
create unique index memberships_once on memberships (account_id, hospital_id, ((role = 'doctor')))
  where until is null;

-- An account registers only one hospital: for staff, a null invited_by marks the account that registered it.
create unique index memberships_registered_once on memberships (account_id)
  where role <> 'doctor' and invited_by is null;

create table hospital_invitations (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  role text not null
    constraint hospital_invitations_role_known check (
      role in ('owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor')),
  name text not null,
  phone text not null default '',
  email text not null default '',
  token_hash bytea not null unique,
  made_by bigint not null references memberships,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references accounts,
  withdrawn_at timestamptz,
  constraint hospital_invitations_expires_after_made check (expires_at > made_at),
  constraint hospital_invitations_used_or_withdrawn check (used_at is null or withdrawn_at is null),
  constraint hospital_invitations_used_by_someone check ((used_at is null) = (used_by is null))
);
comment on table hospital_invitations is 'hospital: A one-time link to join a hospital''s staff.';
comment on column hospital_invitations.phone is 'Empty: anyone may use the link.';
create index hospital_invitations_made on hospital_invitations (made_at);
create index hospital_invitations_open on hospital_invitations (hospital_id)
  where used_at is null and withdrawn_at is null;

create table hospital_desks (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  name text not null,
  secret_hash bytea not null unique,
  made_by bigint not null references memberships,
  made_at timestamptz not null,
  ended_at timestamptz
);
comment on table hospital_desks is 'hospital: A shared front desk computer, where staff switch by PIN.';
create index hospital_desks_open on hospital_desks (hospital_id)
  where ended_at is null;

create table pin_failures (
  membership_id bigint primary key references memberships on delete cascade,
  recent integer not null,
  window_start timestamptz not null,
  wrong integer not null
);
comment on table pin_failures is
  'hospital: A member''s wrong PINs: recent ones in the window, and all since the last correct one.';
