-- How a visit ends (docs/product.md#life-of-an-appointment): reopened, completed late, marked as missed, and paid for.

-- Completed remembers its former status too, for the doctor who reopens it; one completed late was Incomplete.
alter table appointments
  drop constraint appointments_former_status_check,
  add constraint appointments_former_status_check
    check (former_status in ('Requested', 'Pending', 'Confirmed', 'Incomplete')),
  -- The doctor says that the patient of an Incomplete visit did not come.
  add column did_not_come boolean not null default false;

-- What the doctor's other tabs hear of at once.
drop trigger appointments_moved on appointments;
create trigger appointments_moved after update on appointments
  for each row when ((old.status, old.starts_at, old.ends_at, old.late_minutes, old.did_not_come)
    is distinct from (new.status, new.starts_at, new.ends_at, new.late_minutes, new.did_not_come))
  execute function tell_appointment();

-- Payments (docs/product.md#payments) are only added to. What was recorded by mistake is voided by a row of its own; the
-- payment of a visit is its newest row that voids nothing and is not voided.
create table payments (
  id             bigint generated always as identity primary key,
  appointment_id bigint not null references appointments,
  doctor_id      bigint not null references doctors,
  -- later: nothing was collected yet.
  way            text not null check (way in ('cash', 'upi', 'card', 'later')),
  amount_paise   bigint not null check (amount_paise >= 0),
  at             timestamptz not null,
  -- Who recorded it; null: the demo.
  by_role        text check (by_role in ('doctor')),
  by_id          bigint,
  -- The clinic's year and the number in it.
  receipt_year   smallint,
  receipt_number integer check (receipt_number > 0),
  voids          bigint references payments,
  -- Who collected it from whom, as they were then.
  issued         jsonb not null,
  check ((receipt_year is null) = (receipt_number is null)),
  check ((receipt_number is not null) = (way <> 'later' and voids is null)),
  unique (doctor_id, receipt_year, receipt_number),
  unique (voids)
);
create index payments_appointment on payments (appointment_id, id);
create index payments_doctor_at on payments (doctor_id, at);

create trigger payments_issued before insert on payments
  for each row execute function note_issuer_and_patient();

-- The last number of each doctor and year. Its row is locked until the payment commits, so a rollback leaves no gap.
create table receipt_counters (
  doctor_id bigint not null references doctors,
  year      smallint not null,
  last      integer not null,
  primary key (doctor_id, year)
);

create function refuse_payment_change() returns trigger language plpgsql as $$
begin
  raise exception 'A payment is never changed or deleted; it is voided by another row.';
end $$;
create trigger payments_kept before update or delete on payments
  for each row execute function refuse_payment_change();

-- Whoever looks at the visit sees it paid.
create function tell_payment() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'appointment', 'id', id, 'doctor', doctor_id, 'patient', patient_id,
    'slots', '[]'::json)
  from appointments where id = new.appointment_id;
  return null;
end $$;
create trigger payments_told after insert on payments
  for each row execute function tell_payment();

-- The demo's past visits count as paid: what its patients said becomes a recorded payment. Called here for a demo that is
-- loaded already, and by the loader.
create function record_past_payments(time_zone text) returns void language sql as $$
  with paid as (
    select id, doctor_id, fee_paise, ends_at, extract(year from ends_at at time zone time_zone)::smallint as year,
      -- Nobody pays in cash by video.
      (array['upi', case consult_status when 'Online' then 'card' else 'cash' end, 'upi', 'card'])[1 + id % 4] as way
    from appointments a
    where status = 'Completed' and pay_status = 'Paid' and fee_paise > 0
      and not exists (select from payments where appointment_id = a.id)
  ), numbered as (
    select *, row_number() over (partition by doctor_id, year order by ends_at, id)::integer as number from paid
  ), counted as (
    insert into receipt_counters (doctor_id, year, last)
    select doctor_id, year, max(number) from numbered group by doctor_id, year
  )
  insert into payments (appointment_id, doctor_id, way, amount_paise, at, receipt_year, receipt_number)
  select id, doctor_id, way, fee_paise, ends_at, year, number from numbered order by ends_at, id;
$$;
select record_past_payments('Asia/Kolkata') from settings where name = 'demo_loaded';
