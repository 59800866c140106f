-- In parts.
-- Every visit that is not long over stands in the constraint of 0100 from here on. Visits over for more than
-- two days keep null: the past cannot be booked.
do $$
declare
  doctor record;
begin
  for doctor in select id from doctors order by id loop
    update appointments set squeezed_in = ''
    where doctor_id = doctor.id and starts_at > now() - interval '2 days' and squeezed_in is null;
    commit;
  end loop;
end $$;
