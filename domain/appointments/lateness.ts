import type { AppointmentStatus } from './appointment-life.ts';

/** What somebody may say of how late they will be (N-04). */
export const lateMinuteOptions = [5, 10, 15, 20, 30, 45, 60] as const;
export type LateMinutes = (typeof lateMinuteOptions)[number];

const hour = 3_600_000;
/** From when on somebody may say that they will be late: before that, moving the visit is kinder. */
const lateWindowHoursBefore = 3;
/** Until when, after the start. */
const lateWindowHoursAfter = 1;

/** Whether a visit with this status is one that somebody can be late for. */
export const canBeLate = (status: AppointmentStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';

/** Whether it is time to say so; instants in milliseconds. */
export function isWithinLateWindow(startsAt: number, now: number): boolean {
  return now >= startsAt - lateWindowHoursBefore * hour && now <= startsAt + lateWindowHoursAfter * hour;
}

/** By how much a doctor may say to be late; 0: in time again. */
export const doctorDelayOptions = [0, 15, 30, 45, 60, 90] as const;
export type DoctorDelay = (typeof doctorDelayOptions)[number];

/** Patients hear of a change from this many minutes on (docs/product.md#a-late-doctor). */
export const minNotifiedDelayMinutes = 15;

/** How far ahead a delay reaches: the sitting that goes on, not the one of the evening. */
export const delayWindowHoursAhead = 4;
/** Whose time passed so long ago, without a sign of them, is not waited for. */
export const delayWindowHoursBack = 1;
