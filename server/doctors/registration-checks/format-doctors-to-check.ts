import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toPrintable } from '#server/platform/to-printable.ts';
import { type CheckedPracticeRow, listDoctorsToCheck } from './registration-check-queries.ts';

const head = [
  'doctor',
  'name',
  'registration',
  'checked',
  'says they practise at',
  'agreed',
  'since',
  'practice',
];

function formatRow(row: CheckedPracticeRow): string {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'no';
  return [
    formatId('doctor', row.id),
    toPrintable(row.name),
    toPrintable(row.medical_registration),
    day(row.registration_checked_at),
    toPrintable(row.hospital_name),
    row.hospital_id === null ? 'not a listed hospital' : day(row.hospital_agreed_at),
    day(row.created_at),
    formatId('practice', row.practice_id),
  ].join('\t');
}

export async function formatDoctorsToCheck(db: Queryable, all: boolean): Promise<string[]> {
  const rows = await listDoctorsToCheck(db, { all });
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(formatRow)];
}
