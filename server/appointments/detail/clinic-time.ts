import {
  type Actor,
  type AppointmentAction,
  type AppointmentFacts,
  type AppointmentStatus,
  allowedActions,
} from '#domain/appointments/appointment-life.ts';
import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';

/** A clinic day, YYYY-MM-DD, and a time of it, HH:MM. */
export interface ClinicTime {
  readonly date: string;
  readonly slot: string;
}

/** The clinic's day and time of an instant (docs/product.md#days-and-times). */
export function toClinicTime(instant: Date, timeZone: string): ClinicTime {
  const time = instant.getTime();
  return { date: toCalendarDay(time, timeZone), slot: formatSlotTime(toMinutesOfDay(time, timeZone)) };
}

/** What a row says to the rules. Patients' rows lack what only their doctor's actions ask for. */
interface FactsRow {
  readonly status: AppointmentStatus;
  readonly starts_at: Date;
  /** When it got its present status, if that is final. */
  readonly ended_at?: Date | null;
  readonly did_not_come?: boolean;
  readonly has_come?: boolean;
  readonly was_accepted?: boolean;
  /** By how many minutes the patient was told that the doctor is late. */
  readonly doctor_late?: number | null;
}

/** The facts of an appointment, by the clinic's calendar. */
export function toAppointmentFacts(row: FactsRow, timeZone: string): AppointmentFacts {
  const { status, starts_at, ended_at, did_not_come, has_come, was_accepted } = row;
  const startsAt = starts_at.getTime();
  const day = toCalendarDay(startsAt, timeZone);
  return {
    status,
    startsAt,
    dayBeginsAt: toInstant(day, 0, timeZone),
    dayEndsAt: toInstant(addDays(day, 1), 0, timeZone),
    completedAt: status === 'Completed' ? (ended_at?.getTime() ?? null) : null,
    didNotCome: did_not_come ?? false,
    hasCome: has_come ?? false,
    wasAccepted: was_accepted ?? true,
  };
}

/** The notice of a patient; none to whom the doctor's delay was told. */
export const requiredNotice = (
  { doctor_late }: Pick<FactsRow, 'doctor_late'>,
  { noticeMinutes }: Pick<Deps['config'], 'noticeMinutes'>,
): number | null => ((doctor_late ?? 0) > 0 ? null : noticeMinutes);

/** The actions that are allowed now. Screens follow them; the actions check the same rules again. */
export function listAllowedActions(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  row: FactsRow,
): AppointmentAction[] {
  return allowedActions(
    toAppointmentFacts(row, clock.timeZone),
    actor,
    clock.now(),
    requiredNotice(row, config),
  );
}
