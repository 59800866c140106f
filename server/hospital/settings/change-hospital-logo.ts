import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { encodeImage } from '#server/doctors/letterheads/encode-image.ts';
import { storeImage } from '#server/doctors/letterheads/store-image.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { updateHospitalLogo } from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

/**
 * Sets or removes the logo on documents of the hospital's visits; issued documents do not change. Refuses
 * with `not_acceptable_image`.
 */
export async function changeHospitalLogo(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  photo: Buffer | null,
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  const image = photo && (await encodeImage(photo));
  return deps.database.transaction(async (db) => {
    await updateHospitalLogo(db, { hospitalId, hash: await storeImage(db, image) });
    await logSettingsChange(deps, db, caller, address, 'logo');
    return findHospitalSettings(deps, db, hospitalId);
  });
}
