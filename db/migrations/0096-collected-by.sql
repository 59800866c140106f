-- What a receipt says besides who was paid by whom: who collected it, and the hospital's GSTIN of that day.
create function note_receipt() returns trigger language plpgsql as $$
begin
  select new.issued || jsonb_build_object(
    'collectedBy', case when new.by_role = 'doctor' then new.issued #>> '{doctor,name}'
      else coalesce(nullif(a.name, ''), d.name) end,
    'gstin', nullif(h.gstin, ''))
  into strict new.issued
  from appointments visit
    left join hospitals h on h.id = visit.hospital_id
    left join accounts a on a.id = new.by_id and new.by_role <> 'doctor'
    left join doctors d on d.account_id = a.id
  where visit.id = new.appointment_id;
  return new;
end $$;
-- After payments_issued, which names the two people: triggers run in the order of their names.
create trigger payments_receipt before insert on payments for each row execute function note_receipt();

-- As 0020, each in the series of its hospital or doctor, and collected by the doctor; called by the demo's loader.
create or replace function record_past_payments(time_zone text) returns void language sql as $$
  with paid as (
    select id, doctor_id, hospital_id, fee_paise, ends_at, extract(year from ends_at at time zone time_zone)::smallint as year,
      -- Nobody pays in cash by video.
      (array['upi', case consult_status when 'Online' then 'card' else 'cash' end, 'upi', 'card'])[1 + id % 4] as way
    from appointments a
    where status = 'Completed' and pay_status = 'Paid' and fee_paise > 0
      and not exists (select from payments where appointment_id = a.id)
  ), numbered as (
    select *, row_number() over (
      partition by hospital_id, case when hospital_id is null then doctor_id end, year order by ends_at, id)::integer as number
    from paid
  ), counted as (
    insert into receipt_counters (doctor_id, year, last)
    select doctor_id, year, max(number) from numbered where hospital_id is null group by doctor_id, year
  ), counted_of_hospitals as (
    insert into hospital_receipt_counters (hospital_id, year, last)
    select hospital_id, year, max(number) from numbered where hospital_id is not null group by hospital_id, year
  )
  insert into payments
    (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_hospital_id, receipt_year, receipt_number)
  select id, doctor_id, way, fee_paise, ends_at, 'doctor', doctor_id, hospital_id, year, number
  from numbered order by ends_at, id;
$$;
