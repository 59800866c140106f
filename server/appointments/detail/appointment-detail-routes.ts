import { appointmentDetailEndpoint } from '#contract/appointments/appointment-lists.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { appointmentDetail } from './appointment-detail-presenter.ts';
import { findAppointmentDetail } from './find-appointment-detail.ts';

export function appointmentDetailRoutes(mount: Mount, deps: Deps): void {
  mount(appointmentDetailEndpoint, async ({ input: { query }, actor, showed }) => {
    const id = query.appointmentId;
    const visitActor = await requireVisitActor(actor, deps, id, 'read');
    const found = await findAppointmentDetail(visitActor, deps, id);
    showed([found.row.patient_id]);
    return appointmentDetail(found, actor.role, deps);
  });
}
