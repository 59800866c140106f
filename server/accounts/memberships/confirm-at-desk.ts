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
  return async (actor, password) => {
    await confirmStaffPassword(actor, deps, password);
    if (await hasSecondFactor(actor, deps)) throw new Refusal('desk_session');
  };
}
