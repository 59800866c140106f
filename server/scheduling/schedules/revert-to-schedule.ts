import { Refusal } from '#contract/platform/refusals.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { HospitalEditor } from './hospital-editor.ts';
import { publishSchedule } from './publish-schedule.ts';
import { lockPublisher } from './published-schedule-queries.ts';
import { listOpenPractices, markDayScheduled } from './schedule-queries.ts';

/**
 * Makes a day that was edited by hand follow the weekly schedule of its practice again; visits retain their
 * time. A repeat changes nothing. Refuses with `day_past`, `day_too_far` or `practice_not_found`.
 */
export async function revertToSchedule(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  practiceId: number,
  day: string,
  onBehalf?: Pick<HospitalEditor, 'note'>,
): Promise<void> {
  if (day < today(clock)) throw new Refusal('day_past');
  if (day > addDays(today(clock), scheduleAheadDays)) throw new Refusal('day_too_far');
  await database.transaction(async (db) => {
    await lockPublisher(db, { doctorId });
    const open = await listOpenPractices(db, { doctorId });
    if (!open.some(({ id }) => id === practiceId)) throw new Refusal('practice_not_found');
    await markDayScheduled(db, { practiceId, day });
    await publishSchedule(db, clock, doctorId);
    await onBehalf?.note(db);
  });
}
