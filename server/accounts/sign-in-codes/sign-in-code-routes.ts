import type { DeliveryMethod } from '#contract/accounts/passwords.ts';
import {
  confirmPhoneEndpoint,
  requestChangeCodeEndpoint,
  requestSignInCodeEndpoint,
  signInByCodeEndpoint,
} from '#contract/accounts/sign-in-codes.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { codeValidMinutes } from '#server/accounts/passwords/code-limits.ts';
import { codesPerAddress } from '#server/accounts/passwords/codes-per-address.ts';
import { sendCode } from '#server/accounts/passwords/send-code.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { confirmPhone } from './confirm-phone.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { findPhoneToConfirm } from './sign-in-queries.ts';
import { verifiesPhone } from './verify-phone.ts';

const sent = (by: DeliveryMethod, locale: Locale) => ({
  message: m.codes_answer_sent({}, { locale }),
  by,
  validMinutes: codeValidMinutes,
});

export function signInCodeRoutes(mount: Mount, deps: Deps): void {
  mount(
    requestSignInCodeEndpoint,
    async ({ input: { body }, address, locale }) =>
      sent(await sendCode(deps, 'sign-in', body.phone, address, locale), locale),
    codesPerAddress.codes,
  );
  mount(
    signInByCodeEndpoint,
    ({ input: { body }, client, locale }) => signInByCode(deps, body, client, locale),
    codesPerAddress.guesses,
  );
  mount(requestChangeCodeEndpoint, async ({ actor, client, locale }) => {
    const [owner] = await findPhoneToConfirm(deps.database.pool, {
      id: actor.id,
      codesReachPhone: verifiesPhone(deps),
    });
    if (!owner) throw new Refusal('has_password');
    return sent(await sendCode(deps, 'change', owner.phone, client.address, locale), locale);
  });
  mount(confirmPhoneEndpoint, async ({ input: { body }, actor, client, locale }) => {
    await confirmPhone(actor, deps, body.code, client);
    return { message: m.codes_confirmed({}, { locale }) };
  });
}
