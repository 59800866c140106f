import type { AuditRow } from '#server/platform/audit/audit-queries.ts';
import { listAuditEntries } from '#server/platform/audit/list-audit-entries.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';

export async function readEntries({ db }: TestApp): Promise<Omit<AuditRow, 'id' | 'at' | 'session_id'>[]> {
  const rows = await listAuditEntries(db.pool, {
    since: new Date(0),
    before: new Date(Date.UTC(2100, 0)),
    patientId: null,
    doctorId: null,
    event: null,
    address: null,
    max: 10_000,
  });
  return rows.map(({ id: _id, at: _at, session_id: _session, ...rest }) => rest);
}

export async function listAddedEntries(hams: TestApp, action: () => Promise<unknown>) {
  const before = await readEntries(hams);
  await action();
  return (await readEntries(hams)).slice(before.length);
}

export const defaultEntryFields = {
  actor_role: 'nobody',
  actor_id: null,
  address: '127.0.0.1',
  account_role: null,
  account_id: null,
  patient_ids: [],
  operation: null,
  about: null,
  reason: null,
};

export const toActorFields = (role: 'patient' | 'doctor', { id }: TestPerson) => ({
  ...defaultEntryFields,
  actor_role: role,
  actor_id: id,
});
