import type { Queryable } from '#db/statement.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import { findVisitFactsRows, type VisitFactsRow } from './visit-facts-queries.ts';

function toVisitFacts(row: VisitFactsRow): VisitFacts {
  return {
    appointmentId: row.id,
    rootId: row.root_id,
    sequence: row.sequence,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    consultStatus: row.consult_status,
    hospital: row.hospital,
    address: row.address || null,
    position: row.position,
    phone: row.phone,
    toBring: row.to_bring,
    doctorId: row.doctor_id,
    doctorName: row.doctor_name,
    patientId: row.patient_id,
    patientName: row.patient_name,
    patientEmail: row.patient_email,
  };
}

/** Facts for messages and calendars, in no particular order; unknown ids are skipped. */
export async function listVisitFacts(db: Queryable, ids: readonly number[]): Promise<VisitFacts[]> {
  if (ids.length === 0) return [];
  return (await findVisitFactsRows(db, { ids })).map(toVisitFacts);
}

export async function findVisitFacts(db: Queryable, appointmentId: number): Promise<VisitFacts | null> {
  const [facts] = await listVisitFacts(db, [appointmentId]);
  return facts ?? null;
}
