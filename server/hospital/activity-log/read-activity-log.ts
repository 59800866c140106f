import type { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import {
  type ActivityLog,
  type activityLogFileEndpoint,
  maxLogLines,
} from '#contract/hospital/activity-log.ts';
import {
  groupedEvents,
  type LogGroup,
  type LogKind,
  listGroupEvents,
  listViewEvents,
} from '#domain/hospital/activity-log.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toReadingKind } from '#server/patients/family/record-readings.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { presentLogLine } from './activity-log-presenter.ts';
import {
  type ActivityLogRow,
  type LogQuery,
  listActivityLog,
  listLogActors,
} from './activity-log-queries.ts';

export type LogFilter = z.output<typeof activityLogFileEndpoint.query>;
type LogDeps = Pick<Deps, 'database' | 'reads' | 'clock'>;

const toEventFilter = (group: LogGroup): Pick<LogQuery, 'events' | 'otherThan'> =>
  group === 'other' ? { otherThan: groupedEvents } : { events: listGroupEvents(group) };

const toKindFilter = (kind: LogKind): Pick<LogQuery, 'events' | 'otherThan'> =>
  kind === 'views' ? { events: listViewEvents() } : { otherThan: listViewEvents() };

/** The calls that show a list of visits count as one screen. */
const listOperations = Object.values(endpointByOperation).flatMap(({ method, path }) => {
  const operation = `${method} ${path}`;
  return toReadingKind(operation) === 'list' ? operation : [];
});

/** Newest first. An invalid person id finds nothing. */
export function findLogRows(
  { hospitalId }: StaffActor,
  { reads, clock }: LogDeps,
  { since, until, actor, event, kind, patientId }: LogFilter,
  page: Pick<LogQuery, 'beforeId' | 'max' | 'isFolded'>,
): Promise<ActivityLogRow[]> {
  const midnight = (day: string) => new Date(toInstant(day, 0, clock.timeZone));
  return listActivityLog(reads, {
    hospitalId,
    lists: listOperations,
    ...page,
    ...(since !== undefined && { since: midnight(since) }),
    ...(until !== undefined && { before: midnight(addDays(until, 1)) }),
    ...(actor !== undefined && { actorId: actor }),
    ...(event !== undefined ? toEventFilter(event) : kind !== undefined && toKindFilter(kind)),
    ...(patientId !== undefined && { patientId }),
  });
}

/** Reading the log is logged too, for every page and file, as pages can be requested separately. */
export async function recordLogRead(
  actor: StaffActor,
  deps: LogDeps,
  { patientId }: LogFilter,
  operation: string,
): Promise<void> {
  await writeAuditEntry(deps, deps.database.pool, {
    event: 'log_read',
    actor,
    operation,
    about: patientId ? formatId('patient', patientId) : undefined,
  });
}

export async function readLogPage(
  actor: StaffActor,
  deps: LogDeps,
  { page, ...filter }: LogFilter & { readonly page?: number | undefined },
): Promise<ActivityLog> {
  const [rows, actors] = await Promise.all([
    findLogRows(actor, deps, filter, {
      max: maxLogLines + 1,
      isFolded: true,
      ...(page !== undefined && { beforeId: page }),
    }),
    listLogActors(deps.reads, { hospitalId: actor.hospitalId }),
  ]);
  const shown = rows.slice(0, maxLogLines);
  return {
    lines: shown.map((row) => presentLogLine(row, actor.locale)),
    next: rows.length > maxLogLines ? String(shown.at(-1)?.id) : null,
    actors: actors.map(({ account_id, name, role }) => ({ actor: String(account_id), name, role })),
  };
}
