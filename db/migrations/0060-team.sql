-- Who comes onto a hospital's staff by a one-time link, and the computers at which its people switch by a PIN (M-01, M-08,
-- docs/decisions/059-the-hospitals-area.md).
create table hospital_invitations (
  id            bigint generated always as identity primary key,
  hospital_id   bigint not null references hospitals,
  role          text not null check (role in ('owner', 'admin', 'receptionist', 'nurse', 'doctor')),
  -- What the inviter calls them; they say their own name when they come.
  name          text not null,
  -- Whose the link is; empty: of whoever has it.
  phone         text not null default '',
  email         text not null default '',
  token_hash    bytea not null unique,
  made_by       bigint not null references memberships,
  made_at       timestamptz not null,
  expires_at    timestamptz not null check (expires_at > made_at),
  used_at       timestamptz,
  used_by       bigint references accounts,
  withdrawn_at  timestamptz,
  check (used_at is null or withdrawn_at is null),
  check ((used_at is null) = (used_by is null))
);
create index hospital_invitations_open on hospital_invitations (hospital_id) where used_at is null and withdrawn_at is null;

create table hospital_desks (
  id           bigint generated always as identity primary key,
  hospital_id  bigint not null references hospitals,
  name         text not null,
  secret_hash  bytea not null unique,
  made_by      bigint not null references memberships,
  made_at      timestamptz not null,
  ended_at     timestamptz
);
create index hospital_desks_open on hospital_desks (hospital_id) where ended_at is null;

-- Wrong PINs of somebody at a desk, counted as login_failures are.
create table desk_failures (
  membership_id  bigint not null references memberships on delete cascade,
  desk_id        bigint not null references hospital_desks on delete cascade,
  failures       integer not null,
  window_start   timestamptz not null,
  primary key (membership_id, desk_id)
);

-- At which desk a session was opened by a PIN: it ends with the desk.
alter table sessions add column desk_id bigint;
create index sessions_desk on sessions (desk_id) where desk_id is not null;

-- Whoever is on a staff gets a code for a new password too.
alter table password_codes
  drop constraint password_codes_role_check,
  add constraint password_codes_role_check check (role in ('patient', 'doctor', 'hospital'));
