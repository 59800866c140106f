import { Refusal } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAccess, listPeople, type PersonRow } from '../family/people-queries.ts';
import { resolveMergedId } from './present-person.ts';

/**
 * What somebody is asked after for: to book and to act, to read what is recorded of them, or to see the visits that
 * lie ahead, which both need (docs/product.md#who-may-call-what).
 */
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
 * The number of the person whom a patient's call is about: the caller's own without `text`, else one whom the
 * caller's account may book for or read of now (J-03). Refuses with `patient_not_found` for anybody else, known
 * or not. `text` is an id in either form, of the person or of a record that was merged into theirs.
 */
export async function resolvePerson(
  deps: AccessDeps,
  caller: Asking,
  text: string | undefined,
  purpose: Purpose,
): Promise<number> {
  if (text === undefined) return caller.id;
  const given = parseId('patient', text);
  if (given === caller.id) return given;
  if (given !== null) {
    const id = await resolveMergedId(deps.database.pool, given);
    if (id === caller.id || (await hasAccess(deps, caller, id, purpose))) return id;
  }
  throw new Refusal('patient_not_found');
}

/** Whether a patient's account looks after another person for this purpose now. */
export async function hasAccess(
  { database, clock }: AccessDeps,
  { id: own }: Asking,
  person: number,
  purpose: Purpose,
): Promise<boolean> {
  const [reach] = await findAccess(database.pool, { own, person, now: new Date(clock.now()) });
  return reach !== undefined && isAllowed(reach, purpose);
}

/** A person whose visits are listed: what they are to the caller, and what the caller may. */
export type ListedPerson = Pick<PersonRow, 'relation' | 'may_book' | 'may_read'>;
/** By the person's number. */
export type ListedPeople = ReadonlyMap<number, ListedPerson>;

/** The caller's own person, and all whom their account looks after now. */
export const listOwnPeople = ({ database, clock }: AccessDeps, { id: own }: Asking): Promise<PersonRow[]> =>
  listPeople(database.pool, { own, now: new Date(clock.now()) });

const self: ListedPerson = { relation: 'self', may_book: true, may_read: true };

/**
 * Whose visits a list shows (J-05): the caller's own without `text`, of everybody whom the caller may reach with `all`,
 * else of the one that is named. Refuses as `personFor`.
 */
export async function resolvePeople(
  deps: AccessDeps,
  caller: Asking,
  text: string | undefined,
  purpose: Purpose,
): Promise<ListedPeople> {
  const one = text === 'all' ? null : await resolvePerson(deps, caller, text, purpose);
  if (one === caller.id) return new Map([[one, self]]);
  const rows = await listOwnPeople(deps, caller);
  const shown = rows.filter((row) => (one === null || row.id === one) && isAllowed(row, purpose));
  if (shown.length === 0) throw new Refusal('patient_not_found'); // it ended a moment ago
  return new Map(shown.map((row) => [row.id, row]));
}
