import {
  beginSecondFactorEndpoint,
  beginStaffSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  renewStaffRecoveryCodesEndpoint,
  type SecondFactor,
  secondFactorEndpoint,
  staffSecondFactorEndpoint,
  turnOffSecondFactorEndpoint,
  turnOffStaffSecondFactorEndpoint,
  turnOnSecondFactorEndpoint,
  turnOnStaffSecondFactorEndpoint,
} from '#contract/accounts/second-factor.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { renewRecoveryCodes, turnOffSecondFactor } from './change-second-factor.ts';
import { findAccountId } from './confirm-second-factor-owner.ts';
import { findSecondFactor, type SecondFactorRow } from './second-factor-queries.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';

export function secondFactorRoutes(mount: Mount, deps: Deps): void {
  for (const show of [secondFactorEndpoint, staffSecondFactorEndpoint]) {
    mount(show, async ({ caller }) => {
      const accountId = await findAccountId(deps, caller);
      return presentSecondFactor((await findSecondFactor(deps.database.pool, { accountId }))[0]);
    });
  }
  for (const begin of [beginSecondFactorEndpoint, beginStaffSecondFactorEndpoint]) {
    mount(begin, ({ caller, input, address }) =>
      beginSecondFactor(deps, caller, input.body.password, address),
    );
  }

  for (const on of [turnOnSecondFactorEndpoint, turnOnStaffSecondFactorEndpoint]) {
    mount(on, async ({ caller, input, address, locale }) => ({
      recoveryCodes: await turnOnSecondFactor(deps, caller, input.body.code, address, locale),
    }));
  }
  for (const off of [turnOffSecondFactorEndpoint, turnOffStaffSecondFactorEndpoint]) {
    mount(off, async ({ caller, input, address, locale }) => {
      await turnOffSecondFactor(deps, caller, input.body, address, locale);
      return { message: m.answer_second_factor_off({}, { locale }) };
    });
  }
  for (const renew of [renewRecoveryCodesEndpoint, renewStaffRecoveryCodesEndpoint]) {
    mount(renew, async ({ caller, input, address, locale }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, caller, input.body, address, locale),
    }));
  }
}

function presentSecondFactor(row: SecondFactorRow | undefined): SecondFactor {
  const since = row?.confirmed_at ?? null;
  return { since: since?.toISOString() ?? null, recoveryCodesLeft: (since && row?.codes_left) ?? 0 };
}
