create table accounts (
  id bigint generated always as identity primary key,
  kind text not null
    constraint accounts_kind_known check (kind in ('patient', 'professional')),
  phone text not null,
  phone_verified_at timestamptz,
  password_hash text,
  email text not null default '',
  name text not null default '',
  locale text not null default 'en',
  locale_chosen boolean not null default false,
  created_at timestamptz not null default now(),
  constraint accounts_phone_once unique (kind, phone)
);
comment on table accounts is 'accounts: A person who signs in, referenced by patients, doctors and memberships.';
comment on column accounts.kind is 'A patient and a professional may share a phone.';
comment on column accounts.phone_verified_at is 'Null: someone other than the owner may have registered the phone.';
comment on column accounts.password_hash is 'Null: signs in with codes only.';
comment on column accounts.name is 'For staff; patients and doctors have their own.';
comment on column accounts.locale_chosen is 'False: taken from the browser.';
create index accounts_phone_beginning on accounts (phone text_pattern_ops)
  where kind = 'patient';

create table second_factors (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  started_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table second_factors is 'accounts: An account''s authenticator app (RFC 6238).';
comment on column second_factors.secret is
  'Encrypted with a key that is outside the database, unless the token secret is in it.';
comment on column second_factors.last_step is 'The time step of the last accepted code, which prevents reuse.';
comment on column second_factors.confirmed_at is
  'When the first code was accepted; sign-in requires codes from then on.';

create table recovery_codes (
  account_id bigint not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'accounts: An unused recovery code; deleted when used.';

create table login_failures (
  kind text not null
    constraint login_failures_kind_known check (kind in ('patient', 'professional')),
  phone text not null,
  source text not null,
  failures integer not null,
  window_start timestamptz not null,
  primary key (kind, phone, source)
);
comment on table login_failures is
  'accounts: Wrong passwords and codes by source in the current window. Addresses used before, a hospital''s front '
  'desks and "unknown" count separately, so that guessers cannot lock out an owner; "all" counts every source.';

create table password_codes (
  role text not null
    constraint password_codes_role_known check (role in ('patient', 'doctor', 'hospital')),
  phone text not null,
  account_id bigint,
  code_hash text,
  expires_at timestamptz not null,
  guesses smallint not null default 0,
  sent smallint not null,
  sent_since timestamptz not null,
  wrong smallint not null default 0,
  wrong_since timestamptz not null,
  primary key (role, phone)
);
comment on table password_codes is
  'accounts: The valid password-reset code of a role and phone. Unknown phones get a row without a code, so that '
  'accounts are not revealed.';
comment on column password_codes.account_id is 'A patient, doctor or staff account, depending on role.';
comment on column password_codes.code_hash is
  'Null for an unknown phone, or if the account''s contact has changed since.';
comment on column password_codes.guesses is 'At the current code.';
comment on column password_codes.sent is
  'Codes sent since sent_since; wrong counts guesses at any code since wrong_since.';

create table sign_in_codes (
  purpose text not null
    constraint sign_in_codes_purpose_known check (purpose in ('sign-in', 'change')),
  phone text not null,
  account_id bigint,
  code_hash text,
  expires_at timestamptz not null,
  guesses smallint not null default 0,
  sent smallint not null,
  sent_since timestamptz not null,
  wrong smallint not null default 0,
  wrong_since timestamptz not null,
  primary key (purpose, phone)
);
comment on table sign_in_codes is 'accounts: The valid sign-in or confirmation code of a phone.';
comment on column sign_in_codes.purpose is
  'sign-in: opens a session or verifies a new phone; change: confirms changes to accounts without a password.';
comment on column sign_in_codes.account_id is 'The patient with this phone at the time; null: none.';

create table operators (
  id bigint generated always as identity primary key,
  phone text not null unique,
  password_hash text not null,
  secret bytea not null,
  last_step bigint not null default 0,
  started_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table operators is
  'accounts: A person who runs the installation and checks registrations, always with a second factor.';
comment on column operators.phone is 'Signs in only while listed in OPERATOR_PHONES.';
comment on column operators.secret is 'Encrypted as in second_factors.';

create table operator_sessions (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references operators on delete cascade,
  token_hash bytea not null unique,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table operator_sessions is 'accounts: An operator''s session.';
comment on column operator_sessions.token_hash is 'SHA-256.';
create index operator_sessions_operator on operator_sessions (operator_id);

create function reset_phone_verification() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;
create trigger accounts_phone_changed before update of phone on accounts
  for each row when (old.phone <> new.phone)
  execute function reset_phone_verification();
comment on trigger accounts_phone_changed on accounts is 'A new phone is unverified.';

create function audit_operator_session() returns trigger language plpgsql as $$
declare
  ended boolean := tg_op = 'UPDATE';
begin
  insert into audit_log (at, event, actor_role, actor_id, session_id, address, account_role, account_id)
  values (case when ended then new.ended_at else new.created_at end,
    case when ended then 'session_ended' else 'session_opened' end,
    'operator', new.operator_id, new.id, case when ended then null else new.address end, 'operator', new.operator_id);
  return null;
end $$;
create trigger operator_sessions_ended_audited after update on operator_sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function audit_operator_session();
comment on trigger operator_sessions_ended_audited on operator_sessions is 'Writes to audit_log.';
create trigger operator_sessions_opened_audited after insert on operator_sessions
  for each row execute function audit_operator_session();
comment on trigger operator_sessions_opened_audited on operator_sessions is 'Writes to audit_log.';
