-- A doubled letter sounds like one; three of a kind are a mashed keyboard, and are nobody's name (decisions/013-search.md).

create or replace function sound_of(name text) returns text language plpgsql immutable strict parallel safe as $$
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
  sound := regexp_replace(sound, '([a-z])\1', '\1', 'g');
  return btrim(sound);
end $$;

-- What is stored by the former rule. To set a name anew computes its sound and learns its words.
update doctors set name = name, hospital_name = hospital_name
  where (name_sound, hospital_sound) <> (' ' || sound_of(name) || ' ', ' ' || sound_of(hospital_name) || ' ');
update hospitals set name = name, city = city
  where name_sound <> ' ' || sound_of(name || ' ' || city) || ' ';
