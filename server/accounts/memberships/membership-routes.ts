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
  mount(ownWorkplaceEndpoint, ({ actor }) => findOwnWorkplace(actor, deps));
  mount(switchHospitalEndpoint, async ({ input: { body }, actor, client }) => ({
    token: await switchHospital(actor, deps, body.membershipId, client),
  }));
  mount(renameSelfEndpoint, async ({ input: { body }, actor, locale }) => ({
    token: await renameSelf(actor, deps, body.name),
    message: m.team_renamed({}, { locale }),
  }));
  mount(changeStaffPasswordEndpoint, async ({ input: { body }, actor, locale }) => {
    await changeStaffPassword(actor, deps, body);
    return { message: m.team_password_changed({}, { locale }) };
  });
}
