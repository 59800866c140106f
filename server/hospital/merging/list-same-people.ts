import type { Queryable } from '#db/statement.ts';
import { isSameName } from '#domain/platform/name-match.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { printable } from '#server/platform/printable.ts';
import { type SamePersonRow, samePeople } from './merge-queries.ts';

/** More than an operator looks through at a time. */
const pairsAtMost = 200;

const head = ['person', 'name', 'born', 'may be the same as', 'name', 'born', 'phone'];

const lineOf = ({ id, other_id, name, other_name, birth, other_birth, same_phone }: SamePersonRow) =>
  [
    readableId('patient', id),
    printable(name),
    birth,
    readableId('patient', other_id),
    printable(other_name),
    other_birth,
    same_phone ? 'the same' : '',
  ].join('\t');

/** Pairs of people who may be one, as a table separated by tabs; empty without any (J-07). */
export async function listSamePeople(db: Queryable): Promise<string[]> {
  const pairs = await samePeople(db, { atMost: pairsAtMost });
  const rows = pairs.filter(({ name, other_name }) => isSameName(name, other_name));
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(lineOf)];
}
