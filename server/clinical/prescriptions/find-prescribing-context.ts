import type { Prescribing } from '#contract/clinical/prescribing.ts';
import type { Queryable } from '#db/statement.ts';
import { findFollowedVisit } from '#domain/clinical/prescription-rules/follow-up.ts';
import { toKilograms } from '#domain/clinical/vitals.ts';
import { toMinAge } from '#domain/patients/ages.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPrescribingFacts } from './prescribing-queries.ts';

export async function findPrescribingContext(
  { clock: { timeZone } }: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
): Promise<Prescribing> {
  const [row] = await findPrescribingFacts(db, { appointmentId });
  if (!row) throw new Error(`Appointment ${appointmentId} has vanished`);
  const day = toCalendarDay(row.starts_at.getTime(), timeZone);
  const inPersonDays = row.in_person.map((start) => toCalendarDay(start.getTime(), timeZone));
  const since = findFollowedVisit(day, inPersonDays);
  return {
    mode: row.mode,
    followUp: since !== null,
    since,
    ageYears: toMinAge(row.birth_date, day),
    weightKg: row.weight_lbs === null ? null : toKilograms(row.weight_lbs),
  };
}
