import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { endIdleWorkSessions, recordUse } from './session-queries.ts';

/** How often a session that is in use is written down. */
const useIntervalMilliseconds = 5 * 60_000;

/** A session of a doctor or of a hospital's staff that was last used then, or before, is over; long ago if idle sessions do not end. */
export function idleCutoff({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  const { doctorIdleMinutes } = config;
  return new Date(doctorIdleMinutes === 0 ? 0 : clock.now() - doctorIdleMinutes * 60_000);
}

/**
 * Notes that a session is in use, at most every five minutes. A call does not fail for it: on a full disk
 * people can still read.
 */
export async function recordSessionUse(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  id: string,
  lastUsedAt: Date,
): Promise<void> {
  const now = clock.now();
  const before = new Date(now - useIntervalMilliseconds);
  if (lastUsedAt > before) return;
  try {
    await recordUse(database.pool, { id, now: new Date(now), before });
  } catch (error) {
    log.warn({ err: error }, 'the use of a session could not be noted');
  }
}

/**
 * Ends sessions of doctors and staff that nobody has used for DOCTOR_IDLE_MINUTES, so that their browsers are no longer
 * told anything. Calls are refused from the minute on without it.
 */
export async function endIdleSessions(deps: Deps): Promise<void> {
  if (deps.config.doctorIdleMinutes === 0) return;
  await endIdleWorkSessions(deps.database.pool, {
    now: new Date(deps.clock.now()),
    idleSince: idleCutoff(deps),
  });
}
