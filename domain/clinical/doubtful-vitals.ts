import { findExpectedVitals } from './expected-vitals.ts';
import {
  getTemperatureRange,
  guessTemperatureUnit,
  type TemperatureUnit,
  type TypedVitals,
  toKilograms,
  vitalRanges,
} from './vitals.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}
const isWithin = (value: number, { from, to }: Range) => value >= from && value <= to;

/** Values outside these ranges are rare, and are confirmed before they are stored. */
const likelyRanges = {
  systolic: { from: 70, to: 240 },
  diastolic: { from: 35, to: 150 },
  heartRate: { from: 30, to: 220 },
  bloodSugar: { from: 40, to: 600 },
  oxygenSaturation: { from: 70, to: 100 },
} as const;
/** Between the two values of a blood pressure. */
const likelyGap = { from: 10, to: 130 };

/** Everyday values, used to guess what a mistyped value should be. */
const usualRanges = {
  systolic: { from: 80, to: 220 },
  diastolic: { from: 40, to: 140 },
  heartRate: { from: 40, to: 180 },
  bloodSugar: { from: 54, to: 400 },
  weight: { from: 30, to: 150 },
  oxygenSaturation: { from: 80, to: 100 },
  height: { from: 130, to: 200 },
  respiratoryRate: { from: 10, to: 40 },
  F: { from: 95, to: 106 },
  C: { from: 35, to: 41 },
} as const;
const usualGap = { from: 15, to: 110 };

/** mg/dL in a mmol/L of glucose. */
const sugarFactor = 18.016;
const mmolRange = { from: 2, to: 33.3 };
/** A child's weight on scales that show grams. */
const gramRange = { from: 2000, to: 10_000 };
/** The usual ratio to the last weight; the next range is that of a corrected slip. */
const likelyChange = { from: 0.67, to: 1.5 };
const usualChange = { from: 0.85, to: 1.15 };

const centimetresInInch = 2.54;

const tenth = (value: number) => Number(value.toFixed(1));
/** One digit too many or too few, or a missing decimal point. */
const shiftDecimals = (value: number) => [value / 10, value / 100, value * 10].map(tenth);

export type DoubtfulKind =
  | 'pressure'
  | 'heartRate'
  | 'bloodSugar'
  | 'weight'
  | 'temperature'
  | 'oxygenSaturation'
  | 'respiratoryRate'
  | 'height';

export interface PatientBackground {
  /** In kg, if it was measured recently. */
  readonly lastWeight: number | null;
  /** In full years. */
  readonly age: number | null;
}

/** A likely correction, in the units of the form. */
export interface LikelyCorrection {
  readonly values: Partial<TypedVitals>;
  readonly unit?: TemperatureUnit;
  /** The unit in which the value was probably typed. */
  readonly typedIn?: 'mmol' | 'lbs' | 'g' | 'm' | 'ft' | 'in';
}

export interface DoubtfulValue {
  readonly kind: DoubtfulKind;
  /** At most two, the likeliest first. */
  readonly meant: readonly LikelyCorrection[];
  /** True if a patient can have the typed value. */
  readonly possible: boolean;
}

type Single = Exclude<DoubtfulKind, 'pressure' | 'temperature'>;
const meantAs = (
  kind: Single,
  values: readonly number[],
  typedIn?: LikelyCorrection['typedIn'],
): LikelyCorrection[] => values.map((value) => ({ values: { [kind]: value }, ...(typedIn && { typedIn }) }));

function pressureDoubt(systolic: number, diastolic: number): DoubtfulValue | null {
  const possible =
    isWithin(systolic, vitalRanges.systolic) &&
    isWithin(diastolic, vitalRanges.diastolic) &&
    Number.isInteger(systolic) &&
    Number.isInteger(diastolic) &&
    systolic > diastolic;
  const isLikely =
    isWithin(systolic, likelyRanges.systolic) &&
    isWithin(diastolic, likelyRanges.diastolic) &&
    isWithin(systolic - diastolic, likelyGap);
  if (possible && isLikely) return null;
  const withShifted = (value: number) => [value, ...shiftDecimals(value)];
  const pairs = withShifted(systolic).flatMap((one) =>
    withShifted(diastolic).flatMap((other) => [
      [one, other],
      [other, one],
    ]),
  );
  const meant = pairs.filter(
    ([high = 0, low = 0]) =>
      [high, low].every(Number.isInteger) &&
      isWithin(high, usualRanges.systolic) &&
      isWithin(low, usualRanges.diastolic) &&
      isWithin(high - low, usualGap),
  );
  return {
    kind: 'pressure',
    possible,
    meant: meant
      .slice(0, 2)
      .map(([high = null, low = null]) => ({ values: { systolic: high, diastolic: low } })),
  };
}

function heartRateDoubt(value: number): DoubtfulValue | null {
  if (isWithin(value, likelyRanges.heartRate) && Number.isInteger(value)) return null;
  const meant = shiftDecimals(value).filter(
    (one) => Number.isInteger(one) && isWithin(one, usualRanges.heartRate),
  );
  return {
    kind: 'heartRate',
    meant: meantAs('heartRate', meant).slice(0, 2),
    possible: isWithin(value, vitalRanges.heartRate) && Number.isInteger(value),
  };
}

function sugarDoubt(value: number): DoubtfulValue | null {
  if (isWithin(value, likelyRanges.bloodSugar) && Number.isInteger(value)) return null;
  const milligrams = Math.round(value * sugarFactor);
  const isMmol = isWithin(value, mmolRange);
  const whole = shiftDecimals(value).filter(
    (one) => Number.isInteger(one) && isWithin(one, usualRanges.bloodSugar),
  );
  return {
    kind: 'bloodSugar',
    meant: [
      ...(isMmol ? meantAs('bloodSugar', [milligrams], 'mmol') : []),
      // 5.5 is not 55 with an extra decimal point.
      ...meantAs('bloodSugar', Number.isInteger(value) ? whole : []),
    ].slice(0, 2),
    possible: isWithin(value, vitalRanges.bloodSugar) && Number.isInteger(value),
  };
}

