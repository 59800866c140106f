import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { endIdleWorkSessions, recordUse } from './session-queries.ts';

const useIntervalMilliseconds = 5 * 60_000;

/**
 * A doctor's or staff session last used at or before this time has ended; a distant date if idle sessions do
 * not end.
 */
export function idleCutoff({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  const { doctorIdleMinutes } = config;
  return new Date(doctorIdleMinutes === 0 ? 0 : clock.now() - doctorIdleMinutes * 60_000);
}

/**
 * Records a use at most every five minutes. Errors do not fail the call: on a full disk people can still
 * read.
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
    log.warn({ err: error }, 'updating the last use of a session failed');
  }
}

/**
 * Ends sessions of doctors and staff unused for DOCTOR_IDLE_MINUTES, so that their browsers get no more live
 * updates. Calls are refused from that minute even without it.
 */
export async function endIdleSessions(deps: Deps): Promise<void> {
  if (deps.config.doctorIdleMinutes === 0) return;
  await endIdleWorkSessions(deps.database.pool, {
    now: new Date(deps.clock.now()),
    idleSince: idleCutoff(deps),
  });
}
