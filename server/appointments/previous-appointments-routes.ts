import {
  appointmentCountsEndpoint,
  previousAppointmentsEndpoint,
  previousAppointmentsFileEndpoint,
} from '#contract/appointment-lists.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { doctorAppointment } from './doctor-appointment-presenter.ts';
import { allPreviousAppointments, previousAppointmentsPage } from './previous-appointments.ts';
import { appointmentTable } from './previous-appointments-file.ts';
import { countsOfDoctor } from './previous-appointments-queries.ts';

/** A doctor's list of appointments: pages, a file, and figures. */
export function previousAppointmentsRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(previousAppointmentsEndpoint, async ({ input: { query }, caller }) => {
    const { rows, total } = await previousAppointmentsPage(deps, caller.id, query);
    const appointments = rows.map((row) => doctorAppointment(row, deps));
    return { appointments, total, page: query.page, perPage: query.perPage };
  });

  mount(previousAppointmentsFileEndpoint, async ({ input: { query }, caller, locale }) => {
    const rows = await allPreviousAppointments(deps, caller.id, query);
    const content = appointmentTable(rows, locale);
    return { name: `appointments-${today(deps.clock)}.csv`, content };
  });

  mount(appointmentCountsEndpoint, async ({ caller }) => {
    const [counts] = await countsOfDoctor(pool, { doctorId: caller.id });
    const { awaiting = 0, cancelled = 0, ended = 0, online = 0 } = counts ?? {};
    return { awaiting, cancelled, ended, online };
  });
}
