import {
  doctorByIdEndpoint,
  doctorsNearbyEndpoint,
  signUpDoctorEndpoint,
} from '#contract/doctors/doctors.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { maxNearby, nearbyDoctorsKm } from '#domain/platform/distance.ts';
import { signUpLimit } from '#server/accounts/account/sign-up-limit.ts';
import { findPracticesByDoctor } from '#server/doctors/practices/find-practices.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { presentListedDoctor, presentPublicProfile } from './doctor-presenter.ts';
import { findDoctorProfile, listMatchingNearbyDoctors, listNearbyDoctors } from './doctor-queries.ts';
import { signUpDoctor } from './sign-up-doctor.ts';

export function doctorRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(doctorsNearbyEndpoint, async ({ input: { params, query } }) => {
    const { specialization, hname } = query;
    const near = { ...params, withinKm: nearbyDoctorsKm, maxDoctors: maxNearby };
    const rows =
      specialization || hname
        ? await listMatchingNearbyDoctors(deps.reads, {
            ...near,
            specialization: specialization || null,
            hname: hname || null,
          })
        : await listNearbyDoctors(deps.reads, near);
    const several = rows.filter((row) => row.has_others).map(({ id }) => id);
    const practices = await findPracticesByDoctor(deps.reads, several, { here: params, hname });
    return rows.map((row) => presentListedDoctor(row, practices.get(row.id)));
  });

  mount(doctorByIdEndpoint, async ({ input: { params } }) => {
    const [row] = await findDoctorProfile(pool, { id: params.id });
    if (!row) throw new Refusal('doctor_not_found');
    const practices = await findPracticesByDoctor(pool, [row.id], {});
    return { doctor: presentPublicProfile(row, practices.get(row.id) ?? []) };
  });

  mount(
    signUpDoctorEndpoint,
    async ({ input, photo, client, locale }) => ({
      token: await signUpDoctor(deps, input.body, photo, client, locale),
    }),
    signUpLimit,
  );
}
