-- A number is given once in the series of a doctor; the same number may stand in that of a hospital. The lock is taken at once, so
-- nobody writes between the two.
alter table payments drop constraint payments_doctor_id_receipt_year_receipt_number_key;
create unique index payments_receipt_of_doctor on payments (doctor_id, receipt_year, receipt_number)
  where receipt_hospital_id is null;
