import { findExpectedVitals } from './expected-vitals.ts';

/** Accepted values in each unit that people type; weight and temperature are stored in lbs and °C. */
export const vitalRanges = {
  systolic: { from: 50, to: 260 },
  diastolic: { from: 30, to: 200 },
  heartRate: { from: 25, to: 250 },
  bloodSugar: { from: 20, to: 700 },
  weightKg: { from: 1, to: 400 },
  fahrenheit: { from: 90, to: 110 },
  celsius: { from: 32, to: 43 },
  oxygenSaturation: { from: 50, to: 100 },
  respiratoryRate: { from: 4, to: 90 },
  heightCm: { from: 30, to: 250 },
} as const;

export const temperatureUnits = ['F', 'C'] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];

/** Null at any other time. */
export const sugarTimes = ['fasting', 'after_meal'] as const;
export type SugarTime = (typeof sugarTimes)[number];

/** Weight in kg, height in cm, temperature in the chosen unit; null is not measured. */
export interface TypedVitals {
  systolic: number | null;
  diastolic: number | null;
  heartRate: number | null;
  bloodSugar: number | null;
  sugarWhen: SugarTime | null;
  weight: number | null;
  temperature: number | null;
  /** In percent. */
  oxygenSaturation: number | null;
  /** Breaths per minute. */
  respiratoryRate: number | null;
  height: number | null;
}

const poundsInKilogram = 2.204_622_621_8;
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Two decimals, as stored. */
export const toPounds = (kilograms: number) => rounded(kilograms * poundsInKilogram, 2);
/** One decimal, as typed. */
export const toKilograms = (pounds: number) => rounded(pounds / poundsInKilogram, 1);
/** With one decimal. */
export const toBodyMassIndex = (pounds: number, centimetres: number) =>
  rounded(pounds / poundsInKilogram / (centimetres / 100) ** 2, 1);
interface Sizes {
  readonly weight: number | null;
  readonly height?: number | null | undefined;
  readonly days?: { readonly weight: string | null; readonly height?: string | null | undefined } | undefined;
}
/** From the newest weight and height, dated by the older of them; null where one is missing. */
export function findNewestBodyMassIndex({
  weight,
  height,
  days,
}: Sizes): { value: number; day: string | null } | null {
  if (weight === null || typeof height !== 'number') return null;
  const [day = null] = [days?.weight, days?.height].filter((one) => typeof one === 'string').toSorted();
  return { value: toBodyMassIndex(weight, height), day };
}
/** Degrees Celsius with two decimals. */
export const toStoredTemperature = (degrees: number, unit: TemperatureUnit) =>
  rounded(unit === 'C' ? degrees : (degrees - 32) / 1.8, 2);
/** With one decimal. */
export const convertTemperature = (celsius: number, unit: TemperatureUnit) =>
  rounded(unit === 'C' ? celsius : celsius * 1.8 + 32, 1);

export const getTemperatureRange = (unit: TemperatureUnit) =>
  unit === 'C' ? vitalRanges.celsius : vitalRanges.fahrenheit;

const isWithin = (value: number, { from, to }: { readonly from: number; readonly to: number }) =>
  value >= from && value <= to;

/** The other unit, if the value is possible only there: 98.6 °C is meant as °F. */
export function guessTemperatureUnit(degrees: number, unit: TemperatureUnit): TemperatureUnit | null {
  const other = unit === 'C' ? 'F' : 'C';
  return !isWithin(degrees, getTemperatureRange(unit)) && isWithin(degrees, getTemperatureRange(other))
    ? other
    : null;
}

/** Values that call for an ambulance or for a doctor today. */
export const vitalAlarms = [
  'pressure',
  'pressureLow',
  'oxygenLow',
  'breathing',
  'sugarLow',
  'sugarHigh',
  'pulse',
  'temperature',
  'temperatureLow',
] as const;
export type VitalAlarm = (typeof vitalAlarms)[number];

export interface MeasuredVitals {
  readonly systolic: number | null;
  readonly diastolic: number | null;
  readonly heartRate: number | null;
  readonly bloodSugar: number | null;
  /** In °C. */
  readonly temperature: number | null;
  /** Missing in answers that were cached offline by an old version. */
  readonly oxygenSaturation?: number | null | undefined;
  readonly respiratoryRate?: number | null | undefined;
}

/** Limits and sources: docs/decisions/14-clinical-records-and-vitals.md. The age is in full years, if it is known. */
export function findVitalAlarms(vitals: MeasuredVitals, age: number | null = null): VitalAlarm[] {
  const breaths = vitals.respiratoryRate ?? null;
  const { systolic, diastolic, heartRate, bloodSugar, temperature } = vitals;
  const isAlarm: Readonly<Record<VitalAlarm, boolean>> = {
    pressure: (systolic ?? 0) >= 180 || (diastolic ?? 0) >= 120,
    pressureLow: systolic !== null && systolic < 80,
    oxygenLow: typeof vitals.oxygenSaturation === 'number' && vitals.oxygenSaturation < 92,
    breathing: breaths !== null && (breaths <= 8 || breaths >= findExpectedVitals(age).fastBreathing),
    sugarLow: bloodSugar !== null && bloodSugar < 54,
    sugarHigh: bloodSugar !== null && bloodSugar > 400,
    pulse: heartRate !== null && (heartRate < 40 || heartRate > 150),
    temperature: (temperature ?? 0) >= 41,
    temperatureLow: temperature !== null && temperature < 35,
  };
  return vitalAlarms.filter((alarm) => isAlarm[alarm]);
}

/** Values older than this are shown in grey, because they say little about today. */
const staleAfterDays = 90;
export const isStale = (measuredOn: string, today: string) =>
  Date.parse(today) - Date.parse(measuredOn) > staleAfterDays * 86_400_000;

/** Rows are sorted oldest first. */
export function findNewestValues<Row extends MeasuredVitals>(rows: readonly Row[]): MeasuredVitals {
  const newest = (kind: keyof MeasuredVitals) => rows.findLast((row) => row[kind] !== null)?.[kind] ?? null;
  return {
    systolic: newest('systolic'),
    diastolic: newest('diastolic'),
    heartRate: newest('heartRate'),
    bloodSugar: newest('bloodSugar'),
    temperature: newest('temperature'),
    oxygenSaturation: newest('oxygenSaturation'),
    respiratoryRate: newest('respiratoryRate'),
  };
}
