import type { Queryable } from '#db/statement.ts';
import { type AuditRow, listEntriesSince } from './audit-queries.ts';

/** Which entries are wanted; what is null is not asked for. */
export interface AuditFilter {
  readonly since: Date;
  /** Not included. */
  readonly before: Date;
  /** Whose record, or who did something, or whose account. */
  readonly patientId: number | null;
  readonly doctorId: number | null;
  readonly event: string | null;
  readonly address: string | null;
  /** The newest so many. */
  readonly atMost: number;
}

/** Entries of the audit log in the order of time. */
export function listAuditEntries(db: Queryable, wanted: AuditFilter): Promise<AuditRow[]> {
  return listEntriesSince(db, { ...wanted });
}
