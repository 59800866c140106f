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
comment on table accounts is
  'accounts: Someone who signs in: phone, password, e-mail and language. Patients and doctors who sign in refer '
  'to it.';
comment on column accounts.kind is 'A phone may belong to a patient''s account and to a professional''s.';
comment on column accounts.phone_verified_at is
  'Since when a code has shown that the phone is the owner''s. Null: someone else may have registered it.';
comment on column accounts.password_hash is 'Null: signs in by codes to the phone only.';
comment on column accounts.name is 'The name of a member of staff; patients and doctors have theirs in their own rows.';
comment on column accounts.locale_chosen is 'Whether the language was chosen, or taken from the browser.';
create index accounts_phone_beginning on accounts (phone text_pattern_ops)
  where kind = 'patient';

create table second_factors (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  started_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table second_factors is 'accounts: The authenticator app of an account (RFC 6238).';
comment on column second_factors.secret is
  'Encrypted with a key that is not in the database, unless the token secret is.';
comment on column second_factors.last_step is 'The time step of the last accepted code: none is accepted twice.';
comment on column second_factors.confirmed_at is
  'When a first code proved that the app has the secret; until then no login asks for one.';

create table recovery_codes (
  account_id bigint not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'accounts: A recovery code that has not been used yet; a used one is deleted.';

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
  'accounts: Wrong passwords and codes in the current window, per account and source. The source is the caller''s address '
  'if the account has signed in from it before, the shared desks of a hospital, otherwise "unknown", so that a guesser '
  'cannot lock the owner out of their own devices; "all" counts every source.';

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
  'accounts: The one valid code to reset a password, per role and phone. An unknown phone also gets a row, without a '
  'code, so that no one can tell the two apart.';
comment on column password_codes.account_id is 'A patient, a doctor or the account of a member of staff, by the role.';
comment on column password_codes.code_hash is
  'Null once the address of the account has changed: the code went to the old one.';
comment on column password_codes.guesses is 'Guesses at this code.';
comment on column password_codes.sent is 'Codes sent, and wrong guesses at any code, each in its own window.';

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
comment on table sign_in_codes is 'accounts: The one valid sign-in or confirmation code, per phone.';
comment on column sign_in_codes.purpose is
  'sign-in: opens a session, or proves the phone of someone new. change: confirms a change of an account without '
  'a password.';
comment on column sign_in_codes.account_id is 'The patient whose phone it was when the code was sent; null: no one.';

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
  'accounts: Someone who runs the installation and checks registrations. Separate from accounts, always with a '
  'second factor.';
comment on column operators.phone is
  'One of OPERATOR_PHONES at set-up; a phone that is no longer named there opens nothing.';
comment on column operators.secret is 'Of the authenticator app, encrypted as in second_factors.';
comment on column operators.confirmed_at is 'When a first code proved that the app has the secret.';

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
comment on table operator_sessions is 'accounts: A sign-in of an operator.';
comment on column operator_sessions.token_hash is 'SHA-256 of the token.';
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
comment on trigger operator_sessions_ended_audited on operator_sessions is
  'Writes the end of an operator''s session to the audit log.';
create trigger operator_sessions_opened_audited after insert on operator_sessions
  for each row execute function audit_operator_session();
comment on trigger operator_sessions_opened_audited on operator_sessions is
  'Writes the sign-in of an operator to the audit log.';
