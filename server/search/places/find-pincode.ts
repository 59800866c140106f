import { join } from 'node:path';
import { type PincodePlace, readPincodes } from '#db/places/read-pincodes.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';

let reading: Promise<ReadonlyMap<number, PincodePlace>> | null = null;

/** City and state of a pincode; null if it does not exist. The list is loaded on first use. */
export async function findPincode(pincode: string): Promise<PincodePlace | null> {
  reading ??= readPincodes(join(projectRoot, 'db/places')).catch((error: unknown) => {
    reading = null; // Retry the load after a failure.
    throw error;
  });
  return (await reading).get(Number(pincode)) ?? null;
}
