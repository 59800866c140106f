import { hospitalsNearbyEndpoint, signUpHospitalEndpoint } from '#contract/hospitals.ts';
import { nearbyAtMost, nearbyHospitalsKm } from '#domain/distance.ts';
import { readableId } from '#domain/readable-ids.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { signUpLimit } from '#server/sessions/sign-up-limit.ts';
import { hospitalSummary } from './hospital-presenter.ts';
import { hospitalsNear } from './hospital-queries.ts';
import { signUpHospital } from './sign-up-hospital.ts';

export function hospitalRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalsNearbyEndpoint, async ({ input: { params } }) => {
    const { latitude, longitude } = params;
    const rows = await hospitalsNear(deps.database.pool, {
      latitude,
      longitude,
      withinKm: nearbyHospitalsKm,
      atMost: nearbyAtMost,
    });
    return rows.map(hospitalSummary);
  });

  mount(
    signUpHospitalEndpoint,
    async ({ input, locale }) => {
      const id = await signUpHospital(deps, input.body, locale);
      return {
        hospitalId: readableId('hospital', id),
        hospitalName: input.body.hospitalName,
        message: m.answer_hospital_registered({}, { locale }),
      };
    },
    signUpLimit,
  );
}
