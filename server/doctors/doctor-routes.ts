import { doctorById, doctorsNearby, signUpDoctor as signUp } from '#contract/doctors.ts';
import { Refusal } from '#contract/refusals.ts';
import { nearbyAtMost, nearbyDoctorsKm } from '#domain/distance.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { signUpLimit } from '#server/sessions/sign-up-limit.ts';
import { doctorSummary, publicProfile } from './doctor-presenter.ts';
import { doctorProfile, doctorsNear } from './doctor-queries.ts';
import { doctorIdOf } from './find-doctor.ts';
import { signUpDoctor } from './sign-up-doctor.ts';

export function doctorRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(doctorsNearby, async ({ input: { params, query } }) => {
    const { specialization, hname } = query;
    const rows = await doctorsNear(
      pool,
      params.latitude,
      params.longitude,
      nearbyDoctorsKm,
      nearbyAtMost,
      specialization || null,
      hname || null,
    );
    return rows.map(doctorSummary);
  });

  mount(doctorById, async ({ input: { params } }) => {
    const [row] = await doctorProfile(pool, doctorIdOf(params.id));
    if (!row) throw new Refusal('doctor_not_found');
    return { doctor: publicProfile(row) };
  });

  mount(
    signUp,
    async ({ input, photo, address }) => ({ token: await signUpDoctor(deps, input.body, photo, address) }),
    signUpLimit,
  );
}
