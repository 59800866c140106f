import { formatId } from '#domain/platform/readable-ids.ts';
import type { AuditRow } from './audit-queries.ts';

export const columnTitles = [
  'when (UTC)',
  'event',
  'who',
  'from',
  'account',
  'records',
  'call',
  'about',
  'why',
];

const person = (role: string | null, id: number | null) => {
  if (role === null || id === null) return role ?? '';
  return role === 'patient' || role === 'doctor' ? formatId(role, id) : `${role} ${id}`;
};

/** Addresses come from outside and must not move the cursor of a terminal. */
const printable = (text: string | null) => (text ?? '').replace(/[^\x20-\x7e]/g, '?');

export function formatAuditRow(row: AuditRow): string {
  return [
    row.at.toISOString(),
    row.event,
    person(row.actor_role, row.actor_id),
    printable(row.address),
    person(row.account_role, row.account_id),
    row.patient_ids.map((id) => formatId('patient', id)).join(' '),
    row.operation ?? '',
    row.about ?? '',
    row.reason ?? '',
  ].join('\t');
}
