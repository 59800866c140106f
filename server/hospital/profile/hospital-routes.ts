import {
  hospitalEndpoint,
  hospitalsNearbyEndpoint,
  signUpHospitalEndpoint,
} from '#contract/hospital/hospitals.ts';
import { homeContentEndpoint } from '#contract/site/home-content.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { signUpLimit } from '#server/accounts/account/sign-up-limit.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { signUpHospital } from '../registration/sign-up-hospital.ts';
import { findHomeContent } from './find-home-content.ts';
import { findHospital } from './find-hospital.ts';
import { findHospitals } from './find-hospitals.ts';
import { presentHospitalPage } from './hospital-page-presenter.ts';
import { presentHospitalSummary } from './hospital-summary-presenter.ts';

export function hospitalRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalsNearbyEndpoint, async ({ input: { params, query } }) => {
    const rows = await findHospitals(deps, params, query.specialization || null);
    return rows.map((row) => presentHospitalSummary(row, today(deps.clock)));
  });

  mount(homeContentEndpoint, () => findHomeContent(deps));

  mount(hospitalEndpoint, async ({ input: { params }, isSignedIn }) => ({
    hospital: presentHospitalPage(await findHospital(deps, params.hospitalId, isSignedIn)),
    today: today(deps.clock),
  }));

  mount(
    signUpHospitalEndpoint,
    async ({ input, address, locale }) => {
      const id = await signUpHospital(deps, input.body, locale, address);
      return {
        hospitalId: formatId('hospital', id),
        hospitalName: input.body.hospitalName,
        message: m.answer_hospital_registered({}, { locale }),
      };
    },
    signUpLimit,
  );
}
