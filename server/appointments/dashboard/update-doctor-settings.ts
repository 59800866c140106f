import type { z } from 'zod';
import type { updateDoctorEndpoint } from '#contract/appointments/own-profile.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { findOwnDoctorProfile, type OwnDoctorProfile } from './find-own-doctor-profile.ts';
import { updateSettings } from './own-doctor-profile-queries.ts';

type Change = z.output<typeof updateDoctorEndpoint.body>;

/** Omitted fields stay unchanged. */
export async function updateDoctorSettings(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Deps,
  { overview, confirmsAutomatically }: Change,
): Promise<OwnDoctorProfile> {
  await updateSettings(database.pool, {
    id: doctorId,
    overview: overview ?? null,
    confirmsAutomatically: confirmsAutomatically ?? null,
  });
  return findOwnDoctorProfile(database.pool, clock, doctorId);
}
