import { loginHospitalEndpoint, ownPlaceEndpoint, switchHospitalEndpoint } from '#contract/memberships.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { logInStaff } from './log-in-staff.ts';
import { findOwnPlace, switchHospital } from './own-place.ts';

const perAddress = { max: 300, seconds: 60 };

export function membershipRoutes(mount: Mount, deps: Deps): void {
  mount(
    loginHospitalEndpoint,
    async ({ input, client }) => ({ token: await logInStaff(deps, input.body, client) }),
    perAddress,
  );
  mount(ownPlaceEndpoint, ({ caller }) => findOwnPlace(deps, caller));
  mount(switchHospitalEndpoint, async ({ input: { body }, caller, client }) => ({
    token: await switchHospital(deps, caller, body.membershipId, client),
  }));
}
