-- Break-glass (M-03, docs/decisions/059-the-hospitals-area.md#break-glass): a member of the staff opened the record of
-- somebody whom the hospital knows, for half an hour, and typed why. The reason stands here: the audit log holds ids alone.
create table emergency_accesses (
  id                bigint generated always as identity primary key,
  membership_id     bigint not null references memberships,
  hospital_id       bigint not null references hospitals,
  patient_id        bigint not null references patients on delete cascade,
  reason            text not null,
  at                timestamptz not null,
  -- The first instant at which it is closed again.
  until             timestamptz not null check (until > at),
  -- The owner has read it.
  seen_by_owner_at  timestamptz,
  seen_by           bigint references memberships
);
create index emergency_accesses_hospital on emergency_accesses (hospital_id, id desc);
create index emergency_accesses_member on emergency_accesses (membership_id, patient_id, until);
create index emergency_accesses_patient on emergency_accesses (patient_id);

-- Which of a hospital's nurses measured it (M-03); null: the patient at home.
alter table vitals add column recorded_by bigint,
  add constraint vitals_recorded_by foreign key (recorded_by) references memberships not valid;
