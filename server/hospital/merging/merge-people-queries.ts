import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { titleSounds } from '#domain/platform/name-match.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';

const visiting = literalsSql(slotOccupyingStatuses.filter((status) => status !== 'Held'));

/**
 * Locks those of two people who can be merged, in order of id: none that is merged already, nor `duplicate` if
 * another record is merged into it.
 */
export const lockPeople = statement('lock_people', {
  values: { duplicate: of<number>, survivor: of<number> },
  row: of<{ id: number }>,
  sql: `
    select id from patients p
    where id in (:duplicate, :survivor) and merged_into is null
      and (id = :survivor or not exists (select from patients other where other.merged_into = p.id))
    order by id for update`,
});

/** Prevents bookings for either until the transaction ends (as in exceeded_visit_limit). */
export const blockBookings = statement('block_bookings_of_merging', {
  values: { ids: of<readonly number[]> },
  sql: `
    select pg_advisory_xact_lock(hashtextextended('bookings of patient ' || id, 0))
    from unnest(:ids::bigint[]) as id order by id`,
});

/** Visits of two people at the same time; reservations do not count. */
export const findOverlappingVisits = statement('find_overlapping_visits', {
  values: { survivor: of<number>, duplicate: of<number> },
  row: of<{ id: number }>,
  sql: `
    select a.id from appointments a join appointments b
      on b.patient_id = :survivor and b.status in (${visiting})
      and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at)
    where a.patient_id = :duplicate and a.status in (${visiting})
    order by a.id limit 1`,
});

/** A row if either is currently a guardian of the other, with any account. */
export const findMutualGuardianship = statement('find_mutual_guardianship', {
  values: { survivor: of<number>, duplicate: of<number> },
  row: of<{ id: number }>,
  sql: `
    select g.id from guardianships g join patients guardian on guardian.account_id = g.account_id
    where g.until is null and g.patient_id in (:survivor, :duplicate)
      and coalesce(guardian.merged_into, guardian.id) in (:survivor, :duplicate)
    limit 1`,
});

/** Rows that would be duplicates stay: the same allergy, a review of the same doctor, the same guardian. */
const movableSql: Readonly<Record<string, string>> = {
  // Moved before visits, since those also add the patient to a hospital's patients.
  hospital_people: `not exists (
    select from hospital_people k where k.patient_id = :to and k.hospital_id = m.hospital_id)`,
  appointments: `idempotency_key is null or not exists (
    select from appointments k where k.patient_id = :to and k.idempotency_key = m.idempotency_key)`,
  reviews: 'not exists (select from reviews k where k.patient_id = :to and k.doctor_id = m.doctor_id)',
  vitals: 'true',
  allergies: `m.ended_at is not null or not exists (
    select from allergies k
    where k.patient_id = :to and k.ended_at is null and lower(k.substance) = lower(m.substance))`,
  allergy_questions: 'true',
  conditions: `m.ended_at is not null or not exists (
    select from conditions k where k.patient_id = :to and k.ended_at is null and lower(k.name) = lower(m.name))`,
  uploads: 'true',
  emergency_accesses: 'true',
  guardianships: `m.until is not null or (
    not exists (
      select from guardianships k
      where k.patient_id = :to and k.account_id = m.account_id and k.until is null)
    and not exists (select from patients k where k.id = :to and k.account_id = m.account_id))`,
};
/** Rows that the other record has gained meanwhile prevent an identical row from moving back. */
const movableBackSql: Readonly<Record<string, string>> = {
  guardianships: `m.until is not null or not exists (
    select from guardianships k where k.patient_id = :to and k.account_id = m.account_id and k.until is null)`,
};
const movedTables = Object.keys(movableSql);

export const moveRowStatements = movedTables.map((table) => ({
  table,
  move: statement(`move_${table}`, {
    values: { from: of<number>, to: of<number> },
    row: of<{ id: number }>,
    sql: `update ${table} m set patient_id = :to where m.patient_id = :from and (${movableSql[table]}) returning id`,
  }),
  moveBack: statement(`move_back_${table}`, {
    values: { ids: of<readonly number[]>, from: of<number>, to: of<number> },
    sql: `
      update ${table} m set patient_id = :to
      where m.patient_id = :from and m.id = any(:ids::bigint[]) and (${movableBackSql[table] ?? 'true'})`,
  }),
}));

