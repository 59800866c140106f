import type { z } from 'zod';
import { type HospitalLog, type hospitalLogFileEndpoint, logLinesAtMost } from '#contract/hospital-log.ts';
import { addDays, instantOf } from '#domain/calendar-days.ts';
import { type LogGroup, logGroups } from '#domain/hospital-log.ts';
import { idOf, readableId } from '#domain/readable-ids.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { logLine } from './log-presenter.ts';
import { actorsOfHospital, type LogRow, logOfHospital } from './log-queries.ts';

export type LogFilter = z.output<typeof hospitalLogFileEndpoint.query>;
type Asked = Pick<Deps, 'database' | 'clock'>;

const known: readonly string[] = Object.values(logGroups).flat();

function eventsOf(group: LogGroup | undefined): { events: readonly string[] | null; areWanted: boolean } {
  if (!group) return { events: null, areWanted: true };
  return group === 'other'
    ? { events: known, areWanted: false }
    : { events: logGroups[group], areWanted: true };
}

/** Entries of the caller's hospital, newest first. A person's id that is none finds nothing. */
export function logRows(
  { database, clock }: Asked,
  { hospitalId }: StaffCaller,
  { since, until, actor, event, patientId }: LogFilter,
  { beforeId, atMost }: { readonly beforeId: number | null; readonly atMost: number },
): Promise<LogRow[]> {
  const midnight = (day: string) => new Date(instantOf(day, 0, clock.timeZone));
  return logOfHospital(database.pool, {
    hospitalId,
    since: since === undefined ? null : midnight(since),
    before: until === undefined ? null : midnight(addDays(until, 1)),
    actorId: actor === undefined ? null : Number(actor),
    ...eventsOf(event),
    patientId: patientId === undefined ? null : (idOf('patient', patientId) ?? 0),
    beforeId,
    atMost,
  });
}

/** Who reads the log stands in it too: the first page and every file, not each page on the way down. */
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
  const beforeId = page === undefined ? null : Number(page);
  const [rows, actors] = await Promise.all([
    logRows(deps, caller, filter, { beforeId, atMost: logLinesAtMost + 1 }),
    actorsOfHospital(deps.database.pool, { hospitalId: caller.hospitalId }),
  ]);
  const shown = rows.slice(0, logLinesAtMost);
  return {
    lines: shown.map((row) => logLine(row, locale)),
    next: rows.length > logLinesAtMost ? String(shown.at(-1)?.id) : null,
    actors: actors.map(({ account_id, name, role }) => ({ actor: String(account_id), name, role })),
  };
}
