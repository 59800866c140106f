import type { ClinicalRecord } from '#contract/clinical-records.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { kilogramsOf, temperatureIn } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '../ui/clinic-time.ts';
import { numericDay } from '../ui/day-words.ts';

/** Each value with its unit, then the day of the newest: "130/80 mmHg", "72 BPM", "68 kg", "12/11/2026". */
export function vitalsWords(vitals: NonNullable<ClinicalRecord['vitals']>): string[] {
  const { systolic, diastolic, heartRate, bloodSugar, weight, temperature, measuredAt } = vitals;
  return [
    systolic !== null && `${systolic}/${diastolic} ${m.vitals_mmhg()}`,
    heartRate !== null && `${heartRate} ${m.vitals_bpm()}`,
    bloodSugar !== null && `${bloodSugar} ${m.vitals_mg_dl()}`,
    weight !== null && `${kilogramsOf(weight)} ${m.measures_kg()}`,
    temperature !== null && `${temperatureIn(temperature, 'F')} ${m.measures_fahrenheit()}`,
    numericDay(dayAt(Date.parse(measuredAt), clinicTimeZone())),
  ].filter((words) => words !== false);
}
