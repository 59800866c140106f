import type { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import type { copySlotsEndpoint } from '#contract/scheduling/availability.ts';
import { listSlotTimes } from '#domain/scheduling/day-parts.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { lockParts, lockPublishing } from './practice-day-queries.ts';
import { requirePublishable } from './publish-slots.ts';
import { replacePracticeDays } from './replace-practice-day.ts';
import { resolvePracticeId } from './resolve-practice.ts';

interface Copied {
  readonly starts: readonly number[];
  readonly days: ReadonlyMap<string, readonly number[]>;
}

/**
 * Copies a practice's day with its parts to every later day until `until`, inclusive, that falls on one of
 * the ISO weekdays, all or none. Booked slots of those days stay. Refuses with `day_past`, `day_too_far`,
 * `day_not_published`, or as `replacePracticeDay` does.
 */
export async function copySlots(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Deps,
  { date, weekdays, until, practiceId: named }: z.output<typeof copySlotsEndpoint.body>,
): Promise<Copied> {
  requirePublishable(clock, date);
  requirePublishable(clock, until);
  return database.transaction(async (db) => {
    const practiceId = await resolvePracticeId(db, doctorId, named);
    await lockPublishing(db, { doctorId });
    const parts = (await lockParts(db, { practiceId, day: date })).filter((part) => part.starts.length > 0);
    if (parts.length === 0) throw new Refusal('day_not_published');
    const starts = listSlotTimes(parts).map(({ from }) => from);
    const retained = await replacePracticeDays(db, clock, {
      doctorId,
      practiceId,
      days: listDaysOnWeekdays(date, until, weekdays),
      parts,
      source: 'hand',
    });
    const wholeDays = [...retained].map(
      ([day, more]) => [day, [...starts, ...more].sort((one, other) => one - other)] as const,
    );
    return { starts, days: new Map(wholeDays) };
  });
}
