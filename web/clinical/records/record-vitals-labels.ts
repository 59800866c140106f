import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import {
  convertTemperature,
  findNewestBodyMassIndex,
  isStale,
  toKilograms,
} from '#domain/clinical/vitals.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';

type Vitals = NonNullable<ClinicalRecord['vitals']>;
type Measured = Omit<Vitals, 'measuredAt'>;

interface NamedVital {
  readonly name: string;
  readonly value: string;
  /** Used where the name is not beside it. */
  readonly alone?: string;
  readonly day: string | null;
}

/** Measured values by name, with unit and day: "Blood pressure", "130/80 mmHg". */
export function listNamedVitals(vitals: Measured): NamedVital[] {
  const { systolic, diastolic, heartRate, bloodSugar, weight, temperature, days } = vitals;
  const { oxygenSaturation, respiratoryRate, height } = vitals;
  const bodyMass = findNewestBodyMassIndex(vitals);
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
    typeof oxygenSaturation === 'number' && {
      name: m.vitals_oxygen(),
      value: `${oxygenSaturation} ${m.vitals_percent()}`,
      alone: m.vitals_oxygen_value({ percent: oxygenSaturation }),
      day: days?.oxygenSaturation ?? null,
    },
    typeof respiratoryRate === 'number' && {
      name: m.vitals_breathing(),
      value: `${respiratoryRate} ${m.vitals_per_minute()}`,
      alone: m.vitals_breathing_value({ count: respiratoryRate }),
      day: days?.respiratoryRate ?? null,
    },
    bloodSugar !== null && {
      name: m.vitals_blood_sugar(),
      value: `${bloodSugar} ${m.vitals_mg_dl()}`,
      day: days?.bloodSugar ?? null,
    },
    weight !== null && {
      name: m.vitals_weight(),
      value: `${toKilograms(weight)} ${m.measures_kg()}`,
      day: days?.weight ?? null,
    },
    typeof height === 'number' && {
      name: m.vitals_height(),
      value: `${height} ${m.vitals_cm()}`,
      day: days?.height ?? null,
    },
    bodyMass !== null && {
      name: m.vitals_bmi(),
      value: String(bodyMass.value),
      alone: `${m.vitals_bmi()} ${bodyMass.value}`,
      day: bodyMass.day,
    },
    temperature !== null && {
      name: m.vitals_temperature(),
      value: `${convertTemperature(temperature, 'F')} ${m.measures_fahrenheit()}`,
      day: days?.temperature ?? null,
    },
  ].filter((one) => one !== false);
}

export const formatMeasuredDay = ({ measuredAt }: Vitals): string =>
  toCalendarDay(Date.parse(measuredAt), clinicTimeZone());

interface DatedWords {
  readonly words: string;
  /** Old enough to be greyed out. */
  readonly isStale: boolean;
}

/**
 * Each value with its unit and, if older than the newest, its own day, then the newest day: "130/80 mmHg",
 * "68 kg 11/12/2025", "12/11/2026".
 */
export function formatVitals(vitals: Vitals): DatedWords[] {
  const newest = formatMeasuredDay(vitals);
  const today = clinicToday();
  return [
    ...listNamedVitals(vitals).map(({ value, alone = value, day }) => ({
      words: day && day !== newest ? `${alone} ${formatNumericDay(day)}` : alone,
      isStale: isStale(day ?? newest, today),
    })),
    { words: formatNumericDay(newest), isStale: isStale(newest, today) },
  ];
}
