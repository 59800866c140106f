import type { z } from 'zod';
import type { appointmentListEndpoint, ListFilter } from '#contract/appointments/appointment-lists.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownPatientsAlike, ownPatientsNamed, patternOf } from '../booking/find-own-patients.ts';
import {
  countList,
  type ListFileRow,
  type ListFilterValues,
  listPage,
  wholeList,
} from './doctor-appointment-list-queries.ts';
import type { DoctorAppointmentRow } from './doctor-appointment-queries.ts';

/** The filter for the queries; days are the clinic's, the last one included. */
function valuesOf(
  doctorId: number,
  filter: ListFilter,
  patients: readonly number[],
  timeZone: string,
): ListFilterValues {
  const midnight = (day: string) => new Date(instantOf(day, 0, timeZone));
  const { status, figure, consultStatus, from, to, search } = filter;
  return {
    doctorId,
    status: status ?? null,
    figure: figure ?? null,
    consultStatus: consultStatus ?? null,
    from: from ? midnight(from) : null,
    before: to ? midnight(addDays(to, 1)) : null,
    pattern: search ? patternOf(search) : null,
    appointmentId: search ? idOf('appointment', search) : null,
    patients,
  };
}

const idsIn = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

/**
 * The filter with the patients whom its text means. Where nothing of the whole list fits it, they are those with
 * a name that is spelled alike; `alike` says so.
 */
async function searched({ database: { pool }, clock }: Deps, doctorId: number, filter: ListFilter) {
  const { search } = filter;
  const patients = search ? idsIn(await ownPatientsNamed(pool, doctorId, search)) : [];
  const values = valuesOf(doctorId, filter, patients, clock.timeZone);
  const [count] = await countList(pool, values);
  const total = count?.total ?? 0;
  if (total > 0 || !search || patients.length > 0) return { values, total, alike: false };
  const meant = idsIn(await ownPatientsAlike(pool, doctorId, search));
  if (meant.length === 0) return { values, total, alike: false };
  const alike = { ...values, patients: meant };
  const [found] = await countList(pool, alike);
  return { values: alike, total: found?.total ?? 0, alike: true };
}

interface Page {
  readonly rows: readonly DoctorAppointmentRow[];
  /** On all pages together. */
  readonly total: number;
  /** The names in them are spelled alike; nothing fits the search as it was written. */
  readonly alike: boolean;
}

/** A page of all of a doctor's appointments but requests (G-06). */
export async function appointmentListPage(
  deps: Deps,
  doctorId: number,
  query: z.output<typeof appointmentListEndpoint.query>,
): Promise<Page> {
  const { sort, order, page, perPage } = query;
  const { values, total, alike } = await searched(deps, doctorId, query);
  const skip = (page - 1) * perPage;
  const rows = await listPage[sort][order](deps.database.pool, { ...values, atMost: perPage, skip });
  return { rows, total, alike };
}

/** The whole list, for a spreadsheet. */
export async function wholeAppointmentList(
  deps: Deps,
  doctorId: number,
  filter: ListFilter,
): Promise<readonly ListFileRow[]> {
  const { sort, order } = filter;
  const { values } = await searched(deps, doctorId, filter);
  return wholeList[sort][order](deps.database.pool, { ...values, timeZone: deps.clock.timeZone });
}
