-- How late a doctor says to be at a practice on a day (docs/product.md#a-late-doctor); 0: in time again.
create table delays (
  practice_id bigint not null references practices,
  day         date not null,
  minutes     smallint not null check (minutes between 0 and 240),
  said_at     timestamptz not null,
  primary key (practice_id, day)
);

-- What the patient of a visit was told of it last; 0: that the doctor is in time again.
create table delay_notices (
  appointment_id bigint primary key references appointments,
  minutes        smallint not null check (minutes between 0 and 240),
  told_at        timestamptz not null
);
-- Whoever follows the visit hears of it, as of a payment.
create trigger delay_notices_told after insert or update on delay_notices
  for each row execute function tell_payment();