function weightDoubt(value: number, { lastWeight: last, age }: PatientBackground): DoubtfulValue | null {
  const likelyWeight = findExpectedVitals(age).weight;
  const usualWeight = age === null ? usualRanges.weight : likelyWeight;
  const fits = (kg: number) =>
    isWithin(kg, likelyWeight) &&
    (last === null ? isWithin(kg, usualWeight) : isWithin(kg / last, usualChange));
  const isLikely = isWithin(value, likelyWeight) && (last === null || isWithin(value / last, likelyChange));
  if (isLikely) return null;
  const ofPounds = toKilograms(value);
  const ofGrams = tenth(value / 1000);
  return {
    kind: 'weight',
    meant: [
      ...(fits(ofPounds) ? meantAs('weight', [ofPounds], 'lbs') : []),
      ...meantAs('weight', shiftDecimals(value).filter(fits)),
      ...(isWithin(value, gramRange) && ((last === null && age === null) || fits(ofGrams))
        ? meantAs('weight', [ofGrams], 'g')
        : []),
    ].slice(0, 2),
    possible: isWithin(value, vitalRanges.weightKg),
  };
}

/** Interprets metres, feet and inches, or inches alone. */
function listLikelyHeights(value: number): LikelyCorrection[] {
  const feet = Math.floor(value);
  const inches = Math.round((value - feet) * 10);
  return [
    ...meantAs('height', [tenth(value * 100)], 'm'),
    ...meantAs('height', [tenth((feet * 12 + inches) * centimetresInInch)], 'ft'),
    ...meantAs('height', [tenth(value * centimetresInInch)], 'in'),
    ...meantAs('height', shiftDecimals(value)),
  ];
}

function heightDoubt(value: number, { age }: PatientBackground): DoubtfulValue | null {
  const likelyHeight = findExpectedVitals(age).height;
  if (isWithin(value, likelyHeight)) return null;
  const usualHeight = age === null ? usualRanges.height : likelyHeight;
  return {
    kind: 'height',
    meant: listLikelyHeights(value)
      .filter(({ values }) => isWithin(values.height ?? 0, usualHeight))
      .slice(0, 2),
    possible: isWithin(value, vitalRanges.heightCm),
  };
}

function oxygenDoubt(value: number): DoubtfulValue | null {
  if (isWithin(value, likelyRanges.oxygenSaturation) && Number.isInteger(value)) return null;
  const meant = shiftDecimals(value).filter(
    (one) => Number.isInteger(one) && isWithin(one, usualRanges.oxygenSaturation),
  );
  return {
    kind: 'oxygenSaturation',
    meant: meantAs('oxygenSaturation', meant).slice(0, 2),
    possible: isWithin(value, vitalRanges.oxygenSaturation) && Number.isInteger(value),
  };
}

function breathingDoubt(value: number, { age }: PatientBackground): DoubtfulValue | null {
  const { breathing } = findExpectedVitals(age);
  if (isWithin(value, breathing) && Number.isInteger(value)) return null;
  const usualBreathing = age === null ? usualRanges.respiratoryRate : breathing;
  const meant = shiftDecimals(value).filter((one) => Number.isInteger(one) && isWithin(one, usualBreathing));
  return {
    kind: 'respiratoryRate',
    meant: meantAs('respiratoryRate', meant).slice(0, 2),
    possible: isWithin(value, vitalRanges.respiratoryRate) && Number.isInteger(value),
  };
}

/** A missing decimal point. A value in the other unit is asked about separately. */
function findTemperatureDoubt(value: number, unit: TemperatureUnit): DoubtfulValue | null {
  if (isWithin(value, getTemperatureRange(unit)) || guessTemperatureUnit(value, unit)) return null;
  const units: readonly TemperatureUnit[] = unit === 'C' ? ['C', 'F'] : ['F', 'C'];
  const meant = units.flatMap((of) =>
    shiftDecimals(value)
      .filter((one) => isWithin(one, usualRanges[of]))
      .map((temperature) => ({ values: { temperature }, unit: of })),
  );
  return { kind: 'temperature', meant: meant.slice(0, 2), possible: false };
}

/**
 * Finds values that are rarely right: swapped, a digit too many or too few, or another unit. Impossible
 * values that no slip explains are left to the range checks. The age can make a usual weight or height
 * doubtful: 7 kg at 26 years.
 */
export function findDoubtfulValues(
  typed: TypedVitals,
  unit: TemperatureUnit,
  known: PatientBackground,
): DoubtfulValue[] {
  const { systolic, diastolic, heartRate, bloodSugar, weight, temperature } = typed;
  const { oxygenSaturation, respiratoryRate, height } = typed;
  const doubts = [
    systolic !== null && diastolic !== null && pressureDoubt(systolic, diastolic),
    heartRate !== null && heartRateDoubt(heartRate),
    oxygenSaturation !== null && oxygenDoubt(oxygenSaturation),
    respiratoryRate !== null && breathingDoubt(respiratoryRate, known),
    bloodSugar !== null && sugarDoubt(bloodSugar),
    weight !== null && weightDoubt(weight, known),
    height !== null && heightDoubt(height, known),
    temperature !== null && findTemperatureDoubt(temperature, unit),
  ];
  return doubts.filter((one): one is DoubtfulValue => !!one && (one.possible || one.meant.length > 0));
}
