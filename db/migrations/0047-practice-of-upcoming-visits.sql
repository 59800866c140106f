-- In parts.
-- Every visit that is not long over has a practice from here on, and so stands in the constraints of 0045 and 0046. What is
-- over longer than two days keeps null until it is changed: nobody books the past.
do $$
declare
  main record;
begin
  for main in select id, doctor_id from practices where is_main order by id loop
    update appointments set practice_id = main.id
    where doctor_id = main.doctor_id and starts_at > now() - interval '2 days' and practice_id is null;
    commit;
  end loop;
end $$;
