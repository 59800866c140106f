import { of, statement } from '#db/statement.ts';

export type EndReason = 'over' | 'mistake';

/**
 * Locks out other writers until the transaction ends: limits count existing entries, and "none known"
 * excludes entries.
 */
export const lockRecord = statement('lock_record', {
  values: { patientId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from patients where id = :patientId for no key update',
});

export interface EntryRow<Aside> {
  id: number;
  name: string;
  aside: Aside;
  recorded_at: Date;
  recorded_by_doctor_id: number | null;
}

/**
 * Statements for one kind of entry: active entries are unique by the column `name`, and `aside` has
 * additional facts.
 */
const createEntryStatements = <Aside>(
  table: 'allergies' | 'conditions',
  name: 'substance' | 'name',
  aside: 'reaction' | 'since',
) => ({
  present: statement(`present_${table}`, {
    values: { patientId: of<number> },
    row: of<EntryRow<Aside>>,
    sql: `
      select id, ${name} as name, ${aside} as aside, recorded_at, recorded_by_doctor_id from ${table}
      where patient_id = :patientId and ended_at is null order by recorded_at, id`,
  }),
  /** Adds nothing if there are `max` already, or an active entry of the same name. */
  insert: statement(`insert_${table}`, {
    values: {
      patientId: of<number>,
      name: of<string>,
      aside: of<Aside>,
      at: of<Date>,
      doctorId: of<number | null>,
      max: of<number>,
    },
    row: of<{ id: number }>,
    sql: `
      insert into ${table} (patient_id, ${name}, ${aside}, recorded_at, recorded_by_doctor_id)
      select :patientId, :name, :aside, :at, :doctorId
      where (select count(*) from ${table} where patient_id = :patientId and ended_at is null) < :max
      on conflict (patient_id, lower(${name})) where ended_at is null do nothing
      returning id`,
  }),
  count: statement(`count_active_${table}`, {
    values: { patientId: of<number> },
    row: of<{ count: number }>,
    sql: `select count(*) from ${table} where patient_id = :patientId and ended_at is null`,
  }),
  end: statement(`end_${table}`, {
    values: {
      id: of<number>,
      patientId: of<number>,
      at: of<Date>,
      doctorId: of<number | null>,
      endedAs: of<EndReason>,
    },
    row: of<{ id: number }>,
    sql: `
      update ${table} set ended_at = :at, ended_by_doctor_id = :doctorId, ended_as = :endedAs
      where id = :id and patient_id = :patientId and ended_at is null
      returning id`,
  }),
});
export type EntryStatements<Aside> = ReturnType<typeof createEntryStatements<Aside>>;

/** The aside of an allergy is its reaction, that of a condition the year in which it began. */
export const entryStatements = {
  allergy: createEntryStatements<string>('allergies', 'substance', 'reaction'),
  condition: createEntryStatements<number | null>('conditions', 'name', 'since'),
};

/** No row while the patient has an allergy. */
export const insertNoKnownAllergies = statement('insert_no_known_allergies', {
  values: { patientId: of<number>, at: of<Date>, doctorId: of<number | null> },
  row: of<{ id: number }>,
  sql: `
    insert into allergy_questions (patient_id, asked_at, recorded_by_doctor_id)
    select :patientId, :at, :doctorId
    where not exists (select from allergies where patient_id = :patientId and ended_at is null)
    returning id`,
});
