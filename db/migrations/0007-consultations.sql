-- What patients agree to before a video visit.

-- Once per visit and text: who agreed, when, to which version of the text, read in which language.
create table consents (
  appointment_id bigint not null references appointments,
  version        text not null check (version <> ''),
  patient_id     bigint not null references patients,
  given_at       timestamptz not null,
  language       text not null check (language <> ''),
  primary key (appointment_id, version)
);
