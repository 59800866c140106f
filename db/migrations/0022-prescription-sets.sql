-- Medicine lines that a doctor has pinned; what they write most is counted from their prescriptions.
create table prescription_favourites (
  doctor_id bigint not null references doctors on delete cascade,
  -- As one medicine of prescriptions.medicines.
  medicine  jsonb not null check (jsonb_typeof(medicine) = 'object'),
  pinned_at timestamptz not null
);
-- A line may be longer than a key of an index.
create unique index prescription_favourites_line on prescription_favourites (doctor_id, md5(medicine::text));

-- What a doctor prescribes for a diagnosis, to be put into a prescription at once. One set for a diagnosis.
create table prescription_sets (
  id         bigint generated always as identity primary key,
  doctor_id  bigint not null references doctors on delete cascade,
  diagnosis  text not null check (diagnosis <> ''),
  medicines  jsonb not null check (jsonb_typeof(medicines) = 'array'),
  advice     text not null,
  updated_at timestamptz not null
);
create unique index prescription_sets_diagnosis on prescription_sets (doctor_id, lower(diagnosis));

-- What the patient weighed at the visit, for the doses of a child (G-05).
alter table prescriptions add column weight_kg numeric(5, 2) check (weight_kg between 0.3 and 400);
