import { loginDoctorEndpoint, loginPatientEndpoint, logoutEndpoint } from '#contract/sessions.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

const perAddress = { max: 300, timeWindow: '1 minute' };

export function sessionRoutes(mount: Mount, deps: Deps): void {
  mount(
    loginPatientEndpoint,
    async ({ input, address, locale }) => ({
      token: await logIn(deps, 'patient', input.body, address, locale),
    }),
    perAddress,
  );
  mount(
    loginDoctorEndpoint,
    async ({ input, address, locale }) => ({
      token: await logIn(deps, 'doctor', input.body, address, locale),
    }),
    perAddress,
  );
  mount(logoutEndpoint, async ({ caller, locale }) => {
    await logOut(deps, caller.sessionId);
    return { message: m.answer_logged_out({}, { locale }) };
  });
}
