import type { Queryable } from '#db/statement.ts';
import { type AuditRow, listEntriesSince } from './audit-queries.ts';

/** Null disables a filter. */
export interface AuditFilter {
  readonly since: Date;
  /** Exclusive. */
  readonly before: Date;
  /** Matches the patient whose record was read, the actor, or the account. */
  readonly patientId: number | null;
  readonly doctorId: number | null;
  readonly event: string | null;
  readonly address: string | null;
  readonly max: number;
}

export function listAuditEntries(db: Queryable, wanted: AuditFilter): Promise<AuditRow[]> {
  return listEntriesSince(db, { ...wanted });
}
