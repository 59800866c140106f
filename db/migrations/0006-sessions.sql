-- Separate from 0002 because these tables refer to patients, doctors and hospitals.

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  patient_id bigint references patients on delete cascade,
  doctor_id bigint references doctors on delete cascade,
  membership_id bigint references memberships,
  desk_id bigint references hospital_desks,
  address text not null,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint sessions_one_holder check (num_nonnulls(patient_id, doctor_id, membership_id) = 1)
);
comment on table sessions is
  'accounts: A session of a patient, doctor or staff member. Its token is valid until it ends.';
comment on column sessions.desk_id is 'Opened by PIN at this shared computer; ends with it.';
create index sessions_account on sessions (account_id);
create index sessions_desk on sessions (desk_id)
  where desk_id is not null;
create index sessions_doctor on sessions (doctor_id)
  where doctor_id is not null;
create index sessions_membership on sessions (membership_id)
  where membership_id is not null;
create index sessions_patient on sessions (patient_id)
  where patient_id is not null;

create table sign_up_consents (
  id bigint generated always as identity primary key,
  patient_id bigint references patients on delete cascade,
  doctor_id bigint references doctors on delete cascade,
  hospital_id bigint references hospitals on delete cascade,
  document text not null
    constraint sign_up_consents_document_known check (document in ('privacy', 'terms')),
  version text not null,
  language text not null,
  agreed_at timestamptz not null,
  constraint sign_up_consents_one_holder check (num_nonnulls(patient_id, doctor_id, hospital_id) = 1)
);
comment on table sign_up_consents is 'accounts: A document version agreed to at registration.';
create unique index sign_up_consents_doctor_once on sign_up_consents (doctor_id, document, version)
  where doctor_id is not null;
create unique index sign_up_consents_hospital_once on sign_up_consents (hospital_id, document, version)
  where hospital_id is not null;
create unique index sign_up_consents_patient_once on sign_up_consents (patient_id, document, version)
  where patient_id is not null;

create function audit_session() returns trigger language plpgsql as $$
declare
  ended boolean := tg_op = 'UPDATE';
begin
  insert into audit_log (at, event, actor_role, actor_id, session_id, address, account_role, account_id, hospital_id)
  select case when ended then new.ended_at else new.created_at end,
    case when ended then 'session_ended' else 'session_opened' end,
    whose.role, whose.id, new.id, case when ended then null else new.address end, whose.role, whose.id, whose.hospital_id
  from (
    select case when new.patient_id is not null then 'patient' else 'doctor' end as role,
      coalesce(new.patient_id, new.doctor_id) as id, null::bigint as hospital_id
    where new.membership_id is null
    union all
    select role, account_id, hospital_id from memberships where id = new.membership_id
  ) whose;
  return null;
end $$;
create trigger sessions_ended_audited after update on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function audit_session();
comment on trigger sessions_ended_audited on sessions is 'Writes to audit_log.';
create trigger sessions_opened_audited after insert on sessions
  for each row execute function audit_session();
comment on trigger sessions_opened_audited on sessions is 'Writes to audit_log.';

create function notify_session_end() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'session', 'id', new.id));
  return null;
end $$;
create trigger sessions_ended after update on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function notify_session_end();
comment on trigger sessions_ended on sessions is 'Closes its live connections.';
