import { Refusal } from '#contract/platform/refusals.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import {
  type EndReason,
  type EntryStatements,
  entryStatements,
  insertNoKnownAllergies,
  lockRecord,
} from './entry-queries.ts';
import { requireRecordAccess } from './record-access.ts';

type Records = Pick<Deps, 'database' | 'clock'>;

/** More than any patient has; stops a broken client from filling the list. */
const maxEntries = 50;

/** Author and time of a change; refuses with `patient_not_found` if the caller may not write. */
async function authorizeWrite(actor: Actor, deps: Records, patient: number) {
  const patientId = await requireRecordAccess(actor, deps, patient);
  const doctorId = actor.role === 'doctor' ? actor.id : null;
  return { patientId, doctorId, at: new Date(deps.clock.now()) };
}

/** Refuses with `already_recorded` and `entries_full`. */
async function addEntry<Aside>(
  actor: Actor,
  deps: Records,
  patient: number,
  entries: EntryStatements<Aside>,
  entry: { readonly name: string; readonly aside: Aside },
): Promise<void> {
  const { pool, transaction } = deps.database;
  const who = await authorizeWrite(actor, deps, patient);
  const [added] = await transaction(async (db) => {
    await lockRecord(db, who);
    return entries.insert(db, { ...who, ...entry, max: maxEntries });
  });
  if (added) return;
  const [active] = await entries.count(pool, { patientId: who.patientId });
  throw new Refusal((active?.count ?? 0) >= maxEntries ? 'entries_full' : 'already_recorded');
}

export async function addAllergy(
  actor: Actor,
  deps: Records,
  patient: number,
  { substance, reaction }: { readonly substance: string; readonly reaction: string },
): Promise<void> {
  await addEntry(actor, deps, patient, entryStatements.allergy, { name: substance, aside: reaction });
}

/** Refuses a future year at the field. */
export async function addCondition(
  actor: Actor,
  deps: Records,
  patient: number,
  { name, since }: { readonly name: string; readonly since: string | null },
): Promise<void> {
  if (since !== null && since > today(deps.clock).slice(0, 4)) throw fieldRefusal('since', 'field_year');
  await addEntry(actor, deps, patient, entryStatements.condition, {
    name,
    aside: since === null ? null : Number(since),
  });
}

/** Refuses with `allergies_recorded` while one is. */
export async function recordNoKnownAllergies(actor: Actor, deps: Records, patient: number): Promise<void> {
  const who = await authorizeWrite(actor, deps, patient);
  const [added] = await deps.database.transaction(async (db) => {
    await lockRecord(db, who);
    return insertNoKnownAllergies(db, who);
  });
  if (!added) throw new Refusal('allergies_recorded');
}

/** Takes an entry off the list and records who did it; `entry_not_found` if it is not on it. */
export async function endEntry(
  actor: Actor,
  deps: Records,
  patient: number,
  kind: keyof typeof entryStatements,
  { id, as: endedAs }: { readonly id: number; readonly as: EndReason },
): Promise<void> {
  const who = await authorizeWrite(actor, deps, patient);
  const [ended] = await entryStatements[kind].end(deps.database.pool, { ...who, id, endedAs });
  if (!ended) throw new Refusal('entry_not_found');
}
