import {
  type Actor,
  type AppointmentAction,
  type AppointmentStatus,
  allowedActions,
} from '#domain/appointment-life.ts';
import { addDays, dayAt, instantOf, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';

/**
 * Day and slot of an instant, as the clinic's calendar and clock show it (docs/product.md#days-and-times).
 */
export function clinicTime(instant: Date, timeZone: string) {
  const time = instant.getTime();
  return { date: dayAt(time, timeZone), slot: labelOf(minutesAt(time, timeZone)) };
}

/** When the clinic's day of an instant ends, in milliseconds. */
export function dayEndsAt(instant: number, timeZone: string): number {
  return instantOf(addDays(dayAt(instant, timeZone), 1), 0, timeZone);
}

/**
 * What somebody may do with an appointment now: the screens follow it, the actions decide by the same rules.
 */
export function actionsNow(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  row: { readonly status: AppointmentStatus; readonly starts_at: Date },
): AppointmentAction[] {
  const startsAt = row.starts_at.getTime();
  const facts = { status: row.status, startsAt, dayEndsAt: dayEndsAt(startsAt, clock.timeZone) };
  return allowedActions(facts, actor, clock.now(), config.noticeMinutes);
}
