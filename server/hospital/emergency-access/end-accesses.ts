import { of, type Queryable, statement } from '#db/statement.ts';

const endAccesses = statement('end_accesses', {
  values: { patientId: of<number>, now: of<Date> },
  sql: `
    update emergency_accesses set until = greatest(:now, at + interval '1 microsecond')
    where patient_id = :patientId and until > :now`,
});

/**
 * Closes all emergency accesses to a record before it is merged into another, whose recipients were not
 * notified. Undoing the merge reopens nothing.
 */
export const endRecordAccesses = (db: Queryable, patientId: number, now: Date): Promise<unknown> =>
  endAccesses(db, { patientId, now });
