import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findLatestVitals, listHeartRates, listVitals, type VitalsRow } from './vitals-queries.ts';

const maxHeartRates = 24;
const maxMeasurements = 60;

const toValues = (row: VitalsRow) => ({
  systolic: row.systolic,
  diastolic: row.diastolic,
  heartRate: row.heart_rate,
  bloodSugar: row.blood_sugar,
  sugarWhen: row.sugar_when,
  weight: row.weight,
  temperature: row.temperature,
  oxygenSaturation: row.oxygen_saturation,
  respiratoryRate: row.respiratory_rate,
  height: row.height,
});

/** Latest value of each vital, and the most recent measurements, oldest first. */
export async function findVitals(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  patientId: number,
): Promise<PatientVitals> {
  const [[latest], heartRates, history] = await Promise.all([
    findLatestVitals(database.pool, { patientId }),
    listHeartRates(database.pool, { patientId, max: maxHeartRates }),
    listVitals(database.pool, { patientId, max: maxMeasurements }),
  ]);
  const toDay = (instant: Date) => toCalendarDay(instant.getTime(), clock.timeZone);
  const dayOrNull = (instant: Date | null) => instant && toDay(instant);
  const toMoment = (instant: Date) => ({
    at: instant.toISOString(),
    date: toDay(instant),
    time: formatSlotTime(toMinutesOfDay(instant.getTime(), clock.timeZone)),
  });
  return {
    latest: latest?.measured_at
      ? {
          measuredAt: latest.measured_at.toISOString(),
          measuredOn: toDay(latest.measured_at),
          days: {
            bloodPressure: dayOrNull(latest.pressure_at),
            heartRate: dayOrNull(latest.heart_rate_at),
            bloodSugar: dayOrNull(latest.sugar_at),
            weight: dayOrNull(latest.weight_at),
            temperature: dayOrNull(latest.temperature_at),
            oxygenSaturation: dayOrNull(latest.oxygen_at),
            respiratoryRate: dayOrNull(latest.respiratory_at),
            height: dayOrNull(latest.height_at),
          },
          ...toValues(latest),
        }
      : null,
    heartRates: heartRates.toReversed().map(({ measured_at, bpm }) => ({ ...toMoment(measured_at), bpm })),
    history: history.toReversed().map((row) => ({ ...toMoment(row.measured_at), ...toValues(row) })),
  };
}
