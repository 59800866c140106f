import { Refusal } from '#contract/platform/refusals.ts';
import { checkCode, spendCode } from '#server/accounts/passwords/check-code.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller, Client } from '#server/platform/http/mount.ts';
import { confirmOwnPhone, provesPhone } from './prove-phone.ts';
import { lockAccountOf, phoneToConfirm } from './sign-in-queries.ts';

/**
 * Somebody who is logged in enters the code that went to the phone of their account: it is proven, and all else stays
 * (J-01). Refuses with `wrong_code`, `code_expired`, also where there is nothing to confirm, or `too_many_codes`.
 */
export async function confirmPhone(deps: Deps, caller: Caller, code: string, client: Client): Promise<void> {
  const [asked] = await phoneToConfirm(deps.database.pool, {
    id: caller.id,
    codesReachPhone: provesPhone(deps),
  });
  if (!asked) throw new Refusal('code_expired');
  const hash = await checkCode(deps, 'change', asked.phone, code);
  await deps.database.transaction(async (db) => {
    const [owner] = await lockAccountOf(db, caller);
    if (owner?.phone !== asked.phone) throw new Refusal('code_expired'); // another one by now
    await spendCode(deps, db, 'change', { phone: asked.phone, hash, accountId: caller.id });
    await confirmOwnPhone(deps, db, caller, client);
  });
}
