import type { Queryable } from '#db/statement.ts';
import {
  type DoctorDelay,
  delayWindowHoursAhead,
  delayWindowHoursBack,
} from '#domain/appointments/lateness.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countAffectedByDelay, listDelays, upsertDelayNotices, upsertDelays } from './delay-queries.ts';

const hour = 3_600_000;

/** Start times of the current session, which a delay affects. */
const affectedPeriod = (clock: Clock) => ({
  from: new Date(clock.now() - delayWindowHoursBack * hour),
  before: new Date(clock.now() + delayWindowHoursAhead * hour),
});

/** Minutes by practice; practices on time are left out. */
export async function findDelays(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  practiceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const since = new Date(clock.now() - delayWindowHoursAhead * hour);
  const rows = await listDelays(db, { practiceIds, day: today(clock), since });
  return new Map(rows.map(({ practice_id: id, minutes }) => [id, minutes]));
}

/** The current delay, and the number of patients who would be notified of these minutes. */
export async function previewDelay(
  deps: Pick<Deps, 'clock' | 'database'>,
  practiceIds: readonly number[],
  minutes: DoctorDelay,
): Promise<{ minutes: number; patients: number }> {
  const { pool } = deps.database;
  const [present, [concerned]] = await Promise.all([
    findDelays(deps, pool, practiceIds),
    countAffectedByDelay(pool, { practiceIds, minutes, ...affectedPeriod(deps.clock) }),
  ]);
  return { minutes: Math.max(0, ...present.values()), patients: concerned?.patients ?? 0 };
}

/**
 * Reports a delay at practices; 0 minutes means on time again. Notifies every patient who has not arrived,
 * and when it is taken back those who were notified. Returns how many. `note` runs in the same transaction.
 */
export function reportDoctorDelay(
  deps: Pick<Deps, 'clock' | 'config' | 'database'>,
  practiceIds: readonly number[],
  minutes: DoctorDelay,
  note: (db: Queryable) => Promise<void> = async () => {},
): Promise<number> {
  const { clock, database } = deps;
  const at = new Date(clock.now());
  return database.transaction(async (db) => {
    await upsertDelays(db, { practiceIds, day: today(clock), minutes, at });
    const notified = await upsertDelayNotices(db, { practiceIds, minutes, at, ...affectedPeriod(clock) });
    const event = minutes === 0 ? 'doctorInTime' : 'doctorLate';
    for (const { appointment_id: id } of notified)
      await announceAppointmentEvent(deps, db, event, id, { minutes });
    await note(db);
    return notified.length;
  });
}
