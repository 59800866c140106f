import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { encodeImage } from '#server/doctors/letterheads/encode-image.ts';
import { storeImage } from '#server/doctors/letterheads/store-image.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { updateHospitalLogo } from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

/**
 * Sets or removes the logo on documents of the hospital's visits; issued documents do not change. Refuses
 * with `not_acceptable_image`.
 */
export async function changeHospitalLogo(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  photo: Buffer | null,
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  const image = photo && (await encodeImage(photo));
  return deps.database.transaction(async (db) => {
    await updateHospitalLogo(db, { hospitalId, hash: await storeImage(db, image) });
    await logSettingsChange(actor, deps, db, 'logo');
    return findHospitalSettings(deps, db, hospitalId);
  });
}
