import type { Prescribing } from '#contract/clinical/prescribing.ts';
import type { Queryable } from '#db/statement.ts';
import { followedVisit } from '#domain/clinical/prescribing/follow-up.ts';
import { kilogramsOf } from '#domain/clinical/vitals.ts';
import { ageAtLeast } from '#domain/patients/ages.ts';
import { dayAt } from '#domain/platform/calendar-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import { prescribingFacts } from './prescribing-queries.ts';

/** What decides which medicines a visit may prescribe (docs/product.md#prescribing-by-video). */
export async function findPrescribing(
  { clock: { timeZone } }: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
): Promise<Prescribing> {
  const [row] = await prescribingFacts(db, { appointmentId });
  if (!row) throw new Error(`Appointment ${appointmentId} has vanished`);
  const day = dayAt(row.starts_at.getTime(), timeZone);
  const inPersonDays = row.in_person.map((start) => dayAt(start.getTime(), timeZone));
  const since = followedVisit(day, inPersonDays);
  return {
    mode: row.mode,
    followUp: since !== null,
    since,
    ageYears: ageAtLeast(row.birth_date, day),
    weightKg: row.weight_lbs === null ? null : kilogramsOf(row.weight_lbs),
  };
}
