import { Refusal } from '#contract/platform/refusals.ts';
import { checkOneTimeCode, consumeCode } from '#server/accounts/passwords/check-one-time-code.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { findPhoneToConfirm, lockPatientAccount } from './sign-in-queries.ts';
import { confirmPhoneInSession, verifiesPhone } from './verify-phone.ts';

/**
 * Verifies the account's phone with a code entered while logged in; nothing else changes. Refuses with
 * `wrong_code`, `code_expired` (also if there is nothing to confirm), or `too_many_codes`.
 */
export async function confirmPhone(
  actor: SignedInActor,
  deps: Deps,
  code: string,
  client: Client,
): Promise<void> {
  const [asked] = await findPhoneToConfirm(deps.database.pool, {
    id: actor.id,
    codesReachPhone: verifiesPhone(deps),
  });
  if (!asked) throw new Refusal('code_expired');
  const hash = await checkOneTimeCode(deps, 'change', asked.phone, code);
  await deps.database.transaction(async (db) => {
    const [owner] = await lockPatientAccount(db, actor);
    if (owner?.phone !== asked.phone) throw new Refusal('code_expired');
    await consumeCode(deps, db, 'change', { phone: asked.phone, hash, accountId: actor.id });
    await confirmPhoneInSession(deps, db, actor, client);
  });
}
