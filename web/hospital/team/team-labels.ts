import type { HospitalRole } from '#domain/accounts/hospital-roles.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { getStaffRoleLabel } from '#web/ui/format/staff-role-label.ts';

export function roleLabel(role: HospitalRole): string {
  return role === 'doctor' ? m.figures_doctor() : getStaffRoleLabel(role);
}

/** With the year, because people stay for years. */
export const formatDay = (instant: string) =>
  formatNumericDay(toCalendarDay(Date.parse(instant), clinicTimeZone()));
