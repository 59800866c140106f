-- A doctor finds the own patients by how their names sound, as doctors are found (docs/decisions/042-the-doctors-list.md).
alter table patients
  add column name_sound text not null generated always as (' ' || sound_of(name) || ' ') stored;

-- Whose patients somebody is, from the index alone.
create index appointments_doctor_patient on appointments (doctor_id, patient_id);
