import { parseArgs } from 'node:util';
import { addDays, isDay, toInstant } from '#domain/platform/calendar-days.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Clock } from '#server/platform/clock.ts';
import { today } from '#server/platform/clock.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import type { AuditFilter } from './list-audit-entries.ts';

const usage = `Use: npm run hams -- audit-log [--patient PAT-000042] [--doctor DOC-000007]
  [--event record_read] [--address 203.0.113.9] [--since 2026-11-01] [--until 2026-11-30] [--at-most 1000]
Without --since: the last seven days. Days are the clinic's, the last one included.`;

const options = {
  patient: { type: 'string' },
  doctor: { type: 'string' },
  event: { type: 'string' },
  address: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  'at-most': { type: 'string', default: '1000' },
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new StartupError(usage);
  }
}

/** Parses the arguments of the command. Throws StartupError with the usage. */
export function parseAuditFilter(words: readonly string[], clock: Clock): AuditFilter {
  const given = parsed(words);
  const numbered = (kind: 'patient' | 'doctor') => {
    const text = given[kind];
    if (text === undefined) return null;
    const id = parseId(kind, text);
    if (id === null) throw new StartupError(`--${kind} ${text} is not a ${kind} ID.\n${usage}`);
    return id;
  };
  const midnight = (day: string) => {
    if (!isDay(day)) throw new StartupError(`${day} is not a date.\n${usage}`);
    return (daysLater: number) => new Date(toInstant(addDays(day, daysLater), 0, clock.timeZone));
  };
  if (!/^[1-9]\d{0,5}$/.test(given['at-most'])) throw new StartupError(usage);
  return {
    since: given.since ? midnight(given.since)(0) : midnight(today(clock))(-6),
    before: midnight(given.until ?? today(clock))(1),
    patientId: numbered('patient'),
    doctorId: numbered('doctor'),
    event: given.event ?? null,
    address: given.address ?? null,
    max: Number(given['at-most']),
  };
}
