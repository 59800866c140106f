import type { PatientProfile } from '#contract/patients/patients.ts';
import type { Queryable } from '#db/statement.ts';
import { verifiesPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { findPatientProfile } from './own-patient-profile-queries.ts';
import { presentPatientProfile } from './patient-presenter.ts';

export async function findOwnPatientProfile(
  { id }: Pick<Actor, 'id'>,
  deps: Pick<Deps, 'outbox'>,
  db: Queryable,
): Promise<PatientProfile> {
  const [row] = await findPatientProfile(db, { id });
  if (!row) throw new Error(`Patient ${id} has vanished`);
  const profile = presentPatientProfile(row);
  return { ...profile, phoneProven: profile.phoneProven || !verifiesPhone(deps) };
}
