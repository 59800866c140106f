import type { ClinicalRecord } from '#contract/clinical-records.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { isStale, kilogramsOf, temperatureIn } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '../ui/clinic-time.ts';
import { numericDay } from '../ui/day-words.ts';

type Vitals = NonNullable<ClinicalRecord['vitals']>;
type Measured = Omit<Vitals, 'measuredAt'>;

/** What was measured, each by its name and with its unit and day: "Blood pressure", "130/80 mmHg". */
export function vitalsNamed(
  vitals: Measured,
): { readonly name: string; readonly value: string; readonly day: string | null }[] {
  const { systolic, diastolic, heartRate, bloodSugar, weight, temperature, days } = vitals;
  return [
    systolic !== null && {
      name: m.vitals_blood_pressure(),
      value: `${systolic}/${diastolic} ${m.vitals_mmhg()}`,
      day: days?.bloodPressure ?? null,
    },
    heartRate !== null && {
      name: m.vitals_heart_rate(),
      value: `${heartRate} ${m.vitals_bpm()}`,
      day: days?.heartRate ?? null,
    },
    bloodSugar !== null && {
      name: m.vitals_blood_sugar(),
      value: `${bloodSugar} ${m.vitals_mg_dl()}`,
      day: days?.bloodSugar ?? null,
    },
    weight !== null && {
      name: m.vitals_weight(),
      value: `${kilogramsOf(weight)} ${m.measures_kg()}`,
      day: days?.weight ?? null,
    },
    temperature !== null && {
      name: m.vitals_temperature(),
      value: `${temperatureIn(temperature, 'F')} ${m.measures_fahrenheit()}`,
      day: days?.temperature ?? null,
    },
  ].filter((one) => one !== false);
}

/** The clinic day of the newest value. */
export const dayMeasured = ({ measuredAt }: Vitals): string =>
  dayAt(Date.parse(measuredAt), clinicTimeZone());

interface DatedWords {
  readonly words: string;
  /** So old that it is shown in grey. */
  readonly isStale: boolean;
}

/**
 * Each value with its unit, and its own day where that is not the newest one, then the newest: "130/80 mmHg",
 * "68 kg 11/12/2025", "12/11/2026".
 */
export function vitalsWords(vitals: Vitals): DatedWords[] {
  const newest = dayMeasured(vitals);
  const today = clinicToday();
  return [
    ...vitalsNamed(vitals).map(({ value, day }) => ({
      words: day && day !== newest ? `${value} ${numericDay(day)}` : value,
      isStale: isStale(day ?? newest, today),
    })),
    { words: numericDay(newest), isStale: isStale(newest, today) },
  ];
}
