-- Who did what on whom, when, from where: logins, refusals, changes of how an account is entered, and every reading of a
-- patient's record by somebody else (docs/decisions/026). It holds ids alone: no names, no phone numbers, no secrets,
-- nothing clinical. Addresses are personal data, kept to find out who came in.
create table audit_log (
  id           bigint generated always as identity primary key,
  at           timestamptz not null,
  -- What happened: server/audit/audit-entry.ts lists the words.
  event        text not null check (event ~ '^[a-z_]{1,40}$'),
  -- Who did it, as what. Nobody: whoever has not shown who they are.
  actor_role   text not null check (actor_role ~ '^[a-z]{1,20}$'),
  actor_id     bigint,
  session_id   uuid,
  address      text,
  -- On whose account.
  account_role text,
  account_id   bigint,
  -- Whose records were shown: one entry for a whole list.
  patient_ids  bigint[] not null default '{}',
  -- By which call of the API, and about what, such as an appointment.
  operation    text,
  about        text,
  -- Why: of a refusal its code.
  reason       text,
  check ((actor_role = 'nobody') = (actor_id is null))
);
-- Entries come in the order of time, so a small index is enough to find a month.
create index audit_log_at on audit_log using brin (at) with (pages_per_range = 32, autosummarize = on);
create index audit_log_patients on audit_log using gin (patient_ids);

-- Entries are added and never changed. They go after a year, by the function below and by nothing else: the DPDP Rules
-- 2025, rule 6(1)(e), want logs of access kept for a year.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('hams.forgets_audit_log', true) = 'on' then
    return old;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_kept before delete on audit_log for each row execute function keep_audit_log();
create trigger audit_log_unchanged before update or truncate on audit_log
  for each statement execute function keep_audit_log();

-- Deletes what is older than a day that lies a year back or more by the database's own clock. Returns how many.
create function forget_audit_log(older_than timestamptz) returns bigint language plpgsql as $$
declare
  forgotten bigint;
begin
  if older_than > now() - interval '365 days' then
    raise exception 'the audit log is kept for a year' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('hams.forgets_audit_log', 'on', true);
  delete from audit_log where at < older_than;
  get diagnostics forgotten = row_count;
  perform set_config('hams.forgets_audit_log', 'off', true);
  return forgotten;
end $$;

-- A login, a sign-up or a new password opens a session, whatever code does it; a logout, a new password or the owner on
-- another device ends it. One that just expires leaves no entry.
create function audit_session() returns trigger language plpgsql as $$
declare
  ended boolean := tg_op = 'UPDATE';
begin
  insert into audit_log (at, event, actor_role, actor_id, session_id, address, account_role, account_id)
  select case when ended then new.ended_at else new.created_at end,
    case when ended then 'session_ended' else 'session_opened' end,
    whose.role, whose.id, new.id, case when ended then null else new.address end, whose.role, whose.id
  from (
    select case when new.patient_id is null then 'doctor' else 'patient' end as role,
      coalesce(new.patient_id, new.doctor_id) as id
  ) whose;
  return null;
end $$;
create trigger sessions_opened_audited after insert on sessions
  for each row execute function audit_session();
create trigger sessions_ended_audited after update on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function audit_session();
