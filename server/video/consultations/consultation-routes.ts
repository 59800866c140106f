import { consentToConsultationEndpoint, consultationRoomEndpoint } from '#contract/video/consultations.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { presentConsent, presentRoom } from './consultation-presenter.ts';
import { findConsent } from './consultation-queries.ts';
import { enterRoom } from './enter-room.ts';
import { giveConsent } from './give-consent.ts';

export function consultationRoutes(mount: Mount, deps: Deps): void {
  mount(consultationRoomEndpoint, async ({ input: { params }, actor, showed }) => {
    const row = await enterRoom(actor, deps, params.appointmentId);
    showed([row.patient_id]);
    const [consent] = await findConsent(deps.database.pool, { appointmentId: row.id });
    return presentRoom(actor, row, consent ?? null, deps);
  });

  mount(consentToConsultationEndpoint, async ({ input: { params, body }, actor, locale }) =>
    presentConsent(await giveConsent(actor, deps, params.appointmentId, body.version, locale)),
  );
}
