import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAccess, listPeople, type PersonRow } from '../family/people-queries.ts';
import { resolveMergedId } from './resolve-merged-id.ts';

/** `book` allows booking and changes, `read` the record; either one is enough to `see` upcoming visits. */
export type Purpose = 'book' | 'read' | 'see';

export interface Access {
  readonly may_book: boolean;
  readonly may_read: boolean;
}

export function isAllowed({ may_book, may_read }: Access, purpose: Purpose): boolean {
  return (purpose !== 'read' && may_book) || (purpose !== 'book' && may_read);
}

type AccessDeps = Pick<Deps, 'database' | 'clock'>;
interface Asking {
  readonly id: number;
}

/**
 * The id of the person a patient's call concerns: the caller's own without `given`, else a person the caller's
 * account may book for or read now, also by the id of a record merged into theirs. Refuses with
 * `patient_not_found` for anyone else, whether they exist or not.
 */
export async function resolvePerson(
  actor: Asking,
  deps: AccessDeps,
  given: number | undefined,
  purpose: Purpose,
): Promise<number> {
  if (given === undefined || given === actor.id) return actor.id;
  const id = await resolveMergedId(deps.database.pool, given);
  if (id === actor.id || (await hasAccess(actor, deps, id, purpose))) return id;
  throw new Refusal('patient_not_found');
}

export async function hasAccess(
  { id: own }: Asking,
  { database, clock }: AccessDeps,
  person: number,
  purpose: Purpose,
): Promise<boolean> {
  const [reach] = await findAccess(database.pool, { own, person, now: new Date(clock.now()) });
  return reach !== undefined && isAllowed(reach, purpose);
}

export type ListedPerson = Pick<PersonRow, 'relation' | 'may_book' | 'may_read'>;
export type ListedPeople = ReadonlyMap<number, ListedPerson>;

export const listOwnPeople = ({ id: own }: Asking, { database, clock }: AccessDeps): Promise<PersonRow[]> =>
  listPeople(database.pool, { own, now: new Date(clock.now()) });

const self: ListedPerson = { relation: 'self', may_book: true, may_read: true };

/**
 * The people whose visits a list shows: the caller without `given`, with `all` everyone the caller has access
 * to, else the named person. Refuses as `resolvePerson`.
 */
export async function resolvePeople(
  actor: Asking,
  deps: AccessDeps,
  given: number | 'all' | undefined,
  purpose: Purpose,
): Promise<ListedPeople> {
  const one = given === 'all' ? null : await resolvePerson(actor, deps, given, purpose);
  if (one === actor.id) return new Map([[one, self]]);
  const rows = await listOwnPeople(actor, deps);
  const shown = rows.filter((row) => (one === null || row.id === one) && isAllowed(row, purpose));
  if (shown.length === 0) throw new Refusal('patient_not_found');
  return new Map(shown.map((row) => [row.id, row]));
}
