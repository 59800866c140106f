import type { z } from 'zod';
import { endpointByOperation } from '#contract/by-operation.ts';
import {
  type HospitalLog,
  type hospitalLogFileEndpoint,
  logLinesAtMost,
} from '#contract/hospital/hospital-log.ts';
import {
  eventsOfGroup,
  groupedEvents,
  type LogGroup,
  type LogKind,
  viewEvents,
} from '#domain/hospital/hospital-log.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import { kindOf } from '#server/patients/family/record-readings.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { logLine } from './log-presenter.ts';
import { actorsOfHospital, type LogRow, logOfHospital, type WantedEntries } from './log-queries.ts';

export type LogFilter = z.output<typeof hospitalLogFileEndpoint.query>;
type Asked = Pick<Deps, 'database' | 'reads' | 'clock'>;

const eventsOf = (group: LogGroup): Pick<WantedEntries, 'events' | 'otherThan'> =>
  group === 'other' ? { otherThan: groupedEvents } : { events: eventsOfGroup(group) };

const eventsOfKind = (kind: LogKind): Pick<WantedEntries, 'events' | 'otherThan'> =>
  kind === 'views' ? { events: viewEvents() } : { otherThan: viewEvents() };

/** The calls that show a list of visits: to whoever reads the log they are one screen. */
const lists = Object.values(endpointByOperation).flatMap(({ method, path }) => {
  const operation = `${method} ${path}`;
  return kindOf(operation) === 'list' ? operation : [];
});

/** Entries of the caller's hospital, newest first. A person's id that is none finds nothing. */
export function logRows(
  { reads, clock }: Asked,
  { hospitalId }: StaffCaller,
  { since, until, actor, event, kind, patientId }: LogFilter,
  page: Pick<WantedEntries, 'beforeId' | 'atMost' | 'isFolded'>,
): Promise<LogRow[]> {
  const midnight = (day: string) => new Date(instantOf(day, 0, clock.timeZone));
  return logOfHospital(reads, {
    hospitalId,
    lists,
    ...page,
    ...(since !== undefined && { since: midnight(since) }),
    ...(until !== undefined && { before: midnight(addDays(until, 1)) }),
    ...(actor !== undefined && { actorId: Number(actor) }),
    ...(event !== undefined ? eventsOf(event) : kind !== undefined && eventsOfKind(kind)),
    ...(patientId !== undefined && { patientId: idOf('patient', patientId) ?? 0 }),
  });
}

/** Who reads the log stands in it too, with every page and file: a page can be asked for by itself. */
export async function noteLogRead(
  deps: Asked,
  { role, id, hospitalId, sessionId }: StaffCaller,
  address: string,
  { patientId }: LogFilter,
  operation: string,
): Promise<void> {
  const person = patientId === undefined ? null : idOf('patient', patientId);
  await writeEntry(deps, deps.database.pool, {
    event: 'log_read',
    actor: { role, id, hospitalId, sessionId, address },
    operation,
    about: person === null ? undefined : readableId('patient', person),
  });
}

/** One page of the log of the caller's hospital (M-10). */
export async function logPage(
  deps: Asked,
  caller: StaffCaller,
  { page, ...filter }: LogFilter & { readonly page?: string | undefined },
  locale: Locale,
): Promise<HospitalLog> {
  const [rows, actors] = await Promise.all([
    logRows(deps, caller, filter, {
      atMost: logLinesAtMost + 1,
      isFolded: true,
      ...(page !== undefined && { beforeId: Number(page) }),
    }),
    actorsOfHospital(deps.reads, { hospitalId: caller.hospitalId }),
  ]);
  const shown = rows.slice(0, logLinesAtMost);
  return {
    lines: shown.map((row) => logLine(row, locale)),
    next: rows.length > logLinesAtMost ? String(shown.at(-1)?.id) : null,
    actors: actors.map(({ account_id, name, role }) => ({ actor: String(account_id), name, role })),
  };
}
