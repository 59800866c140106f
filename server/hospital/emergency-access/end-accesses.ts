import { of, type Queryable, statement } from '#db/statement.ts';

const endAccesses = statement('end_emergency_accesses', {
  values: { patientId: of<number>, now: of<Date> },
  sql: `
    update emergency_accesses set until = greatest(:now, at + interval '1 microsecond')
    where patient_id = :patientId and until > :now`,
});

/**
 * Closes a record to everybody to whom it is open for an emergency (M-03), before it goes into another one: of that one nobody
 * was told. Taking the merge back opens nothing again.
 */
export const endRecordAccesses = (db: Queryable, patientId: number, now: Date): Promise<unknown> =>
  endAccesses(db, { patientId, now });
