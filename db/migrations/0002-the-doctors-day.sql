-- What the doctor's day needs: when they work, what patients asked for, what was prescribed.

-- ISO weekdays, Monday is 1 (spec D-04: MON-FRI unless said otherwise).
alter table doctors add column works_days smallint[] not null default '{1,2,3,4,5}'
  check (works_days <@ '{1,2,3,4,5,6,7}' and array_position(works_days, null) is null);

-- What a patient who asked to reschedule said: why, and the time that would suit them (decisions §3).
alter table appointments
  add column reschedule_reason text,
  add column preferred_start timestamptz;

-- The request lists of a doctor are read every few seconds and hold a handful of rows.
create index appointments_requests on appointments (doctor_id, starts_at)
  where status in ('Requested', 'Request for Rescheduling');

-- What the day-end job looks for: visits that nobody closed.
create index appointments_open on appointments (starts_at)
  where status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');

-- A prescription is never overwritten: a correction is the next version of it, and the newest counts.
create table prescriptions (
  appointment_id bigint not null references appointments,
  version        smallint not null check (version > 0),
  written_at     timestamptz not null,
  complaints     text not null default '',
  diagnosis      text not null default '',
  -- An array of {name, strength, form, dose, frequency, duration, instructions}, all texts.
  medicines      jsonb not null default '[]' check (jsonb_typeof(medicines) = 'array'),
  advice         text not null default '',
  follow_up_on   date,
  -- Who issued it to whom, as they were then: a name that changes later changes no paper.
  issued         jsonb not null,
  -- The whole of it when it was sent as plain text; the other fields are empty then.
  plain_text     text,
  primary key (appointment_id, version)
);

create function note_issuer_and_patient() returns trigger language plpgsql as $$
begin
  select jsonb_build_object(
    'doctor', jsonb_build_object(
      'name', d.name,
      'qualifications', d.qualifications,
      'specialization', d.specialization,
      'medicalReg', d.medical_registration,
      'Hospital', d.hospital_name,
      'address', nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), '')),
    'patient', jsonb_build_object('name', p.name, 'gender', p.gender, 'dateOfBirth', p.date_of_birth))
  into strict new.issued
  from appointments a
    join doctors d on d.id = a.doctor_id
    join patients p on p.id = a.patient_id
    left join hospitals h on h.id = d.hospital_id
  where a.id = new.appointment_id;
  return new;
end $$;
create trigger prescriptions_issued before insert on prescriptions
  for each row execute function note_issuer_and_patient();

insert into prescriptions (appointment_id, version, written_at, plain_text)
  select id, 1, ends_at, prescription from appointments where prescription <> '';
alter table appointments drop column prescription;
