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
    mount(show, async ({ actor }) => {
      const accountId = await findAccountId(actor, deps);
      return presentSecondFactor((await findSecondFactor(deps.database.pool, { accountId }))[0]);
    });
  }
  for (const begin of [beginSecondFactorEndpoint, beginStaffSecondFactorEndpoint]) {
    mount(begin, ({ actor, input }) => beginSecondFactor(actor, deps, input.body.password));
  }

  for (const on of [turnOnSecondFactorEndpoint, turnOnStaffSecondFactorEndpoint]) {
    mount(on, async ({ actor, input }) => ({
      recoveryCodes: await turnOnSecondFactor(actor, deps, input.body.code),
    }));
  }
  for (const off of [turnOffSecondFactorEndpoint, turnOffStaffSecondFactorEndpoint]) {
    mount(off, async ({ actor, input, locale }) => {
      await turnOffSecondFactor(actor, deps, input.body);
      return { message: m.answer_second_factor_off({}, { locale }) };
    });
  }
  for (const renew of [renewRecoveryCodesEndpoint, renewStaffRecoveryCodesEndpoint]) {
    mount(renew, async ({ actor, input }) => ({
      recoveryCodes: await renewRecoveryCodes(actor, deps, input.body),
    }));
  }
}

function presentSecondFactor(row: SecondFactorRow | undefined): SecondFactor {
  const since = row?.confirmed_at ?? null;
  return { since: since?.toISOString() ?? null, recoveryCodesLeft: (since && row?.codes_left) ?? 0 };
}
