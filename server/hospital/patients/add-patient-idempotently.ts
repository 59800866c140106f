import { createHash } from 'node:crypto';
import { Refusal } from '#contract/platform/refusals.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { claimKey, findPatientByKey, storePatientForKey } from './patient-key-queries.ts';
import { type IdentityValues, insertPatient } from './person-queries.ts';

interface PatientRequest {
  readonly identity: IdentityValues;
  readonly hospitalId: number;
}

const hashIdentity = (identity: IdentityValues) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(identity).toSorted()))
    .digest('hex');

/**
 * The id of the person added by an earlier request with this key, or null. Refuses with
 * `idempotency_key_reused`.
 */
export async function findEarlierPatient(
  { database }: Pick<Deps, 'database'>,
  { identity, hospitalId }: PatientRequest,
  idempotencyKey: string,
): Promise<number | null> {
  const [earlier] = await findPatientByKey(database.pool, { hospitalId, idempotencyKey });
  if (earlier && earlier.request_hash !== hashIdentity(identity)) throw new Refusal('idempotency_key_reused');
  return earlier?.id ?? null;
}

/**
 * Adds a patient once per key; later requests return the same id. Refuses with `idempotency_key_reused` if
 * the request differs.
 */
export async function addPatientIdempotently(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  identity: IdentityValues,
  idempotencyKey: string | null,
): Promise<number> {
  const now = new Date(deps.clock.now());
  const { hospitalId, membershipId, locale } = actor;
  const written = await deps.database.transaction(async (db) => {
    if (idempotencyKey !== null) {
      const [taken] = await claimKey(db, {
        hospitalId,
        idempotencyKey,
        requestHash: hashIdentity(identity),
        now,
      });
      if (!taken) return null;
    }
    const [person] = await insertPatient(db, { ...identity, locale, hospitalId, membershipId, now });
    if (!person) throw new Error('The person was not stored');
    if (idempotencyKey !== null)
      await storePatientForKey(db, { hospitalId, idempotencyKey, patientId: person.id });
    await writeAuditEntry(deps, db, { event: 'person_added', actor, patientIds: [person.id] });
    return person.id;
  });
  const id = written ?? (await findEarlierPatient(deps, { identity, hospitalId }, idempotencyKey ?? ''));
  if (id === null) throw new Error('The person was not stored');
  return id;
}
