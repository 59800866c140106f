import {
  beginSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  type SecondFactor,
  secondFactorEndpoint,
  turnOffSecondFactorEndpoint,
  turnOnSecondFactorEndpoint,
} from '#contract/second-factor.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { renewRecoveryCodes, turnOffSecondFactor } from './change-second-factor.ts';
import { type SecondFactorRow, secondFactorOf } from './second-factor-queries.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';

export function secondFactorRoutes(mount: Mount, deps: Deps): void {
  mount(secondFactorEndpoint, async ({ caller: { id } }) =>
    present((await secondFactorOf(deps.database.pool, { doctorId: id }))[0]),
  );
  mount(beginSecondFactorEndpoint, ({ caller: { id }, input, address }) =>
    beginSecondFactor(deps, id, input.body.password, address),
  );
  mount(turnOnSecondFactorEndpoint, async ({ caller, input, address, locale }) => ({
    recoveryCodes: await turnOnSecondFactor(deps, caller, input.body.code, address, locale),
  }));
  mount(turnOffSecondFactorEndpoint, async ({ caller, input, address, locale }) => {
    await turnOffSecondFactor(deps, caller, input.body, address, locale);
    return { message: m.answer_second_factor_off({}, { locale }) };
  });
  mount(renewRecoveryCodesEndpoint, async ({ caller, input, address, locale }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, caller, input.body, address, locale),
  }));
}

/** Neither secret nor hashes leave the server. */
function present(row: SecondFactorRow | undefined): SecondFactor {
  const since = row?.confirmed_at ?? null;
  return { since: since?.toISOString() ?? null, recoveryCodesLeft: (since && row?.codes_left) ?? 0 };
}
