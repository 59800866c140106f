import { dayAt } from '#domain/calendar-days.ts';
import type { HospitalRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '../ui/clinic-time.ts';
import { numericDay } from '../ui/day-words.ts';
import { staffRoleWord } from '../ui/staff-role-word.ts';

/** What somebody is at a hospital, in the reader's language. */
export function roleWord(role: HospitalRole): string {
  return role === 'doctor' ? m.team_role_doctor() : staffRoleWord(role);
}

/** The day of an instant, with its year: people stay for years. */
export const dayOf = (instant: string) => numericDay(dayAt(Date.parse(instant), clinicTimeZone()));
