import type { z } from 'zod';
import type { appointmentListEndpoint, ListFilter } from '#contract/appointment-lists.ts';
import { addDays, instantOf } from '#domain/calendar-days.ts';
import { idOf } from '#domain/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  countList,
  type ListFileRow,
  type ListFilterValues,
  listPage,
  wholeList,
} from './doctor-appointment-list-queries.ts';
import type { DoctorAppointmentRow } from './doctor-appointment-queries.ts';

/** A LIKE pattern that finds the text anywhere; its own wildcards are escaped. */
function patternOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The filter for the queries; days are the clinic's, the last one included. */
function valuesOf(doctorId: number, filter: ListFilter, timeZone: string): ListFilterValues {
  const midnight = (day: string) => new Date(instantOf(day, 0, timeZone));
  const { status, consultStatus, from, to, search } = filter;
  return {
    doctorId,
    status: status ?? null,
    consultStatus: consultStatus ?? null,
    from: from ? midnight(from) : null,
    before: to ? midnight(addDays(to, 1)) : null,
    pattern: search ? patternOf(search) : null,
    appointmentId: search ? idOf('appointment', search) : null,
  };
}

interface Page {
  readonly rows: readonly DoctorAppointmentRow[];
  /** On all pages together. */
  readonly total: number;
}

/** A page of all of a doctor's appointments but requests (G-06). */
export async function appointmentListPage(
  { database: { pool }, clock }: Deps,
  doctorId: number,
  query: z.output<typeof appointmentListEndpoint.query>,
): Promise<Page> {
  const { sort, order, page, perPage } = query;
  const values = valuesOf(doctorId, query, clock.timeZone);
  const [[count], rows] = await Promise.all([
    countList(pool, values),
    listPage[sort][order](pool, { ...values, atMost: perPage, skip: (page - 1) * perPage }),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** The whole list, for a spreadsheet. */
export async function wholeAppointmentList(
  { database: { pool }, clock }: Deps,
  doctorId: number,
  filter: ListFilter,
): Promise<readonly ListFileRow[]> {
  const { sort, order } = filter;
  const { timeZone } = clock;
  return wholeList[sort][order](pool, { ...valuesOf(doctorId, filter, timeZone), timeZone });
}
