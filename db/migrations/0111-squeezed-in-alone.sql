-- From here on the constraint that knows of squeezed-in visits is the only one of the doctor.
alter table appointments drop constraint appointments_doctor_overlap;
alter table appointments rename constraint appointments_doctor_exclusive to appointments_doctor_overlap;
