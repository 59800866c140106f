import { appointmentDetailEndpoint } from '#contract/appointment-lists.ts';
import { partyOf } from '#server/people/visit-party.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { findAppointmentDetail } from './appointment-detail.ts';
import { appointmentDetail } from './appointment-detail-presenter.ts';
import { appointmentIdOf } from './own-appointment.ts';

/** One appointment, for its two people. */
export function appointmentDetailRoutes(mount: Mount, deps: Deps): void {
  mount(appointmentDetailEndpoint, async ({ input: { query }, caller, showed }) => {
    const id = appointmentIdOf(query.appointmentId);
    const party = await partyOf(deps, caller, id, 'read');
    const found = await findAppointmentDetail(deps, party, id);
    showed([found.row.patient_id]);
    return appointmentDetail(found, caller.role, deps);
  });
}
