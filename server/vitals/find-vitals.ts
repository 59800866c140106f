import type { PatientVitals } from '#contract/vitals.ts';
import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lastHeartRates, latestVitals } from './vitals-queries.ts';

/** How many heart rates the chart shows. */
const heartRatesAtMost = 24;

/** The newest value of each of a patient's vitals, and the last heart rates, oldest first (F-02, F-04). */
export async function findVitals(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patientId: number,
): Promise<PatientVitals> {
  const [[latest], heartRates] = await Promise.all([
    latestVitals(database.pool, { patientId }),
    lastHeartRates(database.pool, { patientId, atMost: heartRatesAtMost }),
  ]);
  const dayOf = (instant: Date) => dayAt(instant.getTime(), clock.timeZone);
  return {
    latest: latest?.measured_at
      ? {
          measuredAt: latest.measured_at.toISOString(),
          measuredOn: dayOf(latest.measured_at),
          systolic: latest.systolic,
          diastolic: latest.diastolic,
          heartRate: latest.heart_rate,
          bloodSugar: latest.blood_sugar,
          weight: latest.weight,
          temperature: latest.temperature,
        }
      : null,
    heartRates: heartRates.toReversed().map(({ measured_at, bpm }) => ({
      at: measured_at.toISOString(),
      date: dayOf(measured_at),
      time: labelOf(minutesAt(measured_at.getTime(), clock.timeZone)),
      bpm,
    })),
  };
}
