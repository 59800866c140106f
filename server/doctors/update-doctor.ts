import type { z } from 'zod';
import type { updateDoctorEndpoint } from '#contract/practice.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOwnProfile } from './own-profile.ts';
import { type OwnProfileRow, updateSettings } from './own-profile-queries.ts';

type Change = z.output<typeof updateDoctorEndpoint.body>;

/**
 * Changes the overview, or whether bookings are confirmed automatically; fields that are left out stay (H-14,
 * G-05).
 */
export async function updateDoctor(
  { database, clock }: Deps,
  doctorId: number,
  { overview, confirmsAutomatically }: Change,
): Promise<OwnProfileRow> {
  await updateSettings(database.pool, {
    id: doctorId,
    overview: overview ?? null,
    confirmsAutomatically: confirmsAutomatically ?? null,
  });
  return findOwnProfile(database.pool, clock, doctorId);
}
