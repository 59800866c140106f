-- What the patient keeps track of.

-- One measuring: what was not measured is null (spec F-04).
create table vitals (
  id                bigint generated always as identity primary key,
  patient_id        bigint not null references patients on delete cascade,
  measured_at       timestamptz not null,
  systolic_mmhg     smallint check (systolic_mmhg between 50 and 260),
  diastolic_mmhg    smallint check (diastolic_mmhg between 30 and 200),
  heart_rate_bpm    smallint check (heart_rate_bpm between 25 and 250),
  blood_sugar_mg_dl smallint check (blood_sugar_mg_dl between 20 and 700),
  weight_lbs        numeric(4, 1) check (weight_lbs between 2 and 900),
  temperature_c     numeric(3, 1) check (temperature_c between 30 and 45),
  check (num_nonnulls(systolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl, weight_lbs, temperature_c) > 0),
  check ((systolic_mmhg is null) = (diastolic_mmhg is null) and coalesce(systolic_mmhg > diastolic_mmhg, true))
);
create index vitals_patient on vitals (patient_id, measured_at desc);

-- A rescheduled appointment gets one new time, whoever names it first: the doctor or the patient (decisions §3).
drop index appointments_replaces;
create unique index appointments_replaces on appointments (replaces_id) where replaces_id is not null;
