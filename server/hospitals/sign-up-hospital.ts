import type { z } from 'zod';
import type { hospitalRegistration } from '#contract/hospitals.ts';
import { Refusal } from '#contract/refusals.ts';
import { refuseWeakPassword } from '#server/passwords/refuse-weak-password.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashPassword } from '#server/sessions/passwords.ts';
import { insertHospital } from './hospital-queries.ts';

/**
 * Registers a hospital, which is listed at once (C-05); returns its id. Refuses with `hospital_exists`, and at
 * the field a password that is easily guessed.
 */
export async function signUpHospital(
  { database }: Deps,
  form: z.output<typeof hospitalRegistration>,
): Promise<number> {
  await refuseWeakPassword(form.password, { phone: form.phone, name: form.hospitalName });
  const passwordHash = await hashPassword(form.password);
  const [latitude, longitude] = form.location.coordinates;
  const [hospital] = await insertHospital(database.pool, {
    ...form,
    name: form.hospitalName,
    registrationId: form.RegId,
    passwordHash,
    latitude,
    longitude,
  });
  if (!hospital) throw new Refusal('hospital_exists');
  return hospital.id;
}
