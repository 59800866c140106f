import type { PatientVitals } from '#contract/clinical/vitals.ts';
import {
  getTemperatureRange,
  guessTemperatureUnit,
  isStale,
  type TemperatureUnit,
  type TypedVitals,
  toKilograms,
  toPounds,
  toStoredTemperature,
  vitalRanges,
} from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';

export type MeasuredKind = Exclude<keyof TypedVitals, 'sugarWhen'>;

export const unitName = (unit: TemperatureUnit) =>
  unit === 'C' ? m.vitals_celsius() : m.measures_fahrenheit();

export const vitalFields = (unit: TemperatureUnit) =>
  ({
    systolic: { name: m.vitals_systolic(), unit: m.vitals_mmhg(), range: vitalRanges.systolic, whole: true },
    diastolic: {
      name: m.vitals_diastolic(),
      unit: m.vitals_mmhg(),
      range: vitalRanges.diastolic,
      whole: true,
    },
    heartRate: {
      name: m.vitals_heart_rate(),
      unit: m.vitals_bpm(),
      range: vitalRanges.heartRate,
      whole: true,
    },
    bloodSugar: {
      name: m.vitals_blood_sugar(),
      unit: m.vitals_mg_dl(),
      range: vitalRanges.bloodSugar,
      whole: true,
    },
    weight: { name: m.vitals_weight(), unit: m.measures_kg(), range: vitalRanges.weightKg, whole: false },
    temperature: {
      name: m.vitals_temperature(),
      unit: unitName(unit),
      range: getTemperatureRange(unit),
      whole: false,
    },
    oxygenSaturation: {
      name: m.vitals_oxygen(),
      unit: m.vitals_percent(),
      range: vitalRanges.oxygenSaturation,
      whole: true,
    },
    respiratoryRate: {
      name: m.vitals_breathing(),
      unit: m.vitals_per_minute(),
      range: vitalRanges.respiratoryRate,
      whole: true,
    },
    height: { name: m.vitals_height(), unit: m.vitals_cm(), range: vitalRanges.heightCm, whole: false },
  }) satisfies Record<MeasuredKind, object>;

function rangeSentence(kind: MeasuredKind, unit: TemperatureUnit): string {
  const { name, unit: own, range } = vitalFields(unit)[kind];
  if (kind !== 'temperature') return m.measures_range({ name, ...range, unit: own });
  const otherUnit = unit === 'C' ? 'F' : 'C';
  const other = getTemperatureRange(otherUnit);
  return m.measures_range_both({
    name,
    ...range,
    unit: own,
    otherFrom: other.from,
    otherTo: other.to,
    otherUnit: unitName(otherUnit),
  });
}

/** The value is in the typed unit. */
function isPossible(kind: MeasuredKind, value: number, unit: TemperatureUnit): boolean {
  const { range, whole } = vitalFields(unit)[kind];
  return value >= range.from && value <= range.to && (!whole || Number.isInteger(value));
}

/** A sentence with the range and its unit for each impossible value. */
export function findImpossibleValues(
  typed: TypedVitals,
  unit: TemperatureUnit,
): Partial<Record<MeasuredKind, string>> {
  const kinds = Object.keys(vitalFields(unit)) as MeasuredKind[];
  const wrong = kinds.filter((kind) => typed[kind] !== null && !isPossible(kind, typed[kind], unit));
  return Object.fromEntries(wrong.map((kind) => [kind, rangeSentence(kind, unit)]));
}

export const findFittingUnit = ({ temperature }: TypedVitals, unit: TemperatureUnit) =>
  temperature === null ? null : guessTemperatureUnit(temperature, unit);

/** Weight in lbs, temperature in °C. */
export const toStoredVitals = (typed: TypedVitals, unit: TemperatureUnit): TypedVitals => ({
  ...typed,
  weight: typed.weight === null ? null : toPounds(typed.weight),
  temperature: typed.temperature === null ? null : toStoredTemperature(typed.temperature, unit),
});

/** Leaves out impossible values; the result is in stored units. */
export function pickPossibleVitals(typed: TypedVitals, unit: TemperatureUnit): TypedVitals {
  const without = Object.fromEntries(
    Object.keys(findImpossibleValues(typed, unit)).map((kind) => [kind, null]),
  );
  return toStoredVitals({ ...typed, ...without }, unit);
}

/** In kg, as long as it is comparable: a child's weight of last year is not. */
export function findRecentWeight(
  { weight, days }: Pick<NonNullable<PatientVitals['latest']>, 'weight' | 'days'>,
  today: string,
): number | null {
  const isRecent = days?.weight && !isStale(days.weight, today);
  return weight !== null && isRecent ? toKilograms(weight) : null;
}
