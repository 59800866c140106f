import type { Queryable } from '#db/statement.ts';
import { isSameName } from '#domain/platform/name-match.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toPrintable } from '#server/platform/to-printable.ts';
import { type DuplicatePairRow, listDuplicatePairs } from './merge-people-queries.ts';

/** More than an operator looks through at a time. */
const maxPairs = 200;

const head = ['person', 'name', 'born', 'may be the same as', 'name', 'born', 'phone'];

const formatPair = ({ id, other_id, name, other_name, birth, other_birth, same_phone }: DuplicatePairRow) =>
  [
    formatId('patient', id),
    toPrintable(name),
    birth,
    formatId('patient', other_id),
    toPrintable(other_name),
    other_birth,
    same_phone ? 'the same' : '',
  ].join('\t');

export async function listPossibleDuplicates(db: Queryable): Promise<string[]> {
  const pairs = await listDuplicatePairs(db, { max: maxPairs });
  const rows = pairs.filter(({ name, other_name }) => isSameName(name, other_name));
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(formatPair)];
}
