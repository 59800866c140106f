import { rm } from 'node:fs/promises';

/** Leaves nothing behind of the database that the journeys were made on. */
export default async function forgetData() {
  const directory = process.env.HAMS_JOURNEYS_DATA;
  if (directory) await rm(directory, { recursive: true, force: true });
}
