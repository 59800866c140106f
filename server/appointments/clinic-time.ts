import {
  type Actor,
  type AppointmentAction,
  type AppointmentStatus,
  allowedActions,
} from '#domain/appointment-life.ts';
import { addDays, dayAt, instantOf, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';

/** A clinic day, YYYY-MM-DD, and a time of it, HH:MM. */
export interface ClinicTime {
  readonly date: string;
  readonly slot: string;
}

/** The clinic's day and time of an instant (docs/product.md#days-and-times). */
export function clinicTime(instant: Date, timeZone: string): ClinicTime {
  const time = instant.getTime();
  return { date: dayAt(time, timeZone), slot: labelOf(minutesAt(time, timeZone)) };
}

/** The end of the clinic's day of an instant, in milliseconds. */
export function dayEndsAt(instant: number, timeZone: string): number {
  return instantOf(addDays(dayAt(instant, timeZone), 1), 0, timeZone);
}

/** The actions that are allowed now. Screens follow them; the actions check the same rules again. */
export function actionsNow(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  row: { readonly status: AppointmentStatus; readonly starts_at: Date },
): AppointmentAction[] {
  const startsAt = row.starts_at.getTime();
  const facts = { status: row.status, startsAt, dayEndsAt: dayEndsAt(startsAt, clock.timeZone) };
  return allowedActions(facts, actor, clock.now(), config.noticeMinutes);
}
