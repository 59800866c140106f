import type { AppointmentStatus } from './appointment-lifecycle.ts';

export const lateMinuteOptions = [5, 10, 15, 20, 30, 45, 60] as const;
export type LateMinutes = (typeof lateMinuteOptions)[number];

const hour = 3_600_000;
/** Earlier than this before the start, it is better to move the visit. */
const lateWindowHoursBefore = 3;
const lateWindowHoursAfter = 1;

export const canBeLate = (status: AppointmentStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';

/** Instants in milliseconds. */
export function isWithinLateWindow(startsAt: number, now: number): boolean {
  return now >= startsAt - lateWindowHoursBefore * hour && now <= startsAt + lateWindowHoursAfter * hour;
}

/** 0 means on time again. */
export const doctorDelayOptions = [0, 15, 30, 45, 60, 90] as const;
export type DoctorDelay = (typeof doctorDelayOptions)[number];

/** Patients are notified of a change of at least this many minutes. */
export const minNotifiedDelayMinutes = 15;

/** A delay covers the current session, not the one in the evening. */
export const delayWindowHoursAhead = 4;
/** Patients whose time passed longer ago, without checking in, are not waited for. */
export const delayWindowHoursBack = 1;
