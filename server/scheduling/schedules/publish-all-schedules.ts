import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishSchedule } from './publish-schedule.ts';
import { findNextToPublish, lockPublishedUntil, tryLockPublisher } from './published-schedule-queries.ts';

/**
 * Publishes the schedules of all doctors 60 days ahead, one transaction each, where days or changes are
 * missing. Several processes may run it; doctors that another process is publishing are skipped. Failures of
 * single doctors are thrown at the end.
 */
export async function publishAllSchedules({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const until = addDays(today(clock), scheduleAheadDays);
  const tried: number[] = [];
  const failed: unknown[] = [];
  for (;;) {
    const [next] = await findNextToPublish(database.pool, { until, tried });
    if (!next) break;
    const doctorId = next.doctor_id;
    tried.push(doctorId);
    try {
      await database.transaction(async (db) => {
        const isMine = (await tryLockPublisher(db, { doctorId })).length > 0;
        const [published] = isMine ? await lockPublishedUntil(db, { doctorId }) : [];
        if (published && isBefore(published.until, until)) await publishSchedule(db, clock, doctorId);
      });
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `The schedules of ${failed.length} doctors`);
}

const isBefore = (day: string, until: string) => day === '-infinity' || day < until;
