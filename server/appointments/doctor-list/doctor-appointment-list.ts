import type { z } from 'zod';
import type { AppointmentFilter, appointmentListEndpoint } from '#contract/appointments/appointment-lists.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import {
  findOwnPatientsByName,
  findOwnPatientsBySimilarName,
  toLikePattern,
} from '../booking/find-own-patients.ts';
import {
  countList,
  type ListFileRow,
  type ListFilterValues,
  listAll,
  listPage,
} from './doctor-appointment-list-queries.ts';
import type { DoctorAppointmentRow } from './doctor-appointment-queries.ts';

/** Days are the clinic's, the last one included. */
function toFilterValues(
  doctorId: number,
  filter: AppointmentFilter,
  patients: readonly number[],
  timeZone: string,
): ListFilterValues {
  const midnight = (day: string) => new Date(toInstant(day, 0, timeZone));
  const { status, figure, consultStatus, from, to, search } = filter;
  return {
    doctorId,
    status: status ?? null,
    figure: figure ?? null,
    consultStatus: consultStatus ?? null,
    from: from ? midnight(from) : null,
    before: to ? midnight(addDays(to, 1)) : null,
    pattern: search ? toLikePattern(search) : null,
    appointmentId: search ? parseId('appointment', search) : null,
    patients,
  };
}

const idsIn = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

/**
 * Resolves the search text to patients. If nothing in the whole list matches, uses patients with similar
 * names and sets `alike`.
 */
async function resolveSearch(
  { database: { pool }, clock }: Deps,
  doctorId: number,
  filter: AppointmentFilter,
) {
  const { search } = filter;
  const patients = search ? idsIn(await findOwnPatientsByName(pool, doctorId, search)) : [];
  const values = toFilterValues(doctorId, filter, patients, clock.timeZone);
  const [count] = await countList(pool, values);
  const total = count?.total ?? 0;
  if (total > 0 || !search || patients.length > 0) return { values, total, alike: false };
  const meant = idsIn(await findOwnPatientsBySimilarName(pool, doctorId, search));
  if (meant.length === 0) return { values, total, alike: false };
  const alike = { ...values, patients: meant };
  const [found] = await countList(pool, alike);
  return { values: alike, total: found?.total ?? 0, alike: true };
}

interface Page {
  readonly rows: readonly DoctorAppointmentRow[];
  readonly total: number;
  /** Nothing matches the search exactly; the rows have similar names. */
  readonly alike: boolean;
}

export async function findAppointmentListPage(
  { id: doctorId }: Pick<Actor, 'id'>,
  deps: Deps,
  query: z.output<typeof appointmentListEndpoint.query>,
): Promise<Page> {
  const { sort, order, page, perPage } = query;
  const { values, total, alike } = await resolveSearch(deps, doctorId, query);
  const skip = (page - 1) * perPage;
  const rows = await listPage[sort][order](deps.database.pool, { ...values, max: perPage, skip });
  return { rows, total, alike };
}

export async function listAllAppointments(
  { id: doctorId }: Pick<Actor, 'id'>,
  deps: Deps,
  filter: AppointmentFilter,
): Promise<readonly ListFileRow[]> {
  const { sort, order } = filter;
  const { values } = await resolveSearch(deps, doctorId, filter);
  return listAll[sort][order](deps.database.pool, { ...values, timeZone: deps.clock.timeZone });
}
