-- In parts.
-- A hospital's day: who comes, in the order of time.
create index concurrently if not exists appointments_hospital_start on appointments (hospital_id, starts_at)
  where hospital_id is not null;
