-- Whoever runs the installation decides about registrations on a screen (docs/decisions/048-checked-doctors.md): an account of
-- its own, with a second step at every login, beside those of patients and professionals.
create table operators (
  id            bigint generated always as identity primary key,
  -- One of OPERATOR_PHONES when it was set up; an account whose phone is no longer named opens nothing.
  phone         text not null unique,
  password_hash text not null,
  -- Of the authenticator app, encrypted as in second_factors.
  secret        bytea not null,
  last_step     bigint not null default 0,
  begun_at      timestamptz not null,
  -- When a first code proved that the app has the secret; until then nobody is let in.
  confirmed_at  timestamptz
);

create table operator_sessions (
  id           uuid primary key default gen_random_uuid(),
  operator_id  bigint not null references operators on delete cascade,
  -- SHA-256 of the token.
  token_hash   bytea not null unique,
  address      text not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index operator_sessions_operator on operator_sessions (operator_id);

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
create trigger operator_sessions_opened_audited after insert on operator_sessions
  for each row execute function audit_operator_session();
create trigger operator_sessions_ended_audited after update on operator_sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function audit_operator_session();

-- That the operator could not confirm a registration, and why. What was refused is no longer so once it is changed.
alter table doctors
  add column registration_refused_at timestamptz,
  add column registration_refusal text not null default '',
  -- When operators were told that it waits; null again once it is changed.
  add column operators_told_at timestamptz;
alter table hospitals
  add column refused_at timestamptz,
  add column refusal text not null default '',
  add column operators_told_at timestamptz;
