import { of, statement } from '#db/statement.ts';

/** More than a desk reads; the newest visits among them come first. */
const maxFound = 200;

/**
 * Whom a hospital knows by the beginning of a phone number: of their account, of the account of whoever looks after them,
 * or of what a desk was told.
 */
export const findPeopleByPhone = statement('hospital_people_by_phone', {
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
          `(select known.patient_id as id from ${way} and known.hospital_id = :hospitalId limit ${maxFound})`,
      )
      .join(' union ')}
    limit ${maxFound}`,
});

/** SQL: whether the hospital knows the person `p`, whose record stands. */
const isKnownSql = `p.merged_into is null and exists (
  select from hospital_people known where known.hospital_id = :hospitalId and known.patient_id = p.id)`;
/** SQL: a name as it sounds, without its spaces; there is an index on it. */
const joinedNameSql = `replace(p.name_sound, ' ', '')`;

const wordValues = { hospitalId: of<number>, first: of<string>, second: of<string>, third: of<string> };
/** One condition for each word, which the index on sounds can look up; a name of more words is found by three of them. */
const nameConditionsSql = (words: number) =>
  ['first', 'second', 'third']
    .slice(0, words)
    .map((word) => `p.name_sound ~ :${word}`)
    .concat(['second', 'third'].slice(Math.max(0, words - 1)).map((word) => `:${word}::text = ''`))
    .join(' and ');

interface NamedRow {
  id: number;
  name: string;
}

/** Whom a hospital knows by regular expressions for the sound of their names; by how many of them. */
export const findPeopleByName = [1, 2, 3].map((words) =>
  statement(`hospital_people_by_${words}_words`, {
    values: wordValues,
    row: of<NamedRow>,
    sql: `
      select p.id, p.name from patients p
      where ${nameConditionsSql(words)} and ${isKnownSql}
      limit ${maxFound}`,
  }),
);

/** Whom a hospital knows whose names have these texts somewhere (LIKE), whatever is split in them; `whole` is the sound of all. */
export const findPeopleByJoinedName = statement('hospital_people_by_joined_name', {
  values: { hospitalId: of<number>, whole: of<string>, parts: of<readonly string[]> },
  row: of<NamedRow>,
  sql: `
    (select p.id, p.name from patients p where p.name_sound = ' ' || :whole || ' ' and ${isKnownSql} limit ${maxFound})
    union
    (select p.id, p.name from patients p where ${joinedNameSql} like all (:parts::text[]) and ${isKnownSql} limit ${maxFound})`,
});

/** The different words of names that have a part of a word; read for what was mistyped, and shown to nobody. */
export const listNameWords = statement('name_words_with', {
  values: { part: of<string>, atMost: of<number> },
  row: of<{ word: string }>,
  sql: `
    select distinct word from (
      select name_sound from patients where name_sound ~ :part limit :atMost
    ) p, string_to_table(btrim(name_sound), ' ') word
    where ' ' || word || ' ' ~ :part`,
});

/** Whom a hospital knows, who may be the one that is about to be written down. */
export const findPossibleDuplicates = statement('same_person_here', {
  values: {
    hospitalId: of<number>,
    /** A LIKE pattern of the joined name. */
    part: of<string>,
    year: of<number>,
    byPhone: of<readonly number[]>,
  },
  row: of<NamedRow & { has_phone: boolean }>,
  sql: `
    select p.id, p.name, p.id = any(:byPhone::bigint[]) as has_phone from patients p
    where ${isKnownSql} and (
      (${joinedNameSql} like :part and abs(coalesce(p.birth_year, extract(year from p.date_of_birth)::int) - :year) <= 1)
      or p.id = any(:byPhone::bigint[]))
    limit ${maxFound}`,
});
