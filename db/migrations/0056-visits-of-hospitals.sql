-- Whose visit it is: the hospital that has agreed to the practice at which it was booked (M-06, docs/decisions/059-the-hospitals-area.md).
-- A practice may move to another hospital; the visits stay with the one at which they were. And whom a hospital knows:
-- everybody with a visit there, and whoever its desk has written down.
alter table appointments add column hospital_id bigint;

create table hospital_people (
  id            bigint generated always as identity primary key,
  hospital_id   bigint not null references hospitals,
  patient_id    bigint not null references patients on delete cascade,
  since         timestamptz not null,
  -- Who wrote them down at the desk; null: by a visit.
  membership_id bigint references memberships,
  unique (hospital_id, patient_id)
);
create index hospital_people_patient on hospital_people (patient_id);

create function keep_hospital_of_appointment() returns trigger language plpgsql as $$
begin
  select hospital_id into new.hospital_id from practices where id = new.practice_id and hospital_agreed_at is not null;
  return new;
end $$;
-- After appointments_main_practice, which names the practice: triggers run in the order of their names.
create trigger appointments_of_hospital before insert on appointments
  for each row when (new.hospital_id is null) execute function keep_hospital_of_appointment();

create function know_person() returns trigger language plpgsql as $$
begin
  insert into hospital_people (hospital_id, patient_id, since)
    values (new.hospital_id, new.patient_id, new.booked_at)
  on conflict do nothing;
  return null;
end $$;
create trigger appointments_know_person after insert on appointments
  for each row when (new.hospital_id is not null and new.status <> 'Held') execute function know_person();
create trigger appointments_know_person_later after update of hospital_id, patient_id, status on appointments
  for each row when (new.hospital_id is not null and new.status <> 'Held'
    and (old.hospital_id, old.patient_id, old.status = 'Held')
      is distinct from (new.hospital_id, new.patient_id, false))
  execute function know_person();

-- What is booked already at a practice to which a hospital agrees is the hospital's from then on; what is over is not.
create function give_visits_to_hospital() returns trigger language plpgsql as $$
begin
  update appointments set hospital_id = new.hospital_id
  where practice_id = new.id and doctor_id = new.doctor_id and starts_at > now() - interval '1 day' and hospital_id is null;
  return null;
end $$;
create trigger practices_give_visits after update of hospital_id, hospital_agreed_at on practices
  for each row when (new.hospital_agreed_at is not null
    and (old.hospital_id, old.hospital_agreed_at) is distinct from (new.hospital_id, new.hospital_agreed_at))
  execute function give_visits_to_hospital();

-- The hospital's screens hear of its visits as the two people of a visit do.
create or replace function tell_appointment() returns trigger language plpgsql as $$
declare
  moved   boolean := tg_op = 'UPDATE' and (old.starts_at, old.ends_at) <> (new.starts_at, new.ends_at);
  freed   boolean := tg_op = 'UPDATE' and holds_slot(old.status);
  changed bigint[] := '{}';
begin
  -- When the times that others may book did not change, nobody but the two people hears of it.
  if moved or freed <> holds_slot(new.status) then
    changed := array[extract(epoch from new.starts_at)::bigint];
  end if;
  if moved then
    changed := changed || extract(epoch from old.starts_at)::bigint;
  end if;
  insert into live_changes values (json_build_object('kind', 'appointment', 'id', new.id, 'doctor', new.doctor_id,
    'patient', new.patient_id, 'hospital', new.hospital_id, 'slots', changed));
  return null;
end $$;
create or replace function tell_payment() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'appointment', 'id', id, 'doctor', doctor_id, 'patient', patient_id,
    'hospital', hospital_id, 'slots', '[]'::json)
  from appointments where id = new.appointment_id;
  return null;
end $$;
