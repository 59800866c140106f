-- From here on the constraints with holds are the only ones.
alter table appointments drop constraint appointments_doctor_overlap;
alter table appointments drop constraint appointments_patient_overlap;
alter table appointments rename constraint appointments_doctor_held to appointments_doctor_overlap;
alter table appointments rename constraint appointments_patient_held to appointments_patient_overlap;
-- Whatever writes a visit from here on says where it is; else it would exclude nobody.
alter table appointments add constraint appointments_has_practice check (practice_id is not null) not valid;
