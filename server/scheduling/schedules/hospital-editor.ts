import type { Queryable } from '#db/statement.ts';

/** A hospital that changes the hours of a doctor, at its own practice only. */
export interface HospitalEditor {
  readonly practiceId: number;
  /** Runs in the transaction of the change. */
  readonly note: (db: Queryable) => Promise<void>;
}
