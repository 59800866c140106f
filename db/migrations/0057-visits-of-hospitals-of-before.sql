-- In parts.
-- Visits of before are those of the hospital that agrees to the practice now: a practice that had moved earlier cannot be told.
do $$
declare
  one record;
begin
  for one in
    select p.id, p.doctor_id, p.hospital_id, p.is_main from practices p
    where p.hospital_id is not null and p.hospital_agreed_at is not null order by p.id
  loop
    update appointments set hospital_id = one.hospital_id
    where doctor_id = one.doctor_id and hospital_id is null
      and (practice_id = one.id or (practice_id is null and one.is_main));
    commit;
  end loop;
end $$;
