-- Somebody asks an adult to be looked after (J-04, docs/decisions/049-people-and-accounts.md): a code goes to the adult's
-- own phone, whether or not there is an account of it. Rows are forgotten a month after their end.
create table guardianship_requests (
  id            bigint generated always as identity primary key,
  -- Who asks.
  account_id    bigint not null references accounts on delete cascade,
  -- Who is asked, as the asking person knows them: an account of this phone knows it better.
  phone         text not null,
  name          text not null check (name <> ''),
  gender        text not null check (gender in ('Male', 'Female', 'Other')),
  date_of_birth date,
  birth_year    smallint check (birth_year between 1880 and 2200),
  relation      text not null check (relation in ('child', 'parent', 'spouse', 'sibling', 'other')),
  may_book      boolean not null,
  may_read      boolean not null,
  consent_version  text not null,
  consent_language text not null,
  -- From where it was asked, for the limit of an address: its block.
  address       text not null,
  code_hash     text not null,
  guesses       smallint not null default 0,
  made_at       timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  outcome       text check (outcome in ('joined', 'withdrawn', 'declined')),
  check (num_nonnulls(date_of_birth, birth_year) = 1),
  check (may_book or may_read),
  check ((ended_at is null) = (outcome is null))
);
create index guardianship_requests_phone on guardianship_requests (phone, made_at);
create index guardianship_requests_address on guardianship_requests (address, made_at);
create index guardianship_requests_account on guardianship_requests (account_id, made_at);

-- For the job that ends them at 18.
create index guardianships_open on guardianships (patient_id) where until is null;

-- Whom an announcement is for when it is about no visit; beside doctor_id.
alter table announcements add column patient_id bigint;
