import { dayAt } from '#domain/calendar-days.ts';
import type { HospitalRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '../ui/clinic-time.ts';
import { dayWords } from '../ui/day-words.ts';

/** What somebody is at a hospital, in the reader's language. */
export function roleWord(role: HospitalRole): string {
  if (role === 'doctor') return m.team_role_doctor();
  return {
    owner: m.hospital_role_owner,
    admin: m.hospital_role_admin,
    receptionist: m.hospital_role_receptionist,
    nurse: m.hospital_role_nurse,
  }[role]();
}

/** The day of an instant. */
export const dayOf = (instant: string) =>
  dayWords(dayAt(Date.parse(instant), clinicTimeZone()), clinicToday());
