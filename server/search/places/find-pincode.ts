import { join } from 'node:path';
import { type PincodePlace, readPincodes } from '#db/places/read-pincodes.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';

let reading: Promise<ReadonlyMap<number, PincodePlace>> | null = null;

/** The city and state of a pincode; null for one that no post office has. Read when the first one is asked for. */
export async function findPincode(pincode: string): Promise<PincodePlace | null> {
  reading ??= readPincodes(join(projectRoot, 'db/places')).catch((error: unknown) => {
    reading = null; // what could not be read once is read again
    throw error;
  });
  return (await reading).get(Number(pincode)) ?? null;
}
