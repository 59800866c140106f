import type { Guardian, Person } from '#contract/patients/family.ts';
import { isApproximateBirth, toAgeInYears, toSpokenAge } from '#domain/patients/ages.ts';
import { relationLabel as toKin } from '#domain/patients/family-relations.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatDay, formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatKin } from '#web/ui/format/format-relative.ts';

const relationNames: Readonly<Record<Relation, () => string>> = {
  child: m.people_relation_child,
  parent: m.people_relation_parent,
  spouse: m.people_relation_spouse,
  sibling: m.people_relation_sibling,
  other: m.people_relation_other,
};

/** "Father or mother". */
export const relationLabel = (relation: Relation) => relationNames[relation]();

/** What the user is to a person of this relation. */
const inverse = {
  child: 'parent',
  parent: 'child',
  spouse: 'spouse',
  sibling: 'sibling',
  other: 'other',
} as const;

/** "Mother · 67 years". */
export function describePerson({ relation, gender, dateOfBirth, birthYear }: Person): string {
  const birth = dateOfBirth ?? String(birthYear);
  const today = clinicToday();
  const spoken = toSpokenAge(birth, today);
  const age = formatAge({
    age: toAgeInYears(birth, today),
    ageIsAbout: isApproximateBirth(birth),
    youngAge: spoken.unit === 'year' ? undefined : spoken,
  });
  const kin = relation === 'self' ? null : toKin(inverse[relation], gender);
  const relationName = kin ? formatKin(kin) : relation !== 'self' && relationLabel(relation);
  return [relationName, age].filter(Boolean).join(' · ');
}

/** "Can book and see health record". */
export function formatRights({ mayBook, mayRead }: Pick<Guardian, 'mayBook' | 'mayRead'>): string {
  if (mayBook && mayRead) return m.people_rights_both();
  return mayBook ? m.people_rights_book() : m.people_rights_read();
}

export const consentLabel = (consent: Guardian['consent']) =>
  consent === 'code' ? m.people_by_code() : m.people_by_statement();

/** "26/11/2026". */
export const formatDate = (instant: string) =>
  formatNumericDay(toCalendarDay(Date.parse(instant), clinicTimeZone()));

/** Day and time of an instant, such as Today and 16:30. */
export function formatMoment(instant: string): { day: string; time: string } {
  const at = Date.parse(instant);
  const zone = clinicTimeZone();
  return {
    day: formatDay(toCalendarDay(at, zone), clinicToday()),
    time: formatSlotTime(toMinutesOfDay(at, zone)),
  };
}
