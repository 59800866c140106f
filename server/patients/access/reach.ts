import { Refusal } from '#contract/platform/refusals.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type PersonRow, peopleOf, reachOf } from '../family/people-queries.ts';
import { presentPerson } from './present-person.ts';

/**
 * What somebody is asked after for: to book and to act, to read what is recorded of them, or to see the visits that
 * lie ahead, which both need (docs/product.md#who-may-call-what).
 */
export type Purpose = 'book' | 'read' | 'see';

export interface Reach {
  readonly may_book: boolean;
  readonly may_read: boolean;
}

export function allows({ may_book, may_read }: Reach, purpose: Purpose): boolean {
  return (purpose !== 'read' && may_book) || (purpose !== 'book' && may_read);
}

type Asked = Pick<Deps, 'database' | 'clock'>;
interface Asking {
  readonly id: number;
}

/**
 * The number of the person whom a patient's call is about: the caller's own without `text`, else one whom the
 * caller's account may book for or read of now (J-03). Refuses with `patient_not_found` for anybody else, known
 * or not. `text` is an id in either form, of the person or of a record that was merged into theirs.
 */
export async function personFor(
  deps: Asked,
  caller: Asking,
  text: string | undefined,
  purpose: Purpose,
): Promise<number> {
  if (text === undefined) return caller.id;
  const given = idOf('patient', text);
  if (given === caller.id) return given;
  if (given !== null) {
    const id = await presentPerson(deps.database.pool, given);
    if (id === caller.id || (await reaches(deps, caller, id, purpose))) return id;
  }
  throw new Refusal('patient_not_found');
}

/** Whether a patient's account looks after another person for this purpose now. */
export async function reaches(
  { database, clock }: Asked,
  { id: own }: Asking,
  person: number,
  purpose: Purpose,
): Promise<boolean> {
  const [reach] = await reachOf(database.pool, { own, person, now: new Date(clock.now()) });
  return reach !== undefined && allows(reach, purpose);
}

/** A person whose visits are listed: what they are to the caller, and what the caller may. */
export type ListedPerson = Pick<PersonRow, 'relation' | 'may_book' | 'may_read'>;
/** By the person's number. */
export type ListedPeople = ReadonlyMap<number, ListedPerson>;

/** The caller's own person, and all whom their account looks after now. */
export const everybodyOf = ({ database, clock }: Asked, { id: own }: Asking): Promise<PersonRow[]> =>
  peopleOf(database.pool, { own, now: new Date(clock.now()) });

const self: ListedPerson = { relation: 'self', may_book: true, may_read: true };

/**
 * Whose visits a list shows (J-05): the caller's own without `text`, of everybody whom the caller may reach with `all`,
 * else of the one that is named. Refuses as `personFor`.
 */
export async function peopleFor(
  deps: Asked,
  caller: Asking,
  text: string | undefined,
  purpose: Purpose,
): Promise<ListedPeople> {
  const one = text === 'all' ? null : await personFor(deps, caller, text, purpose);
  if (one === caller.id) return new Map([[one, self]]);
  const rows = await everybodyOf(deps, caller);
  const shown = rows.filter((row) => (one === null || row.id === one) && allows(row, purpose));
  if (shown.length === 0) throw new Refusal('patient_not_found'); // it ended a moment ago
  return new Map(shown.map((row) => [row.id, row]));
}
