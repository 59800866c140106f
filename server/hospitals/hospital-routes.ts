import { homeContentEndpoint } from '#contract/home.ts';
import { hospitalEndpoint, hospitalsNearbyEndpoint, signUpHospitalEndpoint } from '#contract/hospitals.ts';
import { readableId } from '#domain/readable-ids.ts';
import { m } from '#messages/messages.js';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { signUpLimit } from '#server/sessions/sign-up-limit.ts';
import { findHomeContent } from './find-home-content.ts';
import { findHospital } from './find-hospital.ts';
import { findHospitals } from './find-hospitals.ts';
import { presentHospital } from './hospital-page-presenter.ts';
import { hospitalSummary } from './hospital-presenter.ts';
import { signUpHospital } from './sign-up-hospital.ts';

export function hospitalRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalsNearbyEndpoint, async ({ input: { params, query } }) => {
    const rows = await findHospitals(deps, params, query.specialization || null);
    return rows.map((row) => hospitalSummary(row, today(deps.clock)));
  });

  mount(homeContentEndpoint, () => findHomeContent(deps));

  mount(hospitalEndpoint, async ({ input: { params }, isSignedIn }) => ({
    hospital: presentHospital(await findHospital(deps, params.hospitalId, isSignedIn)),
    today: today(deps.clock),
  }));

  mount(
    signUpHospitalEndpoint,
    async ({ input, address, locale }) => {
      const id = await signUpHospital(deps, input.body, locale, address);
      return {
        hospitalId: readableId('hospital', id),
        hospitalName: input.body.hospitalName,
        message: m.answer_hospital_registered({}, { locale }),
      };
    },
    signUpLimit,
  );
}
