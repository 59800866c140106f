-- The front desk's knowledge of patients.

create table hospital_people (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  patient_id bigint not null references patients on delete cascade,
  since timestamptz not null,
  membership_id bigint references memberships,
  unique (hospital_id, patient_id)
);
comment on table hospital_people is 'hospital: A person known through an appointment or front desk registration.';
comment on column hospital_people.membership_id is 'The member who registered them; null: an appointment.';
create index hospital_people_patient on hospital_people (patient_id);

create table merge_requests (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  survivor_id bigint not null references patients on delete cascade,
  duplicate_id bigint not null references patients on delete cascade,
  asked_by bigint not null references memberships,
  asked_at timestamptz not null,
  confirmed_by bigint references memberships,
  confirmed_at timestamptz,
  constraint merge_requests_confirmed_by_another check (confirmed_by <> asked_by),
  constraint merge_requests_two_people check (survivor_id <> duplicate_id),
  constraint merge_requests_confirmed_by_someone check ((confirmed_by is null) = (confirmed_at is null))
);
comment on table merge_requests is
  'hospital: A request to merge two records of one person, carried out once a second staff member agrees.';
create index merge_requests_duplicate on merge_requests (duplicate_id);
create unique index merge_requests_once on merge_requests (hospital_id, survivor_id, duplicate_id)
  where confirmed_at is null;

create table emergency_accesses (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospitals,
  membership_id bigint not null references memberships,
  name text not null,
  patient_id bigint not null references patients on delete cascade,
  reason text not null,
  at timestamptz not null,
  until timestamptz not null,
  owners_notified_at timestamptz,
  seen_by_owner_at timestamptz,
  seen_by bigint references memberships,
  constraint emergency_accesses_until_after_start check (until > at)
);
comment on table emergency_accesses is 'hospital: A staff member''s break-glass access to a record for half an hour.';
comment on column emergency_accesses.name is 'The member''s name at the time.';
comment on column emergency_accesses.owners_notified_at is 'Immediate for the first access, together for later ones.';
create index emergency_accesses_hospital on emergency_accesses (hospital_id, id desc);
create index emergency_accesses_member on emergency_accesses (membership_id, patient_id, until);
create index emergency_accesses_patient on emergency_accesses (patient_id);
create index emergency_accesses_unnotified on emergency_accesses (hospital_id)
  where owners_notified_at is null;

create table patient_add_keys (
  hospital_id bigint not null references hospitals,
  idempotency_key text not null,
  request_hash text not null,
  patient_id bigint references patients on delete cascade,
  at timestamptz not null,
  primary key (hospital_id, idempotency_key)
);
comment on table patient_add_keys is 'hospital: The idempotency key of a front desk registration.';
comment on column patient_add_keys.request_hash is 'Detects reuse for a different request.';
comment on column patient_add_keys.patient_id is 'Null until the person is stored, in the same transaction.';
create index patient_add_keys_patient on patient_add_keys (patient_id);

create function link_hospital_patient() returns trigger language plpgsql as $$
begin
  insert into hospital_people (hospital_id, patient_id, since)
    values (new.hospital_id, new.patient_id, new.booked_at)
  on conflict do nothing;
  return null;
end $$;
create trigger appointments_link_patient after insert on appointments
  for each row when (new.hospital_id is not null and new.status <> 'Held')
  execute function link_hospital_patient();
comment on trigger appointments_link_patient on appointments is 'Adds the patient to hospital_people.';
create trigger appointments_link_patient_later after update of hospital_id, patient_id, status on appointments
  for each row when (new.hospital_id is not null and new.status <> 'Held'
    and (old.hospital_id, old.patient_id, old.status = 'Held') is distinct from (new.hospital_id, new.patient_id, false))
  execute function link_hospital_patient();
comment on trigger appointments_link_patient_later on appointments is
  'Adds the patient to hospital_people after a reservation or a change of hospital or patient.';

create function notify_emergency() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'emergency', 'hospital', new.hospital_id));
  return null;
end $$;
create trigger emergency_accesses_notified after insert or update of seen_by_owner_at, hospital_id on emergency_accesses
  for each row execute function notify_emergency();
comment on trigger emergency_accesses_notified on emergency_accesses is 'Updates the owners'' screens.';
