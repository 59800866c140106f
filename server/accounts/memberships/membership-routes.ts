import {
  changeStaffPasswordEndpoint,
  loginHospitalEndpoint,
  ownWorkplaceEndpoint,
  renameSelfEndpoint,
  switchHospitalEndpoint,
} from '#contract/accounts/memberships.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { logInStaff } from './log-in-staff.ts';
import { findOwnWorkplace, switchHospital } from './own-workplace.ts';
import { renameSelf } from './rename-self.ts';

const perAddress = { max: 300, seconds: 60 };

export function membershipRoutes(mount: Mount, deps: Deps): void {
  mount(
    loginHospitalEndpoint,
    async ({ input, client }) => ({ token: await logInStaff(deps, input.body, client) }),
    perAddress,
  );
  mount(ownWorkplaceEndpoint, ({ caller }) => findOwnWorkplace(deps, caller));
  mount(switchHospitalEndpoint, async ({ input: { body }, caller, client }) => ({
    token: await switchHospital(deps, caller, body.membershipId, client),
  }));
  mount(renameSelfEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    token: await renameSelf(deps, caller, body.name, address),
    message: m.team_renamed({}, { locale }),
  }));
  mount(changeStaffPasswordEndpoint, async ({ input: { body }, caller, address, locale }) => {
    await changeStaffPassword(deps, caller, body, address, locale);
    return { message: m.team_password_changed({}, { locale }) };
  });
}
