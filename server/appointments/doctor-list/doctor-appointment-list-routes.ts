import {
  appointmentCountsEndpoint,
  appointmentListEndpoint,
  appointmentListFileEndpoint,
} from '#contract/appointments/appointment-lists.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { formatAppointmentCsv } from './doctor-appointment-csv.ts';
import { findAppointmentListPage, listAllAppointments } from './doctor-appointment-list.ts';
import { countFigures } from './doctor-appointment-list-queries.ts';
import { doctorAppointment } from './doctor-appointment-presenter.ts';

export function doctorAppointmentListRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(appointmentListEndpoint, async ({ input: { query }, actor, showed }) => {
    const { rows, total, alike } = await findAppointmentListPage(actor, deps, query);
    showed(rows.map((row) => row.patient_id));
    const appointments = rows.map((row) => doctorAppointment(row, deps));
    return { appointments, total, page: query.page, perPage: query.perPage, alike };
  });

  mount(appointmentListFileEndpoint, async ({ input: { query }, actor, showed, locale }) => {
    const rows = await listAllAppointments(actor, deps, query);
    showed(rows.map((row) => row.patient_id));
    const content = formatAppointmentCsv(rows, { locale, timeZone: deps.clock.timeZone });
    return { name: `appointments-${today(deps.clock)}.csv`, content };
  });

  mount(appointmentCountsEndpoint, async ({ actor }) => {
    const [counts] = await countFigures(pool, { doctorId: actor.id });
    const {
      awaiting = 0,
      confirmed = 0,
      cancelled = 0,
      ended = 0,
      online = 0,
      all_of_them: all = 0,
    } = counts ?? {};
    return { awaiting, confirmed, cancelled, ended, online, all };
  });
}
