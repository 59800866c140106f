-- Finding doctors and hospitals by what they are called, however that is spelled (docs/decisions/013-search.md).

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- As before but not strict: a strict function is called row by row, this one becomes part of the query and takes a
-- tenth of the time. It is never asked for the distance of nowhere, for which it would have an answer.
create or replace function distance_km(a point, b point) returns double precision
  language sql immutable parallel safe
  return 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(b[1] - a[1]) / 2), 2)
    + cos(radians(a[1])) * cos(radians(b[1])) * power(sin(radians(b[0] - a[0]) / 2), 2))));

-- How a name sounds, in plain Latin letters: rule by rule what domain/name-sound.ts does, held together by a test.
create function sound_of(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  sound text := normalize(
    regexp_replace(normalize(name, NFD),
      '[\u0300-\u036f''’`\u093c\u093d\u09bc\u0a3c\u0a71\u0abc\u0903\u200c\u200d]', '', 'g'), NFC);
begin
  sound := lower(sound collate "C");
  if sound ~ '[\u0980-\u0d7f]' then
    sound := (
      select string_agg(case when ascii(letter) between 2432 and 3455 then chr(2304 + ascii(letter) % 128)
                        else letter end, '' order by place)
      from unnest(string_to_array(sound, null)) with ordinality as of_name(letter, place));
  end if;
  sound := regexp_replace(sound, '[^a-z0-9\u00c0-\u0963\u0966-\u1fff\u2070-\U0010ffff]+', ' ', 'g');

  sound := replace(sound, U&'\0943', U&'\094d\0930\093f');
  sound := replace(sound, U&'\090b', U&'\0930\093f');
  sound := regexp_replace(sound, '[\u0910\u0948]', U&'\\&\0907', 'g');
  sound := regexp_replace(sound, '[\u0914\u094c]', U&'\\&\0909', 'g');
  sound := regexp_replace(sound, '\u0902(?=[\u092a-\u092e])', U&'\092e\094d', 'g');
  sound := regexp_replace(sound, '\u0902\u0939(?![\u093e-\u094d])', U&'\0919\094d\0917\094d', 'g');
  sound := regexp_replace(sound, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1A', 'g');
  sound := translate(sound,
    'अआाऍॅऐैऔौइईिीउऊुूएऎेॆओऒऑोॊॉंँङञणनऩॺॻकखगघचछजझटठतथडढदधपफबभमयरऱॼलळऴॽॾवशषसह्',
    'aaaaaaaaaiiiiuuuueeeeooooooNNnnnnnnnkkggCCjjttttddddpfbbmyrrrlllllvsssh');

  sound := regexp_replace(sound, '([aeiouA]N?[b-df-hj-np-tv-zC])A(?= |$)', '\1', 'g');
  sound := regexp_replace(sound, '([aeiouA][b-df-hj-np-tv-zC])A([b-df-hj-np-tv-zC][aeiou])', '\1\2', 'g');
  sound := translate(sound, 'AN', 'an');
  sound := regexp_replace(sound, 'chh?', 'C', 'g');
  sound := regexp_replace(sound, 'c?k|c|q', 'k', 'g');
  sound := replace(sound, 'C', 'c');
  sound := replace(sound, 'ph', 'f');
  sound := replace(sound, 'x', 'ks');
  sound := replace(sound, 'z', 'j');
  sound := regexp_replace(sound, '([kgjtdbs])h+', '\1', 'g');
  sound := regexp_replace(sound, 'o[wu](?![aeiou])', 'au', 'g');
  sound := replace(sound, 'w', 'v');
  sound := replace(sound, 'ee', 'i');
  sound := replace(sound, 'oo', 'u');
  sound := regexp_replace(sound, 'ao(?= |$)', 'av', 'g');
  sound := regexp_replace(sound, '([b-df-hj-np-tv-z])y(?= |$)', '\1i', 'g');
  sound := regexp_replace(sound, '([a-z])\1+', '\1', 'g');
  return btrim(sound);
end $$;

-- With a space on either side, so that each word has a beginning and an end that can be looked for.
alter table doctors
  add column name_sound text not null generated always as (' ' || sound_of(name) || ' ') stored,
  add column hospital_sound text not null generated always as (' ' || sound_of(hospital_name) || ' ') stored;
create index doctors_name_sound on doctors using gin (name_sound gin_trgm_ops);
create index doctors_hospital_sound on doctors using gin (hospital_sound gin_trgm_ops);

alter table hospitals
  add column name_sound text not null generated always as (' ' || sound_of(name || ' ' || city) || ' ') stored;
create index hospitals_name_sound on hospitals using gin (name_sound gin_trgm_ops);

-- Every word that somebody is called by. A word that nobody begins with was mistyped, and its neighbours are looked
-- for here: there are far fewer words than people. Words stay when their people go.
create table name_words (
  word text primary key check (length(word) between 3 and 40)
);

create function learn_name_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two who bring the same words wait for each other and never in a circle.
  insert into name_words
    select distinct word
    from string_to_table(btrim(to_jsonb(new) ->> 'name_sound') || ' ' || coalesce(to_jsonb(new) ->> 'hospital_sound', ''), ' ')
      as word
    where length(word) between 3 and 40
    order by word
  on conflict do nothing;
  return null;
end $$;
create trigger doctors_words after insert or update of name, hospital_name on doctors
  for each row execute function learn_name_words();
create trigger hospitals_words after insert or update of name, city on hospitals
  for each row execute function learn_name_words();

insert into name_words
  select distinct word
  from (select name_sound || hospital_sound as sound from doctors union all select name_sound from hospitals) named,
    string_to_table(sound, ' ') as word
  where length(word) between 3 and 40;
