import { appointmentDetailEndpoint } from '#contract/appointment-lists.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { findAppointmentDetail } from './appointment-detail.ts';
import { appointmentDetail } from './appointment-detail-presenter.ts';

/** One appointment, for its two people. */
export function appointmentDetailRoutes(mount: Mount, deps: Deps): void {
  mount(appointmentDetailEndpoint, async ({ input: { query }, caller, showed }) => {
    const found = await findAppointmentDetail(deps, caller, query.appointmentId);
    showed([found.row.patient_id]);
    return appointmentDetail(found, caller.role, deps);
  });
}
