import {
  type ActorRole,
  type AppointmentAction,
  type AppointmentFacts,
  type AppointmentStatus,
  allowedActions,
} from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Day as YYYY-MM-DD and time as HH:MM in the clinic's time zone. */
export interface ClinicTime {
  readonly date: string;
  readonly slot: string;
}

export function toClinicTime(instant: Date, timeZone: string): ClinicTime {
  const time = instant.getTime();
  return { date: toCalendarDay(time, timeZone), slot: formatSlotTime(toMinutesOfDay(time, timeZone)) };
}

/** Patients' rows lack the columns that only their doctor's actions need. */
interface FactsRow {
  readonly status: AppointmentStatus;
  readonly starts_at: Date;
  readonly ended_at?: Date | null;
  readonly did_not_come?: boolean;
  readonly has_come?: boolean;
  readonly was_accepted?: boolean;
  /** Delay in minutes that the patient was notified of. */
  readonly doctor_late?: number | null;
}

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

/** A patient needs no notice once notified of the doctor's delay. */
export const requiredNotice = (
  { doctor_late }: Pick<FactsRow, 'doctor_late'>,
  { noticeMinutes }: Pick<Deps['config'], 'noticeMinutes'>,
): number | null => ((doctor_late ?? 0) > 0 ? null : noticeMinutes);

/** Screens follow these; the actions check the same rules again. */
export function listAllowedActions(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  actor: ActorRole,
  row: FactsRow,
): AppointmentAction[] {
  return allowedActions(
    toAppointmentFacts(row, clock.timeZone),
    actor,
    clock.now(),
    requiredNotice(row, config),
  );
}
