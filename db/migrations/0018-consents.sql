-- What people agreed to when they registered on a screen: which document, in which version, read in which language (decision 35).
create table sign_up_consents (
  id          bigint generated always as identity primary key,
  patient_id  bigint references patients on delete cascade,
  doctor_id   bigint references doctors on delete cascade,
  hospital_id bigint references hospitals on delete cascade,
  document    text not null check (document in ('privacy', 'terms')),
  version     text not null,
  language    text not null,
  agreed_at   timestamptz not null,
  check (num_nonnulls(patient_id, doctor_id, hospital_id) = 1)
);
create unique index sign_up_consents_patient  on sign_up_consents (patient_id, document, version) where patient_id is not null;
create unique index sign_up_consents_doctor   on sign_up_consents (doctor_id, document, version) where doctor_id is not null;
create unique index sign_up_consents_hospital on sign_up_consents (hospital_id, document, version) where hospital_id is not null;
