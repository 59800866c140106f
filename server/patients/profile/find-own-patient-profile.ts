import type { PatientProfile } from '#contract/patients/patients.ts';
import type { Queryable } from '#db/statement.ts';
import { provesPhone } from '#server/accounts/sign-in-codes/prove-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import { patientProfile } from './own-patient-profile-queries.ts';
import { ownPatientProfile } from './patient-presenter.ts';

/** A patient's own profile (H-21). */
export async function findOwnPatientProfile(
  deps: Pick<Deps, 'outbox'>,
  db: Queryable,
  id: number,
): Promise<PatientProfile> {
  const [row] = await patientProfile(db, { id });
  if (!row) throw new Error(`Patient ${id} has vanished`);
  const profile = ownPatientProfile(row);
  return { ...profile, phoneProven: profile.phoneProven || !provesPhone(deps) };
}
