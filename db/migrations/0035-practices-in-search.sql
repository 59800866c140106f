-- The search knows all practices of a doctor (K-02, docs/decisions/050-practices.md).
-- How the practices beside the main one sound; null where there are none, which spares the search to look for the nearest.
alter table doctors add column other_practices_sound text;
create index doctors_other_practices_sound on doctors using gin (other_practices_sound gin_trgm_ops);

-- The doctors of a hospital are those who name it.
create index practices_name on practices (lower(name)) where ended_at is null;

create function note_other_practices() returns trigger language plpgsql as $$
declare
  the_sound text;
begin
  select string_agg(' ' || sound_of(name) || ' ', '' order by id) into the_sound
  from practices where doctor_id = new.doctor_id and ended_at is null and not is_main;
  update doctors set other_practices_sound = the_sound
  where id = new.doctor_id and other_practices_sound is distinct from the_sound;
  -- In order, as learn_name_words() says.
  insert into name_words
    select distinct word from string_to_table(the_sound, ' ') as word
    where length(word) between 3 and 40 order by word
  on conflict do nothing;
  return null;
end $$;
create trigger practices_added after insert on practices
  for each row when (not new.is_main) execute function note_other_practices();
create trigger practices_renamed after update of name, is_main, ended_at on practices
  for each row when ((old.name, old.is_main, old.ended_at) is distinct from (new.name, new.is_main, new.ended_at))
  execute function note_other_practices();