/** Hospitals know a record through the visits it still has after a merge is undone. */
export const addKnownByVisits = statement('add_known_by_visits', {
  values: { patientId: of<number> },
  sql: `
    insert into hospital_people (hospital_id, patient_id, since)
    select hospital_id, patient_id, min(booked_at) from appointments
    where patient_id = :patientId and hospital_id is not null group by hospital_id, patient_id
    on conflict do nothing`,
});

export const moveConsents = statement('move_consents', {
  values: { from: of<number>, to: of<number> },
  sql: `
    update consents c set patient_id = :to from appointments a
    where c.patient_id = :from and a.id = c.appointment_id and a.patient_id = :to`,
});

/** Recomputes which reviews of two people count as verified after their visits have moved. */
export const updateVerifiedReviews = statement('update_verified_reviews', {
  values: { ids: of<readonly number[]> },
  sql: `
    update reviews r set verified = not r.verified
    where r.patient_id = any(:ids::bigint[]) and r.verified <> has_visited(r.patient_id, r.doctor_id)`,
});

export const endPeopleSessions = statement('end_people_sessions', {
  values: { ids: of<readonly number[]>, now: of<Date> },
  sql: 'update sessions set ended_at = :now where patient_id = any(:ids::bigint[]) and ended_at is null',
});

/** Moves the account of a person to one who has none; no row if there is no account or the other has one. */
export const moveAccount = statement('move_account', {
  values: { from: of<number>, to: of<number> },
  row: of<{ account_id: number }>,
  sql: `
    with given as (
      update patients p set account_id = null from patients was
      where p.id = :from and was.id = p.id and was.account_id is not null
        and exists (select from patients other where other.id = :to and other.account_id is null)
      returning was.account_id
    )
    update patients p set account_id = given.account_id from given where p.id = :to
    returning p.account_id`,
});

export const markMergedInto = statement('mark_merged_into', {
  values: { duplicate: of<number>, survivor: of<number | null> },
  sql: 'update patients set merged_into = :survivor where id = :duplicate',
});

export const insertMerge = statement('insert_merge', {
  values: { survivor: of<number>, duplicate: of<number>, now: of<Date>, moved: of<string> },
  sql: 'insert into person_merges (survivor_id, duplicate_id, merged_at, moved) values (:survivor, :duplicate, :now, :moved::jsonb)',
});

export interface MergeRow {
  id: number;
  survivor_id: number;
  duplicate_id: number;
  merged_at: Date;
  moved: Readonly<Record<string, readonly number[]>>;
}

export const findOpenMerge = statement('find_open_merge', {
  values: { duplicate: of<number> },
  row: of<MergeRow>,
  sql: `
    select id, survivor_id, duplicate_id, merged_at, moved from person_merges
    where duplicate_id = :duplicate and undone_at is null for update`,
});

export const closeMerge = statement('close_merge', {
  values: { id: of<number>, now: of<Date> },
  sql: 'update person_merges set undone_at = :now where id = :id',
});

export interface DuplicatePairRow {
  id: number;
  other_id: number;
  name: string;
  other_name: string;
  birth: string;
  other_birth: string;
  same_phone: boolean;
}

/** The sorted letters of a name as it sounds, without titles: words may come in any order. */
const sortedNameLettersSql = `(
  select string_agg(letter, '' order by letter)
  from string_to_table(replace(regexp_replace(p.name_sound, ' (?:${titleSounds})(?= )', '', 'g'), ' ', ''), null) letter)`;

/**
 * Candidates for duplicates: their names have the same letters (`isSameName` decides) and they were born in
 * the same year, or a year apart if only a year is known. Pairs with the same phone number come first.
 */
export const listDuplicatePairs = statement('list_duplicate_pairs', {
  values: { max: of<number> },
  row: of<DuplicatePairRow>,
  sql: `
    with person as (
      select p.id, p.name, ${sortedNameLettersSql} as letters, ${birthDateSql('p')} as birth,
        coalesce(p.birth_year, extract(year from p.date_of_birth)::int) as year,
        array_remove(array[own.phone, nullif(p.emergency_phone, '')] || array(
          select a.phone from guardianships g join accounts a on a.id = g.account_id
          where g.patient_id = p.id and g.until is null), null) as phones
      from patients p left join accounts own on own.id = p.account_id where p.merged_into is null
    )
    select one.id, other.id as other_id, one.name, other.name as other_name, one.birth, other.birth as other_birth,
      one.phones && other.phones as same_phone
    from person one join person other
      on other.letters = one.letters and other.id > one.id and abs(other.year - one.year) <= 1
        and (other.year = one.year or length(one.birth) = 4 or length(other.birth) = 4)
    order by same_phone desc, one.id, other.id limit :max`,
});
