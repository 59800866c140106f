-- What a doctor has to know of a patient at a glance. Entries are never deleted: they end or are struck out, by somebody, at a
-- time (docs/decisions/044-clinical-records.md). A column …_by_doctor_id that is null says that it was the patient.
create table allergies (
  id                     bigint generated always as identity primary key,
  patient_id             bigint not null references patients on delete cascade,
  substance              text not null check (substance <> ''),
  -- What happened then, such as "rash"; empty if not said.
  reaction               text not null default '',
  recorded_at            timestamptz not null,
  recorded_by_doctor_id  bigint references doctors,
  ended_at               timestamptz,
  ended_by_doctor_id     bigint references doctors,
  -- over: it was so once; mistake: it never was.
  ended_as               text check (ended_as in ('over', 'mistake')),
  check ((ended_at is null) = (ended_as is null)),
  check (ended_at is not null or ended_by_doctor_id is null)
);
create index allergies_patient on allergies (patient_id);
-- The same allergy stands once, however often it is tapped.
create unique index allergies_once on allergies (patient_id, lower(substance)) where ended_at is null;

-- "No known allergies, asked on …": an empty list alone says nothing.
create table allergy_questions (
  id                    bigint generated always as identity primary key,
  patient_id            bigint not null references patients on delete cascade,
  asked_at              timestamptz not null,
  recorded_by_doctor_id bigint references doctors
);
create index allergy_questions_patient on allergy_questions (patient_id, asked_at desc);

create table conditions (
  id                     bigint generated always as identity primary key,
  patient_id             bigint not null references patients on delete cascade,
  name                   text not null check (name <> ''),
  -- The year in which it began, if known.
  since                  smallint check (since between 1900 and 2200),
  recorded_at            timestamptz not null,
  recorded_by_doctor_id  bigint references doctors,
  ended_at               timestamptz,
  ended_by_doctor_id     bigint references doctors,
  ended_as               text check (ended_as in ('over', 'mistake')),
  check ((ended_at is null) = (ended_as is null)),
  check (ended_at is not null or ended_by_doctor_id is null)
);
create index conditions_patient on conditions (patient_id);
create unique index conditions_once on conditions (patient_id, lower(name)) where ended_at is null;

-- Lab reports and photos. What they are was read from their content.
create table uploads (
  id                    bigint generated always as identity primary key,
  patient_id            bigint not null references patients on delete cascade,
  title                 text not null check (title <> ''),
  -- The day of the report, a clinic day; not the day of the upload.
  dated_on              date not null,
  type                  text not null check (type in ('application/pdf', 'image/jpeg')),
  bytes                 integer not null check (bytes > 0),
  uploaded_at           timestamptz not null,
  uploaded_by_doctor_id bigint references doctors,
  -- By whoever uploaded it: soon afterwards its content goes too, later it stays readable as struck out.
  struck_out_at         timestamptz,
  deleted_at            timestamptz
);
create index uploads_patient on uploads (patient_id, dated_on desc);

create table upload_contents (
  upload_id bigint primary key references uploads on delete cascade,
  content   bytea not null
);
-- Pictures and most PDFs are compressed already.
alter table upload_contents alter column content set storage external;
