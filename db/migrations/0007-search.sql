create table places (
  id integer primary key,
  name text not null,
  region text not null,
  country text not null,
  location point not null,
  population integer not null
);
comment on table places is 'search: A place in the gazetteer.';
create index places_location on places using gist (location);

create table place_names (
  folded text not null,
  place_id integer not null references places on delete cascade,
  name text not null,
  sound text not null generated always as (sound_of(folded)) stored,
  primary key (folded, place_id)
);
comment on table place_names is 'search: A name of a place (Bangalore, Bengaluru), folded for prefix search.';
create index place_names_prefix on place_names (folded text_pattern_ops);
create index place_names_sound on place_names (sound text_pattern_ops);

create table name_words (
  word text primary key
    constraint name_words_length_in_range check (length(word) between 3 and 40)
);
comment on table name_words is
  'search: A word of a doctor''s, practice''s or hospital''s name, as it sounds. Search words that begin none are '
  'corrected from here.';

create function index_name_words() returns trigger language plpgsql as $$
begin
  -- Without the lock, concurrent transactions with the same new words would deadlock.
  if exists (
    select from string_to_table(new.name_sound, ' ') as given
    where length(given) between 3 and 40 and not exists (select from name_words where word = given)
  ) then
    perform pg_advisory_xact_lock(hashtextextended('name_words', 0));
  end if;
  insert into name_words
    select distinct word from string_to_table(new.name_sound, ' ') as word
    where length(word) between 3 and 40
  on conflict do nothing;
  return null;
end $$;
create trigger hospitals_name_words after insert or update of name, city on hospitals
  for each row execute function index_name_words();
comment on trigger hospitals_name_words on hospitals is 'Updates name_words.';
create trigger doctors_name_words after insert or update of name on doctors
  for each row execute function index_name_words();
comment on trigger doctors_name_words on doctors is 'Updates name_words.';
create trigger practices_name_words after insert or update of name on practices
  for each row execute function index_name_words();
comment on trigger practices_name_words on practices is 'Updates name_words.';
