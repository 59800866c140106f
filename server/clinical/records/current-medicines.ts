import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { toMedicineCourse } from '#domain/clinical/medicine-durations.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { AnyActor } from '#server/platform/http/actor.ts';
import type { CompletedVisitRow } from './record-queries.ts';

/** Medicines still taken on `today`; a newer prescription of the same medicine replaces the older one. */
export function listCurrentMedicines(
  actor: AnyActor,
  visits: readonly CompletedVisitRow[],
  today: string,
  timeZone: string,
): ClinicalRecord['currentMedicines'] {
  const seen = new Set<string>();
  return visits.flatMap((visit) => {
    const from = toCalendarDay(visit.starts_at.getTime(), timeZone);
    const mayOpen = actor.role === 'patient' || (actor.role === 'doctor' && actor.id === visit.doctor_id);
    return (visit.medicines ?? []).flatMap(({ name, strength, frequency, duration }) => {
      const key = `${name} ${strength}`.toLowerCase().replace(/\s+/g, ' ').trim();
      if (seen.has(key)) return [];
      seen.add(key);
      const { until, countsUntil, assumed } = toMedicineCourse(duration, from);
      if (countsUntil < today) return [];
      const appointmentId = mayOpen ? formatId('appointment', visit.id) : null;
      return [{ name, strength, frequency, until, assumed, appointmentId }];
    });
  });
}
