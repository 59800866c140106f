import { consentToConsultationEndpoint, consultationRoomEndpoint } from '#contract/video/consultations.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { presentConsent, presentRoom } from './consultation-presenter.ts';
import { findConsent } from './consultation-queries.ts';
import { enterRoom } from './enter-room.ts';
import { giveConsent } from './give-consent.ts';

export function consultationRoutes(mount: Mount, deps: Deps): void {
  mount(consultationRoomEndpoint, async ({ input: { params }, caller, showed }) => {
    const row = await enterRoom(deps, caller, params.appointmentId);
    showed([row.patient_id]);
    const [consent] = await findConsent(deps.database.pool, { appointmentId: row.id });
    return presentRoom(row, consent ?? null, caller, deps);
  });

  mount(consentToConsultationEndpoint, async ({ input: { params, body }, caller, locale }) =>
    presentConsent(await giveConsent(deps, caller, params.appointmentId, body.version, locale)),
  );
}
