import { appointmentDetailEndpoint } from '#contract/appointments/appointment-lists.ts';
import { requireActingUser } from '#server/patients/access/find-acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { appointmentDetail } from './appointment-detail-presenter.ts';
import { findAppointmentDetail } from './find-appointment-detail.ts';

export function appointmentDetailRoutes(mount: Mount, deps: Deps): void {
  mount(appointmentDetailEndpoint, async ({ input: { query }, caller, showed }) => {
    const id = query.appointmentId;
    const actingUser = await requireActingUser(deps, caller, id, 'read');
    const found = await findAppointmentDetail(deps, actingUser, id);
    showed([found.row.patient_id]);
    return appointmentDetail(found, caller.role, deps);
  });
}
