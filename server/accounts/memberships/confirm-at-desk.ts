import { Refusal } from '#contract/platform/refusals.ts';
import { hasSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Guards } from '#server/platform/http/mount.ts';
import { confirmStaffPassword } from './change-staff-password.ts';

/**
 * Asks for the password for one call at a shared desk; refuses as `confirmStaffPassword` does. An account
 * with a second factor is refused with `desk_session`: a shared desk is no place to type one.
 */
export function createDeskConfirmation(deps: Deps): Guards['confirmAtDesk'] {
  return async (caller, password, address) => {
    await confirmStaffPassword(deps, caller, password, address);
    if (await hasSecondFactor(deps, caller.id)) throw new Refusal('desk_session');
  };
}
