import { of, statement } from '#db/statement.ts';

const maxFound = 200;

/**
 * Matches the beginning of a phone number: of the person's account, of a guardian's account, or entered at
 * the front desk.
 */
export const findPeopleByPhone = statement('find_people_by_phone', {
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

const isKnownSql = `p.merged_into is null and exists (
  select from hospital_people known where known.hospital_id = :hospitalId and known.patient_id = p.id)`;
const joinedNameSql = `replace(p.name_sound, ' ', '')`;

const wordValues = { hospitalId: of<number>, first: of<string>, second: of<string>, third: of<string> };
/** One condition per word, so that the index on sounds applies; three words of a longer name are enough. */
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

/** Matches regular expressions on the sound of names; one statement for each number of words. */
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

/**
 * Patients whose joined name contains these texts (LIKE), however it is split; `whole` is the sound of all of
 * it.
 */
export const findPeopleByJoinedName = statement('find_people_by_joined_name', {
  values: { hospitalId: of<number>, whole: of<string>, parts: of<readonly string[]> },
  row: of<NamedRow>,
  sql: `
    (select p.id, p.name from patients p where p.name_sound = ' ' || :whole || ' ' and ${isKnownSql} limit ${maxFound})
    union
    (select p.id, p.name from patients p where ${joinedNameSql} like all (:parts::text[]) and ${isKnownSql} limit ${maxFound})`,
});

/** Distinct words of names that contain part of a word; used for spelling correction, never shown. */
export const listNameWords = statement('list_name_words', {
  values: { part: of<string>, max: of<number> },
  row: of<{ word: string }>,
  sql: `
    select distinct word from (
      select name_sound from patients where name_sound ~ :part limit :max
    ) p, string_to_table(btrim(name_sound), ' ') word
    where ' ' || word || ' ' ~ :part`,
});

export const findPossibleDuplicates = statement('find_possible_duplicates', {
  values: {
    hospitalId: of<number>,
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
