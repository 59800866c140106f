import type { Queryable } from '#db/statement.ts';

/** A hospital that changes the hours of a doctor: at its own practice alone (M-07). */
export interface HospitalEditor {
  readonly practiceId: number;
  /** What it does beside, in the transaction of the change. */
  readonly note: (db: Queryable) => Promise<void>;
}
