import type { ClinicalRecord } from '#contract/clinical-records.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { kilogramsOf, temperatureIn } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '../ui/clinic-time.ts';
import { numericDay } from '../ui/day-words.ts';

type Vitals = NonNullable<ClinicalRecord['vitals']>;

/** What was measured, each by its name and with its unit: "Blood pressure", "130/80 mmHg". */
export function vitalsNamed(vitals: Vitals): { readonly name: string; readonly value: string }[] {
  const { systolic, diastolic, heartRate, bloodSugar, weight, temperature } = vitals;
  return [
    systolic !== null && {
      name: m.vitals_blood_pressure(),
      value: `${systolic}/${diastolic} ${m.vitals_mmhg()}`,
    },
    heartRate !== null && { name: m.vitals_heart_rate(), value: `${heartRate} ${m.vitals_bpm()}` },
    bloodSugar !== null && { name: m.vitals_blood_sugar(), value: `${bloodSugar} ${m.vitals_mg_dl()}` },
    weight !== null && { name: m.vitals_weight(), value: `${kilogramsOf(weight)} ${m.measures_kg()}` },
    temperature !== null && {
      name: m.vitals_temperature(),
      value: `${temperatureIn(temperature, 'F')} ${m.measures_fahrenheit()}`,
    },
  ].filter((one) => one !== false);
}

/** The day of the newest value. */
export const dayMeasured = ({ measuredAt }: Vitals): string =>
  numericDay(dayAt(Date.parse(measuredAt), clinicTimeZone()));

/** Each value with its unit, then the day of the newest: "130/80 mmHg", "72 BPM", "68 kg", "12/11/2026". */
export const vitalsWords = (vitals: Vitals): string[] => [
  ...vitalsNamed(vitals).map(({ value }) => value),
  dayMeasured(vitals),
];
