import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  loginDoctorEndpoint,
  loginPatientEndpoint,
  logoutEndpoint,
  ownSessionsEndpoint,
} from '#contract/accounts/sessions.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { endOtherSessions, endOwnSession, findOwnSessions } from './own-sessions.ts';

const perAddress = { max: 300, seconds: 60 };

export function sessionRoutes(mount: Mount, deps: Deps): void {
  mount(
    loginPatientEndpoint,
    async ({ input, client, locale }) => ({
      token: await logIn(deps, 'patient', input.body, client, locale),
    }),
    perAddress,
  );
  mount(
    loginDoctorEndpoint,
    async ({ input, client, locale }) => ({
      token: await logIn(deps, 'doctor', input.body, client, locale),
    }),
    perAddress,
  );
  mount(logoutEndpoint, async ({ actor, locale }) => {
    await logOut(deps, deps.database.pool, actor.sessionId);
    return { message: m.answer_logged_out({}, { locale }) };
  });

  mount(ownSessionsEndpoint, ({ actor }) => findOwnSessions(actor, deps));
  mount(endSessionEndpoint, async ({ input: { params }, actor }) => {
    await endOwnSession(actor, deps, params.sessionId);
    return findOwnSessions(actor, deps);
  });
  mount(endOtherSessionsEndpoint, async ({ actor }) => {
    await endOtherSessions(actor, deps, deps.database.pool);
    return findOwnSessions(actor, deps);
  });
}
