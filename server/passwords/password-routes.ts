import { forgotPasswordEndpoint, resetPasswordEndpoint } from '#contract/passwords.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { validMinutes } from './code-limits.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';

/**
 * Per address: enough for a clinic that helps its patients, little for somebody with a list of phone numbers.
 */
const perAddress = {
  codes: { max: 30, seconds: 3600 },
  guesses: { max: 60, seconds: 3600 },
};

export function passwordRoutes(mount: Mount, deps: Deps): void {
  mount(
    forgotPasswordEndpoint,
    async ({ input: { body }, address, locale }) => {
      const by = await sendCode(deps, body.role, body.phone, address, locale);
      return { message: m.answer_code_sent({}, { locale }), by, validMinutes };
    },
    perAddress.codes,
  );
  mount(
    resetPasswordEndpoint,
    async ({ input: { body }, address, locale }) => {
      await resetPassword(deps, body, address, locale);
      return { message: m.answer_password_reset({}, { locale }) };
    },
    perAddress.guesses,
  );
}
