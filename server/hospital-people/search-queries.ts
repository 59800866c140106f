import { of, statement } from '#db/statement.ts';

/** More than a desk reads; the newest visits among them come first. */
const foundAtMost = 200;

/**
 * Whom a hospital knows by the beginning of a phone number: of their account, of the account of whoever looks after them,
 * or of what a desk was told.
 */
export const peopleByPhone = statement('hospital_people_by_phone', {
  values: { hospitalId: of<number>, phone: of<string>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    ${[
      `accounts account join patients p on p.account_id = account.id
        join hospital_people known on known.patient_id = coalesce(p.merged_into, p.id)
      where account.kind = 'patient' and account.phone like :phone`,
      `accounts account join guardianships g on g.account_id = account.id
        join hospital_people known on known.patient_id = g.patient_id
      where account.kind = 'patient' and account.phone like :phone
        and (g.until is null or g.until > :now or g.ended_by = 'age')`,
      `patients p join hospital_people known on known.patient_id = coalesce(p.merged_into, p.id)
      where p.contact_phone like :phone`,
    ]
      // Each way ends as soon as it has enough: a short beginning is that of very many numbers.
      .map(
        (way) =>
          `(select known.patient_id as id from ${way} and known.hospital_id = :hospitalId limit ${foundAtMost})`,
      )
      .join(' union ')}
    limit ${foundAtMost}`,
});

const wordValues = { hospitalId: of<number>, first: of<string>, second: of<string>, third: of<string> };
/** One condition for each word, which the index on sounds can look up; a name of more words is found by three of them. */
const named = (words: number) =>
  ['first', 'second', 'third']
    .slice(0, words)
    .map((word) => `p.name_sound ~ :${word}`)
    .concat(['second', 'third'].slice(Math.max(0, words - 1)).map((word) => `:${word}::text = ''`))
    .join(' and ');

/** Whom a hospital knows by regular expressions for the sound of their names; by how many of them. */
export const peopleByName = [1, 2, 3].map((words) =>
  statement(`hospital_people_by_${words}_words`, {
    values: wordValues,
    row: of<{ id: number }>,
    sql: `
      select p.id from patients p
      where ${named(words)} and p.merged_into is null and exists (
        select from hospital_people known where known.hospital_id = :hospitalId and known.patient_id = p.id)
      limit ${foundAtMost}`,
  }),
);

/** The different words of names that have a part of a word; read for what was mistyped, and shown to nobody. */
export const wordsWith = statement('name_words_with', {
  values: { part: of<string>, atMost: of<number> },
  row: of<{ word: string }>,
  sql: `
    select distinct word from (
      select name_sound from patients where name_sound ~ :part limit :atMost
    ) p, string_to_table(btrim(name_sound), ' ') word
    where ' ' || word || ' ' ~ :part`,
});

/** Whom a hospital knows, who may be the one that is about to be written down. */
export const samePersonHere = statement('same_person_here', {
  values: {
    hospitalId: of<number>,
    name: of<string>,
    year: of<number>,
    byPhone: of<readonly number[]>,
  },
  row: of<{ id: number }>,
  sql: `
    select p.id from patients p
      join hospital_people known on known.patient_id = p.id and known.hospital_id = :hospitalId
    where p.merged_into is null and (
      (p.name_sound = ' ' || sound_of(:name) || ' '
        and abs(coalesce(p.birth_year, extract(year from p.date_of_birth)::int) - :year) <= 1)
      or (p.id = any(:byPhone::bigint[])
        and string_to_array(btrim(p.name_sound), ' ') && string_to_array(sound_of(:name), ' ')))
    limit ${foundAtMost}`,
});
