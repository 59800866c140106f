create function new_paper_id() returns text language sql as $$
  select translate(
    rtrim(encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'base64'), '='),
    '+/', '-_')
$$;

create table allergies (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  substance text not null
    constraint allergies_substance_not_empty check (substance <> ''),
  reaction text not null default '',
  recorded_at timestamptz not null,
  recorded_by_doctor_id bigint references doctors,
  ended_at timestamptz,
  ended_by_doctor_id bigint references doctors,
  ended_as text
    constraint allergies_ended_as_known check (ended_as in ('over', 'mistake')),
  constraint allergies_ended_with_reason check ((ended_at is null) = (ended_as is null)),
  constraint allergies_ended_by_only_if_ended check (ended_at is not null or ended_by_doctor_id is null)
);
comment on table allergies is 'clinical: A patient''s allergy. Ended or struck out, never deleted.';
comment on column allergies.reaction is 'Such as "rash"; empty: unknown.';
comment on column allergies.recorded_by_doctor_id is 'Null: the patient.';
comment on column allergies.ended_as is 'over: was once true; mistake: never was.';
create unique index allergies_once on allergies (patient_id, lower(substance))
  where ended_at is null;
create index allergies_patient on allergies (patient_id);

create table allergy_questions (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  asked_at timestamptz not null,
  recorded_by_doctor_id bigint references doctors
);
comment on table allergy_questions is
  'clinical: An occasion when a patient was asked about allergies, to tell "none" from "never asked".';
create index allergy_questions_patient on allergy_questions (patient_id, asked_at desc);

create table conditions (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  name text not null
    constraint conditions_name_not_empty check (name <> ''),
  since smallint
    constraint conditions_since_in_range check (since between 1900 and 2200),
  recorded_at timestamptz not null,
  recorded_by_doctor_id bigint references doctors,
  ended_at timestamptz,
  ended_by_doctor_id bigint references doctors,
  ended_as text
    constraint conditions_ended_as_known check (ended_as in ('over', 'mistake')),
  constraint conditions_ended_with_reason check ((ended_at is null) = (ended_as is null)),
  constraint conditions_ended_by_only_if_ended check (ended_at is not null or ended_by_doctor_id is null)
);
comment on table conditions is 'clinical: A diagnosis or long-term condition. Ended or struck out, never deleted.';
comment on column conditions.since is 'Year; null: unknown.';
create unique index conditions_once on conditions (patient_id, lower(name))
  where ended_at is null;
create index conditions_patient on conditions (patient_id);

create table vitals (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  measured_at timestamptz not null,
  recorded_by bigint references memberships,
  systolic_mmhg smallint
    constraint vitals_systolic_mmhg_in_range check (systolic_mmhg between 50 and 260),
  diastolic_mmhg smallint
    constraint vitals_diastolic_mmhg_in_range check (diastolic_mmhg between 30 and 200),
  heart_rate_bpm smallint
    constraint vitals_heart_rate_bpm_in_range check (heart_rate_bpm between 25 and 250),
  oxygen_saturation_percent smallint
    constraint vitals_oxygen_saturation_in_range check (oxygen_saturation_percent between 50 and 100),
  respiratory_rate_bpm smallint
    constraint vitals_respiratory_rate_in_range check (respiratory_rate_bpm between 4 and 90),
  temperature_c numeric(4,2)
    constraint vitals_temperature_c_in_range check (temperature_c between 30 and 45),
  blood_sugar_mg_dl smallint
    constraint vitals_blood_sugar_mg_dl_in_range check (blood_sugar_mg_dl between 20 and 700),
  blood_sugar_when text
    constraint vitals_blood_sugar_when_known check (blood_sugar_when in ('fasting', 'after_meal')),
  weight_lbs numeric(5,2)
    constraint vitals_weight_lbs_in_range check (weight_lbs between 2 and 900),
  height_cm numeric(4,1)
    constraint vitals_height_cm_in_range check (height_cm between 30 and 250),
  constraint vitals_something_measured check (num_nonnulls(
    systolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl, weight_lbs, temperature_c, oxygen_saturation_percent,
    respiratory_rate_bpm, height_cm) > 0),
  constraint vitals_blood_pressure_pair check (
    (systolic_mmhg is null) = (diastolic_mmhg is null) and coalesce(systolic_mmhg > diastolic_mmhg, true))
);
comment on table vitals is 'clinical: Vital signs taken at one time; null: not measured.';
comment on column vitals.recorded_by is 'The nurse; null: the patient at home.';
comment on column vitals.blood_sugar_when is 'Null: other or unknown.';
create index vitals_patient on vitals (patient_id, measured_at desc);

create table uploads (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  title text not null
    constraint uploads_title_not_empty check (title <> ''),
  dated_on date not null,
  type text not null
    constraint uploads_type_known check (type in ('application/pdf', 'image/jpeg')),
  bytes integer not null
    constraint uploads_bytes_positive check (bytes > 0),
  uploaded_at timestamptz not null,
  uploaded_by_doctor_id bigint references doctors,
  struck_out_at timestamptz,
  deleted_at timestamptz
);
comment on table uploads is 'clinical: A lab report or photo in a patient''s record.';
comment on column uploads.dated_on is 'Of the report, not the upload.';
comment on column uploads.struck_out_at is
  'When the uploader withdrew it; it stays readable. Soon after the upload, it is deleted with its content instead.';
