alter table patients validate constraint patients_birth_month;
