import type { z } from 'zod';
import type { addHospitalPatientEndpoint } from '#contract/hospital/hospital-patients.ts';
import { isSameName, splitNameWords } from '#domain/platform/name-match.ts';
import { toSound } from '#domain/platform/name-sound.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { addPatientIdempotently, findEarlierPatient } from './add-patient-idempotently.ts';
import { toLongestPartPattern } from './match-people.ts';
import { getBirthYear, parseIdentityForm } from './parse-identity-form.ts';
import { findPeopleByPhone, findPossibleDuplicates } from './people-search-queries.ts';
import type { HospitalPatientRow } from './person-queries.ts';
import { loadRankedPeople } from './search-people.ts';

interface Added {
  readonly person: HospitalPatientRow | null;
  readonly candidates: readonly HospitalPatientRow[];
}

/** The words of a name as they sound, without initials, which two people may share. */
const distinctiveSounds = (name: string) =>
  splitNameWords(name)
    .map(toSound)
    .filter((sound) => sound.length > 1);

/**
 * Adds a patient without an account to the hospital. Unless the desk says they are new, returns possible
 * duplicates instead, only from this hospital's patients: the same name (`isSameName`) and year of birth,
 * give or take one, or part of the name with the same phone number. A repeat with the same key returns the
 * first result; refuses with `idempotency_key_reused`.
 */
export async function addPerson(
  actor: StaffActor,
  deps: Deps,
  { isNew, ...form }: z.output<typeof addHospitalPatientEndpoint.body>,
  idempotencyKey: string | null,
): Promise<Added> {
  const { pool } = deps.database;
  const { hospitalId } = actor;
  const now = new Date(deps.clock.now());
  const identity = parseIdentityForm(form, deps.clock);
  const before = idempotencyKey && (await findEarlierPatient(deps, { identity, hospitalId }, idempotencyKey));
  if (!before && !isNew) {
    const { contactPhone: phone, name } = identity;
    const byPhone = phone ? await findPeopleByPhone(pool, { hospitalId, phone, now }) : [];
    const same = await findPossibleDuplicates(pool, {
      hospitalId,
      part: toLongestPartPattern(name),
      year: getBirthYear(identity),
      byPhone: byPhone.map(({ id }) => id),
    });
    const words = new Set(distinctiveSounds(name));
    const isSame = (other: (typeof same)[number]) =>
      isSameName(name, other.name) ||
      (other.has_phone && distinctiveSounds(other.name).some((one) => words.has(one)));
    const candidates = await loadRankedPeople(actor, deps, same.filter(isSame));
    if (candidates.length > 0) return { person: null, candidates };
  }
  const id = before || (await addPatientIdempotently(actor, deps, identity, idempotencyKey));
  const [person] = await loadRankedPeople(actor, deps, [{ id }]);
  if (!person) throw new Error('The person was not stored');
  return { person, candidates: [] };
}
