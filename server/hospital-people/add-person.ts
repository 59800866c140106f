import type { z } from 'zod';
import type { addHospitalPersonEndpoint } from '#contract/hospital-people.ts';
import { actorOf } from '#server/audit/actor-of.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { identityOfForm, yearOf } from './identity-of-form.ts';
import { peopleOfHospital } from './list-people.ts';
import { type HospitalPersonRow, writeDown } from './person-queries.ts';
import { peopleByPhone, samePersonHere } from './search-queries.ts';

interface Added {
  readonly person: HospitalPersonRow | null;
  readonly candidates: readonly HospitalPersonRow[];
}

/**
 * Writes somebody down who has no account (M-06): the hospital knows them from now on. Unless the desk says that they are
 * new, whoever they may be already is answered instead, out of whom this hospital knows: the same sound of the name and year
 * of birth, give or take one, or a part of the name with the same phone number. Nobody else in HAMS is looked at.
 */
export async function addPerson(
  deps: Deps,
  caller: StaffCaller,
  { isNew, ...form }: z.output<typeof addHospitalPersonEndpoint.body>,
  locale: Locale,
  address: string,
): Promise<Added> {
  const { pool } = deps.database;
  const { hospitalId, membershipId } = caller;
  const now = new Date(deps.clock.now());
  const identity = identityOfForm(form, deps.clock);
  if (!isNew) {
    const { contactPhone: phone, name } = identity;
    const byPhone = phone ? await peopleByPhone(pool, { hospitalId, phone, now }) : [];
    const same = await samePersonHere(pool, {
      hospitalId,
      name,
      year: yearOf(identity),
      byPhone: byPhone.map(({ id }) => id),
    });
    const candidates = await peopleOfHospital(
      deps,
      caller,
      same.map(({ id }) => id),
    );
    if (candidates.length > 0) return { person: null, candidates };
  }
  const written = await deps.database.transaction(async (db) => {
    const [row] = await writeDown(db, { ...identity, locale, hospitalId, membershipId, now });
    if (!row) throw new Error('The person was not stored');
    const actor = actorOf(caller, address);
    await writeEntry(deps, db, { event: 'person_added', actor, patientIds: [row.id] });
    return row;
  });
  const [person] = await peopleOfHospital(deps, caller, [written.id]);
  if (!person) throw new Error(`Person ${written.id} has vanished`);
  return { person, candidates: [] };
}