create index uploads_patient on uploads (patient_id, dated_on desc);

create table upload_contents (
  upload_id bigint primary key references uploads on delete cascade,
  content bytea not null
);
comment on table upload_contents is 'clinical: The content of an upload.';

create table prescriptions (
  appointment_id bigint not null references appointments,
  version smallint not null
    constraint prescriptions_version_positive check (version > 0),
  written_at timestamptz not null,
  complaints text not null default '',
  diagnosis text not null default '',
  medicines jsonb not null default '[]'
    constraint prescriptions_medicines_is_array check (jsonb_typeof(medicines) = 'array'),
  advice text not null default '',
  follow_up_on date,
  issued jsonb not null,
  plain_text text,
  weight_kg numeric(5,2)
    constraint prescriptions_weight_kg_in_range check (weight_kg between 0.3 and 400),
  check_id text not null default new_paper_id() unique,
  card_id text not null default new_paper_id() unique,
  other_medicines text not null default '',
  primary key (appointment_id, version)
);
comment on table prescriptions is
  'clinical: A prescription version, never changed: corrections add a version, and the newest counts.';
comment on column prescriptions.medicines is
  'Array of {name, strength, form, dose, frequency, duration, instructions}, all texts.';
comment on column prescriptions.issued is 'Doctor, patient and place at that time, so that documents never change.';
comment on column prescriptions.plain_text is 'The whole text if sent as plain text; other fields are then empty.';
comment on column prescriptions.weight_kg is 'At the visit, for children''s doses.';
comment on column prescriptions.check_id is 'In the check page''s address, /rx/….';
comment on column prescriptions.card_id is 'In the signed card and the public revocation list; leads to no page.';
comment on column prescriptions.other_medicines is 'Not prescribed here: already taken, or to be stopped.';

create table prescription_favourites (
  doctor_id bigint not null references doctors on delete cascade,
  medicine jsonb not null
    constraint prescription_favourites_medicine_is_object check (jsonb_typeof(medicine) = 'object'),
  pinned_at timestamptz not null
);
comment on table prescription_favourites is 'clinical: A medicine line pinned by a doctor.';
comment on column prescription_favourites.medicine is 'As in prescriptions.medicines.';
create unique index prescription_favourites_line_once on prescription_favourites (doctor_id, md5(medicine::text));

create table prescription_sets (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors on delete cascade,
  diagnosis text not null
    constraint prescription_sets_diagnosis_not_empty check (diagnosis <> ''),
  medicines jsonb not null
    constraint prescription_sets_medicines_is_array check (jsonb_typeof(medicines) = 'array'),
  advice text not null,
  updated_at timestamptz not null
);
comment on table prescription_sets is 'clinical: A doctor''s usual prescription for a diagnosis.';
create unique index prescription_sets_diagnosis_once on prescription_sets (doctor_id, lower(diagnosis));

create table prescription_looks (
  id bigint generated always as identity primary key,
  check_id text not null references prescriptions (check_id) on delete cascade,
  looked_at timestamptz not null,
  kind text not null
    constraint prescription_looks_kind_known check (kind in ('opened', 'medicines', 'wrong_year')),
  address text not null
);
comment on table prescription_looks is
  'clinical: A visit to a prescription''s check page, or a birth year entered there.';
comment on column prescription_looks.address is 'IP address block.';
create index prescription_looks_paper on prescription_looks (check_id, looked_at);

create table signing_keys (
  kid text primary key,
  public_key jsonb not null,
  private_key bytea,
  made_at timestamptz not null,
  retired_at timestamptz,
  constraint signing_keys_private_until_retired check ((retired_at is null) = (private_key is not null))
);
comment on table signing_keys is 'clinical: A key that signs health cards. Retired ones still verify old cards.';
comment on column signing_keys.kid is 'SHA-256 thumbprint (RFC 7638).';
comment on column signing_keys.private_key is 'Encrypted as in second_factors; deleted on retirement.';
create unique index signing_keys_one_active on signing_keys ((true))
  where retired_at is null;

create trigger allergies_present_person before insert on allergies
  for each row execute function row_of_present_person();
comment on trigger allergies_present_person on allergies is 'Replaces a merged patient with the surviving one.';
create trigger allergy_questions_present_person before insert on allergy_questions
  for each row execute function row_of_present_person();
comment on trigger allergy_questions_present_person on allergy_questions is
  'Replaces a merged patient with the surviving one.';
create trigger conditions_present_person before insert on conditions
  for each row execute function row_of_present_person();
comment on trigger conditions_present_person on conditions is 'Replaces a merged patient with the surviving one.';
create trigger vitals_present_person before insert on vitals
  for each row execute function row_of_present_person();
comment on trigger vitals_present_person on vitals is 'Replaces a merged patient with the surviving one.';
create trigger uploads_present_person before insert on uploads
  for each row execute function row_of_present_person();
comment on trigger uploads_present_person on uploads is 'Replaces a merged patient with the surviving one.';
create trigger prescriptions_issued before insert on prescriptions
  for each row execute function set_issuer_and_patient();
comment on trigger prescriptions_issued on prescriptions is 'Freezes doctor, patient and place in issued.';
