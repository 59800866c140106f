import { forgotPasswordEndpoint, resetPasswordEndpoint } from '#contract/accounts/passwords.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { codeValidMinutes } from './code-limits.ts';
import { codesPerAddress } from './codes-per-address.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';

export function passwordRoutes(mount: Mount, deps: Deps): void {
  mount(
    forgotPasswordEndpoint,
    async ({ input: { body }, address, locale }) => {
      const by = await sendCode(deps, body.role, body.phone, address, locale);
      return { message: m.answer_code_sent({}, { locale }), by, validMinutes: codeValidMinutes };
    },
    codesPerAddress.codes,
  );
  mount(
    resetPasswordEndpoint,
    async ({ input: { body }, address, locale }) => {
      const { firstProof } = await resetPassword(deps, body, address, locale);
      const message = m.answer_password_reset({}, { locale });
      return { message, ...(firstProof && { firstProof: true as const }) };
    },
    codesPerAddress.guesses,
  );
}
