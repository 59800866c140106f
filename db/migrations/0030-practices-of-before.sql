-- A main practice for every doctor of before 0029, with the days that were published. Locks rows and no table.
alter table appointments validate constraint appointments_practice;
alter table published_slots validate constraint published_slots_interval_minutes_check;

insert into practices (doctor_id, hospital_id, name, address, location, clinic_fee_paise, hospital_agreed_at, is_main, created_at)
  select id, hospital_id, coalesce(nullif(hospital_name, ''), 'Own Practice'), practice_address, location, basic_fee_paise,
    hospital_agreed_at, true, created_at
  from doctors d where not exists (select from practices where doctor_id = d.id);
-- What the former version changed meanwhile.
update practices p set hospital_id = d.hospital_id, name = coalesce(nullif(d.hospital_name, ''), 'Own Practice'),
    address = d.practice_address, location = d.location, clinic_fee_paise = d.basic_fee_paise,
    hospital_agreed_at = d.hospital_agreed_at
  from doctors d where d.id = p.doctor_id and p.is_main
    and (p.hospital_id, p.address, p.location::text, p.clinic_fee_paise, p.hospital_agreed_at)
      is distinct from (d.hospital_id, d.practice_address, d.location::text, d.basic_fee_paise, d.hospital_agreed_at);

insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts)
  select p.id, s.day, s.interval_minutes, 'Any', s.doctor_id, s.starts
  from published_slots s join practices p on p.doctor_id = s.doctor_id and p.is_main
on conflict do nothing;

-- Only now: what is copied is no news, and the former version has it.
create trigger published_days_former_version after insert or update or delete on published_days
  for each row when (pg_trigger_depth() = 0) execute function show_former_version();
create trigger published_days_published after insert on published_days
  referencing new table as published for each statement execute function tell_published();
create trigger published_days_republished after update on published_days
  referencing new table as published old table as former for each statement execute function tell_republished();
create trigger published_days_withdrawn after delete on published_days
  referencing old table as published for each statement execute function tell_published();
