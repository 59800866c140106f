-- Lists read the only practice of a doctor from the doctor's row (docs/decisions/050-practices.md); those of doctors with
-- several are told apart, so that the nearest of them is found without looking at everybody's.
alter table practices
  -- Whether the doctor has other practices now.
  add column has_others boolean not null default false;
create index practices_beside_others on practices using gist (location) where has_others and ended_at is null;

create or replace function note_other_practices() returns trigger language plpgsql as $$
declare
  the_sound text;
begin
  select string_agg(' ' || sound_of(name) || ' ', '' order by id) into the_sound
  from practices where doctor_id = new.doctor_id and ended_at is null and not is_main;
  update doctors set other_practices_sound = the_sound
  where id = new.doctor_id and other_practices_sound is distinct from the_sound;
  update practices set has_others = the_sound is not null
  where doctor_id = new.doctor_id and ended_at is null and has_others <> (the_sound is not null);
  -- In order, as learn_name_words() says.
  insert into name_words
    select distinct word from string_to_table(the_sound, ' ') as word
    where length(word) between 3 and 40 order by word
  on conflict do nothing;
  return null;
end $$;

update practices p set has_others = true
from doctors d where d.id = p.doctor_id and p.ended_at is null and d.other_practices_sound is not null;

-- Of 0040.
alter table messages validate constraint messages_beside;
