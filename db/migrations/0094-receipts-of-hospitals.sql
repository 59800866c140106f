-- One series of receipts for each hospital and year (docs/product.md#payments), beside that of each doctor for an own practice.
-- Receipts of before stay in the series of their doctors; those of a hospital begin with its letter, so none is called like another.
create table hospital_receipt_counters (
  hospital_id bigint not null references hospitals,
  year        smallint not null,
  last        integer not null,
  primary key (hospital_id, year)
);

-- On receipts of a hospital that charges tax; empty: none.
alter table hospitals add column gstin text not null default '';

-- Whose series the number is of; null: the doctor's.
alter table payments add column receipt_hospital_id bigint references hospitals;
create unique index payments_receipt_of_hospital on payments (receipt_hospital_id, receipt_year, receipt_number)
  where receipt_hospital_id is not null;
