import type { z } from 'zod';
import type { signUpHospitalEndpoint } from '#contract/hospital/hospitals.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { recordConsent } from '#server/accounts/consents/record-consent.ts';
import {
  createHospitalOwner,
  requireOwnProfessionalAccount,
} from '#server/accounts/memberships/create-hospital-owner.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { insertHospital } from '../profile/hospital-queries.ts';
import { findDuplicateHospital, lockRegistrationsRow } from './merge-hospitals-queries.ts';
import { refuseSimilarName } from './refuse-similar-name.ts';

/**
 * Registers a hospital, which is listed immediately, with its first owner; returns its id. Refuses with
 * `hospital_exists` (its registration or phone), as `requireOwnProfessionalAccount` does, `hospital_listed`
 * (its name and place), as `refuseSimilarName` does, and on the field for a weak password.
 */
export async function signUpHospital(
  deps: Deps,
  form: z.output<typeof signUpHospitalEndpoint.body>,
  locale: Locale,
  address: string,
): Promise<number> {
  await refuseWeakPassword(form.password, { phone: form.phone, name: form.hospitalName });
  await requireOwnProfessionalAccount(deps, form, address);
  const passwordHash = await deps.passwords.hash(form.password);
  const [latitude, longitude] = form.location.coordinates;
  return deps.database.transaction(async (db) => {
    await lockRegistrationsRow(db);
    const { hospitalName: name, pincode } = form;
    const [same] = await findDuplicateHospital(db, { name, pincode, latitude, longitude });
    if (same) throw new Refusal('hospital_listed');
    await refuseSimilarName(db, { hospitalId: null, name, city: form.city, latitude, longitude });
    const [hospital] = await insertHospital(db, {
      ...form,
      name: form.hospitalName,
      registrationId: form.RegId,
      latitude,
      longitude,
    });
    if (!hospital) throw new Refusal('hospital_exists');
    await createHospitalOwner(deps, db, hospital.id, form, passwordHash);
    await recordConsent(deps, db, { hospitalId: hospital.id }, form.consent, locale);
    return hospital.id;
  });
}
