import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { printable } from '#server/platform/printable.ts';
import { type CheckedPracticeRow, doctorsToCheck } from './check-queries.ts';

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

function lineOf(row: CheckedPracticeRow): string {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'no';
  return [
    readableId('doctor', row.id),
    printable(row.name),
    printable(row.medical_registration),
    day(row.registration_checked_at),
    printable(row.hospital_name),
    row.hospital_id === null ? 'not a listed hospital' : day(row.hospital_agreed_at),
    day(row.created_at),
    readableId('practice', row.practice_id),
  ].join('\t');
}

/** The doctors who wait for the operator, or all, as a table separated by tabs; empty if nobody does. */
export async function listToCheck(db: Queryable, all: boolean): Promise<string[]> {
  const rows = await doctorsToCheck(db, { all });
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(lineOf)];
}
