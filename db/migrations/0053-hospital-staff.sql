-- The hospital's own area (M-01, docs/decisions/059-the-hospitals-area.md): who belongs to a hospital, as what, since when
-- and until when. A row is never deleted: it ends.

-- Whoever works at a desk has no record of their own, as patients and doctors have; the account says what they are called.
alter table accounts add column name text not null default '';

create table memberships (
  id            bigint generated always as identity primary key,
  account_id    bigint not null references accounts,
  hospital_id   bigint not null references hospitals,
  role          text not null check (role in ('owner', 'admin', 'receptionist', 'nurse', 'doctor')),
  since         timestamptz not null,
  -- The first instant at which it no longer holds; null while nothing ends it.
  until         timestamptz check (until >= since),
  -- Who let them in and who ended it; null: the hospital's registration, its agreement to a practice, or its end.
  let_in_by     bigint references accounts,
  ended_by      bigint references accounts,
  -- Of the desk at which people switch (M-01).
  pin_hash      text
);
-- One place on the staff for an account and hospital; a doctor there may be its owner too.
create unique index memberships_once on memberships (account_id, hospital_id, (role = 'doctor')) where until is null;
create index memberships_hospital on memberships (hospital_id);

-- Doctors belong to a hospital by a practice that both have agreed to; whoever writes it keeps this in step.
create function keep_membership_of_doctor() returns trigger language plpgsql as $$
begin
  if new.hospital_id is not null and new.hospital_agreed_at is not null and new.ended_at is null then
    insert into memberships (account_id, hospital_id, role, since)
      select account_id, new.hospital_id, 'doctor', new.hospital_agreed_at
      from doctors where id = new.doctor_id and account_id is not null
    on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    update memberships m set until = greatest(m.since, coalesce(new.ended_at, now()))
    from doctors d
    where d.id = old.doctor_id and m.account_id = d.account_id and m.hospital_id = old.hospital_id
      and m.role = 'doctor' and m.until is null
      and not exists (select from practices p
        where p.doctor_id = d.id and p.hospital_id = old.hospital_id and p.hospital_agreed_at is not null and p.ended_at is null);
  end if;
  return null;
end $$;
create trigger practices_membership after insert or update of hospital_id, hospital_agreed_at, ended_at on practices
  for each row execute function keep_membership_of_doctor();

insert into memberships (account_id, hospital_id, role, since)
  select distinct on (d.account_id, p.hospital_id) d.account_id, p.hospital_id, 'doctor', p.hospital_agreed_at
  from practices p join doctors d on d.id = p.doctor_id
  where p.hospital_agreed_at is not null and p.ended_at is null and d.account_id is not null
  order by d.account_id, p.hospital_id, p.hospital_agreed_at;

-- The password of a hospital's registration opened nothing until now. Where a doctor's account has its phone number, the
-- hospital is that account's, under the doctor's password: the phone is the same, and only one of the two was ever used.
create function own_hospital() returns trigger language plpgsql as $$
declare
  owner bigint;
begin
  if exists (select from memberships where hospital_id = new.id and role = 'owner') then
    return null;
  end if;
  insert into accounts (kind, phone, password_hash, email, name)
    values ('professional', new.phone, new.password_hash, new.email, new.name)
  on conflict (kind, phone) do nothing;
  select id into owner from accounts where kind = 'professional' and phone = new.phone;
  insert into memberships (account_id, hospital_id, role, since) values (owner, new.id, 'owner', new.created_at);
  return null;
end $$;
-- Deferred: a registration of this version names its owner in the same transaction.
create constraint trigger hospitals_owner after insert on hospitals
  deferrable initially deferred for each row execute function own_hospital();
insert into accounts (kind, phone, password_hash, email, name)
  select 'professional', phone, password_hash, email, name from hospitals where merged_into is null
on conflict (kind, phone) do nothing;
insert into memberships (account_id, hospital_id, role, since)
  select a.id, h.id, 'owner', h.created_at
  from hospitals h join accounts a on a.kind = 'professional' and a.phone = h.phone where h.merged_into is null;

-- A session of the staff acts as one membership; the former version knows nobody by it.
alter table sessions
  add column membership_id bigint references memberships,
  drop constraint sessions_check,
  add constraint sessions_check check (num_nonnulls(patient_id, doctor_id, membership_id) = 1) not valid;
create index sessions_membership on sessions (membership_id) where membership_id is not null;

alter table login_failures
  drop constraint login_failures_role_check,
  add constraint login_failures_role_check check (role in ('patient', 'doctor', 'hospital'));

-- Who acts for a hospital is its account, its role and the hospital.
alter table audit_log add column hospital_id bigint;
create or replace function audit_session() returns trigger language plpgsql as $$
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

-- The event of an appointment names who acted, also on behalf of the doctor or the patient (M-13).
alter table appointment_events
  drop constraint appointment_events_actor_role_check,
  add constraint appointment_events_actor_role_check
    check (actor_role in ('patient', 'doctor', 'system', 'owner', 'admin', 'receptionist', 'nurse')) not valid;

-- What the hospital's desk may do for this doctor beside booking published times: answer requests, move visits, collect money.
alter table practices add column desk_may text[] not null default '{answer,move,collect}'
  check (desk_may <@ '{answer,move,collect}');
