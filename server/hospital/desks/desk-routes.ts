import {
  desksEndpoint,
  deskUsersEndpoint,
  endDeskEndpoint,
  leaveDeskEndpoint,
  registerDeskEndpoint,
  setPinEndpoint,
  switchDeskUserEndpoint,
} from '#contract/hospital/desks.ts';
import { m } from '#messages/messages.js';
import { changePin } from '#server/accounts/pins/change-pin.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { endDesk, endDeskBySecret } from './end-desk.ts';
import { listDesks, listDeskUsers } from './find-desk.ts';
import { registerDesk } from './register-desk.ts';
import { switchDeskUser } from './switch-desk-user.ts';

const perAddress = { max: 300, seconds: 60 };

export function deskRoutes(mount: Mount, deps: Deps): void {
  mount(setPinEndpoint, async ({ input: { body }, actor, locale }) => {
    await changePin(actor, deps, body);
    return {
      message: body.pin === null ? m.team_pin_removed({}, { locale }) : m.team_pin_set({}, { locale }),
    };
  });
  mount(registerDeskEndpoint, async ({ input: { body }, actor, locale }) => ({
    ...(await registerDesk(actor, deps, body.name)),
    message: m.team_desk_made({}, { locale }),
  }));
  mount(desksEndpoint, async ({ actor }) => ({ desks: await listDesks(actor, deps) }));
  mount(endDeskEndpoint, async ({ input: { params }, actor, locale }) => {
    await endDesk(actor, deps, params.deskId);
    return { message: m.team_desk_ended({}, { locale }) };
  });
  mount(
    leaveDeskEndpoint,
    async ({ input: { body }, address, locale }) => {
      await endDeskBySecret(deps, body.desk, address);
      return { message: m.team_desk_ended({}, { locale }) };
    },
    perAddress,
  );
  mount(deskUsersEndpoint, ({ input: { body } }) => listDeskUsers(deps, body.desk), perAddress);
  mount(
    switchDeskUserEndpoint,
    async ({ input: { body }, client }) => ({ token: await switchDeskUser(deps, body, client) }),
    perAddress,
  );
}
