-- People whom a hospital's desk writes down (M-06, docs/decisions/057-records.md): without an account, and reached by a phone that
-- others may have too. `patients.phone` is the account's, of one person alone.
alter table patients
  add column contact_phone text,
  -- Whether it is of whoever looks after them instead of their own.
  add column contact_is_guardians boolean not null default false;

-- The desk takes money for the doctors who let it (M-13); who it was is the account.
alter table payments
  drop constraint payments_by_role_check,
  add constraint payments_by_role_check
    check (by_role in ('doctor', 'owner', 'admin', 'receptionist', 'nurse')) not valid;

-- One record of two, as somebody who leads the hospital asks for; done once somebody else of its staff has looked at it (J-07).
create table merge_requests (
  id           bigint generated always as identity primary key,
  hospital_id  bigint not null references hospitals,
  kept_id      bigint not null references patients on delete cascade,
  gone_id      bigint not null references patients on delete cascade,
  asked_by     bigint not null references memberships,
  asked_at     timestamptz not null,
  confirmed_by bigint references memberships check (confirmed_by <> asked_by),
  confirmed_at timestamptz,
  check (kept_id <> gone_id),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create unique index merge_requests_once on merge_requests (hospital_id, kept_id, gone_id) where confirmed_at is null;
create index merge_requests_gone on merge_requests (gone_id);
