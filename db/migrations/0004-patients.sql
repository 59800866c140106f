create table patients (
  id bigint generated always as identity primary key,
  account_id bigint unique references accounts,
  name text not null
    constraint patients_name_not_empty check (name <> ''),
  name_sound text not null generated always as (' ' || sound_of(name) || ' ') stored,
  gender text not null
    constraint patients_gender_known check (gender in ('Male', 'Female', 'Other')),
  date_of_birth date,
  birth_year smallint
    constraint patients_birth_year_in_range check (birth_year between 1880 and 2200),
  birth_month smallint,
  photo_hash text references photos,
  street text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  abha_number text
    constraint patients_abha_number_well_formed check (abha_number ~ '^\d{14}$'),
  abha_address text
    constraint patients_abha_address_well_formed check (abha_address ~ '^[^@\s]+@[^@\s]+$'),
  contact_phone text,
  contact_belongs_to_guardian boolean not null default false,
  contact_locale text not null default 'en',
  emergency_name text not null default '',
  emergency_relation text not null default '',
  emergency_phone text not null default '',
  merged_into bigint references patients,
  created_at timestamptz not null default now(),
  constraint patients_birth_date_or_year check (num_nonnulls(date_of_birth, birth_year) = 1),
  constraint patients_birth_month_with_year check (birth_month is null or birth_month between 1 and 12 and birth_year is not null),
  constraint patients_not_merged_into_itself check (merged_into <> id)
);
comment on table patients is
  'patients: A person with a medical record. Children and people registered by the front desk may have no account.';
comment on column patients.account_id is 'Null: does not sign in.';
comment on column patients.birth_year is 'Used if the date of birth is unknown.';
comment on column patients.birth_month is 'Set if the front desk entered an age in months.';
comment on column patients.abha_number is 'Stated by the person; only the format is checked.';
comment on column patients.contact_phone is 'For a person without an account.';
comment on column patients.merged_into is 'The replacement after a merge. Both ids remain valid.';
create index patients_contact_phone on patients (contact_phone text_pattern_ops)
  where contact_phone is not null;
create index patients_merged on patients (merged_into)
  where merged_into is not null;
create index patients_name_joined on patients using gin (replace(name_sound, ' ', '') gin_trgm_ops);
create index patients_name_sound on patients using gin (name_sound gin_trgm_ops);

create table guardianships (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  patient_id bigint not null references patients on delete cascade,
  relation text not null
    constraint guardianships_relation_known check (relation in ('child', 'parent', 'spouse', 'sibling', 'other')),
  may_book boolean not null default true,
  may_read boolean not null default true,
  since timestamptz not null,
  until timestamptz,
  ended_by text
    constraint guardianships_ended_by_known check (ended_by in ('guardian', 'person', 'age', 'operator', 'proof')),
  consent text not null
    constraint guardianships_consent_known check (consent in ('code', 'statement')),
  consent_version text not null,
  consent_language text not null,
  constraint guardianships_ended_by_someone check ((until is null) = (ended_by is null)),
  constraint guardianships_until_after_since check (until >= since)
);
comment on table guardianships is
  'patients: An account that is another person''s guardian. Rows end, but are never deleted.';
comment on column guardianships.relation is 'The person''s relation to the guardian.';
comment on column guardianships.ended_by is
  'person: the one looked after; age: eighteenth birthday; proof: their own phone was verified.';
comment on column guardianships.consent is 'code: to an adult''s phone; statement: by a minor''s parent.';
create unique index guardianships_once on guardianships (account_id, patient_id)
  where until is null;
create index guardianships_open on guardianships (patient_id)
  where until is null;
create index guardianships_person on guardianships (patient_id);

create table guardianship_requests (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  phone text not null,
  name text not null
    constraint guardianship_requests_name_not_empty check (name <> ''),
  gender text not null
    constraint guardianship_requests_gender_known check (gender in ('Male', 'Female', 'Other')),
  date_of_birth date,
  birth_year smallint
    constraint guardianship_requests_birth_year_in_range check (birth_year between 1880 and 2200),
  relation text not null
    constraint guardianship_requests_relation_known check (relation in ('child', 'parent', 'spouse', 'sibling', 'other')),
  may_book boolean not null,
  may_read boolean not null,
  consent_version text not null,
  consent_language text not null,
  address text not null,
  code_hash text not null,
  guesses smallint not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text
    constraint guardianship_requests_outcome_known check (outcome in ('joined', 'withdrawn', 'declined')),
  constraint guardianship_requests_birth_date_or_year check (num_nonnulls(date_of_birth, birth_year) = 1),
  constraint guardianship_requests_book_or_read check (may_book or may_read),
  constraint guardianship_requests_ended_with_outcome check ((ended_at is null) = (outcome is null))
);
comment on table guardianship_requests is
  'patients: A request to be an adult''s guardian, confirmed by a code to their phone. Deleted a month after it ends.';
comment on column guardianship_requests.phone is 'The adult''s phone.';
comment on column guardianship_requests.address is 'IP address block, for rate limits.';
create index guardianship_requests_account on guardianship_requests (account_id, made_at);
create index guardianship_requests_address on guardianship_requests (address, made_at);
create index guardianship_requests_phone on guardianship_requests (phone, made_at);

create table person_merges (
  id bigint generated always as identity primary key,
  survivor_id bigint not null references patients,
  duplicate_id bigint not null references patients,
  merged_at timestamptz not null,
  undone_at timestamptz,
  moved jsonb not null,
  constraint person_merges_two_people check (survivor_id <> duplicate_id)
);
comment on table person_merges is 'patients: A merge of two records of one person, reversible for 30 days.';
comment on column person_merges.moved is 'Moved ids by table.';
create unique index person_merges_duplicate_once on person_merges (duplicate_id)
  where undone_at is null;

-- People that `own`, the person of an account, may book for, and below those whose records they may read.
-- Both include `own`.
create function bookable_people(own bigint, at timestamptz) returns setof bigint language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where (me.id = own or me.merged_into = own) and g.may_book and g.since <= at and (g.until is null or g.until > at)
$$;

create function readable_people(own bigint, at timestamptz) returns setof bigint language sql stable parallel safe as $$
  select own
  union all
  select g.patient_id from patients me join guardianships g on g.account_id = me.account_id
  where (me.id = own or me.merged_into = own) and g.may_read and g.since <= at and (g.until is null or g.until > at)
$$;

create function present_person(person bigint) returns bigint language sql stable parallel safe as $$
  select coalesce((select merged_into from patients where id = person), person)
$$;

-- The lock makes a concurrent merge wait, so that it also moves the new row.
create function row_of_present_person() returns trigger language plpgsql as $$
begin
  select coalesce(merged_into, id) into new.patient_id from patients where id = new.patient_id for key share;
  return new;
end $$;

create function notify_guardian() returns trigger language plpgsql as $$
begin
  insert into live_changes
    select json_build_object('kind', 'session', 'id', s.id)
    from sessions s where s.account_id = new.account_id and s.ended_at is null;
  return null;
end $$;
create trigger guardianships_notified after insert or update on guardianships
  for each row execute function notify_guardian();
comment on trigger guardianships_notified on guardianships is 'Updates the guardian''s open tabs.';
